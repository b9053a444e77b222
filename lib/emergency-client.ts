import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";

/** Every call about emergency pages, one function each. `of`: "me", or the id of a person without an account. */
export const emergency = {
  list: (signal?: AbortSignal) => call("GET /api/emergency-plans", { signal }),
  put: (of: string, body: BodyOf<"PUT /api/emergency-plans/{of}">) =>
    call("PUT /api/emergency-plans/{of}", { params: { of }, body }),
  remove: (of: string) => call("DELETE /api/emergency-plans/{of}", { params: { of } }),
};
