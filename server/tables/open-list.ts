import { notFound } from "@/lib/errors";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { seatsOf, stillLaid, type TableCaller } from "./access";

/**
 * Lets everybody who sits at the table now read its whole list. Only the host may, who knows the people: a stranger
 * with the code may take two seats, and would read the limits of the only other person. Errors: 404 for everybody else.
 */
export async function openList(caller: TableCaller, code: string): Promise<void> {
  await requireHost(caller, code);
  await db.sharedTable.updateMany({ where: { code, ...stillLaid() }, data: { listOpenedAt: now() } });
}

/** The host sits at the table longest. @returns the table's id. Errors: 404 for everybody else */
export async function requireHost(caller: TableCaller, code: string): Promise<string> {
  const table = await db.sharedTable.findFirst({
    where: { code, ...stillLaid() },
    select: { id: true, seats: { orderBy: [{ joinedAt: "asc" }, { id: "asc" }], take: 1, select: { id: true } } },
  });
  const host = table?.seats[0];
  const isHost = host && (await db.tableSeat.count({ where: { id: host.id, ...seatsOf(caller) } })) > 0;
  if (!isHost) throw notFound("table");
  return table.id;
}
