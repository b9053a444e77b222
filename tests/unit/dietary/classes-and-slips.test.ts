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

describe("the name of a class against a food that is none of its kinds in the tree", () => {
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

  it.each(["soy", "peanut", "lupin"])("'legumes' may be %s for an allergy and for its class alike", (key) => {
    expect(kindOf("Legumes", allergyTo(key))).toBe("may_contain");
  });

  it("is not inherited: lentils are no soybeans, and black pepper is no fruit", () => {
    expect(kindOf("Lentils", allergyTo("soybean"))).toBe("match");
    expect(kindOf("Black pepper", allergyTo("bell pepper"))).toBe("match");
  });
});

describe("a slip of the pen", () => {
  it.each([
    ["Capucinno", "dairy"],
    ["Crossiant", "wheat"],
    ["Prosciuto", "pork"],
    ["Edemame", "soy"],
    ["Scalops seared", "mollusc"],
    ["ch33se", "dairy"],
  ])("'%s' may hold %s, and no more than that", (name, key) => {
    expect(kindOf(name, allergyTo(key))).toBe("may_contain");
  });

  it("that letters are spelt out changes no word", () => {
    expect(kindOf("P.E.A.N.U.T sauce", allergyTo("peanut"))).toBe("conflict");
  });

  it("makes nothing known: what it does not resemble stays unknown", () => {
    expect(kindOf("Edemame", allergyTo("fish"))).toBe("unknown");
    expect(kindOf("Zorblaxi", allergyTo("dairy"))).toBe("unknown");
  });
});

describe("a claim that is taken back before a food that is named by it", () => {
  it.each([
    ["Not gluten free pasta", { type: "diet", key: "gluten_free" }],
    ["Not-so-vegan burger", { type: "diet", key: "vegan" }],
    ["Vegan-ish brownie", { type: "diet", key: "vegan" }],
    ["Mostly vegan lasagne", { type: "diet", key: "dairy_free" }],
  ] as const)("'%s' does not fit", (name, setting) => {
    expect(kindOf(name, setting)).not.toBe("match");
  });
});

describe("lines of a recipe that name nothing to eat", () => {
  it.each(["7x5-inch baking dish", "After cooking:", "*Not included", "Parchment paper"])("'%s' fits", (line) => {
    expect(kindOf(line, allergyTo("peanut"), "ingredient")).toBe("match");
  });

  it.each(["Topping", "Your favourite filling", "1 zorblax baking dish", "Baking dish of gratin"])(
    "'%s' does not",
    (line) => {
      expect(kindOf(line, allergyTo("dairy"), "ingredient")).not.toBe("match");
    },
  );

  it("stay unknown on a menu", () => {
    expect(kindOf("After cooking:", allergyTo("dairy"))).toBe("unknown");
  });
});

describe("what stands beside the food in a recipe's line", () => {
  it.each([
    ["1 teaspoonbaking powder", "dairy"],
    ["12 ounces coke (not diet)", "dairy"],
    ["4 tart firm apples", "dairy"],
    ["8 ounces low-protein flour", "egg"],
  ])("'%s' is known to hold no %s", (line, key) => {
    expect(kindOf(line, allergyTo(key), "ingredient")).toBe("match");
  });

  it("a maker in brackets is no food", () => {
    expect(kindOf("1 Tbsp mustard (Grey Poupon, Maille)", allergyTo("fish"), "ingredient")).toBe("match");
  });
});

describe("kitchens", () => {
  it("fried flesh may be floured in any language", () => {
    expect(kindOf("Choco frito", allergyTo("wheat"))).toBe("may_contain");
    expect(kindOf("Merluza frita", allergyTo("wheat"))).toBe("may_contain");
  });

  it("a dish of a kitchen without milk, whose foods are told, holds none", () => {
    expect(kindOf("Mapo tofu", allergyTo("dairy"))).toBe("match");
  });
});
