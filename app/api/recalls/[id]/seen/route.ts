import { recallParams } from "@/lib/schemas/recalls";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { seeRecall } from "@/server/recalls/wishes";

/** The caller has read about a recall. */
export const PUT = endpoint({ caller: signedIn, params: recallParams }, ({ caller, params }) =>
  seeRecall(caller, params.id),
);
