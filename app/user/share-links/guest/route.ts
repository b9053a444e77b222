import { z } from "zod";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";
import { linkTokenOf, noLinkCookie } from "@/server/sharing/guests/link-token";
import { moveGuestLinks } from "@/server/sharing/guests/move-guest-links";

/** Beyond the specification: moves the links that this device made without an account to the account that signed in. */
export const POST = endpoint(
  { caller: signedIn, limits: [perCaller("share_link_user")], response: z.object({ moved: z.number().int() }) },
  async ({ caller, request }) => {
    const moved = await moveGuestLinks(caller, { token: linkTokenOf(request) });
    return new Reply({ moved }, { cookies: [noLinkCookie()] });
  },
);
