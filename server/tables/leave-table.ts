import { z } from "zod";
import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { seatsOf, type TableCaller } from "./access";
import { requireHost } from "./open-list";

const TABLE = z.object({ id: z.string() });

/**
 * Leaves a seat; a trigger deletes the table with its last seat. Errors: 404 for a table where the caller has no seat.
 */
export async function leaveTable(caller: TableCaller, code: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const [table] = await queryRowsIn(
      tx,
      TABLE,
      Prisma.sql`SELECT id FROM shared_tables WHERE code = ${code} FOR UPDATE`,
    );
    if (!table) throw notFound("table");
    const { count } = await tx.tableSeat.deleteMany({ where: { tableId: table.id, ...seatsOf(caller) } });
    if (count === 0) throw notFound("table");
  });
}

/** Ends the table for everybody, which only its host may do. Errors: 404 for everybody else. */
export async function endTable(caller: TableCaller, code: string): Promise<void> {
  const id = await requireHost(caller, code);
  await db.sharedTable.deleteMany({ where: { id } });
}
