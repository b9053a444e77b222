import { RECIPE_BODY_LIMIT_BYTES } from "@/lib/schemas/recipe-bodies";
import { idParam } from "@/lib/schemas/text";
import { updateVariantBody, variantDetailWire } from "@/lib/schemas/variants";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { deleteVariant } from "@/server/variants/delete-variant";
import { getVariant } from "@/server/variants/find-variant";
import { updateVariant } from "@/server/variants/update-variant";
import { charactersIn } from "@/server/work/budget";

export const GET = endpoint({ caller: signedIn, params: idParam, response: variantDetailWire }, ({ caller, params }) =>
  getVariant(caller, params.id),
);

export const PUT = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("write_recipe_user")],
    params: idParam,
    body: updateVariantBody,
    bodyLimitBytes: RECIPE_BODY_LIMIT_BYTES,
    cost: ({ body }) => charactersIn(body),
    response: variantDetailWire,
  },
  ({ caller, params, body }) => updateVariant(caller, params.id, body),
);

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  deleteVariant(caller, params.id),
);
