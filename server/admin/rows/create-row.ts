import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { AdminRow } from "@/lib/schemas/admin";
import { inTransaction } from "@/server/db/in-transaction";
import { type Actor, writeAudit } from "../audit/write-audit";
import { effectOnFoods, requireSeen } from "../effect/effect-of";
import { foodsOf, isAboutFoods } from "../effect/touched-foods";
import { getEditableModel } from "../schema/admin-model";
import { applyChange, followChange } from "./after-change";
import { toRefusal } from "./database-refusal";
import { withDerived } from "./derived-values";
import { findRow } from "./get-row";
import { insertRows } from "./insert-rows";
import { readValues } from "./read-values";
import { columnsOf, rowId, rowName, toRow } from "./row-wire";

/** Errors: 403 for a model without creation, 422 with the columns, 409 if the row exists already. */
export async function createRow(actor: Actor, name: string, input: AdminRow): Promise<AdminRow> {
  const model = getEditableModel(name);
  if (!model.can_create) throw new AppError("forbidden", says("rowsNotMade", { table: model.table }));
  const values = withDerived(model, readValues(model, input, { isNew: true }), true);
  try {
    const row = await inTransaction(async (client) => {
      if (isAboutFoods(model) && model.table !== "ingredients") {
        requireSeen(await effectOnFoods(client, foodsOf(model, [values])), input._confirm === true);
      }
      const [id] = await insertRows(client, model, [values]);
      const made = id === undefined ? undefined : await findRow(client, model, id);
      if (!made) throw new AppError("conflict", "valueThere");
      await followChange(client, model, [made]);
      const change = { rowId: rowId(model, made), rowName: rowName(model, made), before: null };
      await writeAudit(client, { actor, action: "create", model }, [{ ...change, after: columnsOf(model, made) }]);
      return made;
    });
    applyChange(model);
    return toRow(model, row);
  } catch (error) {
    throw toRefusal(error, "write");
  }
}
