import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const allergyTo = (key: string): Setting => ({ type: "ingredient", key, preference: "allergy" });

function kindOf(name: string, setting: Setting, kind: "menu" | "ingredient" = "menu"): VerdictKind | undefined {
  const provenance = kind === "menu" ? ("venue" as const) : ("recipe" as const);
  return judge([{ id: "", name }], [setting], knowledge, { provenance, kind })[0]?.kind;
}

describe("the name of a class and a food that the tree does not list below it", () => {
  it.each([
    ["Sweetener", "aspartame"],
    ["Roast game", "pheasant"],
    ["Mixed leaves", "rocket"],
    ["Frying oil", "soybean oil"],
    ["Grilled peppers", "bell pepper"],
    ["Legumes", "soybean"],
    ["Animal fat", "pork"],
    ["Iced tea", "caffeine"],
  ])("'%s' may be %s", (name, key) => {
    expect(kindOf(name, allergyTo(key))).toBe("may_contain");
  });

  it.each(["soy", "peanut", "lupin"])("'legumes' may be %s, both for an allergy and for its class", (key) => {
    expect(kindOf("Legumes", allergyTo(key))).toBe("may_contain");
  });

  it("does not extend to other members: lentils are no soybeans, and black pepper is no bell pepper", () => {
    expect(kindOf("Lentils", allergyTo("soybean"))).toBe("match");
    expect(kindOf("Black pepper", allergyTo("bell pepper"))).toBe("match");
  });
});

describe("a spelling mistake", () => {
  it.each([
    ["Capucinno", "dairy"],
    ["Crossiant", "wheat"],
    ["Prosciuto", "pork"],
    ["Edemame", "soy"],
    ["Scalops seared", "mollusc"],
    ["ch33se", "dairy"],
  ])("'%s' may contain %s, and is never certain", (name, key) => {
    expect(kindOf(name, allergyTo(key))).toBe("may_contain");
  });

  it("spelling a word letter by letter does not change it", () => {
    expect(kindOf("P.E.A.N.U.T sauce", allergyTo("peanut"))).toBe("conflict");
  });

  it("makes nothing else known: what the word does not resemble stays unknown", () => {
    expect(kindOf("Edemame", allergyTo("fish"))).toBe("unknown");
    expect(kindOf("Zorblaxi", allergyTo("dairy"))).toBe("unknown");
  });
});

describe("a negated claim before the food that it names", () => {
  it.each([
    ["Not gluten free pasta", { type: "diet", key: "gluten_free" }],
    ["Not-so-vegan burger", { type: "diet", key: "vegan" }],
    ["Vegan-ish brownie", { type: "diet", key: "vegan" }],
    ["Mostly vegan lasagne", { type: "diet", key: "dairy_free" }],
  ] as const)("'%s' does not fit", (name, setting) => {
    expect(kindOf(name, setting)).not.toBe("match");
  });
});

describe("lines of a recipe that name no food", () => {
  it.each(["7x5-inch baking dish", "After cooking:", "*Not included", "Parchment paper"])("'%s' fits", (line) => {
    expect(kindOf(line, allergyTo("peanut"), "ingredient")).toBe("match");
  });

  it.each(["Topping", "Your favourite filling", "1 zorblax baking dish", "Baking dish of gratin"])(
    "'%s' does not fit",
    (line) => {
      expect(kindOf(line, allergyTo("dairy"), "ingredient")).not.toBe("match");
    },
  );

  it("stay unknown on a menu", () => {
    expect(kindOf("After cooking:", allergyTo("dairy"))).toBe("unknown");
  });
});

describe("words beside the food in a recipe's line", () => {
  it.each([
    ["1 teaspoonbaking powder", "dairy"],
    ["12 ounces coke (not diet)", "dairy"],
    ["4 tart firm apples", "dairy"],
    ["8 ounces low-protein flour", "egg"],
  ])("'%s' is known to contain no %s", (line, key) => {
    expect(kindOf(line, allergyTo(key), "ingredient")).toBe("match");
  });

  it("a brand in brackets is no food", () => {
    expect(kindOf("1 Tbsp mustard (Grey Poupon, Maille)", allergyTo("fish"), "ingredient")).toBe("match");
  });
});

describe("usual preparations", () => {
  it("fried flesh may be coated in flour, in any language", () => {
    expect(kindOf("Choco frito", allergyTo("wheat"))).toBe("may_contain");
    expect(kindOf("Merluza frita", allergyTo("wheat"))).toBe("may_contain");
  });

  it("a dish whose kitchen uses no milk, and whose foods are known, contains none", () => {
    expect(kindOf("Mapo tofu", allergyTo("dairy"))).toBe("match");
  });
});
