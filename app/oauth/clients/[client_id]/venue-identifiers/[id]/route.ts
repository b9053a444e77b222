import { setVenueIdentifierBody, venueIdentifierParams, venueIdentifierWire } from "@/lib/schemas/oauth";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { setVenueIdentifier } from "@/server/oauth/clients/set-venue-identifier";

export const PUT = endpoint(
  { caller: business, params: venueIdentifierParams, body: setVenueIdentifierBody, response: venueIdentifierWire },
  ({ caller, params, body }) =>
    setVenueIdentifier(caller, { clientId: params.client_id, venueId: params.id, internalId: body.internal_id }),
);
