import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { allergiesOf, FREE_FROM_KEYS, groupOf, SEVERITIES } from "@/lib/profile/allergies";
import { type AllergyChange, applyAllergyChange } from "@/lib/profile/allergy-changes";
import type { PreferencesWire } from "@/lib/schemas/profile";

const nothing: PreferencesWire = { dietary: [], healthConcerns: [], ingredientPreferences: [], favorites: [] };
const keysOf = (preferences: PreferencesWire) => allergiesOf(preferences).map(({ key }) => key);

const keys = fc.constantFrom(...FREE_FROM_KEYS.map(groupOf), "kiwi", "anise");
const names = fc.constantFrom("Fish", "egg", "Nuts", " ", "", "Kiwi");
const change: fc.Arbitrary<AllergyChange> = fc.oneof(
  fc.record({
    on: fc.constant(true as const),
    key: keys,
    label: names,
    severity: fc.constantFrom(...SEVERITIES),
    traces: fc.boolean(),
  }),
  fc.record({ on: fc.constant(false as const), key: keys }),
);

describe("a change of one allergy", () => {
  it("affects that allergy and no other, whatever the rows are named", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...DIET_KEYS)), fc.array(change), change, (dietary, before, last) => {
        const profile = before.reduce<PreferencesWire>(applyAllergyChange, { ...nothing, dietary });
        const after = applyAllergyChange(profile, last);
        const others = (preferences: PreferencesWire) => allergiesOf(preferences).filter(({ key }) => key !== last.key);
        expect(new Set(others(after))).toEqual(new Set(others(profile)));
        expect(keysOf(after).filter((key) => key === last.key)).toHaveLength(last.on ? 1 : 0);
        expect(applyAllergyChange(after, last)).toEqual(after);
      }),
    );
  });

  it("keeps the recorded severity unless it names another", () => {
    const severe = applyAllergyChange(nothing, { on: true, key: "nut", label: "Nuts", severity: "severe" });
    const again = applyAllergyChange(severe, { on: true, key: "nut", label: "Nuts", traces: false });
    expect(allergiesOf(again)).toEqual([
      { key: "nut", kind: "allergy", label: "Nuts", severity: "severe", traces: false },
    ]);
  });

  it("to traces keeps an intolerance, and is at least as severe as a free-from key says", () => {
    const egg = {
      ...{ id: "1", ingredient_id: "i", key: "egg", preference_type: "intolerance" as const },
      ingredient: { id: "i", name: "Egg" },
    };
    const profile = { ...nothing, ingredientPreferences: [egg] };
    const weights = (of: PreferencesWire) => allergiesOf(of).map(({ severity, traces }) => [severity, traces]);
    const traces = { on: true, key: "egg", label: "Eggs", traces: false } as const;
    expect(weights(applyAllergyChange(profile, traces))).toEqual([["intolerance", false]]);
    expect(weights(applyAllergyChange({ ...profile, dietary: ["egg_free"] }, traces))).toEqual([["allergy", false]]);
    expect(weights(applyAllergyChange(profile, { on: true, key: "egg", label: "Eggs" }))).toEqual([["allergy", true]]);
    expect(weights(applyAllergyChange(profile, { on: false, key: "egg" }))).toEqual([]);
  });

  it("turns a milder opinion into the allergy, and leaves other foods alone", () => {
    const lemon = {
      id: "1",
      ingredient_id: "i",
      preference_type: "love" as const,
      ingredient: { id: "i", name: "Lemon" },
    };
    const profile = { ...nothing, ingredientPreferences: [{ ...lemon, key: "lemon" }] };
    expect(applyAllergyChange(profile, { on: false, key: "lemon" })).toEqual(profile);
    expect(keysOf(applyAllergyChange(profile, { on: true, key: "lemon", label: "Lemon" }))).toEqual(["lemon"]);
  });
});
