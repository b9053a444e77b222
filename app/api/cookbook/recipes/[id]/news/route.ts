import { cookbookParams } from "@/lib/schemas/cookbook";
import { readVerdictNews } from "@/server/cookbook/verdicts/verdict-news";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** What was told of a recipe has been read. */
export const DELETE = endpoint({ caller: signedIn, params: cookbookParams }, ({ caller, params }) =>
  readVerdictNews(caller, params.id),
);
