import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { inEnglish } from "@/lib/i18n/speak";
import type { RefusedRow } from "@/lib/schemas/venue-uploads";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { lockPerson } from "@/server/db/lock-person";
import { carryOut } from "@/server/venues/bulk/change-venues";
import { listKept } from "@/server/venues/bulk/list-kept";
import { countsOf, planBulk } from "@/server/venues/bulk/plan-bulk";
import { noteChanges } from "./note-changes";
import { type StoredRows, storedRows } from "./stored-upload";

/** Rows of one transaction. A replacement is all or nothing, and so one part. */
const ROWS_A_PART = 500;
const PART_TIMEOUT_MS = MINUTE_MS;
/**
 * A run that was not heard of for so long has died with its process: another takes its upload up. A part may take longer:
 * it holds the row, so that nobody takes the upload meanwhile.
 */
export const LEASE_MS = MINUTE_MS / 3;
/** How often an upload is taken up without getting a part further. */
const MOST_ATTEMPTS = 4;

type Options = { signal?: AbortSignal; rowsAPart?: number };
type Taken = { id: string; run: string; action: "add" | "replace" | "delete"; rows: StoredRows; done: number };

/**
 * Applies an upload part by part, each in one transaction with its progress, so that a part is done once however often
 * runs are killed, doubled or repeated. Nothing happens if another run works on it or it has ended.
 * @throws what kept a part from being done; the next run tries it again, a few times
 */
export async function runUpload(id: string, { signal, rowsAPart = ROWS_A_PART }: Options = {}): Promise<void> {
  const taken = await takeUp(id);
  if (!taken) return;
  const each = taken.action === "replace" ? taken.rows.length : rowsAPart;
  try {
    for (let done = taken.done; done < taken.rows.length && !signal?.aborted; done += each) {
      if (!(await applyPart(taken, taken.rows.slice(done, done + each)))) return;
    }
  } catch (error) {
    if (error instanceof AppError && error.code !== "unavailable") await fail(taken, inEnglish(error.sentence));
    else {
      await giveBack(taken);
      throw error;
    }
    return;
  }
  if (signal?.aborted) await giveBack(taken);
}

/** Makes the upload this run's own. Only one of two runs at the same moment gets it. */
async function takeUp(id: string): Promise<Taken | null> {
  const run = randomUUID();
  const { count } = await db.venueUpload.updateMany({
    where: {
      id,
      endedAt: null,
      OR: [{ run: null }, { heardAt: { lt: new Date(now().getTime() - LEASE_MS) } }],
    },
    data: { state: "working", run, heardAt: now(), attempts: { increment: 1 } },
  });
  if (count === 0) return null;
  const upload = await db.venueUpload.findUniqueOrThrow({
    where: { id },
    select: { action: true, rows: true, doneCount: true, attempts: true, cancelAt: true },
  });
  const taken = { id, run, action: upload.action, rows: storedRows.parse(upload.rows), done: upload.doneCount };
  if (upload.attempts <= MOST_ATTEMPTS) return taken;
  await fail(taken, "It was interrupted again and again at the same row.");
  return null;
}

/** @returns false if the upload ended or is another run's by now */
async function applyPart(taken: Taken, part: StoredRows): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const upload = await lockOwn(tx, taken);
      if (!upload) return false;
      if (upload.cancelAt) {
        await end(tx, taken, "cancelled");
        return false;
      }
      const { holderId: userId } = upload.business;
      await lockPerson(tx, userId);
      const kept = await listKept(userId, tx);
      const plan = planBulk(
        part.map(({ row }) => row),
        taken.action,
        kept,
      );
      const isRefused = taken.action === "replace" && plan.errors.length > 0;
      if (!isRefused) {
        const byId = new Map(kept.map((venue) => [venue.id, venue]));
        const updated = plan.update.map((after) => ({ before: byId.get(after.id) ?? after, after }));
        await noteChanges(tx, taken.id, { created: [], updated, removed: plan.remove });
        const created = await carryOut(tx, { userId, venueIds: null }, plan, kept.length);
        await noteChanges(tx, taken.id, { created, updated: [], removed: [] });
      }
      const counts = isRefused ? { created: 0, updated: 0, unchanged: 0, deleted: 0 } : countsOf(plan);
      const errors = plan.errors.flatMap(({ row_number, error_message }) => {
        const given = part[row_number - 1];
        return given ? [{ row_number: given.number, error_message, row: given.row }] : [];
      });
      const done = upload.doneCount + part.length;
      await noteProgress(tx, taken, { done, counts, errors });
      if (isRefused) await end(tx, taken, "failed", "A row was refused, so nothing was replaced.");
      else if (done >= taken.rows.length) await end(tx, taken, "done");
      return !isRefused;
    },
    { timeout: PART_TIMEOUT_MS, maxWait: PART_TIMEOUT_MS },
  );
}

/** Locks the upload for a part. @returns null if it ended, or if another run has taken it up */
async function lockOwn(tx: Transaction, { id, run }: Taken) {
  await tx.$executeRaw`SELECT 1 FROM venue_uploads WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.venueUpload.findFirst({
    where: { id, run, endedAt: null },
    select: { doneCount: true, cancelAt: true, business: { select: { holderId: true } } },
  });
}

type Progress = { done: number; counts: ReturnType<typeof countsOf>; errors: readonly RefusedRow[] };

async function noteProgress(tx: Transaction, { id }: Taken, { done, counts, errors }: Progress): Promise<void> {
  await tx.venueUpload.update({
    where: { id },
    data: {
      doneCount: done,
      created: { increment: counts.created },
      updated: { increment: counts.updated },
      unchanged: { increment: counts.unchanged },
      deleted: { increment: counts.deleted },
      errorCount: { increment: errors.length },
      heardAt: now(),
      attempts: 0,
    },
    select: { id: true },
  });
  if (errors.length === 0) return;
  await tx.$executeRaw`
    UPDATE venue_uploads SET errors = errors || ${JSON.stringify(errors)}::jsonb WHERE id = ${id}::uuid`;
}

const end = (
  tx: Transaction | typeof db,
  { id, run }: Taken,
  state: "done" | "failed" | "cancelled",
  failure?: string,
) =>
  tx.venueUpload.updateMany({
    where: { id, run },
    data: { state, failure: failure ?? null, rows: Prisma.DbNull, endedAt: now(), run: null },
  });

const fail = (taken: Taken, failure: string) => end(db, taken, "failed", failure);

/** So that the next run need not wait until the lease is over. */
const giveBack = ({ id, run }: Taken) =>
  db.venueUpload.updateMany({ where: { id, run, endedAt: null }, data: { state: "waiting", run: null } });
