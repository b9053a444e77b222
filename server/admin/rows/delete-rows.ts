import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { inTransaction } from "@/server/db/in-transaction";
import { type Actor, type Change, writeAudit } from "../audit/write-audit";
import { requireDeletable } from "../effect/deletable";
import { newsOf, tell } from "../queues/tell-owners";
import { getEditableModel, quoted } from "../schema/admin-model";
import { applyChange, followChange } from "./after-change";
import { toRefusal } from "./database-refusal";
import { isOneOf } from "./row-conditions";
import { columnsOf, requireAsSeen, rowId, rowName, type StoredRow, selectList } from "./row-wire";

type Wanted = { ids: readonly string[]; versions: Readonly<Record<string, string>>; confirm: boolean; reason: string };

/**
 * Deletes all rows or none; a row that is already deleted is not counted. 409 if a row was changed since its version.
 */
export async function deleteRows(
  actor: Actor,
  name: string,
  { ids, versions, confirm, reason }: Wanted,
): Promise<{ deleted: number }> {
  const model = getEditableModel(name);
  if (!model.can_delete) throw new AppError("forbidden", says("rowsNotDeleted", { table: model.table }));
  const values: unknown[] = [];
  const condition = isOneOf(model, ids, (value) => `$${values.push(value)}`);
  const table = quoted(model.table);
  try {
    const { deleted, news } = await inTransaction(async (client) => {
      const { rows } = await client.query<StoredRow>(
        `SELECT ${selectList(model)} FROM ${table} r WHERE ${condition} ORDER BY ${model.key.map(quoted).join(", ")} FOR UPDATE`,
        values,
      );
      requireAsSeen(model, rows, versions);
      await requireDeletable(client, model, rows, confirm);
      if (model.table !== "ingredients" && model.table !== "recipes") await followChange(client, model, rows);
      const changes = rows.map(
        (row): Change => ({
          rowId: rowId(model, row),
          rowName: rowName(model, row),
          before: columnsOf(model, row),
          after: null,
        }),
      );
      const news = await newsOf(client, actor, model, changes, reason);
      await client.query(`DELETE FROM ${table} r WHERE ${condition}`, values);
      await writeAudit(client, { actor, action: "delete", model }, changes);
      return { deleted: rows.length, news };
    });
    applyChange(model);
    tell(news, reason);
    return { deleted };
  } catch (error) {
    throw toRefusal(error, "delete");
  }
}
