import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";

/** Calls for share links of a device without an account. The device is identified by an HttpOnly cookie. */
export const guestLinksApi = {
  list: () => call("GET /api/guest-links"),
  create: (body: BodyOf<"POST /api/guest-links">) => call("POST /api/guest-links", { body }),
  update: (body: BodyOf<"PUT /api/guest-links">) => call("PUT /api/guest-links", { body }),
  revoke: (id: string) => call("DELETE /api/guest-links/{id}", { params: { id } }),
  revokeAll: () => call("DELETE /api/guest-links"),
  /** After sign-in: transfers the device's links to the account. */
  move: () => call("POST /user/share-links/guest"),
};
