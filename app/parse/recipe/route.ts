import { IMPORT_BODY_LIMIT_BYTES, parseRecipeBody } from "@/lib/schemas/recipe-bodies";
import { parsedRecipeWire } from "@/lib/schemas/recipes";
import { importGiven } from "@/server/cookbook/carry/import-given";
import { addressOf } from "@/server/http/address";
import { visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perVisitor } from "@/server/http/limit";
import { charactersIn, UNITS } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: visitor,
    limits: [perVisitor("import_user", "import_address")],
    body: parseRecipeBody,
    bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
    // A pasted page is parsed, which is ten times as fast as reading; the recipe in it is read as well.
    cost: ({ body }) => (body.url ? UNITS.page : 0) + charactersIn(body) / 10,
    response: parsedRecipeWire,
  },
  ({ caller, body, request }) =>
    importGiven(caller.signedIn, body, {
      ...(caller.signedIn ?? { address: addressOf(request) }),
      gone: request.signal,
    }),
);
