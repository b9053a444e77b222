import { z } from "zod";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { type LiveGuestWire, liveGuestWire } from "@/lib/schemas/live";
import { visitorNameOf } from "@/lib/visitor-name";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { log } from "@/server/log";
import { toDisclosureWire, toGuestDisclosure } from "@/server/visits/wire";
import { cardOf, stateOf } from "./card-of";

/** A text that changes when anything changes that a kitchen sees of a visit. */
export const STAMP = Prisma.sql`json_build_array(v.check_in_time, v.shared_rows, v.seen_at, v.seen_by, v.rung_at,
  d.updated_at, g.updated_at, g.dismissed_at, g.returned_at, l.label, u.updated_at)::text`;

/** The tables that a kitchen's view of visits is read from; `v` is the visit. */
export const SHOWN_WITH = Prisma.sql`LEFT JOIN visit_disclosures d ON d.visit_id = v.id
  LEFT JOIN guest_visits g ON g.visit_id = v.id LEFT JOIN users u ON u.id = v.user_id
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
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  showsFullName: z.boolean().nullable(),
  email: z.string().nullable(),
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
      u.first_name AS "firstName", u.last_name AS "lastName", u.shows_full_name AS "showsFullName", u.email
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

const nameOf = ({ guestName, firstName, lastName, showsFullName, email }: Row): string =>
  guestName ?? visitorNameOf({ firstName, lastName, showsFullName: showsFullName ?? false, email: email ?? "" });

/** Null for a card that cannot be read: it takes neither the guest nor the others off the list. */
function readCard(row: Row) {
  const { dietaryPreferences, ingredientPreferences } = row;
  if (dietaryPreferences === null) return null;
  const shown = { dietaryPreferences, ingredientPreferences };
  const user = { firstName: null, lastName: null, showsFullName: false, email: "" };
  try {
    return cardOf(
      row.guestName === null
        ? toDisclosureWire({ ...shown, healthConcerns: [], favorites: [], user })
        : toGuestDisclosure({ ...shown, name: row.guestName }),
    );
  } catch (error) {
    log.error({ err: error, visitId: row.id }, "a guest's card cannot be read");
    return null;
  }
}
