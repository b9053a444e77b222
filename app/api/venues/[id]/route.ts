import { idParam } from "@/lib/schemas/text";
import { venueBody, venueWire } from "@/lib/schemas/venues";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { noteAct } from "@/server/team/note-act";
import { deleteVenue } from "@/server/venues/delete-venue";
import { updateVenue } from "@/server/venues/update-venue";

export const PUT = endpoint(
  { caller: may("places"), params: idParam, body: venueBody, response: venueWire },
  async ({ caller, params, body }) => {
    const venue = await updateVenue(caller.owner, params.id, body);
    await noteAct(caller.member, "venue_changed", { details: { venue: venue.name } });
    return venue;
  },
);

export const DELETE = endpoint({ caller: may("venues"), params: idParam }, async ({ caller, params }) => {
  const { name } = await getOwnedVenue(caller.owner, params.id);
  await deleteVenue(caller.owner, params.id);
  await noteAct(caller.member, "venue_deleted", { details: { venue: name } });
});
