import { guestVisitWire } from "@/lib/schemas/guest-visits";
import { ringKitchenAsGuest } from "@/server/analytics/live/answer-card";
import { endpoint } from "@/server/http/endpoint";
import { guestDevice } from "@/server/http/guest-device";

/** Beyond the specification: a guest without an account, whom nobody has answered, rings the kitchen again. */
export const POST = endpoint({ caller: guestDevice, response: guestVisitWire }, ({ caller }) =>
  ringKitchenAsGuest(caller),
);
