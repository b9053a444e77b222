import { answerReportBody } from "@/lib/schemas/reports";
import { idParam } from "@/lib/schemas/text";
import { answerReport } from "@/server/admin/queues/answer-report";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: answers the person who reported a verdict. */
export const POST = endpoint(
  { caller: adminOnly, params: idParam, body: answerReportBody },
  ({ caller, params, body }) => answerReport(caller, params.id, body),
);
