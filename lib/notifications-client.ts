import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";

/** Notifications of this browser, in the present sign-in. */
export const notificationsApi = {
  get: (signal?: AbortSignal) => call("GET /api/notifications/device", { signal }),
  put: (body: BodyOf<"PUT /api/notifications/device">) => call("PUT /api/notifications/device", { body }),
  remove: () => call("DELETE /api/notifications/device"),
};
