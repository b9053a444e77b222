import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Setting } from "@/server/dietary/engine/judge";
import { judgeFor, readPerson } from "@/server/dietary/engine/judge";
import { type Concept, hasTrait, isA } from "@/server/dietary/engine/model/knowledge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const { concepts, conceptIndex } = knowledge;
const conceptAt = (id: string): Concept => concepts[conceptIndex.get(id) ?? -1] as Concept;

/** Groups of foods that people record as a whole. */
const CLASSES =
  "meat poultry fish shellfish crustacean mollusc seafood tree-nut dairy cheese egg soy wheat gluten-grain legume fruit vegetable citrus mushroom seed"
    .split(" ")
    .filter((id) => conceptIndex.has(id))
    .map(conceptAt);
const membersOf = (whole: Concept): Concept[] =>
  concepts.filter((food) => food.index !== whole.index && isA(food, whole.index) && !hasTrait(food, "compound"));

/** Foods of one kind; a dish made of several foods is judged by its ingredients. */
const SINGLE_FOODS = concepts.filter((food) => !hasTrait(food, "compound"));

/** Tests many foods with one person, because reading the person costs most. */
const someFoods = fc.array(fc.constantFrom(...SINGLE_FOODS), { minLength: 12, maxLength: 12 });

const allergies = (keys: readonly string[]): Setting[] =>
  keys.map((key) => ({ type: "ingredient", key, preference: "allergy" }));

/**
 * A class name such as "spice" may mean juniper, which is also a berry: excluding a food in one class does not exclude
 * it in another.
 */
const mayBeElsewhere = (food: Concept, member: Concept, whole: Concept): boolean =>
  member.ancestors.some(
    (index) => food.ancestors.includes(index) && !isA(whole, index) && !isA(concepts[index] as Concept, whole.index),
  );

describe("a class and its members", () => {
  it("what does not fit a person who avoids a member does not fit a person who avoids the class", () => {
    const pair = fc.constantFrom(...CLASSES).chain((whole) => {
      const members = membersOf(whole);
      return fc.tuple(fc.constant(whole), fc.constantFrom(...(members.length > 0 ? members : [whole])));
    });
    fc.assert(
      fc.property(pair, someFoods, ([whole, member], foods) => {
        // Distilled grain contains no gluten, but is made of grain.
        fc.pre(whole.id !== "gluten-grain");
        const items = foods
          .filter((food) => !mayBeElsewhere(food, member, whole))
          .map(({ name }) => ({ id: name, name }));
        const person = readPerson(allergies([whole.id, member.id]), knowledge);
        for (const { id, settings } of judgeFor(person, items, { provenance: "venue", kind: "ingredient" })) {
          const kindOf = (key: string) => settings.find(({ setting }) => setting.key === key)?.kind;
          const isFit = (kind: string | undefined) => kind === "match" || kind === "info";
          expect([id, isFit(kindOf(whole.id)) && !isFit(kindOf(member.id))]).toEqual([id, false]);
        }
      }),
      { numRuns: 300 },
    );
  }, 120_000);

  it.each(["parmesan", "Parmigiano Reggiano", "calf rennet"])(
    "%s is as doubtful for an allergy to meat as for one to beef",
    (name) => {
      const person = readPerson(allergies(["meat", "beef", "pork"]), knowledge);
      const [verdict] = judgeFor(person, [{ id: "", name }], { provenance: "venue", kind: "ingredient" });
      const kinds = Object.fromEntries((verdict?.settings ?? []).map(({ setting, kind }) => [setting.key, kind]));
      expect(kinds).toEqual({ meat: "may_contain", beef: "may_contain", pork: "match" });
    },
  );

  it("rennet does not make a cheese an animal: baking powder contains no Comté", () => {
    const person = readPerson(allergies(["comte"]), knowledge);
    const [verdict] = judgeFor(person, [{ id: "", name: "baking powder" }], {
      provenance: "venue",
      kind: "ingredient",
    });
    expect(verdict?.kind).not.toBe("may_contain");
  });
});
