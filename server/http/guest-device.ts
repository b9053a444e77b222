import { guestTokenOf } from "@/server/visits/guests/guest-token";

/** By a cookie alone, or not yet: what it changes must come from our page. */
export type Device = { token: string | null; via: "cookie" };

/** Public, but the device of a guest without an account is known. */
export const guestDevice = async (request: Request): Promise<Device> => ({
  token: guestTokenOf(request),
  via: "cookie",
});
