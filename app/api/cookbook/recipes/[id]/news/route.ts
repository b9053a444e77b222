import { cookbookParams } from "@/lib/schemas/cookbook";
import { readVerdictNews } from "@/server/cookbook/verdicts/verdict-news";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Marks the news about a recipe as read. */
export const DELETE = endpoint({ caller: signedIn, params: cookbookParams }, ({ caller, params }) =>
  readVerdictNews(caller, params.id),
);
