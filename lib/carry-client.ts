// Types only, as in api-client.ts: the server parses its answers before they leave.
import { call } from "./api-call";
import type { CarriedFormat } from "./recipes/carried/limits";
import type { CarriedFilesInput, CarriedFilesWire } from "./schemas/carried";
import type { PhotoWire } from "./schemas/photos";

const OWN = "/user/my-recipes";

/** Recipes on their way from and to other apps. */
export const carry = {
  send: (body: CarriedFilesInput, signal?: AbortSignal) =>
    call<CarriedFilesWire>("POST", `${OWN}/import`, { body, signal }),
  sendPhoto: (recipeId: string, picture: Uint8Array, signal?: AbortSignal) => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(picture)]), "picture");
    return call<PhotoWire>("POST", `${OWN}/import/${encodeURIComponent(recipeId)}/photo`, { form, signal });
  },
  exportAddress: (format: CarriedFormat) => `${OWN}/export?format=${format}`,
};
