import { tableParams, tableWire } from "@/lib/schemas/tables";
import { atTable } from "@/server/http/at-table";
import { endpoint } from "@/server/http/endpoint";
import { countingGuesses } from "@/server/http/guessed-code";
import { openList } from "@/server/tables/open-list";
import { showTable } from "@/server/tables/show-table";

/** Beyond the specification: the host lets everybody who sits at the table now read its whole list. */
export const PUT = endpoint(
  { caller: atTable, params: tableParams, response: tableWire },
  async ({ caller, params, request }) => {
    await countingGuesses(request, () => openList(caller, params.code));
    return showTable(caller, params.code, "");
  },
);
