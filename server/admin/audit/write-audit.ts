import type pg from "pg";
import { uuid7 } from "@/server/db/uuid7";
import type { AdminModel } from "../schema/admin-model";

/** Who makes the change. */
export type Actor = { readonly userId: string; readonly email: string };

export type AuditAction = "create" | "update" | "delete" | "import" | "undo" | "confirm" | "merge";

export type Change = {
  readonly rowId: string;
  readonly rowName: string;
  /** The whole row, without what never leaves the server. */
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
};

type Made = { actor: Actor; action: AuditAction; model: Pick<AdminModel, "table">; undoes?: string | null };

/** In the transaction of the changes themselves: none is made without its entry, and no entry without its change. */
export async function writeAudit(
  client: Pick<pg.ClientBase, "query">,
  { actor, action, model, undoes = null }: Made,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((change) => ({
    id: uuid7(),
    row_id: change.rowId,
    row_name: change.rowName,
    before: change.before,
    after: change.after,
  }));
  await client.query(
    `INSERT INTO audit_log (id, actor_id, actor_email, action, model, row_id, row_name, before, after, undoes_id)
     SELECT id, $2, $3, $4, $5, row_id, row_name, before, after, $6
     FROM jsonb_to_recordset($1) AS r(id uuid, row_id text, row_name text, before jsonb, after jsonb)`,
    [JSON.stringify(rows), actor.userId, actor.email, action, model.table, undoes],
  );
}
