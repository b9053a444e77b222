import { z } from "zod";
import { ownReportsQuery, reportVerdictBody, verdictReportWire } from "@/lib/schemas/reports";
import { signedIn, visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perVisitor } from "@/server/http/limit";
import { listOwnReports } from "@/server/reports/list-own-reports";
import { reportVerdict } from "@/server/reports/report-verdict";

/** Beyond the specification: the caller's reports and their answers. */
export const GET = endpoint(
  { caller: signedIn, query: ownReportsQuery, response: z.array(verdictReportWire) },
  ({ caller, query }) => listOwnReports(caller.userId, query),
);

/** Beyond the specification: reports a verdict as wrong. */
export const POST = endpoint(
  {
    caller: visitor,
    limits: [perVisitor("report_user", "report_address")],
    body: reportVerdictBody,
    response: verdictReportWire,
    status: 201,
  },
  ({ caller, body }) => reportVerdict(caller.signedIn?.userId ?? null, body),
);
