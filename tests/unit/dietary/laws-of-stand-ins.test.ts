import { describe, expect, it } from "vitest";
import { makeupOf } from "@/server/dietary/engine/foods/makeup";
import { judge } from "@/server/dietary/engine/judging/judge";
import { type Concept, hasTrait, isA } from "@/server/dietary/engine/model/knowledge";
import type { VerdictKind } from "@/server/dietary/engine/model/verdict";
import { headRuleFor } from "@/server/dietary/engine/reading/phrase-parts";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/**
 * A plant before the name of a prepared flesh may be an imitation of it: never certainly the flesh, and never
 * certainly free of it.
 */
const knowledge = loadKnowledge();
const conceptOf = (id: string): Concept => knowledge.concepts[knowledge.conceptIndex.get(id) ?? -1] as Concept;
const below = (id: string): Concept[] => {
  const grouping = conceptOf(id);
  return knowledge.concepts.filter((each) => each !== grouping && isA(each, grouping.index));
};

function verdictOn(name: string, key: string): VerdictKind | undefined {
  const setting = { type: "ingredient", key, preference: "allergy" } as const;
  return judge([{ id: "", name }], [setting], knowledge, { provenance: "venue", kind: "menu" })[0]?.kind;
}

/** If two neighbouring names together are one food's name, that food is meant. */
const isOneFood = (name: string): boolean => knowledge.lexicon.concepts.has(name);

const PLANTS = below("stands-in-for-prepared-flesh").filter(
  (plant) => !hasTrait(plant, "compound") && !hasTrait(plant, "grouping") && !hasTrait(plant, "modifier"),
);
const SHAPED = below("stands-in-for-any-flesh");
const FLESH = ["bacon", "ham", "smoked salmon", "chorizo", "pastrami", "jerky"] as const;
const OF: Readonly<Record<string, string>> = { "smoked salmon": "fish", jerky: "beef" };

describe("a plant before a prepared flesh", () => {
  it("makes the flesh possible, neither certain nor absent", () => {
    expect(PLANTS.length).toBeGreaterThan(20);
    for (const { name } of PLANTS)
      for (const flesh of FLESH) {
        const text = `${name} ${flesh}`;
        if (isOneFood(text)) continue;
        expect([text, verdictOn(text, OF[flesh] ?? "meat")]).toEqual([text, "may_contain"]);
      }
  });

  it("in a recipe does not refer to the label", () => {
    const setting = { type: "ingredient", key: "meat", preference: "allergy" } as const;
    for (const line of ["100 g coconut bacon", "200 g mushroom sausages", "soy chorizo"]) {
      const [verdict] = judge([{ id: "", name: line }], [setting], knowledge, {
        provenance: "recipe",
        kind: "ingredient",
      });
      expect([line, verdict?.settings]).toEqual([line, [{ setting, kind: "may_contain" }]]);
    }
  });

  it("also makes it possible in a dish that is made with it", () => {
    for (const [dish, key] of [
      ["coconut bacon BLT", "pork"],
      ["tempeh BLT", "pork"],
      ["carrot lox bagel", "fish"],
      ["jackfruit carnitas tacos", "pork"],
      ["mushroom carbonara", "pork"],
    ] as const)
      expect([dish, verdictOn(dish, key)]).toEqual([dish, "may_contain"]);
  });

  it("also makes it possible in a dish named after the fish, even if the dish may be of any fish", () => {
    for (const [dish, key] of [
      ["watermelon tuna poke", "fish"],
      ["watermelon tuna sashimi", "fish"],
      ["chickpea tuna salad sandwich", "fish"],
      ["chickpea tuna melt", "fish"],
      ["banana blossom fish and chips", "fish"],
      ["olive caviar", "fish"],
      ["caviar d'aubergine", "fish"],
      ["pilz-speck", "pork"],
      ["tofu-speck", "pork"],
      ["nut parmesan", "dairy"],
      ["tofu egg salad", "egg"],
    ] as const)
      expect([dish, verdictOn(dish, key)]).toEqual([dish, "may_contain"]);
  });

  it("does not affect other fish, nor a dish with a food before it", () => {
    for (const [dish, key] of [
      ["tuna poke", "fish"],
      ["mango tuna poke", "fish"],
      ["avocado salmon maki", "fish"],
      ["tuna chickpea salad", "fish"],
      ["tuna salad with chickpeas", "fish"],
      ["tomato tuna pasta", "fish"],
      ["salmon caviar", "fish"],
      ["egg salad", "egg"],
      ["pasta with walnuts and parmesan", "dairy"],
    ] as const)
      expect([dish, verdictOn(dish, key)]).toEqual([dish, "conflict"]);
  });

  it("does not affect the dish's other foods and other flesh", () => {
    expect(verdictOn("coconut bacon carbonara", "egg")).not.toBe("match");
    expect(verdictOn("coconut bacon BLT", "wheat")).toBe("conflict");
    expect(verdictOn("carrot lox bagel", "dairy")).toBe(verdictOn("lox bagel", "dairy"));
    for (const text of ["mushroom chicken", "tomato beef", "coconut prawns", "carrot salmon salad, tuna"])
      expect([
        text,
        verdictOn(text, text.includes("prawns") ? "crustacean" : text.includes("tuna") ? "tuna" : "meat"),
      ]).toEqual([text, "conflict"]);
  });

  it("that replaces any flesh does so before every dish that is made of flesh", () => {
    const dishes = knowledge.concepts.filter(
      (dish) =>
        hasTrait(dish, "compound") &&
        !hasTrait(dish, "grouping") &&
        makeupOf(dish, knowledge).sure.has(conceptOf("bacon").index),
    );
    expect(dishes.length).toBeGreaterThan(5);
    for (const plant of SHAPED) {
      const rule = headRuleFor(plant, conceptOf("bacon"), knowledge);
      expect([plant.id, rule?.effect]).toEqual([plant.id, "soften"]);
    }
    for (const { name } of dishes) {
      const text = `seitan ${name}`;
      expect([text, verdictOn(text, "pork")]).not.toEqual([text, "match"]);
    }
  });
});
