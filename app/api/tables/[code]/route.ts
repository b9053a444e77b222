import { tableParams, tableQuery, tableWire } from "@/lib/schemas/tables";
import { atTable } from "@/server/http/at-table";
import { endpoint } from "@/server/http/endpoint";
import { countingGuesses } from "@/server/http/guessed-code";
import { endTable } from "@/server/tables/leave-table";
import { showTable } from "@/server/tables/show-table";

/** Beyond the specification: the table as a seated guest sees it; others with the code see only its place and host. */
export const GET = endpoint(
  { caller: atTable, params: tableParams, query: tableQuery, response: tableWire },
  ({ caller, params, query, request }) => countingGuesses(request, () => showTable(caller, params.code, query.q)),
);

/** Ends the table for everybody at once. */
export const DELETE = endpoint({ caller: atTable, params: tableParams }, ({ caller, params, request }) =>
  countingGuesses(request, () => endTable(caller, params.code)),
);
