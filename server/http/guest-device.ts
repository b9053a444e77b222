import { guestTokenOf } from "@/server/visits/guests/guest-token";

/**
 * The device is identified by a cookie only, so its changes must come from our own page. `token` is null before it has
 * a cookie.
 */
export type Device = { token: string | null; via: "cookie" };

/** Public, but the device of a guest without an account is recognised. */
export const guestDevice = async (request: Request): Promise<Device> => ({
  token: guestTokenOf(request),
  via: "cookie",
});
