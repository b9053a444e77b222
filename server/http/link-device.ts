import { linkTokenOf } from "@/server/sharing/guests/link-token";
import type { Device } from "./guest-device";

/** Public, but the device that made links of a card without an account is known. */
export const linkDevice = async (request: Request): Promise<Device> => ({ token: linkTokenOf(request), via: "cookie" });
