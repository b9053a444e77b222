import { AppError } from "@/lib/errors";
import { FREE_FROM_KEYS } from "@/lib/profile/allergies";
import type { HealthPart } from "@/lib/profile/health-consent";
import type { HealthConsentsWire } from "@/lib/schemas/health-consent";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { changeProfile } from "@/server/sight/change-profile";
import { endSight } from "@/server/sight/ways/end-sight";
import { endsSharing, getHealthConsents, listRecorded } from "./get-health-consents";
import { inForce } from "./health-consent";

/**
 * Withdraws a consent, and deletes what was recorded under it, here and in past visits that venues can still see.
 * `erases`: the keys that the person was shown. If something else is recorded by now, nothing happens (409), so that
 * no allergy is deleted that its owner did not see. If one of the keys could hurt the person, everything that lets
 * others read the card ends too: a card without it would look as if there were nothing to avoid.
 */
export async function withdrawHealthConsent(
  person: { userId: string },
  part: HealthPart,
  erases: readonly string[],
): Promise<HealthConsentsWire> {
  const { userId } = person;
  await changeProfile(person, async (tx) => {
    const keys = (await listRecorded(tx, userId, part)).map(({ key }) => key);
    const recorded = new Set(keys);
    if (recorded.size !== new Set(erases).size || !erases.every((key) => recorded.has(key))) {
      throw new AppError("conflict", "recordedChanged", {
        reason: "recorded_changed",
      });
    }
    if (endsSharing(part, keys)) await endSight(tx, userId, "withdrawal");
    await ERASE[part](tx, userId);
    await tx.healthConsent.updateMany({ where: { userId, ...inForce(part) }, data: { withdrawnAt: now() } });
  });
  return getHealthConsents(person);
}

const ERASE: Record<HealthPart, (tx: Transaction, userId: string) => Promise<void>> = {
  allergies: async (tx, userId) => {
    await tx.ingredientPreference.deleteMany({ where: { userId, preferenceType: { in: ["allergy", "intolerance"] } } });
    await tx.userDiet.deleteMany({ where: { userId, diet: { in: [...FREE_FROM_KEYS] } } });
    await tx.$executeRaw`
      UPDATE visit_disclosures SET
        dietary_preferences = ARRAY(SELECT diet FROM unnest(dietary_preferences) WITH ORDINALITY AS d(diet, place)
          WHERE diet <> ALL (${FREE_FROM_KEYS}::diet_key[]) ORDER BY place),
        ingredient_preferences = (SELECT coalesce(jsonb_agg(each ORDER BY place), '[]')
          FROM jsonb_array_elements(ingredient_preferences) WITH ORDINALITY AS p(each, place)
          WHERE each->>'preference_type' NOT IN ('allergy', 'intolerance'))
      WHERE user_id = ${userId}::uuid`;
  },
  health: async (tx, userId) => {
    await tx.userHealthConcern.deleteMany({ where: { userId } });
    await tx.nutrientLimit.deleteMany({ where: { userId } });
    await tx.$executeRaw`
      UPDATE visit_disclosures SET health_concerns = '{}' WHERE user_id = ${userId}::uuid AND health_concerns <> '{}'`;
  },
  diary: async (tx, userId) => {
    await tx.diaryEntry.deleteMany({ where: { userId } });
  },
};
