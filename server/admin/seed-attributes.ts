import { join } from "node:path";
import { inTransaction } from "@/server/db/in-transaction";
import { seedDietaryAttributes } from "@/server/db/reference-lists";
import { type Actor, writeAudit } from "./audit/write-audit";

/** Brings back the common dietary attributes that are not there; those that are stay as they were edited. */
export const seedAttributes = (actor: Actor): Promise<{ created: number }> =>
  inTransaction(async (client) => {
    const created = await seedDietaryAttributes(client, join(process.cwd(), "prisma/reference"));
    if (created > 0) {
      const change = { rowId: "seed", rowName: `${created} common attributes`, before: null, after: { created } };
      await writeAudit(client, { actor, action: "import", model: { table: "dietary_attributes" } }, [change]);
    }
    return { created };
  });
