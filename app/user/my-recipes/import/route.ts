import { CARRIED_BODY_LIMIT_BYTES } from "@/lib/recipes/carried/limits";
import { carriedFilesBody, carriedFilesWire } from "@/lib/schemas/carried";
import { importCarried } from "@/server/cookbook/carry/import-carried";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { charactersIn } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("carried_recipes_user")],
    body: carriedFilesBody,
    bodyLimitBytes: CARRIED_BODY_LIMIT_BYTES,
    cost: ({ body }) => charactersIn(body) / 10,
    response: carriedFilesWire,
  },
  ({ caller, body, request }) => importCarried(caller, body, request.signal),
);
