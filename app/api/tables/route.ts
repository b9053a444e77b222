import { openTableBody, tableWire } from "@/lib/schemas/tables";
import { atTable } from "@/server/http/at-table";
import { endpoint } from "@/server/http/endpoint";
import { perVisitor } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";
import { openTable } from "@/server/tables/open-table";
import { seatCookie } from "@/server/tables/seat-token";
import { showTable } from "@/server/tables/show-table";

/** Beyond the specification: opens a table for people who eat together, and seats the caller at it. */
export const POST = endpoint(
  {
    caller: atTable,
    limits: [perVisitor("table_user", "table_address")],
    body: openTableBody,
    response: tableWire,
    status: 201,
  },
  async ({ caller, body }) => {
    const { code, token } = await openTable(caller, body);
    const table = await showTable({ ...caller, token: token ?? caller.token }, code, "");
    return new Reply(table, { cookies: token ? [seatCookie(token)] : [] });
  },
);
