// Types only, as in api-client.ts: the server parses its answers before they leave.
import { call } from "./api-call";
import type { TablePersonBody, TablePersonWire } from "./schemas/household";

const PEOPLE = "/api/household/people";

/** Every call about those who eat with a person, one function each. */
export const household = {
  list: (signal?: AbortSignal) => call<TablePersonWire[]>("GET", PEOPLE, { signal }),
  add: (body: TablePersonBody) => call<TablePersonWire>("POST", PEOPLE, { body }),
  change: (id: string, body: TablePersonBody) => call<TablePersonWire>("PUT", `${PEOPLE}/${id}`, { body }),
  remove: (id: string) => call("DELETE", `${PEOPLE}/${id}`),
};
