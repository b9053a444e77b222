import { z } from "zod";
import { Watchers } from "@/server/background/watchers";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { streamOf } from "@/server/events/event-stream";
import { processWideOnce } from "@/server/process-wide";
import { SHOWN_WITH, STAMP } from "./read-cards";

/** Something that can be watched; its content is made once, however many watch it. */
export type Channel = { key: string; venueIds: readonly string[]; load: Loader };
/** Makes the contents of several channels that share this loader, in their order. */
export type Loader = (channels: readonly Channel[]) => Promise<readonly string[]>;
type Watcher = (text: string) => void;
type Open = Channel & { watchers: Set<Watcher>; version: string; shown: string | null };

/** How often changes are looked for: a check-in is on every screen within this time. */
const LOOK_MS = 1000;

/** The open channels by key. */
const hub = processWideOnce("live views", () => ({
  open: new Map<string, Open>(),
  polled: new Watchers<Open>(LOOK_MS, "looking for check-ins", look),
}));

/** A channel as server-sent events: its current content at once, then every change. */
export const eventsOf = (channel: Channel, signal: AbortSignal, onPulse?: () => void): ReadableStream<Uint8Array> =>
  streamOf((tell) => watch(channel, tell), signal, onPulse);

/**
 * Calls the watcher with the channel's content now and after every change, until the returned function is called.
 * Every process polls once a second, with one statement for all venues that it has watchers for. Check-ins made
 * through another process are therefore seen as soon, and watching adds no cost to a check-in.
 */
function watch(channel: Channel, watcher: Watcher): () => void {
  const { open, polled } = hub();
  const entry = open.get(channel.key) ?? { ...channel, watchers: new Set<Watcher>(), version: "", shown: null };
  entry.watchers.add(watcher);
  if (entry.shown !== null) watcher(entry.shown);
  if (!open.has(channel.key)) {
    open.set(channel.key, entry);
    polled.add(entry);
  }
  return () => {
    entry.watchers.delete(watcher);
    if (entry.watchers.size > 0) return;
    open.delete(channel.key);
    polled.delete(entry);
  };
}

/** While the database is unavailable, the screens keep their content until the next successful poll. */
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

const VERSION = z.object({ venueId: z.string(), version: z.string() });

/** A version per venue that changes whenever the stamp of any of its visits does. */
async function readVersions(venueIds: string[]): Promise<Map<string, string>> {
  const rows = await queryRows(
    VERSION,
    Prisma.sql`
    SELECT v.venue_id AS "venueId", concat_ws('/', count(*), sum(hashtextextended(concat(v.id, ${STAMP}), 0))) AS version
    FROM visits v ${SHOWN_WITH}
    WHERE v.venue_id = ANY (${venueIds}::uuid[]) AND v.status = 'active' AND v.expires_at > ${now()} GROUP BY v.venue_id`,
  );
  return new Map(rows.map(({ venueId, version }) => [venueId, version]));
}
