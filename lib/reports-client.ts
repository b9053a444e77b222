// Imports types only: the server validates its answers before it sends them.
import { call } from "./api-call";
import type { AnswerReportBody, ReportQueue, ReportVerdictBody, VerdictReportWire } from "./schemas/reports";

/** The calls about verdicts that people report as wrong. */
export const reportsApi = {
  report: (body: ReportVerdictBody) => call<VerdictReportWire>("POST", "/api/verdict-reports", { body }),
  mine: () => call<VerdictReportWire[]>("GET", "/api/verdict-reports"),
  withdraw: (id: string) => call("DELETE", `/api/verdict-reports/${encodeURIComponent(id)}`),
  queue: (state: "waiting" | "answered", page: number) =>
    call<ReportQueue>("GET", `/api/admin/verdict-reports?state=${state}&page=${page}`),
  answer: (id: string, body: AnswerReportBody) =>
    call("POST", `/api/admin/verdict-reports/${encodeURIComponent(id)}/answer`, { body }),
};
