import fc from "fast-check";
import { type DietToggle, isWayOfEating } from "@/lib/dietary/diet-choice";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import type { GuestChange } from "@/lib/guest-card/guest-card";
import { FREE_FROM_KEYS, groupOf, type Restriction, SEVERITIES } from "@/lib/profile/allergies";
import type { AllergyChange } from "@/lib/profile/allergy-changes";
import type { WayChange } from "@/lib/profile/way-changes";

/** The allergen groups, foods for which the travel card uses another word, and invented foods. */
const FOODS: readonly [key: string, label: string][] = [
  ...FREE_FROM_KEYS.map((diet): [string, string] => [groupOf(diet), groupOf(diet)]),
  ["celery", "Celery"],
  ["kiwi", "Kiwi"],
  ["milk", "Milk"],
  ["lupin", "Lupin"],
  ["019aa0d2-1111-7000-8000-000000000001", "Anis étoilé & <badiane>"],
  ["019aa0d2-1111-7000-8000-000000000002", "Kiwi"],
];

const allergyChange: fc.Arbitrary<AllergyChange> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({
        food: fc.constantFrom(...FOODS),
        severity: fc.option(fc.constantFrom(...SEVERITIES), { nil: undefined }),
        traces: fc.option(fc.boolean(), { nil: undefined }),
      })
      .map(
        ({ food: [key, label], severity, traces }): AllergyChange => ({
          on: true,
          key,
          label,
          ...(severity ? { severity } : {}),
          ...(traces === undefined ? {} : { traces }),
        }),
      ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...FOODS).map(([key]): AllergyChange => ({ on: false, key })) },
);
/** The screens offer ways of eating as diets; a free-from key is an allergy, chosen above. */
const dietToggle: fc.Arbitrary<DietToggle> = fc.record({
  key: fc.constantFrom(...DIET_KEYS.filter(isWayOfEating)),
  on: fc.boolean(),
});
const wayChange: fc.Arbitrary<WayChange> = fc.record({ key: fc.constantFrom(...MORE_WAY_KEYS), on: fc.boolean() });
export const choice: fc.Arbitrary<GuestChange> = fc.oneof(
  { weight: 3, arbitrary: allergyChange.map((allergy) => ({ allergy })) },
  { weight: 2, arbitrary: dietToggle.map((diet) => ({ diet })) },
  { weight: 1, arbitrary: wayChange.map((way) => ({ way })) },
);

/** The latest choice for each food, calculated independently of the tested code. */
export function recordedBy(choices: readonly GuestChange[]) {
  const kept = new Map<string, { severity: Restriction["severity"]; traces: boolean; label: string }>();
  for (const change of choices) {
    if (!("allergy" in change)) continue;
    const { allergy } = change;
    if (!allergy.on) kept.delete(allergy.key);
    else {
      const before = kept.get(allergy.key);
      kept.set(allergy.key, {
        severity: allergy.severity ?? before?.severity ?? "allergy",
        traces: allergy.traces ?? before?.traces ?? true,
        label: allergy.label,
      });
    }
  }
  return kept;
}
