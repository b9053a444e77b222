import { figureLinkKey, linkPasswordBody } from "@/lib/schemas/figure-links";
import { addressOf } from "@/server/http/address";
import { endpoint } from "@/server/http/endpoint";
import { sharedFiguresCookie } from "@/server/http/figures-cookie";
import { guestDevice } from "@/server/http/guest-device";
import { Reply } from "@/server/http/reply";
import { unlockLink } from "@/server/venue-news/links/open-link";

/** Trades the password of a link with a venue's figures for a cookie that its page asks for. */
export const POST = endpoint(
  { caller: guestDevice, countsItself: true, params: figureLinkKey, body: linkPasswordBody },
  async ({ params, body, request }) =>
    new Reply(undefined, {
      cookies: [sharedFiguresCookie(await unlockLink(params.key, body.password, addressOf(request)))],
    }),
);
