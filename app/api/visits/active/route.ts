import { notFound } from "@/lib/errors";
import { activeVisitQuery, visitWire } from "@/lib/schemas/visits";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { findActiveVisit } from "@/server/visits/find-active-visit";

export const GET = endpoint(
  { caller: signedIn, query: activeVisitQuery, response: visitWire },
  async ({ caller, query }) => {
    const visit = await findActiveVisit(caller, query.venue_id);
    if (!visit) throw notFound("activeVisit");
    return visit;
  },
);
