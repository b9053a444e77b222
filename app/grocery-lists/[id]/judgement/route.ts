import { listParams } from "@/lib/schemas/grocery";
import { recipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import { judgeList } from "@/server/grocery/judge-list";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: signedIn, params: listParams, response: recipeJudgementWire },
  ({ caller, params }) => judgeList(caller.userId, params.id),
);
