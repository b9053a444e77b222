import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { Lookout } from "@/server/lookout";
import { processWideOnce } from "@/server/process-wide";

/** What watchers of one thing are shown: made once, however many watch. */
export type Channel = { key: string; venueIds: readonly string[]; load: Loader };
/** Makes what channels that have it in common show, in their order. */
export type Loader = (channels: readonly Channel[]) => Promise<readonly string[]>;
type Watcher = (text: string) => void;
type Open = Channel & { watchers: Set<Watcher>; version: string; shown: string | null };

/** So soon does a check-in stand on every screen. */
const LOOK_MS = 1000;

/** The open channels, by what they show. */
const hub = processWideOnce("live views", () => ({
  open: new Map<string, Open>(),
  lookout: new Lookout<Open>(LOOK_MS, "looking for check-ins", look),
}));

/**
 * Tells a watcher what a channel shows now, and again whenever it changes, until the returned function is called.
 * Every process looks for itself once a second, with one statement for all venues that anybody watches here: a
 * check-in that came through another process is seen as soon, and a check-in pays nothing for being watched.
 */
export function watch(channel: Channel, watcher: Watcher): () => void {
  const { open, lookout } = hub();
  const entry = open.get(channel.key) ?? { ...channel, watchers: new Set<Watcher>(), version: "", shown: null };
  entry.watchers.add(watcher);
  if (entry.shown !== null) watcher(entry.shown);
  if (!open.has(channel.key)) {
    open.set(channel.key, entry);
    lookout.add(entry);
  }
  return () => {
    entry.watchers.delete(watcher);
    if (entry.watchers.size > 0) return;
    open.delete(channel.key);
    lookout.delete(entry);
  };
}

/** When the database is away, the screens show what they had until the next look. */
async function look(entries: readonly Open[]): Promise<void> {
  const versions = await readVersions([...new Set(entries.flatMap(({ venueIds }) => venueIds))]);
  const versionOf = ({ venueIds }: Open) => venueIds.map((id) => versions.get(id) ?? "nobody").join();
  const changed = entries.filter((entry) => entry.shown === null || versionOf(entry) !== entry.version);
  for (const load of new Set(changed.map((entry) => entry.load))) {
    const some = changed.filter((entry) => entry.load === load);
    const texts = await load(some);
    for (const [i, entry] of some.entries()) show(entry, versionOf(entry), texts[i] ?? "");
  }
}

function show(entry: Open, version: string, text: string): void {
  entry.version = version;
  if (text === entry.shown) return;
  entry.shown = text;
  for (const watcher of entry.watchers) watcher(text);
}

/** What differs as soon as anything does that a screen shows: who is there, since when, their cards, the answers. */
async function readVersions(venueIds: string[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ venueId: string; version: string }>(Prisma.sql`
    SELECT v.venue_id AS "venueId", concat_ws('/', count(*), max(v.check_in_time), max(d.updated_at), max(g.updated_at), max(v.seen_at),
      count(v.location_id), sum(hashtext(v.location_id::text)), sum(hashtext(v.id::text))) AS version
    FROM visits v LEFT JOIN visit_disclosures d ON d.visit_id = v.id LEFT JOIN guest_visits g ON g.visit_id = v.id
    WHERE v.venue_id = ANY (${venueIds}::uuid[]) AND v.status = 'active' AND v.expires_at > ${now()} GROUP BY v.venue_id`);
  return new Map(rows.map(({ venueId, version }) => [venueId, version]));
}
