import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Provenance, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { isCounted } from "@/server/dietary/engine/nutrition/counted";
import { mayRaise, statesOfFood, statesOfRow } from "@/server/dietary/engine/nutrition/food-states";
import { nutrientBounds } from "@/server/dietary/engine/nutrition/nutrient-bounds";
import { placedMentions } from "@/server/dietary/engine/reading/placed-mentions";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function verdictOn(name: string, concern: string, provenance: Exclude<Provenance, "inferred"> = "venue"): VerdictKind {
  const kind = provenance === "recipe" ? "ingredient" : "menu";
  const [verdict] = judge([{ id: "1", name }], [{ type: "health", key: concern }], knowledge, { provenance, kind });
  if (!verdict) throw new Error("No verdict.");
  return verdict.kind;
}

describe("foods that carry a risk because of their treatment", () => {
  it.each<[text: string, concern: string, kind: VerdictKind]>([
    ["salmon sashimi", "pregnancy", "conflict"],
    ["tuna tartare, avocado", "pregnancy", "conflict"],
    ["raw oysters", "pregnancy", "conflict"],
    ["oysters on the half shell", "pregnancy", "conflict"],
    ["steak, medium rare", "pregnancy", "conflict"],
    ["soft-boiled egg on toast", "pregnancy", "conflict"],
    ["hard-boiled egg", "pregnancy", "match"],
    ["raw carrots", "pregnancy", "match"],
    ["calf liver", "pregnancy", "conflict"],
    ["chicken liver pâté", "pregnancy", "conflict"],
    ["brie", "pregnancy", "conflict"],
    ["baked brie", "pregnancy", "match"],
    ["unpasteurised cheddar", "pregnancy", "conflict"],
    ["cheddar, lait cru", "pregnancy", "conflict"],
    ["cold-smoked salmon", "pregnancy", "conflict"],
    ["smoked trout", "pregnancy", "may_contain"],
    ["truite fumée", "pregnancy", "may_contain"],
    ["Forelle, geräuchert", "pregnancy", "may_contain"],
    ["rökt lax", "pregnancy", "conflict"],
    ["smoked paprika", "pregnancy", "match"],
    ["trout", "pregnancy", "match"],
    ["Parma ham", "pregnancy", "may_contain"],
    ["yellowfin tuna", "pregnancy", "may_contain"],
    ["espresso", "pregnancy", "may_contain"],
    ["decaf coffee", "pregnancy", "match"],
    ["king mackerel", "breastfeeding", "conflict"],
    ["beef tartare", "cancer", "conflict"],
    ["beef tartare", "elderly_nutrition", "may_contain"],
    ["oysters", "liver_disease", "conflict"],
    ["star fruit", "kidney_disease", "conflict"],
    ["licorice candy", "high_blood_pressure", "may_contain"],
    ["milk", "lactose_intolerance", "conflict"],
    ["lactose-free milk", "lactose_intolerance", "may_contain"],
    ["lait sans lactose", "lactose_intolerance", "may_contain"],
    ["leche sin lactosa", "lactose_intolerance", "may_contain"],
    ["milk, lactose-free yogurt", "lactose_intolerance", "conflict"],
    ["aged cheddar", "lactose_intolerance", "may_contain"],
    ["mozzarella", "lactose_intolerance", "may_contain"],
    ["chocolate", "migraines", "may_contain"],
    ["chocolate cake", "migraines", "may_contain"],
    ["coq au vin", "migraines", "may_contain"],
    ["carob bar", "migraines", "match"],
  ])("'%s' with %s: %s", (text, concern, kind) => {
    expect(verdictOn(text, concern)).toBe(kind);
  });

  it("raw meat in a recipe is only a caution, because it will be cooked", () => {
    expect(verdictOn("2 raw chicken breasts", "pregnancy", "recipe")).toBe("may_contain");
    expect(verdictOn("raw chicken", "pregnancy")).toBe("conflict");
  });

  it("rules about dairy do not apply to substitutes made of plants", () => {
    expect(verdictOn("vegan brie", "pregnancy")).not.toBe("conflict");
    expect(verdictOn("vegan brie", "high_blood_pressure")).toBe("unknown");
  });
});

describe("limits per 100 g", () => {
  it.each<[text: string, concern: string]>([
    ["salted peanuts", "high_blood_pressure"],
    ["peanuts, roasted and salted", "high_blood_pressure"],
    ["pickled radish", "high_blood_pressure"],
    ["smoked sea bass", "high_blood_pressure"],
    ["walnuts, candied", "diabetes"],
    ["deep-fried courgette", "heart_disease"],
    ["dried mango", "kidney_disease"],
    ["fish", "high_blood_pressure"],
  ])("'%s' with %s never fits, because the table's figure is of another food", (text, concern) => {
    expect(verdictOn(text, concern)).not.toBe("match");
  });

  it.each<[text: string, concern: string]>([
    ["peanuts", "high_blood_pressure"],
    ["dried lentils", "high_blood_pressure"],
    ["spaghetti", "high_blood_pressure"],
    ["broccoli, carrots", "diabetes"],
  ])("'%s' with %s fits by the table's figure, where the recipe says what is added", (text, concern) => {
    expect(verdictOn(text, concern, "recipe")).toBe("match");
  });

  it("a related food's figure never makes a food fit if its family is on both sides of the limit", () => {
    const sodium = 0.15;
    const doubtful = knowledge.concepts.filter((concept) => {
      const bounds = nutrientBounds(concept, "sodium", knowledge);
      return bounds !== null && bounds.value <= sodium && bounds.high > sodium && isCounted(concept, knowledge);
    });
    expect(doubtful.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.constantFrom(...doubtful), ({ name }) => {
        const heads = placedMentions({ id: "1", name }, knowledge, "menu").map(({ head }) => head);
        fc.pre(heads.length === 1 && heads[0]?.name === name);
        expect(verdictOn(name, "high_blood_pressure"), name).not.toBe("match");
      }),
    );
  });

  it("a family's bounds include every measured member's value, unless its preparation added to it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...knowledge.foods.keys()), (index) => {
        const food = knowledge.foods.get(index);
        const member = knowledge.concepts[index];
        for (const ancestor of member?.ancestors ?? []) {
          if (!knowledge.classWords.has(ancestor)) continue;
          const concept = knowledge.concepts[ancestor];
          if (!concept || !food || !member) continue;
          const own = statesOfFood(member, knowledge) | statesOfRow(food, knowledge);
          if (mayRaise(own & ~statesOfFood(concept, knowledge), "sodium", member, knowledge)) continue;
          const bounds = concept && nutrientBounds(concept, "sodium", knowledge);
          const value = food?.per100g.sodium;
          if (!bounds || value === null || value === undefined || !knowledge.foods.has(ancestor)) continue;
          expect(bounds.low).toBeLessThanOrEqual(value);
          expect(bounds.high).toBeGreaterThanOrEqual(value);
        }
      }),
    );
  });
});

describe("a concern that no list of foods can decide", () => {
  it.each(["food_allergies", "eating_disorders", "no_such_concern"])("%s is unknown, not fitting", (concern) => {
    expect(verdictOn("rice", concern)).toBe("unknown");
  });
});
