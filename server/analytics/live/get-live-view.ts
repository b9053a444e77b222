import { z } from "zod";
import { groupBy } from "@/lib/collections/group-by";
import {
  type CrowdWire,
  type LiveGuestWire,
  type LiveQuery,
  type LiveViewWire,
  liveViewWire,
} from "@/lib/schemas/live";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import type { Loader } from "./hub";
import { pageOf, sumOf } from "./live-order";
import { readCards, SHOWN_WITH, STAMP } from "./read-cards";

/** Guests of one page. A fuller house has further pages; nobody is left off. */
const PAGE_GUESTS = 300;

/**
 * A guest's card and its JSON, with a stamp of the data that they were made from: while the stamp is the same, they are
 * reused.
 */
type Card = { stamp: string; guest: LiveGuestWire; json: string };
type Cards = Map<string, Card>;

/** The cards that an open channel showed last; dropped together with the channel. */
const shownBefore = new WeakMap<object, Cards>();

/** One page of the guests in the venue now. People who read its menu online are not in the venue. */
export async function getLiveView(venueId: string, query: LiveQuery = { list: "house" }): Promise<LiveViewWire> {
  const [cards = new Map()] = await makeCards([{ venueId, cards: new Map() }]);
  return liveViewWire.parse(JSON.parse(writeView(cards, query)));
}

/**
 * The first pages of open channels, each of one venue. Only guests who are new or have changed are read from the
 * database.
 */
export const loadLiveViews: Loader = async (channels) => {
  const before = channels.map((channel) => ({
    venueId: channel.venueIds[0] ?? "",
    cards: shownBefore.get(channel) ?? new Map(),
  }));
  const made = await makeCards(before);
  for (const [i, channel] of channels.entries()) shownBefore.set(channel, made[i] ?? new Map());
  return made.map((cards) => writeView(cards, { list: "house" }));
};

function writeView(cards: Cards, { list, crowd, after }: LiveQuery): string {
  const all = [...cards.values()];
  const house = all.filter(({ guest }) => guest.dismissed === null);
  const dismissed = all.filter(({ guest }) => guest.dismissed !== null);
  const listed = (list === "house" ? house : dismissed).filter(({ guest }) => !crowd || guest.crowd === crowd);
  const { shown, rest, next } = pageOf(listed, PAGE_GUESTS, after);
  const guestsOf = (some: readonly Card[]) => some.map(({ guest }) => guest);
  const sums = {
    left_off: rest.length,
    next,
    house: sumOf(guestsOf(house)),
    further: sumOf(guestsOf(rest)),
    crowds: crowdsOf(guestsOf(house)),
    dismissed: sumOf(guestsOf(dismissed)),
  };
  const guests = shown.map(({ json }) => json).join();
  return `{"server_time":${JSON.stringify(now().toISOString())},"guests":[${guests}],${JSON.stringify(sums).slice(1)}`;
}

function crowdsOf(guests: readonly LiveGuestWire[]): CrowdWire[] {
  const byKey = groupBy(
    guests.filter(({ crowd }) => crowd !== null),
    ({ crowd }) => crowd ?? "",
  );
  return [...byKey].map(([key, members]) => {
    const times = members.map(({ check_in_time: time }) => time).sort();
    const [since = "", until = ""] = [times[0], times.at(-1)];
    return { key, table: members[0]?.table ?? null, since, until, ...sumOf(members) };
  });
}

/** Reads who is there with one statement for all venues, then the cards that are not known with another. */
async function makeCards(requests: readonly { venueId: string; cards: Cards }[]): Promise<Cards[]> {
  const there = await readStamps(requests.map(({ venueId }) => venueId));
  const unknown = requests.flatMap(({ venueId, cards }) =>
    (there.get(venueId) ?? []).flatMap(([id, stamp]) => (cards.get(id)?.stamp === stamp ? [] : [id])),
  );
  const read = await readCards(unknown);
  return requests.map(({ venueId, cards }) => {
    const made: Cards = new Map();
    for (const [id, stamp] of there.get(venueId) ?? []) {
      const known = cards.get(id);
      const guest = read.get(id);
      if (known?.stamp === stamp) made.set(id, known);
      else if (guest) made.set(id, { stamp, guest, json: JSON.stringify(guest) });
    }
    return made;
  });
}

/** `there` is null for a venue without guests. */
const STAMPS = z.object({ venueId: z.string(), there: z.array(z.tuple([z.string(), z.string()])).nullable() });

/** For each venue, the visit ids of all its guests, each with its stamp. */
async function readStamps(venueIds: readonly string[]): Promise<Map<string, [id: string, stamp: string][]>> {
  const rows = await queryRows(
    STAMPS,
    Prisma.sql`
    SELECT venue.id AS "venueId", (
      SELECT json_agg(json_build_array(v.id, ${STAMP})) FROM visits v ${SHOWN_WITH}
      WHERE v.venue_id = venue.id AND v.status = 'active' AND v.expires_at > ${now()} AND v.visit_type <> 'ONLINE'
        AND coalesce(v.user_id, g.visit_id) IS NOT NULL
    ) AS there
    FROM unnest(${venueIds}::uuid[]) venue(id)`,
  );
  return new Map(rows.map(({ venueId, there }) => [venueId, there ?? []]));
}
