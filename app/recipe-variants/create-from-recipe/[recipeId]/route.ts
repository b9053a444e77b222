import { RECIPE_BODY_LIMIT_BYTES } from "@/lib/schemas/recipe-bodies";
import { createVariantBody, createVariantQuery, recipeIdParam, variantDetailWire } from "@/lib/schemas/variants";
import { readOptionalJson } from "@/server/http/body";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { createVariant } from "@/server/variants/create-variant";
import { charactersIn } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("write_recipe_user")],
    params: recipeIdParam,
    query: createVariantQuery,
    body: createVariantBody,
    readBody: readOptionalJson,
    bodyLimitBytes: RECIPE_BODY_LIMIT_BYTES,
    cost: ({ body }) => charactersIn(body),
    response: variantDetailWire,
    status: 201,
  },
  ({ caller, params, query, body }) => createVariant(caller, params.recipeId, query, body),
);
