import { z } from "zod";
import { clientParams, venueIdentifierWire } from "@/lib/schemas/oauth";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { listVenueIdentifiers } from "@/server/oauth/clients/list-venue-identifiers";

export const GET = endpoint(
  { caller: may("applications"), params: clientParams, response: z.array(venueIdentifierWire) },
  ({ caller, params }) => listVenueIdentifiers(caller.owner, params.client_id),
);
