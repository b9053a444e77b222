import { pictureForm } from "@/lib/schemas/auth";
import { codeLookWire } from "@/lib/schemas/code-look";
import { PHOTO_FORM_MAX_BYTES } from "@/lib/schemas/photos";
import { idParam } from "@/lib/schemas/text";
import { readForm } from "@/server/http/body";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { encodeOwnPicture } from "@/server/recipes/photos/encode-own-picture";
import { removeCodeLogo, setCodeLogo } from "@/server/venues/code-look";

/** Beyond the specification: the logo in the middle of a venue's codes. */
export const PUT = endpoint(
  {
    caller: may("places"),
    limits: [perCaller("photo_user")],
    params: idParam,
    body: pictureForm,
    form: readForm,
    bodyLimitBytes: PHOTO_FORM_MAX_BYTES,
    response: codeLookWire,
  },
  ({ caller, params, body }) =>
    setCodeLogo(caller.owner, params.id, body.file, (bytes) => encodeOwnPicture(bytes, caller.userId)),
);

export const DELETE = endpoint(
  { caller: may("places"), params: idParam, response: codeLookWire },
  ({ caller, params }) => removeCodeLogo(caller.owner, params.id),
);
