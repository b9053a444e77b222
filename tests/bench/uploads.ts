import { randomUUID } from "node:crypto";
import { onOwnDatabase } from "./own-database";

/**
 * `npm run bench -- uploads [rows] [rounds]`: how long a file of venues takes as a job, with its history and what its undo
 * needs, beside the same rows in calls of 500 as a page sends them; then its undo, the deletion of all by a file, and the
 * undo of that. In turns, on its own PostgreSQL. Aim: at most half as long again as the calls.
 */
const [ROWS = 10_000, ROUNDS = 5] = process.argv.slice(2).map(Number);
const ROWS_A_CALL = 500;
const MOST_RATIO = 1.5;

async function bench(): Promise<void> {
  const { db, closeDatabase } = await import("@/server/db/client");
  const { changeVenues } = await import("@/server/venues/bulk/change-venues");
  const { runUpload } = await import("@/server/venue-uploads/run-upload");
  const { startUpload } = await import("@/server/venue-uploads/start-upload");
  const { undoUpload } = await import("@/server/venue-uploads/undo-upload");
  const { createPerson } = await import("../factories/people");
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    name: `House ${at}`,
    ...{ city: "Leeds", state: "", country: "UK", internal_id: `H-${at}` },
  }));
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const taken: Record<string, number[]> = {};
  const note = (what: string, ms: number) => {
    taken[what] = [...(taken[what] ?? []), ms];
  };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const ofCalls = await createPerson({ accountType: "business" });
      const caller = { userId: ofCalls.id, venueIds: null };
      const calls = async () => {
        for (let at = 0; at < ROWS; at += ROWS_A_CALL)
          await changeVenues(caller, { venues: rows.slice(at, at + ROWS_A_CALL), action: "add" });
      };
      const holder = await createPerson({ accountType: "business" });
      const owner = { userId: holder.id, venueIds: null };
      const { id: businessId } = await db.business.findUniqueOrThrow({
        where: { holderId: holder.id },
        select: { id: true },
      });
      const apply = async (action: "add" | "delete") => {
        const id = randomUUID();
        const numbered = rows.map((row, index) => ({ number: index + 1, row }));
        await startUpload({ businessId, userId: holder.id }, { id, action, file_name: "venues.csv", rows: numbered });
        await runUpload(id);
        return id;
      };
      note("the same rows in calls", await timed(calls));
      let id = "";
      note("upload", await timed(async () => (id = await apply("add"))));
      note("undo of it", await timed(() => undoUpload(owner, businessId, id)));
      await apply("add");
      note("deletion by a file", await timed(async () => (id = await apply("delete"))));
      note("undo of that", await timed(() => undoUpload(owner, businessId, id)));
      if ((await db.venue.count({ where: { ownerId: holder.id } })) !== ROWS) throw new Error("The undo lost venues.");
    }
    const middle = (what: string) => [...(taken[what] ?? [])].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    for (const what of Object.keys(taken))
      console.log(`${what}: ${Math.round(middle(what))} ms for ${ROWS} rows (median)`);
    const ratio = middle("upload") / middle("the same rows in calls");
    console.log(`upload to calls: ${ratio.toFixed(2)} (aim at most ${MOST_RATIO})`);
  } finally {
    await closeDatabase();
  }
}

await onOwnDatabase("uploads", bench);
