import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ReviewedFood, withReviewed } from "@/server/dietary/engine/foods/reviewed";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Knowledge } from "@/server/dietary/engine/model/knowledge";
import { BIT } from "@/server/dietary/engine/model/substances";
import type { Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";

const reference = loadReferenceKnowledge();

const food = (change: Partial<ReviewedFood>): ReviewedFood => ({
  slug: "reviewed:1",
  name: "Zorblax",
  synonyms: ["zorb"],
  parents: [],
  fits: {},
  holds: [],
  ...change,
});

const vegan: Setting = { type: "diet", key: "vegan" };
const noNuts: Setting = { type: "diet", key: "nut_free" };
const noMilk: Setting = { type: "ingredient", key: "milk", preference: "allergy" };

const verdict = (text: string, setting: Setting, knowledge: Knowledge): VerdictKind | undefined =>
  judge([{ id: "1", name: text }], [setting], knowledge, { provenance: "venue", kind: "menu" })[0]?.kind;

describe("a food that an administrator has reviewed", () => {
  it("is known only in the stated attributes", () => {
    const knowledge = withReviewed(reference, [food({ fits: { vegan: "yes" } })]);
    expect(verdict("zorblax", vegan, reference)).toBe("unknown");
    expect(verdict("zorblax", vegan, knowledge)).toBe("match");
    expect(verdict("fried Zorb", vegan, knowledge)).toBe("match");
    expect(verdict("zorblax", noNuts, knowledge)).toBe("unknown");
  });

  it("conflicts if it was stated not to fit, whatever other diet it was said to fit", () => {
    const knowledge = withReviewed(reference, [
      food({ fits: { vegan: "yes", nut_free: "no" }, holds: [{ substances: BIT.milk, presence: "yes" }] }),
    ]);
    expect(verdict("zorblax", noNuts, knowledge)).toBe("conflict");
    expect(verdict("zorblax", noMilk, knowledge)).toBe("conflict");
    expect(verdict("zorblax", vegan, knowledge)).toBe("conflict");
  });

  it("has the place in the tree that the review gives it", () => {
    const knowledge = withReviewed(reference, [food({ parents: ["cheese"] })]);
    expect(verdict("zorblax", { type: "ingredient", key: "cheese", preference: "avoid" }, knowledge)).toBe("conflict");
  });

  it("is covered by an allergy to a reviewed food above it, in any order of the reviews", () => {
    const foods = [
      food({ slug: "reviewed:1", parents: ["reviewed:2"] }),
      food({ slug: "reviewed:2", name: "Quimbles", synonyms: [], parents: ["reviewed:3"] }),
      food({ slug: "reviewed:3", name: "Wibbles", synonyms: [], holds: [{ substances: BIT.milk, presence: "yes" }] }),
    ];
    for (const order of [foods, foods.toReversed()]) {
      const knowledge = withReviewed(reference, order);
      const allergy: Setting = { type: "ingredient", key: "Wibbles", preference: "allergy" };
      expect(verdict("zorblax", allergy, knowledge)).toBe("conflict");
      expect(verdict("zorblax", noMilk, knowledge)).toBe("conflict");
    }
  });

  it("corrects the reference: added substances reach the foods below, removed ones only the food itself", () => {
    const cautious = withReviewed(reference, [
      food({ slug: "carrot", name: "Carrot", holds: [{ substances: BIT.milk, presence: "yes" }] }),
    ]);
    expect(verdict("carrot", noMilk, reference)).toBe("match");
    expect(verdict("carrot", noMilk, cautious)).toBe("conflict");
    const eased = withReviewed(reference, [
      food({ slug: "cheese", name: "Cheese", holds: [{ substances: BIT.milk, presence: "no" }] }),
    ]);
    expect(verdict("cheese", noMilk, eased)).toBe("match");
    expect(verdict("cheddar", noMilk, eased)).toBe("conflict");
  });

  it("affects the dishes made of it: certainly if it is always in them, possibly if it often is", () => {
    const noFish: Setting = { type: "diet", key: "fish_free" };
    const dishes = ["ghee", "ghee dal", "shortbread", "carrot"];
    const verdicts = (knowledge: Knowledge) => dishes.map((text) => verdict(text, noFish, knowledge));
    expect(verdicts(reference)).toEqual(["match", "match", "match", "match"]);
    const butter = food({ slug: "butter", name: "Butter", synonyms: [] });
    const surely = withReviewed(reference, [{ ...butter, holds: [{ substances: BIT.fish, presence: "yes" }] }]);
    expect(verdicts(surely)).toEqual(["conflict", "conflict", "may_contain", "match"]);
    const perhaps = withReviewed(reference, [{ ...butter, fits: { fish_free: "maybe" } }]);
    expect(verdicts(perhaps)).toEqual(["may_contain", "may_contain", "may_contain", "match"]);
  });

  it("inherits the substances of its parents, but not their absence", () => {
    const knowledge = withReviewed(reference, [food({ parents: ["cheddar"] })]);
    expect(verdict("zorblax", noMilk, knowledge)).toBe("conflict");
    expect(verdict("zorblax", noNuts, knowledge)).toBe("unknown");
  });

  it("has its own statement as the last word, in any order of the reviews", () => {
    const noSoy: Setting = { type: "diet", key: "soy_free" };
    const foods = [
      food({ slug: "butter", name: "Butter", holds: [{ substances: BIT.soy, presence: "yes" }] }),
      food({ slug: "ghee", name: "Ghee", holds: [{ substances: BIT.soy, presence: "no" }] }),
    ];
    for (const order of [foods, foods.toReversed()]) {
      const knowledge = withReviewed(reference, order);
      expect(["butter", "ghee", "butter solids"].map((text) => verdict(text, noSoy, knowledge))).toEqual([
        "conflict",
        "match",
        "conflict",
      ]);
    }
  });

  it("counts if its name is a part of another food's, whatever was judged before the review", () => {
    const avoid: Setting = { type: "ingredient", key: "reviewed:1", preference: "allergy" };
    const within = reference.concepts.find(({ name, profile }) => {
      const [first = "", ...others] = name.split(" ");
      return (
        others.length > 0 && /^[a-z]{5,}$/.test(first) && !reference.lexicon.concepts.has(first) && !profile.unknown
      );
    });
    const [name = ""] = within?.name.split(" ") ?? [];
    const looked: Setting = { type: "ingredient", key: "milk", preference: "allergy" };
    verdict(within?.name ?? "", looked, reference);
    const knowledge = withReviewed(reference, [food({ name, synonyms: [] })]);
    expect(verdict(within?.name ?? "", avoid, knowledge)).toBe("conflict");
    const withdrawn = withReviewed(reference, [food({ name: "Quimble", synonyms: [] })]);
    expect(verdict(within?.name ?? "", avoid, withdrawn)).not.toBe("conflict");
  });

  it("stays in foods that are named after it when a substance is added", () => {
    const avoid: Setting = { type: "ingredient", key: "butter", preference: "allergy" };
    expect(verdict("garlic butter", avoid, reference)).toBe("conflict");
    const more = withReviewed(reference, [
      food({ slug: "butter", name: "Butter", synonyms: [], holds: [{ substances: BIT.soy, presence: "yes" }] }),
    ]);
    expect(verdict("garlic butter", avoid, more)).toBe("conflict");
    expect(verdict("butter cookies", avoid, more)).toBe(verdict("butter cookies", avoid, reference));
  });

  it("still stands for its allergen class, for people who avoid the class and in a claim that it is left out", () => {
    const noMustard: Setting = { type: "ingredient", key: "mustard", preference: "allergy" };
    const mustard = food({ slug: "mustard", name: "Mustard", synonyms: [] });
    const withWheat = withReviewed(reference, [{ ...mustard, holds: [{ substances: BIT.wheat, presence: "yes" }] }]);
    const without = withReviewed(reference, [{ ...mustard, holds: [{ substances: BIT.mustard, presence: "no" }] }]);
    for (const knowledge of [reference, withWheat, without]) {
      expect(verdict("contains mustard", noMustard, knowledge)).toBe("conflict");
      expect(verdict("gremolata", noMustard, knowledge)).toBe("may_contain");
      expect(verdict("bread", noMustard, knowledge)).toBe(verdict("bread", noMustard, reference));
      expect(verdict("bread, mustard-free", { type: "diet", key: "gluten_free" }, knowledge)).toBe("conflict");
    }
  });

  it("leaves the reference data unchanged", () => {
    withReviewed(reference, [food({ slug: "carrot", name: "Carrot", fits: { vegan: "no" } })]);
    expect(verdict("carrot", vegan, reference)).toBe("match");
  });
});

describe("a guess of the classifier", () => {
  it("never turns unknown into a fit, for any guess and any name", () => {
    const settings = [vegan, noNuts, noMilk, { type: "diet", key: "gluten_free" } as const];
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), minLength: 6, maxLength: 12 }),
        fc.subarray(["milk", "egg", "tree_nut", "gluten"] as const),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (name, suspected, confidence) => {
          const classify = () => suspected.map((substance) => ({ substance, confidence }));
          const { classify: _, ...blind } = reference;
          for (const setting of settings) {
            const before = verdict(name, setting, blind);
            const after = verdict(name, setting, { ...reference, classify });
            if (before === "unknown") expect(["unknown", "may_contain"]).toContain(after);
            else expect(after).toBe(before);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
