import { readPageForm, readPageWire } from "@/lib/schemas/page-photos";
import { PHOTO_FORM_MAX_BYTES } from "@/lib/schemas/photos";
import { readForm } from "@/server/http/body";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { readPagePhoto } from "@/server/recipes/page-photos/read-page-photo";

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("page_photo_user")],
    body: readPageForm,
    form: readForm,
    bodyLimitBytes: PHOTO_FORM_MAX_BYTES,
    response: readPageWire,
  },
  ({ caller, body, request }) => readPagePhoto(caller, body, request.signal),
);
