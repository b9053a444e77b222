import { importAddressesBody, importedAddressesWire } from "@/lib/schemas/imported-addresses";
import { importAddresses } from "@/server/cookbook/carry/import-addresses";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { UNITS } from "@/server/work/budget";

/** Each page that is fetched counts as an import as well. */
export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("save_recipe_user")],
    body: importAddressesBody,
    cost: ({ body }) => body.addresses.length * UNITS.page,
    response: importedAddressesWire,
  },
  ({ caller, body, request }) => importAddresses(caller, body, { signal: request.signal }),
);
