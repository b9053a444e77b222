import { call } from "./api-call";
import { addressOf } from "./calls/address-of";
import type { BodyOf } from "./calls/contract";
import type { CarriedFormat } from "./recipes/carried/limits";

/** Recipes on their way from and to other apps. */
export const carry = {
  send: (body: BodyOf<"POST /user/my-recipes/import">, signal?: AbortSignal) =>
    call("POST /user/my-recipes/import", { body, signal }),
  sendPhoto: (id: string, picture: Uint8Array, signal?: AbortSignal) =>
    call("POST /user/my-recipes/import/{id}/photo", {
      params: { id },
      form: { file: new File([new Uint8Array(picture)], "picture") },
      signal,
    }),
  exportAddress: (format: CarriedFormat) => addressOf("GET /user/my-recipes/export", { query: { format } }),
};
