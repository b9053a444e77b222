import { linkTokenOf } from "@/server/sharing/guests/link-token";
import type { Device } from "./guest-device";

/** Public, but the device that made share links of a card without an account is recognised by its cookie. */
export const linkDevice = async (request: Request): Promise<Device> => ({ token: linkTokenOf(request), via: "cookie" });
