import { FREE_FROM_KEYS } from "@/lib/dietary/allergies";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { now } from "@/server/clock";
import type { Transaction } from "./client";

/**
 * Writes down what the venues of the person's active visits can see, as the profile now stands, of the rows that each
 * visit shares: the same division as lib/shared-rows.ts makes; health with its owner's consent alone. Called
 * at check-in and, in the same transaction, by every change of the profile: an allergy added at the table
 * reaches the kitchen, and what a venue sees stops with the visit without any clock job. What a visit shows already is
 * left alone, with its time: a kitchen that has read it is told of changes only.
 * `visitId`: only that one, where nothing else can have changed.
 */
export async function updateDisclosures(tx: Transaction, userId: string, visitId?: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO visit_disclosures
      (visit_id, user_id, dietary_preferences, health_concerns, ingredient_preferences, favorites, updated_at)
    SELECT v.id, v.user_id, seen.dietary_preferences, seen.health_concerns, seen.ingredient_preferences, seen.favorites, ${now()}
    FROM visits v, LATERAL (SELECT
      ARRAY(SELECT d.diet FROM user_diets d WHERE d.user_id = v.user_id
        AND CASE WHEN d.diet = ANY (${FREE_FROM_KEYS}::diet_key[]) THEN 'allergies' ELSE 'diet' END::share_row
          = ANY (v.shared_rows) ORDER BY d.slot) AS dietary_preferences,
      ARRAY(SELECT c.name FROM user_health_concerns h JOIN health_concerns c ON c.id = h.health_concern_id
        WHERE h.user_id = v.user_id AND h.is_active AND 'health' = ANY (v.shared_rows)
        AND (c.name = ANY (${ALARMING_CONCERNS}::text[]) OR EXISTS (SELECT FROM health_consents a
          WHERE a.user_id = v.user_id AND a.part = 'health' AND a.withdrawn_at IS NULL)) ORDER BY h.slot) AS health_concerns,
      (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'ingredient_name', i.name, 'preference_type', p.preference_type, 'key', i.slug,
          'severity', CASE WHEN p.preference_type = 'allergy' THEN coalesce(p.severity, 'allergy') END,
          'traces', CASE WHEN p.preference_type = 'allergy' THEN p.traces END))
          ORDER BY p.created_at, p.id), '[]')
        FROM ingredient_preferences p JOIN ingredients i ON i.id = p.ingredient_id
        WHERE p.user_id = v.user_id AND CASE WHEN p.preference_type = 'allergy' THEN 'allergies'
          WHEN i.slug = ANY (${MORE_WAY_KEYS}::text[]) THEN 'diet'
          WHEN p.preference_type IN ('love', 'like') THEN 'likes' ELSE 'avoids' END::share_row = ANY (v.shared_rows)
      ) AS ingredient_preferences,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('item', jsonb_build_object('name', i.name, 'type', f.type))
          ORDER BY f.type, f.slot), '[]')
        FROM user_favorites f JOIN favorite_items i ON i.id = f.item_id WHERE f.user_id = v.user_id
        AND 'favorites' = ANY (v.shared_rows)) AS favorites) seen
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
