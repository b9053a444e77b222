import { groceryJudgementWire, listParams } from "@/lib/schemas/grocery";
import { judgeList } from "@/server/grocery/judge-list";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: signedIn, params: listParams, response: groceryJudgementWire },
  ({ caller, params }) => judgeList(caller.userId, params.id),
);
