import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";

export const recallsApi = {
  changeWish: (body: BodyOf<"PUT /api/recalls/wish">) => call("PUT /api/recalls/wish", { body }),
  see: (id: string) => call("PUT /api/recalls/{id}/seen", { params: { id } }),
};
