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
  /** A running import is not aborted, so that the report knows what came in. */
  sendAddresses: (addresses: readonly string[]) =>
    call("POST /user/my-recipes/import-addresses", { body: { addresses } }),
  exportAddress: (format: CarriedFormat) => addressOf("GET /user/my-recipes/export", { query: { format } }),
};
