import { z } from "zod";
import { invalidField } from "@/lib/errors";
import { createGuestLinkBody, guestLinkCard } from "@/lib/schemas/guest-links";
import { shareLinkWire } from "@/lib/schemas/sharing";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { linkDevice } from "@/server/http/link-device";
import { Reply } from "@/server/http/reply";
import { revokeGuestLinks } from "@/server/sharing/guests/end-guest-links";
import { createGuestLink, listGuestLinks, updateGuestLinks } from "@/server/sharing/guests/keep-guest-link";
import { linkCookie, newLinkToken, noLinkCookie } from "@/server/sharing/guests/link-token";

const limits = [perAddress("guest_link_address")];

/** Beyond the specification: the links of this device. Sets the cookie that identifies the device; stores nothing. */
export const GET = endpoint({ caller: linkDevice, limits, response: z.array(shareLinkWire) }, async ({ caller }) => {
  const token = caller.token ?? newLinkToken();
  return new Reply(await listGuestLinks(token), { cookies: [linkCookie(token)] });
});

/** Beyond the specification: creates a link to chosen rows of the card that this device stores. */
export const POST = endpoint(
  { caller: linkDevice, limits, body: createGuestLinkBody, response: shareLinkWire, status: 201 },
  ({ caller, body }) => {
    // Without the device's cookie nobody could revoke the link, so none is made.
    if (!caller.token) throw invalidField("rows", "noCookies", "no_cookie");
    return createGuestLink(caller.token, body);
  },
);

/** Beyond the specification: updates the card that all links of this device show. */
export const PUT = endpoint(
  { caller: linkDevice, limits, body: guestLinkCard, response: z.array(shareLinkWire) },
  ({ caller, body }) => (caller.token ? updateGuestLinks(caller.token, body) : []),
);

/** Revokes all links of this device. */
export const DELETE = endpoint({ caller: linkDevice, limits }, async ({ caller }) => {
  await revokeGuestLinks(caller);
  return new Reply(undefined, { cookies: [noLinkCookie()] });
});
