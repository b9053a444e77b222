import { PHOTO_FORM_MAX_BYTES, photoWire, uploadPhotoForm } from "@/lib/schemas/photos";
import { idParam } from "@/lib/schemas/text";
import { addCarriedPhoto } from "@/server/cookbook/carry/add-carried-photo";
import { readForm } from "@/server/http/body";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** A picture from an imported file of another app. It has a limit of its own, because one file can bring thousands. */
export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("carried_photo_user")],
    params: idParam,
    body: uploadPhotoForm,
    form: readForm,
    bodyLimitBytes: PHOTO_FORM_MAX_BYTES,
    response: photoWire,
    status: 201,
  },
  ({ caller, params, body }) => addCarriedPhoto(caller, params.id, body),
);
