import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";

/** The calls about verdicts that people report as wrong. */
export const reportsApi = {
  report: (body: BodyOf<"POST /api/verdict-reports">) => call("POST /api/verdict-reports", { body }),
  mine: () => call("GET /api/verdict-reports"),
  withdraw: (id: string) => call("DELETE /api/verdict-reports/{id}", { params: { id } }),
  queue: (state: "waiting" | "answered", page: number) =>
    call("GET /api/admin/verdict-reports", { query: { state, page } }),
  answer: (id: string, body: BodyOf<"POST /api/admin/verdict-reports/{id}/answer">) =>
    call("POST /api/admin/verdict-reports/{id}/answer", { params: { id }, body }),
};
