import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";

export const tablesApi = {
  open: (body: BodyOf<"POST /api/tables">) => call("POST /api/tables", { body }),
  show: (code: string, q: string, signal?: AbortSignal) =>
    call("GET /api/tables/{code}", { params: { code }, query: { q }, signal }),
  sit: (code: string, body: BodyOf<"PUT /api/tables/{code}/seat">) =>
    call("PUT /api/tables/{code}/seat", { params: { code }, body }),
  openList: (code: string) => call("PUT /api/tables/{code}/list", { params: { code } }),
  leave: (code: string) => call("DELETE /api/tables/{code}/seat", { params: { code } }),
  end: (code: string) => call("DELETE /api/tables/{code}", { params: { code } }),
};
