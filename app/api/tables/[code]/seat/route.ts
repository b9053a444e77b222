import { seatBody, tableParams, tableWire } from "@/lib/schemas/tables";
import { atTable } from "@/server/http/at-table";
import { endpoint } from "@/server/http/endpoint";
import { countingGuesses } from "@/server/http/guessed-code";
import { perVisitor } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";
import { joinTable } from "@/server/tables/join-table";
import { leaveTable } from "@/server/tables/leave-table";
import { noSeatCookie, seatCookie } from "@/server/tables/seat-token";
import { showTable } from "@/server/tables/show-table";

/** Beyond the specification: takes a seat at a table, or changes what the caller brings to it. */
export const PUT = endpoint(
  {
    caller: atTable,
    limits: [perVisitor("table_user", "table_address")],
    params: tableParams,
    body: seatBody,
    response: tableWire,
  },
  async ({ caller, params, body, request }) => {
    const { token } = await countingGuesses(request, () => joinTable(caller, params.code, body));
    const table = await showTable({ ...caller, token: token ?? caller.token }, params.code, "");
    return new Reply(table, { cookies: token ? [seatCookie(token)] : [] });
  },
);

/** Leaves the table. */
export const DELETE = endpoint({ caller: atTable, params: tableParams }, async ({ caller, params, request }) => {
  await countingGuesses(request, () => leaveTable(caller, params.code));
  return new Reply(undefined, { cookies: [noSeatCookie()] });
});
