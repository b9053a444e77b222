import { z } from "zod";
import { addPhotoBody, photoWire } from "@/lib/schemas/photos";
import { idParam } from "@/lib/schemas/text";
import { signedIn, visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { addPhoto } from "@/server/recipes/photos/add-photo";
import { listPhotos } from "@/server/recipes/photos/list-photos";

export const GET = endpoint({ caller: visitor, params: idParam, response: z.array(photoWire) }, ({ caller, params }) =>
  listPhotos(caller.signedIn, params.id),
);

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("photo_user")],
    params: idParam,
    body: addPhotoBody,
    response: photoWire,
    status: 201,
  },
  ({ caller, params, body }) => addPhoto(caller, params.id, body),
);
