import { changePhotoBody, photoWire } from "@/lib/schemas/photos";
import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { changePhoto } from "@/server/recipes/photos/change-photo";
import { deletePhoto } from "@/server/recipes/photos/delete-photo";

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  deletePhoto(caller, params.id),
);

/** Beyond the specification: changes the caption, or makes this photo the first one. */
export const PATCH = endpoint(
  { caller: signedIn, params: idParam, body: changePhotoBody, response: photoWire },
  ({ caller, params, body }) => changePhoto(caller, params.id, body),
);
