import { PHOTO_FORM_MAX_BYTES, photoWire, uploadPhotoForm } from "@/lib/schemas/photos";
import { idParam } from "@/lib/schemas/text";
import { readForm } from "@/server/http/body";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { uploadPhoto } from "@/server/recipes/photos/upload-photo";

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("photo_user")],
    params: idParam,
    body: uploadPhotoForm,
    form: readForm,
    bodyLimitBytes: PHOTO_FORM_MAX_BYTES,
    response: photoWire,
    status: 201,
  },
  ({ caller, params, body }) => uploadPhoto(caller, params.id, body),
);
