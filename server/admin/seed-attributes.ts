import { join } from "node:path";
import { inTransaction } from "@/server/db/in-transaction";
import { seedDietaryAttributes } from "@/server/reference/load-short-lists";
import { type Actor, writeAudit } from "./audit/write-audit";
import { findRows } from "./rows/get-row";
import { columnsOf, rowId, rowName } from "./rows/row-wire";
import { getModel } from "./schema/admin-model";

/** Creates missing common dietary attributes; existing ones keep their edits. */
export const seedAttributes = (actor: Actor): Promise<{ created: number }> =>
  inTransaction(async (client) => {
    const model = getModel("dietary_attributes");
    const ids = await seedDietaryAttributes(client, join(process.cwd(), "prisma/reference"));
    const changes = (await findRows(client, model, ids)).map((row) => ({
      rowId: rowId(model, row),
      rowName: rowName(model, row),
      before: null,
      after: columnsOf(model, row),
    }));
    await writeAudit(client, { actor, action: "create", model }, changes);
    return { created: ids.length };
  });
