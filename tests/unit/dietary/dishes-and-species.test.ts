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

describe("a dish is not another name of the food in it", () => {
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

  it("no synonym of plain flesh, milk or egg ends in the name of a dish", () => {
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

describe("foods from animals or nuts that may be of several kinds", () => {
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
  ])("%s may contain each of its possible kinds", (dish, foods) => {
    for (const food of foods) expect(kindOf(dish, food), food).not.toBe("match");
  });

  it("exclude other kinds", () => {
    expect(kindOf("Parmesan", "pork")).toBe("match");
    expect(kindOf("Walnut cake", "almond")).toBe("match");
    expect(kindOf("Beef dripping", "pork")).toBe("match");
  });
});

describe("a dish does not have the nutrients of the food that it is named after", () => {
  const fits = (name: string, setting: Setting): VerdictKind | undefined =>
    judge([{ id: "", name }], [setting], knowledge, { provenance: "venue", kind: "menu" })[0]?.kind;

  it.each(["Walnut cake", "Sake don", "Räkmacka", "Garides saganaki"])(
    "%s is unknown for a person who counts carbohydrates",
    (name) => {
      expect(fits(name, { type: "diet", key: "keto" })).not.toBe("match");
    },
  );

  it("possible flour around a food is counted, and a grilled food fits", () => {
    expect(fits("Calamari", { type: "diet", key: "keto" })).toBe("unknown");
    expect(fits("Calamari", { type: "diet", key: "low_fodmap" })).toBe("may_contain");
    expect(fits("Grilled squid", { type: "diet", key: "keto" })).toBe("match");
    expect(fits("Walnuts", { type: "diet", key: "keto" })).toBe("match");
  });
});

describe("a claim that the name contradicts is not trusted", () => {
  it.each([
    ["Nut-free walnut cake", undefined],
    ["Walnut cake", "nut free"],
  ])("%s (%s) may contain the nut that it names, and others", (name, description) => {
    for (const food of ["walnut", "almond", "tree nut"]) expect(kindOf(name, food, description)).toBe("may_contain");
  });

  it("bread without gluten is made of another flour", () => {
    expect(kindOf("Gluten-free bread", "corn")).toBe("may_contain");
    expect(kindOf("Gluten-free bread", "gluten-grain")).toBe("match");
  });
});
