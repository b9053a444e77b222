import { PHOTO_MAX_BYTES, photoWire, uploadPhotoForm } from "@/lib/schemas/photos";
import { idParam } from "@/lib/schemas/text";
import { readForm } from "@/server/http/body";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { uploadPhoto } from "@/server/recipes/photos/upload-photo";

/** The file itself may fill its limit; the form around it needs a little more. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("photo_user")],
    params: idParam,
    body: uploadPhotoForm,
    readBody: readForm,
    bodyLimitBytes: PHOTO_MAX_BYTES + FORM_OVERHEAD_BYTES,
    response: photoWire,
    status: 201,
  },
  ({ caller, params, body }) => uploadPhoto(caller, params.id, body),
);
