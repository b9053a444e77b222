import { z } from "zod";
import { AppError, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { SeatBody } from "@/lib/schemas/tables";
import { MOST_SEATS } from "@/lib/tables/table-rules";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { seatsOf, stillLaid, type TableCaller } from "./access";
import { putSeat, readySeat } from "./take-seat";

const TABLE = z.object({ id: z.string() });

/** Takes a seat, or changes one's own. Errors: 404 for a code that opens nothing, 409 for a full table. */
export async function joinTable(caller: TableCaller, code: string, body: SeatBody): Promise<{ token: string | null }> {
  const seat = await readySeat(caller, body);
  await db.$transaction(async (tx) => {
    // Locks the table: of guests who join at the same time only one gets the last seat.
    const [table] = await queryRowsIn(
      tx,
      TABLE,
      Prisma.sql`SELECT id FROM shared_tables WHERE code = ${code} FOR UPDATE`,
    );
    if (
      !table ||
      !(await tx.sharedTable.findFirst({ where: { id: table.id, ...stillLaid() }, select: { id: true } }))
    ) {
      throw notFound("table");
    }
    const others = await tx.tableSeat.count({ where: { tableId: table.id, NOT: seatsOf(caller) } });
    if (others >= MOST_SEATS) throw new AppError("conflict", says("tableSeatsMost", { count: MOST_SEATS }));
    await putSeat(tx, table.id, caller, seat);
  });
  return { token: seat.token };
}
