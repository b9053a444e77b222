import { idParam } from "@/lib/schemas/text";
import { guestRetention } from "@/lib/schemas/venues";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { getGuestRetention, setGuestRetention } from "@/server/venues/guest-retention";

/** Beyond the specification: for how long the venue sees its guests by name, and what they showed. */
export const GET = endpoint({ caller: business, params: idParam, response: guestRetention }, ({ caller, params }) =>
  getGuestRetention(caller, params.id),
);

export const PUT = endpoint(
  { caller: business, params: idParam, body: guestRetention, response: guestRetention },
  ({ caller, params, body }) => setGuestRetention(caller, params.id, body),
);
