import type { PoolClient } from "pg";
import { z } from "zod";
import { AppError, notFound } from "@/lib/errors";
import { queryText } from "@/server/db/query-text";
import { listModels } from "../schema/admin-model";

const VALUES = z.record(z.string(), z.unknown());

export const ENTRY = z.object({
  id: z.string(),
  action: z.string(),
  model: z.string(),
  row_id: z.string(),
  row_name: z.string(),
  before: VALUES.nullable(),
  after: VALUES.nullable(),
  undo_with: VALUES.nullable(),
  created_at: z.date(),
});
export type Entry = z.infer<typeof ENTRY>;

const ENTRY_TO_UNDO = ENTRY.extend({ is_newest: z.boolean(), is_undone: z.boolean() });

/** Reviews are recorded under this name, because a review changes several tables. */
export const CLASSIFICATION = "classification";

/** How a change is undone: `row` restores the columns of one row; null if it cannot be undone. */
export type UndoKind = "row" | "review" | "merged food" | "merged item" | null;

/**
 * An entry of an undo cannot be undone: change the row again instead. Nor can the answer to a report or an application,
 * because it was sent. Merges and reviews that were made before undo existed recorded too little (`hasMore` false).
 */
export function undoKindOf({ action, model, hasMore }: { action: string; model: string; hasMore: boolean }): UndoKind {
  // What was mailed cannot be called back.
  if (action === "undo" || action === "recover") return null;
  if (model === CLASSIFICATION) return hasMore ? "review" : null;
  if (action === "merge") return hasMore ? (model === "ingredients" ? "merged food" : "merged item") : null;
  return listModels().some((each) => each.table === model) ? "row" : null;
}

export const requireUndoKind = (entry: Pick<Entry, "action" | "model" | "undo_with">): NonNullable<UndoKind> => {
  const kind = undoKindOf({ ...entry, hasMore: entry.undo_with !== null });
  if (kind === null) throw new AppError("conflict", "notUndoable");
  return kind;
};

/** Locks the entry. Errors: 404; 409 if it was undone, cannot be undone, or is not the newest of its row. */
export async function findEntry(client: PoolClient, id: string): Promise<Entry> {
  // A statement of its own: whoever waited for another undo of the entry must see what that one wrote.
  await client.query("SELECT FROM audit_log WHERE id = $1 FOR UPDATE", [id]);
  const rows = await queryText(
    client,
    ENTRY_TO_UNDO,
    `SELECT a.id, a.action, a.model, a.row_id, a.row_name, a.before, a.after, a.undo_with, a.created_at,
       NOT EXISTS (SELECT FROM audit_log n WHERE n.model = a.model AND n.row_id = a.row_id AND n.id > a.id) AS is_newest,
       EXISTS (SELECT FROM audit_log u WHERE u.undoes_id = a.id) AS is_undone
     FROM audit_log a WHERE a.id = $1`,
    [id],
  );
  const entry = rows[0];
  if (!entry) throw notFound("change");
  if (entry.is_undone) throw new AppError("conflict", "undoneAlready");
  requireUndoKind(entry);
  if (!entry.is_newest) throw changedSince();
  return entry;
}

export const changedSince = () => new AppError("conflict", "rowChangedSince");
