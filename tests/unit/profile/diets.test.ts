import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areConflicting,
  blockingDiet,
  chooseDiet,
  DIET_KEYS,
  DIETS,
  type DietKey,
  displacedAllergies,
  findConflict,
  isFreeFrom,
} from "@/lib/dietary/diets";
import { readDietClaims } from "@/server/recipes/extraction/diet-claims";
import { emptyDraft } from "@/server/recipes/extraction/recipe";

const key = fc.constantFrom(...DIET_KEYS);
const keys = fc.uniqueArray(key, { maxLength: 6 });

describe("the diet keys", () => {
  it("are the documented 17: seven diets and ten allergies", () => {
    expect(DIETS).toHaveLength(17);
    expect(DIETS.filter((diet) => diet.kind === "free_from").map((diet) => diet.label)).toEqual(
      ["Gluten", "Dairy", "Nut", "Egg", "Soy", "Shellfish", "Fish", "Sesame", "Corn", "Mustard"].map(
        (name) => `${name} Allergy`,
      ),
    );
  });

  it.each(DIETS)("$key is a free-from key exactly if it ends in _free, as the statistics assume", ({ key, kind }) => {
    expect(key.endsWith("_free")).toBe(kind === "free_from");
  });

  it("are each an attribute that administrators can record for a food", () => {
    const [, ...rows] = readFileSync("prisma/reference/dietary-attributes.tsv", "utf8").trim().split("\n");
    const attributes = rows.map((row) => row.split("\t"));
    expect(attributes.map(([attribute]) => attribute).sort()).toEqual([...DIET_KEYS].sort());
    const allergens = attributes.flatMap(([attribute, , , isAllergen]) => (isAllergen === "yes" ? [attribute] : []));
    expect(allergens.sort()).toEqual(DIET_KEYS.filter(isFreeFrom).sort());
  });

  it.each(DIET_KEYS)("include %s when a recipe page claims it by this name", (diet) => {
    const draft = { ...emptyDraft("json-ld"), keywords: [diet.replaceAll("_", "-")] };
    expect(readDietClaims(draft, "Soup")).toEqual([{ diet, source: "keywords" }]);
  });

  it.each<[DietKey, DietKey[]]>([
    ["vegan", ["vegetarian", "pescatarian", "dairy_free", "fish_free", "shellfish_free", "egg_free", "paleo"]],
    ["vegetarian", ["vegan", "pescatarian", "fish_free", "shellfish_free"]],
    ["pescatarian", ["vegan", "vegetarian", "fish_free", "shellfish_free"]],
    ["paleo", ["vegan"]],
    ["egg_free", ["vegan"]],
    ["nut_free", []],
  ])("%s conflicts with exactly its list, read in both directions", (diet, expected) => {
    const found = DIET_KEYS.filter((other) => areConflicting(diet, other));
    expect(found.sort()).toEqual([...expected].sort());
  });
});

describe("choosing a diet", () => {
  it("never leaves a conflicting pair, whatever was chosen before", () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 12 }), (choices) => {
        const chosen = choices.reduce<DietKey[]>(chooseDiet, []);
        expect(findConflict(chosen)).toBeNull();
      }),
    );
  });

  it("removes only what conflicts with it", () => {
    fc.assert(
      fc.property(keys, key, (before, diet) => {
        const after = chooseDiet(before, diet);
        const removed = before.filter((other) => !after.includes(other));
        expect(removed.every((other) => areConflicting(other, diet))).toBe(true);
        expect(after).toContain(diet);
      }),
    );
  });

  it("loses no allergy: each one that leaves is either displaced and kept, or was removed on its own", () => {
    fc.assert(
      fc.property(keys, key, (before, diet) => {
        const after = chooseDiet(before, diet);
        const goneAllergies = before.filter((other) => isFreeFrom(other) && !after.includes(other));
        expect(displacedAllergies(before, after).sort()).toEqual(goneAllergies.sort());
      }),
    );
  });
});

describe("the allergies that a diet displaces", () => {
  it("are found even if the list was sent without the allergy", () => {
    expect(displacedAllergies(["egg_free", "nut_free"], ["vegan", "nut_free"])).toEqual(["egg_free"]);
  });

  it("are none if the allergy leaves without a conflicting diet being added", () => {
    expect(displacedAllergies(["egg_free"], ["keto"])).toEqual([]);
    expect(displacedAllergies(["vegan"], [])).toEqual([]);
  });
});

describe("an option on the screen", () => {
  it("is blocked by a chosen diet that conflicts with it", () => {
    expect(blockingDiet(["vegan"], "egg_free")).toBe("vegan");
    expect(blockingDiet(["vegetarian"], "vegan")).toBe("vegetarian");
  });

  it("is not blocked by a chosen allergy: choosing it displaces the allergy", () => {
    expect(blockingDiet(["egg_free"], "vegan")).toBeNull();
  });

  it("is not blocked once it is chosen itself", () => {
    expect(blockingDiet(["vegan"], "vegan")).toBeNull();
  });
});
