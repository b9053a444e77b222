import { guestTokenOf } from "@/server/visits/guests/guest-token";

/**
 * A cookie is all that identifies the device, so its changes must come from our own page. `token` null: it has no
 * cookie yet.
 */
export type Device = { token: string | null; via: "cookie" };

/** Public, but the device of a guest without an account is recognised. */
export const guestDevice = async (request: Request): Promise<Device> => ({
  token: guestTokenOf(request),
  via: "cookie",
});
