import { z } from "zod";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { type LiveGuestWire, liveGuestWire } from "@/lib/schemas/live";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { log } from "@/server/log";
import { toGuestDisclosure } from "@/server/visits/wire";
import { cardOf, stateOf } from "./card-of";

/** A text that changes when anything changes that a kitchen sees of a visit. */
export const STAMP = Prisma.sql`json_build_array(v.check_in_time, v.shared_rows, v.seen_at, v.seen_by, v.rung_at,
  d.updated_at, g.updated_at, g.dismissed_at, g.returned_at, l.label, v.guest_name)::text`;

/** The tables that a kitchen's view of visits is read from; `v` is the visit. */
export const SHOWN_WITH = Prisma.sql`LEFT JOIN visit_disclosures d ON d.visit_id = v.id
  LEFT JOIN guest_visits g ON g.visit_id = v.id
  LEFT JOIN locations l ON l.id = v.location_id`;

const ROW = z.object({
  id: z.string(),
  checkInTime: z.date(),
  isAllergiesShared: z.boolean(),
  isDietShared: z.boolean(),
  seenAt: z.date().nullable(),
  seenBy: z.string().nullable(),
  rungAt: z.date().nullable(),
  table: z.string().nullable(),
  dietaryPreferences: z.array(z.enum(DIET_KEYS)).nullable(),
  ingredientPreferences: z.unknown(),
  shownAt: z.date().nullable(),
  guestName: z.string().nullable(),
  crowd: z.string().nullable(),
  dismissedAt: z.date().nullable(),
  dismissedBy: z.string().nullable(),
  shownName: z.string().nullable(),
});
type Row = z.infer<typeof ROW>;

/**
 * The cards of visits, by id. Uses one statement, because loading relation by relation took longer for a full house than
 * the check-ins themselves.
 */
export async function readCards(visitIds: string[]): Promise<Map<string, LiveGuestWire>> {
  if (visitIds.length === 0) return new Map();
  const rows = await queryRows(
    ROW,
    Prisma.sql`
    SELECT v.id, v.check_in_time AS "checkInTime", 'allergies' = ANY (v.shared_rows) AS "isAllergiesShared",
      'diet' = ANY (v.shared_rows) AS "isDietShared", v.seen_at AS "seenAt", v.seen_by AS "seenBy", v.rung_at AS "rungAt", l.label AS "table",
      coalesce(d.dietary_preferences, g.dietary_preferences)::text[] AS "dietaryPreferences",
      coalesce(d.ingredient_preferences, g.ingredient_preferences) AS "ingredientPreferences",
      coalesce(d.updated_at, g.updated_at) AS "shownAt", g.name AS "guestName", g.crowd,
      CASE WHEN g.returned_at IS NULL THEN g.dismissed_at END AS "dismissedAt", g.dismissed_by AS "dismissedBy",
      v.guest_name AS "shownName"
    FROM visits v ${SHOWN_WITH}
    WHERE v.id = ANY (${visitIds}::uuid[]) AND coalesce(v.user_id, g.visit_id) IS NOT NULL`,
  );
  return new Map(rows.map((row): [string, LiveGuestWire] => [row.id, toLiveGuest(row)]));
}

function toLiveGuest(row: Row): LiveGuestWire {
  const card = readCard(row);
  const signed = (at: Date | null, by: string | null) => (at && by ? { at: at.toISOString(), by } : null);
  return liveGuestWire.parse({
    visit_id: row.id,
    display_name: nameOf(row),
    table: row.table,
    check_in_time: row.checkInTime.toISOString(),
    card: stateOf(card, row.isAllergiesShared),
    card_at: (row.shownAt ?? row.checkInTime).toISOString(),
    ...(card ?? { allergies: [], diets: [], avoids: [] }),
    is_allergies_shared: row.isAllergiesShared,
    is_diet_shared: row.isDietShared,
    has_account: row.guestName === null,
    crowd: row.crowd,
    seen: signed(row.seenAt, row.seenBy),
    is_changed: row.seenAt !== null && row.shownAt !== null && row.shownAt > row.seenAt,
    rung_at: row.rungAt?.toISOString() ?? null,
    dismissed: signed(row.dismissedAt, row.dismissedBy),
  });
}

const nameOf = ({ guestName, shownName }: Row): string => guestName ?? shownName ?? "";

/** Null for a card that cannot be read: it takes neither the guest nor the others off the list. */
function readCard(row: Row) {
  const { dietaryPreferences, ingredientPreferences } = row;
  if (dietaryPreferences === null) return null;
  try {
    return cardOf(toGuestDisclosure({ dietaryPreferences, ingredientPreferences, name: nameOf(row) }));
  } catch (error) {
    log.error({ err: error, visitId: row.id }, "a guest's card cannot be read");
    return null;
  }
}
