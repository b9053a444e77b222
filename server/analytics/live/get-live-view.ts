import { z } from "zod";
import { allergiesOf } from "@/lib/dietary/allergies";
import { DIET_KEYS, dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import { wayLabels, wayOf } from "@/lib/dietary/more-ways";
import { type LiveGuestWire, type LiveViewWire, liveGuestWire, liveViewWire } from "@/lib/schemas/live";
import type { DisclosureWire } from "@/lib/schemas/visits";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { toDisclosureWire, toGuestDisclosure } from "@/server/visits/wire";
import type { Loader } from "./hub";

/**
 * More guests than any venue has seats. With more of them the kitchen's screen is useless, so it says how many it
 * leaves out and refers to the explorer.
 */
const MOST_GUESTS = 300;

/**
 * A guest's card as JSON, with a stamp of the data that it was made from: while the stamp is the same, the JSON is
 * reused.
 */
type Card = { stamp: string; json: string };
type Cards = Map<string, Card>;

/** The cards that an open channel showed last; dropped together with the channel. */
const shownBefore = new WeakMap<object, Cards>();

/** The guests who are in the venue now, the latest first. People who read its menu online are not in the venue. */
export async function getLiveView(venueId: string): Promise<LiveViewWire> {
  const [view] = await makeViews([{ venueId, cards: new Map() }]);
  return liveViewWire.parse(JSON.parse(view?.text ?? ""));
}

/**
 * The views of open channels, each of one venue. Only guests who are new or have changed are read from the database.
 */
export const loadLiveViews: Loader = async (channels) => {
  const requests = channels.map((channel) => ({
    venueId: channel.venueIds[0] ?? "",
    cards: shownBefore.get(channel) ?? new Map(),
  }));
  const views = await makeViews(requests);
  for (const [i, channel] of channels.entries()) shownBefore.set(channel, views[i]?.cards ?? new Map());
  return views.map(({ text }) => text);
};

type ViewRequest = { venueId: string; cards: Cards };

/** Reads who is there with one statement for all venues, then the cards that are not cached with another. */
async function makeViews(requests: readonly ViewRequest[]): Promise<{ text: string; cards: Cards }[]> {
  const there = await readStamps(requests.map(({ venueId }) => venueId));
  const unknown = requests.flatMap(({ venueId, cards }) =>
    (there.get(venueId) ?? []).flatMap(([id, stamp]) => (cards.get(id)?.stamp === stamp ? [] : [id])),
  );
  const made = await makeCards(unknown);
  const full = requests.filter(({ venueId }) => there.get(venueId)?.length === MOST_GUESTS);
  const counts = await countThere(full.map(({ venueId }) => venueId));
  return requests.map(({ venueId, cards }) => {
    const shown: Cards = new Map();
    for (const [id, stamp] of there.get(venueId) ?? []) {
      const known = cards.get(id);
      const json = known?.stamp === stamp ? known.json : made.get(id);
      if (json) shown.set(id, { stamp, json });
    }
    const leftOff = Math.max(0, (counts.get(venueId) ?? 0) - shown.size);
    const guests = [...shown.values()].map(({ json }) => json).join();
    const text = `{"server_time":${JSON.stringify(now().toISOString())},"guests":[${guests}],"left_off":${leftOff}}`;
    return { text, cards: shown };
  });
}

/** The guests in the venue whose card may be seen. */
const inHouse = () => Prisma.sql`
  FROM visits v LEFT JOIN visit_disclosures d ON d.visit_id = v.id LEFT JOIN guest_visits g ON g.visit_id = v.id
  WHERE v.venue_id = venue.id AND v.status = 'active' AND v.expires_at > ${now()} AND v.visit_type <> 'ONLINE'
    AND coalesce(d.visit_id, g.visit_id) IS NOT NULL`;

/** `there` is null for a venue without guests. */
const STAMPS = z.object({ venueId: z.string(), there: z.array(z.tuple([z.string(), z.string()])).nullable() });
const GUESTS = z.object({ venueId: z.string(), guests: z.number() });

/** For each venue, its guests' visit ids, each with a stamp that changes when anything about the guest changes. */
async function readStamps(venueIds: readonly string[]): Promise<Map<string, [id: string, stamp: string][]>> {
  const rows = await queryRows(
    STAMPS,
    Prisma.sql`
    SELECT venue.id AS "venueId", (
      SELECT json_agg(json_build_array(latest.id, concat_ws('|', latest.check_in_time, latest.shared_rows, latest.seen_at,
        latest.seen_by, latest.rung_at, latest.shown_at, l.label, u.updated_at)) ORDER BY latest.check_in_time DESC, latest.id DESC)
      FROM (
        SELECT v.*, coalesce(d.updated_at, g.updated_at) AS shown_at ${inHouse()}
        ORDER BY v.check_in_time DESC, v.id DESC LIMIT ${MOST_GUESTS}
      ) latest LEFT JOIN locations l ON l.id = latest.location_id LEFT JOIN users u ON u.id = latest.user_id
    ) AS there
    FROM unnest(${venueIds}::uuid[]) venue(id)`,
  );
  return new Map(rows.map(({ venueId, there }) => [venueId, there ?? []]));
}

async function countThere(venueIds: readonly string[]): Promise<Map<string, number>> {
  if (venueIds.length === 0) return new Map();
  const rows = await queryRows(
    GUESTS,
    Prisma.sql`
    SELECT venue.id AS "venueId", (SELECT count(*)::int ${inHouse()}) AS guests FROM unnest(${venueIds}::uuid[]) venue(id)`,
  );
  return new Map(rows.map(({ venueId, guests }) => [venueId, guests]));
}

const cardColumns = {
  id: z.string(),
  checkInTime: z.date(),
  isAllergiesShared: z.boolean(),
  isDietShared: z.boolean(),
  seenAt: z.date().nullable(),
  seenBy: z.string().nullable(),
  rungAt: z.date().nullable(),
  table: z.string().nullable(),
  dietaryPreferences: z.array(z.enum(DIET_KEYS)),
  ingredientPreferences: z.array(z.unknown()),
  shownAt: z.date(),
};
/** The columns of the user are null for a guest without an account, who has a name instead. */
const CARD_ROW = z.union([
  z.object({
    ...cardColumns,
    guestName: z.null(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    showsFullName: z.boolean(),
    email: z.string(),
  }),
  z.object({ ...cardColumns, guestName: z.string() }),
]);
type CardRow = z.infer<typeof CARD_ROW>;

/**
 * Uses one statement, because loading relation by relation took longer for a full house than the check-ins themselves.
 */
async function makeCards(visitIds: string[]): Promise<Map<string, string>> {
  if (visitIds.length === 0) return new Map();
  const rows = await queryRows(
    CARD_ROW,
    Prisma.sql`
    SELECT v.id, v.check_in_time AS "checkInTime", 'allergies' = ANY (v.shared_rows) AS "isAllergiesShared",
      'diet' = ANY (v.shared_rows) AS "isDietShared", v.seen_at AS "seenAt", v.seen_by AS "seenBy", v.rung_at AS "rungAt", l.label AS "table",
      coalesce(d.dietary_preferences, g.dietary_preferences)::text[] AS "dietaryPreferences",
      coalesce(d.ingredient_preferences, g.ingredient_preferences) AS "ingredientPreferences",
      coalesce(d.updated_at, g.updated_at) AS "shownAt", CASE WHEN d.visit_id IS NULL THEN g.name END AS "guestName",
      u.first_name AS "firstName", u.last_name AS "lastName", u.shows_full_name AS "showsFullName", u.email
    FROM visits v LEFT JOIN visit_disclosures d ON d.visit_id = v.id LEFT JOIN guest_visits g ON g.visit_id = v.id
      LEFT JOIN users u ON u.id = d.user_id LEFT JOIN locations l ON l.id = v.location_id
    WHERE v.id = ANY (${visitIds}::uuid[]) AND coalesce(d.visit_id, g.visit_id) IS NOT NULL`,
  );
  return new Map(rows.map((row): [string, string] => [row.id, JSON.stringify(cardFrom(row))]));
}

function cardFrom(row: CardRow): LiveGuestWire {
  const shown =
    row.guestName === null
      ? toDisclosureWire({ ...row, healthConcerns: [], favorites: [], user: row })
      : toGuestDisclosure({ ...row, name: row.guestName });
  return liveGuestWire.parse({
    visit_id: row.id,
    table: row.table,
    check_in_time: row.checkInTime.toISOString(),
    ...cardOf(shown),
    is_allergies_shared: row.isAllergiesShared,
    is_diet_shared: row.isDietShared,
    seen: row.seenAt && row.seenBy ? { at: row.seenAt.toISOString(), by: row.seenBy } : null,
    is_changed: row.seenAt !== null && row.shownAt > row.seenAt,
    rung_at: row.rungAt?.toISOString() ?? null,
  });
}

/** The parts of a disclosure that matter for cooking: no health concerns, likes or favourites. */
function cardOf(seen: DisclosureWire) {
  const allergies = allergiesOf({
    dietary: seen.dietary_preferences,
    ingredientPreferences: seen.ingredient_preferences.map(({ ingredient_name: name, ...each }, place) => ({
      ...each,
      ingredient_id: `${place}`,
      ingredient: { id: `${place}`, name },
    })),
  });
  return {
    display_name: seen.display_name,
    allergies: allergies.map(({ key, label, severity, traces }) => ({ key, label, severity, traces })),
    diets: [
      ...seen.dietary_preferences.filter((key) => !isFreeFrom(key)).map(dietLabel),
      ...wayLabels(seen.ingredient_preferences.map(({ key }) => key)),
    ],
    avoids: seen.ingredient_preferences
      .filter(({ preference_type: type, key }) => (type === "avoid" || type === "dislike") && !wayOf(key))
      .map(({ ingredient_name: name }) => name),
  };
}
