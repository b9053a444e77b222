import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasTrait } from "@/server/dietary/engine/model/knowledge";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadReferenceKnowledge();
const RUNS = { numRuns: 300 };
const SLOW = 120_000;

/** Names without a word that begins a statement or joins two foods, because the words around the name are tested. */
const named = knowledge.concepts.filter(({ name }) => {
  const { mentions } = readFood(name, knowledge, { kind: "menu" });
  return mentions.length === 1 && mentions[0]?.polarity === "present" && /^[a-z ]+$/.test(name);
});
const foods = named.filter((each) => !hasTrait(each, "modifier") && !hasTrait(each, "adjective"));
const food = fc.constantFrom(...foods.map(({ name }) => name));
const dish = fc.constantFrom(...foods.filter((each) => hasTrait(each, "compound")).map(({ name }) => name));
const claim = fc.constantFrom(
  "(vegan)",
  "(gf)",
  "(nut free)",
  "(dairy-free)",
  "gluten free",
  "nut-free",
  "(v)",
  "- egg free",
);
const doubted = fc.constantFrom(
  "(gluten free on request)",
  "(vegan option available)",
  "(dairy free option)",
  ". Cannot be made nut free",
  ", not gluten free",
  ". Not suitable for vegans",
  ", no gluten-free options",
  ". Egg-free? Ask us",
);

const profileOf = (text: string) => readFood(text, knowledge, { kind: "menu" }).profile;
const heldAnyhow = (text: string): number => profileOf(text).yes;
const possible = (text: string): number => {
  const { yes, may, unknown } = profileOf(text);
  return yes | may | unknown;
};

describe("claims and the foods around them", () => {
  it(
    "a claim never removes a substance of a list when a food is added behind it",
    () => {
      fc.assert(
        fc.property(fc.array(food, { minLength: 1, maxLength: 4 }), food, (list, added) => {
          const before = list.join(", ");
          expect(heldAnyhow(before) & ~possible(`${before}, ${added}`)).toBe(0);
        }),
        RUNS,
      );
    },
    SLOW,
  );

  it(
    "a claim clears no food behind the claimed one",
    () => {
      fc.assert(
        fc.property(dish, claim, dish, (claimed, said, other) => {
          expect(heldAnyhow(other) & ~heldAnyhow(`${claimed} ${said}, ${other}`)).toBe(0);
        }),
        RUNS,
      );
    },
    SLOW,
  );

  it(
    "a claim never certainly clears a dish before the claimed one in a list",
    () => {
      fc.assert(
        fc.property(dish, claim, dish, (claimed, said, other) => {
          expect(heldAnyhow(other) & ~possible(`${other}, ${claimed} ${said}`)).toBe(0);
        }),
        RUNS,
      );
    },
    SLOW,
  );

  it(
    "a negated or only offered claim clears nothing",
    () => {
      fc.assert(
        fc.property(food, doubted, (name, said) => {
          expect(possible(name) & ~possible(`${name} ${said}`)).toBe(0);
          expect(heldAnyhow(name) & ~heldAnyhow(`${name} ${said}`)).toBe(0);
        }),
        RUNS,
      );
    },
    SLOW,
  );
});
