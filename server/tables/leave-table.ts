import { z } from "zod";
import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { seatsOf, stillLaid, type TableCaller } from "./access";

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
    if (!table) throw notFound("Table");
    const { count } = await tx.tableSeat.deleteMany({ where: { tableId: table.id, ...seatsOf(caller) } });
    if (count === 0) throw notFound("Table");
  });
}

/** Ends the table for everybody, which only its longest-seated guest may do. Errors: 404 for everybody else. */
export async function endTable(caller: TableCaller, code: string): Promise<void> {
  const table = await db.sharedTable.findFirst({
    where: { code, ...stillLaid() },
    select: { id: true, seats: { orderBy: [{ joinedAt: "asc" }, { id: "asc" }], take: 1, select: { id: true } } },
  });
  const host = table?.seats[0];
  const isHost = host && (await db.tableSeat.count({ where: { id: host.id, ...seatsOf(caller) } })) > 0;
  if (!isHost) throw notFound("Table");
  await db.sharedTable.deleteMany({ where: { id: table.id } });
}
