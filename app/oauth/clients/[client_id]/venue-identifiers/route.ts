import { z } from "zod";
import { clientParams, venueIdentifierWire } from "@/lib/schemas/oauth";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listVenueIdentifiers } from "@/server/oauth/clients/list-venue-identifiers";

export const GET = endpoint(
  { caller: business, params: clientParams, response: z.array(venueIdentifierWire) },
  ({ caller, params }) => listVenueIdentifiers(caller, params.client_id),
);
