// Types only, as in api-client.ts: the server parses its answers before they leave.
import { call } from "./api-call";
import type { CreateGuestLinkInput, GuestLinkCardInput } from "./schemas/guest-links";
import type { ShareLinkWire } from "./schemas/sharing";

const ADDRESS = "/api/guest-links";

/** The links of a device without an account; the device is known by a cookie that no script reads. */
export const guestLinksApi = {
  list: () => call<ShareLinkWire[]>("GET", ADDRESS),
  create: (body: CreateGuestLinkInput) => call<ShareLinkWire>("POST", ADDRESS, { body }),
  update: (body: GuestLinkCardInput) => call<ShareLinkWire[]>("PUT", ADDRESS, { body }),
  revoke: (id: string) => call("DELETE", `${ADDRESS}/${encodeURIComponent(id)}`),
  revokeAll: () => call("DELETE", ADDRESS),
  /** For whoever has signed in: the links become the account's. */
  move: () => call<{ moved: number }>("POST", "/user/share-links/guest"),
};
