import { actsQuery, actsWire } from "@/lib/schemas/team";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { listActs } from "@/server/team/list-acts";

/** Who did what in the business, page by page. */
export const GET = endpoint({ caller: may("activity"), query: actsQuery, response: actsWire }, ({ caller, query }) =>
  listActs(caller.member, query),
);
