import { setVenueIdentifierBody, venueIdentifierParams, venueIdentifierWire } from "@/lib/schemas/oauth";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { setVenueIdentifier } from "@/server/oauth/clients/set-venue-identifier";
import { noteAct } from "@/server/team/note-act";

export const PUT = endpoint(
  {
    caller: may("applications"),
    params: venueIdentifierParams,
    body: setVenueIdentifierBody,
    response: venueIdentifierWire,
  },
  async ({ caller, params, body }) => {
    const done = await setVenueIdentifier(caller.owner, {
      ...{ clientId: params.client_id, venueId: params.id, internalId: body.internal_id },
    });
    await noteAct(caller.member, "venue_identified", {
      details: { venue: done.venue_name, name: done.internal_id ?? "" },
    });
    return done;
  },
);
