import { idParam } from "@/lib/schemas/text";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { linkDevice } from "@/server/http/link-device";
import { revokeGuestLink } from "@/server/sharing/guests/end-guest-links";

/** Beyond the specification: revokes a link of this device. */
export const DELETE = endpoint(
  { caller: linkDevice, limits: [perAddress("guest_link_address")], params: idParam },
  ({ caller, params }) => revokeGuestLink(caller, params.id),
);
