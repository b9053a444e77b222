import { z } from "zod";
import { Watchers } from "@/server/background/watchers";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { streamOf } from "@/server/events/event-stream";
import { processWideOnce } from "@/server/process-wide";
import type { Caller } from "./access";

/** How often changes are looked for: one member's change is on the others' screens within this time. */
const LOOK_MS = 1000;

type Watcher = {
  readonly userId: string;
  readonly householdId: string;
  readonly tell: (json: string) => void;
  readonly endForGood: () => void;
  told: string;
};

const screens = processWideOnce(
  "changes of households",
  () => new Watchers<Watcher>(LOOK_MS, "looking for changes of households", look),
);

/**
 * A stream that says that something of a household changed, but not what: the client then loads it again, with its own
 * rights. Every process polls once a second, with one statement for everything that it has watchers for. The statement
 * also checks membership; when a watcher is no longer a member, their stream ends.
 */
export const householdEvents = (caller: Caller, householdId: string, signal: AbortSignal): ReadableStream<Uint8Array> =>
  streamOf((tell, endForGood) => watch({ userId: caller.userId, householdId, tell, endForGood, told: "" }), signal);

function watch(watcher: Watcher): () => void {
  screens().add(watcher);
  return () => screens().delete(watcher);
}

async function look(watchers: readonly Watcher[]): Promise<void> {
  const found = await readVersions(watchers);
  for (const watcher of watchers) {
    if (!screens().has(watcher)) continue; // The watcher left meanwhile.
    const version = found.get(keyOf(watcher));
    if (version === undefined) {
      watcher.endForGood();
    } else if (version !== watcher.told) {
      watcher.told = version;
      watcher.tell(version);
    }
  }
}

const keyOf = ({ userId, householdId }: { userId: string; householdId: string }) => `${userId} ${householdId}`;

const VERSION = z.object({ userId: z.string(), householdId: z.string(), version: z.string() });

/** A version per member that changes whenever a list, the meal plan or the household itself does. */
async function readVersions(watchers: readonly Watcher[]): Promise<Map<string, string>> {
  const rows = await queryRows(
    VERSION,
    Prisma.sql`
    SELECT m.user_id AS "userId", m.household_id AS "householdId", json_build_object(
      'household', date_part('epoch', h.updated_at)::text, 'plan', h.plan_version,
      'lists', (SELECT concat_ws('/', count(*), date_part('epoch', max(g.updated_at)))
        FROM grocery_lists g WHERE g.household_id = h.id))::text AS version
    FROM household_members m JOIN households h ON h.id = m.household_id
    WHERE m.user_id = ANY (${watchers.map(({ userId }) => userId)}::uuid[])
      AND m.household_id = ANY (${watchers.map(({ householdId }) => householdId)}::uuid[])`,
  );
  return new Map(rows.map((row) => [keyOf(row), row.version]));
}
