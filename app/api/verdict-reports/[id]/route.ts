import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { withdrawReport } from "@/server/reports/withdraw-report";

/** Beyond the documents: takes one's own report back. */
export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  withdrawReport(caller.userId, params.id),
);
