// Imports types only, as api-client.ts does: the server validates its answers before it sends them.
import { call } from "./api-call";
import type { OpenTableInput, SeatInput, TableWire } from "./schemas/tables";

const addressOf = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const tablesApi = {
  open: (body: OpenTableInput) => call<TableWire>("POST", "/api/tables", { body }),
  show: (code: string, q: string, signal?: AbortSignal) =>
    call<TableWire>("GET", `${addressOf(code)}?${new URLSearchParams({ q })}`, { signal }),
  sit: (code: string, body: SeatInput) => call<TableWire>("PUT", `${addressOf(code)}/seat`, { body }),
  openList: (code: string) => call<TableWire>("PUT", `${addressOf(code)}/list`),
  leave: (code: string) => call("DELETE", `${addressOf(code)}/seat`),
  end: (code: string) => call("DELETE", addressOf(code)),
};
