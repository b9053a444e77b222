import { readLabelForm, readLabelWire } from "@/lib/schemas/food-checks";
import { PHOTO_FORM_MAX_BYTES } from "@/lib/schemas/photos";
import { readLabelPhoto } from "@/server/checks/read-label-photo";
import { readForm } from "@/server/http/body";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** Reads the words on the photo of a label, for the caller to correct. */
export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("page_photo_user")],
    body: readLabelForm,
    form: readForm,
    bodyLimitBytes: PHOTO_FORM_MAX_BYTES,
    response: readLabelWire,
  },
  ({ caller, body, request }) => readLabelPhoto(caller, body, request.signal),
);
