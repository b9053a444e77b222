import { z } from "zod";
import { type AuditEntryWire, type AuditPage, type AuditQuery, auditEntry } from "@/lib/schemas/admin";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { undoKindOf } from "./audit-entry";

const UNDOING = z.object({ is_undone: z.boolean(), is_newest: z.boolean(), has_more: z.boolean() });
const ROW = auditEntry.omit({ undo: true }).extend({ created_at: z.date(), ...UNDOING.shape });
const COUNT = z.object({ count: z.number() });
type Row = z.infer<typeof ROW>;

const IS_UNDONE = "EXISTS (SELECT FROM audit_log u WHERE u.undoes_id = b.id)";
const IS_NEWEST =
  "NOT EXISTS (SELECT FROM audit_log n WHERE n.model = b.model AND n.row_id = b.row_id AND n.id > b.id)";
/**
 * Applies to changes that were made together: the batch counts as undone when no change is left to undo, and is as new
 * as the newest remaining one.
 */
const FROM_LEFT_TO_UNDO = `FROM audit_log b WHERE b.batch_id = a.id AND NOT ${IS_UNDONE}`;

const literal = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

/**
 * Entries, newest first. A batch is one entry, unless its rows or the history of one row are requested. Each entry says
 * whether it can be undone: only the newest change of a row can.
 */
export async function listAudit(query: AuditQuery): Promise<AuditPage> {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const parts = ["true"];
  if (query.model) parts.push(`a.model = ${put(query.model.replaceAll("-", "_"))}`);
  if (query.row_id) parts.push(`a.row_id = ${put(query.row_id)}`);
  if (query.action) parts.push(`a.action = ${put(query.action)}`);
  if (query.actor) parts.push(`a.actor_email ILIKE ${put(`%${literal(query.actor)}%`)}`);
  if (query.batch) parts.push(`a.batch_id = ${put(query.batch)}::uuid`);
  const isSingle = query.batch !== "" || query.row_id !== "";
  if (!isSingle) parts.push("(a.batch_id IS NULL OR a.batch_id = a.id)");
  const where = parts.join(" AND ");
  const isHead = isSingle ? "false" : "a.batch_id = a.id";
  const offset = (query.page - 1) * query.page_size;
  const [rows, count] = await Promise.all([
    queryText(
      pool,
      ROW,
      `SELECT a.id, a.actor_email, a.action, a.model, a.row_id, a.row_name, a.before, a.after, a.created_at,
         a.undo_with IS NOT NULL AS has_more,
         CASE WHEN ${isHead} THEN (SELECT nullif(count(*), 1)::int FROM audit_log b WHERE b.batch_id = a.id) END AS rows,
         CASE WHEN ${isHead} THEN NOT EXISTS (SELECT ${FROM_LEFT_TO_UNDO})
           ELSE (SELECT ${IS_UNDONE} FROM audit_log b WHERE b.id = a.id) END AS is_undone,
         CASE WHEN ${isHead} THEN EXISTS (SELECT ${FROM_LEFT_TO_UNDO} AND ${IS_NEWEST})
           ELSE (SELECT ${IS_NEWEST} FROM audit_log b WHERE b.id = a.id) END AS is_newest
       FROM audit_log a WHERE ${where} ORDER BY a.id DESC OFFSET ${offset} LIMIT ${query.page_size}`,
      values,
    ),
    queryText(pool, COUNT, `SELECT count(*)::int AS count FROM audit_log a WHERE ${where}`, values),
  ]);
  const total = count[0]?.count ?? 0;
  return { items: rows.map(toEntry), total_count: total, total_pages: Math.ceil(total / query.page_size) };
}

function toEntry({ created_at, is_undone, is_newest, has_more, ...row }: Row): AuditEntryWire {
  const undo = undoOf(row, { is_undone, is_newest, has_more });
  return { ...row, created_at: created_at.toISOString(), undo };
}

function undoOf(
  entry: Pick<Row, "action" | "model">,
  { is_undone, is_newest, has_more }: z.infer<typeof UNDOING>,
): AuditEntryWire["undo"] {
  if (is_undone) return "undone";
  if (undoKindOf({ ...entry, hasMore: has_more }) === null) return "not possible";
  return is_newest ? "possible" : "changed since";
}
