import { z } from "zod";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { fitOf } from "@/lib/menus/menu-insight";
import type { DishNotice } from "@/lib/schemas/venue-menu";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import type { KeptDish } from "./menu";

/**
 * `keys`: the person's needs, including allergies to single foods; `isBeyondKeys`: they have an allergy that no key
 * covers. `origin`: where their confirmed mailbox comes from.
 */
const SAVER = z.object({
  userId: z.string(),
  dishId: z.string(),
  keys: z.array(z.enum(DIET_KEYS)),
  isBeyondKeys: z.boolean(),
  origin: z.string().nullable(),
});
export type Saver = z.infer<typeof SAVER>;
/** `notice` is null to withdraw an earlier notice. */
export type Notice = { userId: string; dishId: string; notice: DishNotice | null };

/** The people who saved a dish of the venue, with their current needs. */
export const readSavers = (tx: Transaction, venueId: string): Promise<Saver[]> =>
  queryRowsIn(
    tx,
    SAVER,
    Prisma.sql`
    SELECT s.user_id AS "userId", s.dish_id AS "dishId",
      ARRAY(SELECT DISTINCT key FROM (
        SELECT diet::text AS key FROM user_diets WHERE user_id = s.user_id
        UNION ALL SELECT free_from_key_of(i.name) FROM ingredient_preferences p JOIN ingredients i ON i.id = p.ingredient_id
        WHERE p.user_id = s.user_id AND p.preference_type IN ('allergy', 'intolerance')) need WHERE key IS NOT NULL) AS keys,
      EXISTS (SELECT FROM ingredient_preferences p JOIN ingredients i ON i.id = p.ingredient_id
        WHERE p.user_id = s.user_id AND p.preference_type IN ('allergy', 'intolerance')
          AND free_from_key_of(i.name) IS NULL) AS "isBeyondKeys",
      CASE WHEN u.email_verified_at IS NOT NULL THEN mail_origin(u.email) END AS origin
    FROM saved_dishes s JOIN venue_dishes d ON d.id = s.dish_id JOIN users u ON u.id = s.user_id WHERE d.venue_id = ${venueId}::uuid`,
  );

/**
 * The notices that an edit causes for people who saved a dish: that it no longer fits them, with the conflicting
 * ingredient; for people with an allergy that no key covers, that its ingredients changed. When a dish fits again, its
 * notice is withdrawn.
 */
export function noticesOf(before: readonly KeptDish[], after: readonly KeptDish[], savers: readonly Saver[]): Notice[] {
  const earlier = new Map(before.map((dish) => [dish.id, dish]));
  const later = new Map(after.map((dish) => [dish.id, dish]));
  return savers.flatMap(({ userId, dishId, keys, isBeyondKeys }): Notice[] => {
    const [old, dish] = [earlier.get(dishId), later.get(dishId)];
    if (!old || !dish) return [];
    const lost = keys.filter((key) => fitOf(old, [key]) === "fits" && fitOf(dish, [key]) !== "fits");
    if (lost.length > 0) {
      const because = [...new Set(lost.flatMap((key) => dish.verdicts[key]?.blockers ?? []))];
      return [{ userId, dishId, notice: { keys: lost, because } }];
    }
    if (old.description === dish.description) return [];
    if (isBeyondKeys) return [{ userId, dishId, notice: { keys: [], because: [] } }];
    return fitOf(dish, keys) === "fits" ? [{ userId, dishId, notice: null }] : [];
  });
}

export async function writeNotices(tx: Transaction, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await tx.$executeRaw`
    UPDATE saved_dishes s SET notice = nullif(given.notice, 'null')
    FROM unnest(${notices.map(({ userId }) => userId)}::uuid[], ${notices.map(({ dishId }) => dishId)}::uuid[],
      ${notices.map(({ notice }) => JSON.stringify(notice))}::jsonb[]) AS given (user_id, dish_id, notice)
    WHERE s.user_id = given.user_id AND s.dish_id = given.dish_id`;
}
