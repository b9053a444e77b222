import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { FREE_FROM_KEYS } from "@/lib/profile/allergies";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";

/**
 * Stores what the venues of the person's active visits can see of the current profile, limited to the rows that each
 * visit shares (see lib/sharing/shared-rows.ts; health only with the owner's consent). Called at check-in and, in the same
 * transaction, by every change of the profile: an allergy that is added at the table reaches the kitchen, and what a
 * venue sees ends with the visit without a scheduled job. A disclosure that has not changed keeps its time, so that a
 * kitchen which has read it is notified of changes only.
 * `visitId`: updates only this visit, if no other can have changed.
 */
export async function updateDisclosures(tx: Transaction, userId: string, visitId?: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO visit_disclosures
      (visit_id, user_id, dietary_preferences, health_concerns, ingredient_preferences, favorites, updated_at)
    SELECT v.id, v.user_id, seen.dietary_preferences, seen.health_concerns, seen.ingredient_preferences, seen.favorites, ${now()}
    FROM visits v, shown_of(v.user_id, v.shared_rows, ${FREE_FROM_KEYS}::diet_key[], ${ALARMING_CONCERNS}::text[],
      ${MORE_WAY_KEYS}::text[]) seen
    WHERE v.user_id = ${userId}::uuid AND v.status = 'active' AND v.expires_at > ${now()}
      AND v.id = coalesce(${visitId ?? null}::uuid, v.id)
    ON CONFLICT (visit_id) DO UPDATE SET
      dietary_preferences = excluded.dietary_preferences, health_concerns = excluded.health_concerns,
      ingredient_preferences = excluded.ingredient_preferences, favorites = excluded.favorites,
      updated_at = excluded.updated_at
    WHERE (visit_disclosures.dietary_preferences, visit_disclosures.health_concerns,
        visit_disclosures.ingredient_preferences, visit_disclosures.favorites)
      IS DISTINCT FROM (excluded.dietary_preferences, excluded.health_concerns,
        excluded.ingredient_preferences, excluded.favorites)`;
}
