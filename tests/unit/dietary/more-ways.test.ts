import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseDiet, DIETS, type DietKey } from "@/lib/dietary/diets";
import { MORE_WAY_KEYS, MORE_WAYS } from "@/lib/dietary/more-ways";
import { allergiesOf } from "@/lib/profile/allergies";
import { type AllergyChange, applyAllergyChange } from "@/lib/profile/allergy-changes";
import { applyWayChange, waysOf } from "@/lib/profile/way-changes";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { judgeLines } from "@/server/recipes/judge-recipe";

const knowledge = loadKnowledge();
const wayOfKey = (key: string): Setting => ({ type: "ingredient", key, preference: "avoid" });

function kindOf(key: string, name: string, on: "menu" | "recipe"): [VerdictKind, boolean] {
  const options =
    on === "menu"
      ? ({ provenance: "venue", kind: "menu" } as const)
      : ({ provenance: "recipe", kind: "ingredient" } as const);
  const [verdict] = judge([{ id: "", name }], [wayOfKey(key)], knowledge, options);
  const [only] = verdict?.settings ?? [];
  if (!only) throw new Error("One setting, one verdict");
  return [only.kind, only.checkLabel === true];
}

describe("a way of eating beyond the diet keys", () => {
  it.each([
    ["not-halal", "bacon", "conflict"],
    ["not-halal", "white wine", "conflict"],
    ["not-halal", "carrots", "match"],
    ["not-halal", "salmon", "match"],
    ["not-kosher", "prawns", "conflict"],
    ["not-kosher", "eel", "conflict"],
    ["not-kosher", "rabbit", "conflict"],
    ["not-kosher", "apples", "match"],
    ["not-jain", "onion", "conflict"],
    ["not-jain", "potatoes", "conflict"],
    ["not-jain", "honey", "conflict"],
    ["not-jain", "mushrooms", "conflict"],
    ["not-jain", "rice", "match"],
    ["no-alcohol", "rum", "conflict"],
    ["no-alcohol", "orange juice", "match"],
    ["no-beef", "veal escalope", "conflict"],
    ["no-beef", "chicken breast", "match"],
    ["no-pork", "prosciutto", "conflict"],
    ["no-pork", "lamb", "match"],
    ["no-pork", "minced meat", "may_contain"],
    ["no-pork", "gelatine", "may_contain"],
  ] as const)("%s: %s is %s", (key, food, kind) => {
    expect(kindOf(key, food, "recipe")[0]).toBe(kind);
  });

  it.each(["not-halal", "not-kosher"])(
    "%s: how an animal was slaughtered is unknown for meat; in a recipe the cook's label says it",
    (key) => {
      expect(kindOf(key, "grilled chicken", "menu")).toEqual(["unknown", false]);
      expect(kindOf(key, "chicken breast", "recipe")).toEqual(["may_contain", true]);
    },
  );

  it("keeps meat and milk apart if kosher, and allows each alone", () => {
    expect(kindOf("not-kosher", "kosher chicken, cream", "menu")[0]).toBe("conflict");
    expect(kindOf("not-halal", "halal chicken, rice", "menu")[0]).toBe("match");
    expect(kindOf("not-halal", "halal rice, chicken", "menu")[0]).toBe("unknown");
    expect(kindOf("not-halal", "non-halal chicken, rice", "menu")[0]).not.toBe("match");
    expect(kindOf("not-kosher", "butter", "recipe")[0]).toBe("match");
  });

  it.each(MORE_WAY_KEYS)("%s: an unknown word is unknown, and an empty text is no fit", (key) => {
    expect(kindOf(key, "zorblax", "menu")[0]).toBe("unknown");
    expect(kindOf(key, "", "menu")[0]).toBe("unknown");
  });

  it("adds to a fit what cannot be known, and has a source", () => {
    const [verdict] = judge([{ id: "", name: "carrots" }], [wayOfKey("not-halal")], knowledge, {
      provenance: "venue",
      kind: "menu",
    });
    expect(verdict?.reasons[0]?.rule).toContain("How an animal was slaughtered");
    for (const { source, doubt } of MORE_WAYS) expect([source, doubt].every((text) => text.length > 20)).toBe(true);
  });
});

describe("a doubt about a food", () => {
  it.each(["not-halal", "not-kosher"])("%s: names possible pork in gelatine before insects in a colour", (key) => {
    for (const food of ["marshmallows", "gummy bears", "jelly sweets"]) {
      const [verdict] = judge([{ id: "", name: food }], [wayOfKey(key)], knowledge, {
        provenance: "venue",
        kind: "menu",
      });
      expect([food, verdict?.reasons[0]?.rule]).toEqual([food, expect.stringContaining("may contain pork")]);
    }
  });

  it("names possible alcohol in batter and sushi rice", () => {
    for (const dish of ["Fish and chips", "Sushi", "Salmon nigiri"])
      expect([dish, kindOf("not-halal", dish, "menu")[0]]).toEqual([dish, "may_contain"]);
  });
});

describe("a recipe without conflicts", () => {
  const judged = (names: readonly string[], settings: readonly Setting[]) =>
    judgeLines(
      { settings, names: new Map() },
      names.map((name, index) => ({ id: String(index), name, quantity: null, unit: null, note: null })),
    ).fit;

  it.each(MORE_WAYS)("$label: names what cannot be known from words", ({ key, doubt }) => {
    expect(judged(["rice", "chickpeas"], [wayOfKey(key)])).toMatchObject({ state: "match", doubts: [doubt] });
  });

  it("names it beside labels to check, once, and not if there is a conflict or nobody follows the way", () => {
    const both = [wayOfKey("no-beef"), wayOfKey("no-pork")];
    expect(judged(["rice"], both).doubts).toHaveLength(1);
    expect(judged(["chicken thighs", "rice"], [wayOfKey("not-halal")])).toMatchObject({
      state: "check_label",
      doubts: [expect.stringContaining("slaughtered")],
    });
    expect(judged(["bacon"], [wayOfKey("not-halal")]).doubts).toEqual([]);
    expect(judged(["rice"], [{ type: "diet", key: "vegan" }]).doubts).toEqual([]);
  });
});

describe("any order of choices", () => {
  const ways = DIETS.filter(({ kind }) => kind === "way_of_eating").map(({ key }) => key);
  type Step = { diet: DietKey } | { way: (typeof MORE_WAY_KEYS)[number] } | { allergy: AllergyChange };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.constantFrom(...ways).map((diet) => ({ diet })),
    fc.constantFrom(...MORE_WAY_KEYS).map((way) => ({ way })),
    fc
      .constantFrom("nut", "fish", "dairy", "celery")
      .map((key) => ({ allergy: { on: true as const, key, label: key } })),
  );

  it("loses no way of eating and no allergy", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let held: PreferencesWire = { dietary: [], healthConcerns: [], ingredientPreferences: [], favorites: [] };
        for (const each of steps) {
          if ("diet" in each) held = { ...held, dietary: chooseDiet(held.dietary, each.diet) };
          else if ("way" in each) held = applyWayChange(held, { key: each.way, on: true });
          else held = applyAllergyChange(held, each.allergy);
        }
        const wanted = new Set(steps.flatMap((each) => ("way" in each ? [each.way] : [])));
        const allergies = new Set(steps.flatMap((each) => ("allergy" in each ? [each.allergy.key] : [])));
        expect(new Set(waysOf(held.ingredientPreferences))).toEqual(wanted);
        expect(new Set(allergiesOf(held).map(({ key }) => key))).toEqual(allergies);
      }),
    );
  });
});
