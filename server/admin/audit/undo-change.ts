import type { PoolClient } from "pg";
import { z } from "zod";
import { notFound } from "@/lib/errors";
import type { UndoBody, Undone } from "@/lib/schemas/admin";
import { runInBackground } from "@/server/background/run-in-background";
import { pool } from "@/server/db/client";
import { inTransaction } from "@/server/db/in-transaction";
import { queryText } from "@/server/db/query-text";
import { applyReviewed } from "@/server/recipes/analysis/apply-reviewed";
import { forgetCounts } from "../count-models";
import { effectOnFavorites, effectOnFoods, requireSeen } from "../effect/effect-of";
import { favoritesSentence } from "../effect/effect-sentences";
import { foodColumns, isAboutFoods } from "../effect/touched-foods";
import { unmergeItem } from "../items/unmerge-item";
import { takeBackReview } from "../ml/review-state";
import { unmergeFood } from "../ml/unmerge-food";
import { type News, newsOf, tell } from "../queues/tell-owners";
import { toRefusal, trying } from "../rows/database-refusal";
import { getModel } from "../schema/admin-model";
import { CLASSIFICATION, ENTRY, type Entry, findEntry, requireUndoKind, type UndoKind } from "./audit-entry";
import { putBackRow } from "./put-back-row";
import { type Actor, type Change, NEW, writeAudit } from "./write-audit";

/** How many rows of a bulk change are restored in one call, so that the screen can show progress. */
const ROWS_PER_CALL = 200;

const ROW_ID = z.object({ row_id: z.string() });
const PART = z.object({ id: z.string(), row_name: z.string() });
const FOOD = z.object({ id: z.string() });

/**
 * Each function restores what an entry changed, in the given transaction, and returns the change for the audit log.
 * Errors: 409 if the rows are no longer as the change left them; 409 `effect` until the administrator has confirmed
 * whom the undo affects.
 */
const PUT_BACK: Readonly<
  Record<NonNullable<UndoKind>, (client: PoolClient, entry: Entry, confirm: boolean) => Promise<Change>>
> = {
  row: putBackRow,
  review: takeBackReview,
  "merged food": unmergeFood,
  "merged item": unmergeItem,
};

/**
 * Undoes a change if it is the newest of its row and the row is still as the change left it. A deleted row is restored
 * without the rows that depended on it; a merged one with everything that the merge moved. The undo is an audit entry
 * of its own.
 */
export async function undoChange(actor: Actor, entryId: string, confirm: boolean): Promise<Undone> {
  try {
    const { entry, news } = await inTransaction(async (client) => {
      const entry = await findEntry(client, entryId);
      const { change } = await putBack(client, actor, entry, { confirm, batch: null });
      return { entry, news: await newsOf(client, actor, { table: entry.model }, [change]) };
    });
    takeOver(entry.model);
    tell(news);
    return { row_id: entry.row_id, undone: 1, kept: [], next: null };
  } catch (error) {
    throw toRefusal(error, "write");
  }
}

/**
 * Undoes a bulk change or an import in parts, the last row first: `next` says where to continue. A row that somebody
 * has changed since stays as it is, and is reported. Error: 409 `effect` before the first row, until the administrator
 * has confirmed whom it affects.
 */
export async function undoBatch(actor: Actor, batch: string, { confirm, from }: UndoBody): Promise<Undone> {
  const head = await queryText(pool, ENTRY, "SELECT * FROM audit_log WHERE id = $1 AND batch_id = $1", [batch]);
  const [entry] = head;
  if (!entry) throw notFound("change");
  requireUndoKind(entry);
  if (!confirm) await requireSeenOfBatch(entry.model, batch);
  const { news, ...result } = await inTransaction((client) => undoPart(client, actor, entry.model, { batch, from }));
  takeOver(entry.model);
  tell(news);
  return { row_id: entry.row_id, ...result };
}

async function requireSeenOfBatch(table: string, batch: string): Promise<void> {
  requireSeen(await effectOnFoods(pool, await foodsOfBatch(table, batch)), false);
  if (table !== "favorite_items") return;
  const rows = await queryText(pool, ROW_ID, "SELECT row_id FROM audit_log WHERE batch_id = $1 AND before IS NULL", [
    batch,
  ]);
  const ids = rows.map(({ row_id }) => row_id);
  const effect = await effectOnFavorites(pool, ids);
  requireSeen(effect, false, favoritesSentence(effect));
}

async function undoPart(
  client: PoolClient,
  actor: Actor,
  table: string,
  { batch, from }: { batch: string; from: string | undefined },
): Promise<Omit<Undone, "row_id"> & { news: readonly News[] }> {
  const part = await queryText(
    client,
    PART,
    `SELECT id, row_name FROM audit_log WHERE batch_id = $1 AND ($2::uuid IS NULL OR id < $2::uuid)
     ORDER BY id DESC LIMIT ${ROWS_PER_CALL}`,
    [batch, from ?? null],
  );
  const kept: Undone["kept"] = [];
  const changes: Change[] = [];
  let undoing: string | null = NEW;
  for (const { id, row_name } of part) {
    const tried = await trying(client, async () =>
      putBack(client, actor, await findEntry(client, id), { confirm: true, batch: undoing }),
    );
    if ("refusal" in tried) kept.push({ row_name, why: tried.refusal });
    else {
      undoing = tried.value.batch;
      changes.push(tried.value.change);
    }
  }
  const next = part.length === ROWS_PER_CALL ? (part.at(-1)?.id ?? null) : null;
  const news = await newsOf(client, actor, { table }, changes);
  return { undone: part.length - kept.length, kept, next, news };
}

/** The columns of an entry's values that refer to foods; a review's row is the food itself. */
async function foodsOfBatch(table: string, batch: string): Promise<string[]> {
  const columns =
    table === CLASSIFICATION
      ? ["row_id"]
      : foodColumns(getModel(table)).map((column) => `coalesce(before->>'${column}', after->>'${column}')`);
  if (columns.length === 0) return [];
  const rows = await queryText(
    pool,
    FOOD,
    `SELECT DISTINCT f.id FROM audit_log CROSS JOIN LATERAL unnest(ARRAY[${columns.join(", ")}]) AS f(id)
     WHERE batch_id = $1 AND f.id IS NOT NULL`,
    [batch],
  );
  return rows.map(({ id }) => id);
}

type How = { confirm: boolean; batch: string | null };

/** Returns what was changed, and the batch of undone changes that it belongs to. */
async function putBack(
  client: PoolClient,
  actor: Actor,
  entry: Entry,
  { confirm, batch }: How,
): Promise<{ change: Change; batch: string | null }> {
  const change = await PUT_BACK[requireUndoKind(entry)](client, entry, confirm);
  const made = { actor, action: "undo", model: { table: entry.model }, undoes: entry.id, batch } as const;
  return { change, batch: await writeAudit(client, made, [change]) };
}

/** Called after the transaction: this process applies the change at once, the others within seconds. */
function takeOver(table: string): void {
  forgetCounts();
  if (table !== CLASSIFICATION && !isAboutFoods(getModel(table))) return;
  runInBackground("taking over what was undone", async () => void (await applyReviewed()));
}
