import { invalidField } from "@/lib/errors";
import { pool, type Queryable } from "@/server/db/client";
import { uuid7 } from "@/server/db/uuid7";
import type { AdminModel } from "../schema/admin-model";

/** The administrator who makes the change. */
export type Actor = { readonly userId: string; readonly email: string };

export type AuditAction = "create" | "update" | "delete" | "import" | "undo" | "confirm" | "merge" | "recover";

export type Change = {
  /** The entry's id, if other rows refer to it. */
  readonly id?: string;
  readonly rowId: string;
  readonly rowName: string;
  /** The whole row, without columns that never leave the server. */
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  /** What an undo needs beside the row. It never leaves the server and must name nobody. */
  readonly undoWith?: unknown;
};

/** Starts a batch for changes that arrive one by one, or in parts. */
export const NEW = "new";

type AuditContext = {
  actor: Actor;
  action: AuditAction;
  model: Pick<AdminModel, "table">;
  undoes?: string | null;
  /** The first entry of the batch that these changes belong to. "new" starts a batch, even for a single change. */
  batch?: string | null;
};

/**
 * Must run in the transaction of the changes, so that neither exists without the other. Changes that are made together
 * form a batch, named by its first entry. Returns the batch, or null for a change of one row.
 */
export async function writeAudit(
  client: Queryable,
  { actor, action, model, undoes = null, batch: given = null }: AuditContext,
  changes: readonly Change[],
): Promise<string | null> {
  if (changes.length === 0) return given === NEW ? null : given;
  const rows = changes.map((change) => ({
    id: change.id ?? uuid7(),
    row_id: change.rowId,
    row_name: change.rowName,
    before: change.before,
    after: change.after,
    undo_with: change.undoWith ?? null,
  }));
  const own = given === NEW || rows.length > 1 ? (rows[0]?.id ?? null) : null;
  const batch = given === NEW ? own : (given ?? own);
  await client.query(
    `INSERT INTO audit_log (id, actor_id, actor_email, action, model, row_id, row_name, before, after, undo_with, undoes_id, batch_id)
     SELECT id, $2, $3, $4, $5, row_id, row_name, before, after, undo_with, $6, $7
     FROM jsonb_to_recordset($1) AS r(id uuid, row_id text, row_name text, before jsonb, after jsonb, undo_with jsonb)`,
    [JSON.stringify(rows), actor.userId, actor.email, action, model.table, undoes, batch],
  );
  return batch;
}

/** The id of an import batch that this administrator started. Error: 422 for anything else. */
export async function ownBatch(actor: Actor, model: AdminModel, batch: string): Promise<string> {
  const { rowCount } = await pool.query(
    "SELECT FROM audit_log WHERE id = $1 AND batch_id = $1 AND action = 'import' AND model = $2 AND actor_id = $3",
    [batch, model.table, actor.userId],
  );
  if (rowCount === 0) throw invalidField("batch", "noSuchImport");
  return batch;
}
