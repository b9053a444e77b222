import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { hasTrait } from "@/server/dietary/engine/model/knowledge";
import { ANIMAL_SUBSTANCES } from "@/server/dietary/engine/model/substances";
import type { Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { foldedWords } from "@/server/dietary/engine/text/tokens";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { readReference } from "@/server/dietary/read-reference";

const knowledge = loadKnowledge();

function kindOf(name: string, key: string, description?: string): VerdictKind | undefined {
  const item = description === undefined ? { id: "", name } : { id: "", name, description };
  const setting = { type: "ingredient", key, preference: "allergy" } as const;
  return judge([item], [setting], knowledge, { provenance: "venue", kind: "menu" })[0]?.kind;
}

describe("a dish is no other name of the food in it", () => {
  it.each([
    ["Aji fry", ["wheat", "egg"]],
    ["Bakaliaros skordalia", ["garlic", "wheat", "walnut"]],
    ["Hoi thot", ["egg", "wheat"]],
    ["Casquinha de siri", ["wheat", "dairy", "coconut"]],
    ["Krabbesalat", ["egg", "mustard"]],
    ["Poo pad pong karee", ["egg", "dairy", "celery"]],
    ["Chingri malai", ["coconut"]],
    ["Pansotti", ["dairy", "walnut"]],
    ["Casoncelli", ["pork", "beef", "dairy"]],
    ["Frosted mini wheats", ["gelatine"]],
    ["Virgin Mary", ["celery", "fish", "tomato"]],
    ["Virgin piña colada", ["coconut"]],
    ["Zarzuela", ["almond", "crustacean"]],
    ["Locos mayo", ["egg"]],
    ["Boursin", ["garlic"]],
    ["Pistachio cream", ["dairy"]],
    ["Stir fry vegetables", ["soy", "mollusc"]],
  ])("%s", (dish, foods) => {
    for (const food of foods) expect(kindOf(dish, food), food).not.toBe("match");
  });

  it("no spelling of plain flesh, milk or egg ends in the name of a dish", () => {
    const dishes =
      /^(mayo|poke|saganaki|skordalia|furai|salat|salad|soup|suppe|curry|sandwich|nigiri|maki|malai|omelette)$/;
    const wrong = readReference()
      .synonyms.filter(({ concept, text }) => {
        const food = knowledge.concepts[knowledge.conceptIndex.get(concept) ?? -1];
        return (
          food &&
          !hasTrait(food, "compound") &&
          (food.profile.yes & ANIMAL_SUBSTANCES) !== 0 &&
          text.includes(" ") &&
          dishes.test(foldedWords(text).at(-1) ?? "")
        );
      })
      .map(({ concept, text }) => `${concept}: ${text}`);
    expect(wrong).toEqual([]);
  });
});

describe("where kinds of meat, fish and nuts are taken for each other", () => {
  it.each([
    ["Ćevapi", ["lamb", "pork"]],
    ["Dripping", ["beef", "pork"]],
    ["Schmaltz", ["goose", "chicken"]],
    ["Spaghetti alla bottarga", ["mullet", "tuna"]],
    ["Fish roe", ["cod", "herring"]],
    ["Caviar", ["salmon", "sturgeon"]],
    ["Taramosalata", ["cod", "mullet"]],
    ["Mutton curry", ["goat", "lamb"]],
    ["Parmesan", ["veal", "beef"]],
    ["Wiener Schnitzel", ["pork", "veal"]],
  ])("%s may be any of them", (dish, foods) => {
    for (const food of foods) expect(kindOf(dish, food), food).not.toBe("match");
  });

  it("another kind stays ruled out", () => {
    expect(kindOf("Parmesan", "pork")).toBe("match");
    expect(kindOf("Walnut cake", "almond")).toBe("match");
    expect(kindOf("Beef dripping", "pork")).toBe("match");
  });
});

describe("a dish is not measured by the food that it is named after", () => {
  const fits = (name: string, setting: Setting): VerdictKind | undefined =>
    judge([{ id: "", name }], [setting], knowledge, { provenance: "venue", kind: "menu" })[0]?.kind;

  it.each(["Walnut cake", "Sake don", "Räkmacka", "Garides saganaki"])(
    "%s is unknown to somebody who counts carbohydrates",
    (name) => {
      expect(fits(name, { type: "diet", key: "keto" })).not.toBe("match");
    },
  );

  it("flour that may be around a food is counted, and what is grilled fits", () => {
    expect(fits("Calamari", { type: "diet", key: "keto" })).toBe("unknown");
    expect(fits("Calamari", { type: "diet", key: "low_fodmap" })).toBe("may_contain");
    expect(fits("Grilled squid", { type: "diet", key: "keto" })).toBe("match");
    expect(fits("Walnuts", { type: "diet", key: "keto" })).toBe("match");
  });
});

describe("a claim that the name denies is not relied on", () => {
  it.each([
    ["Nut-free walnut cake", undefined],
    ["Walnut cake", "nut free"],
  ])("%s, %s: neither for the nut that it names nor for another", (name, description) => {
    for (const food of ["walnut", "almond", "tree nut"]) expect(kindOf(name, food, description)).toBe("may_contain");
  });

  it("bread without gluten is made of another flour", () => {
    expect(kindOf("Gluten-free bread", "corn")).toBe("may_contain");
    expect(kindOf("Gluten-free bread", "gluten-grain")).toBe("match");
  });
});
