import { presignedUploadWire, presignPhotoBody } from "@/lib/schemas/photos";
import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { presignPhoto } from "@/server/recipes/photos/presign-photo";

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("photo_user")],
    params: idParam,
    body: presignPhotoBody,
    response: presignedUploadWire,
  },
  ({ caller, params, body }) => presignPhoto(caller, params.id, body),
);
