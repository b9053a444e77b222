import { myVisitsQuery, myVisitsWire } from "@/lib/schemas/visits";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listMyVisits } from "@/server/visits/list-my-visits";

export const GET = endpoint({ caller: signedIn, query: myVisitsQuery, response: myVisitsWire }, ({ caller, query }) =>
  listMyVisits(caller, query),
);
