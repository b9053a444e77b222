import { checkInOfferQuery, checkInOfferWire } from "@/lib/schemas/visits";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { getCheckInOffer } from "@/server/visits/get-check-in-offer";

export const GET = endpoint(
  { caller: signedIn, query: checkInOfferQuery, response: checkInOfferWire },
  ({ caller, query }) => getCheckInOffer(caller, query),
);
