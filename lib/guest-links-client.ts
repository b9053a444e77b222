// Types only, as in api-client.ts: the server parses its answers before they leave.
import { call } from "./api-call";
import type { CreateGuestLinkInput, GuestLinkCardInput } from "./schemas/guest-links";
import type { ShareLinkWire } from "./schemas/sharing";

const ADDRESS = "/api/guest-links";

/** Calls for share links of a device without an account. The device is identified by an HttpOnly cookie. */
export const guestLinksApi = {
  list: () => call<ShareLinkWire[]>("GET", ADDRESS),
  create: (body: CreateGuestLinkInput) => call<ShareLinkWire>("POST", ADDRESS, { body }),
  update: (body: GuestLinkCardInput) => call<ShareLinkWire[]>("PUT", ADDRESS, { body }),
  revoke: (id: string) => call("DELETE", `${ADDRESS}/${encodeURIComponent(id)}`),
  revokeAll: () => call("DELETE", ADDRESS),
  /** After sign-in: transfers the device's links to the account. */
  move: () => call<{ moved: number }>("POST", "/user/share-links/guest"),
};
