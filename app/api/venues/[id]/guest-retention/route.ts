import { idParam } from "@/lib/schemas/text";
import { guestRetention } from "@/lib/schemas/venues";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { noteAct } from "@/server/team/note-act";
import { getGuestRetention, setGuestRetention } from "@/server/venues/guest-retention";

/** Beyond the specification: for how long the venue sees its guests by name, and what they showed. */
export const GET = endpoint(
  { caller: may("guests"), params: idParam, response: guestRetention },
  ({ caller, params }) => getGuestRetention(caller.owner, params.id),
);

export const PUT = endpoint(
  { caller: may("retention"), params: idParam, body: guestRetention, response: guestRetention },
  async ({ caller, params, body }) => {
    const { name } = await getOwnedVenue(caller.owner, params.id);
    const set = await setGuestRetention(caller.owner, params.id, body);
    await noteAct(caller.member, "retention_set", { details: { venue: name, count: set.days } });
    return set;
  },
);
