import { appearanceBody } from "@/lib/schemas/auth";
import { setAppearance } from "@/server/auth/appearance";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the documents: theme and text size, for the next device. This one keeps them in a cookie. */
export const PUT = endpoint({ caller: signedIn, body: appearanceBody }, ({ caller, body }) =>
  setAppearance(caller, { theme: body.theme, textSize: body.text_size }),
);
