// Types only, as in api-client.ts: the server parses its answers before they leave.
import { call } from "./api-call";
import type {
  HouseholdWire,
  InvitationWire,
  NewInvitationBody,
  TablePersonBody,
  TablePersonWire,
} from "./schemas/household";
import type { ShareRow } from "./share-rows";

const PEOPLE = "/api/household/people";
const HOUSEHOLDS = "/api/households";
const INVITATIONS = "/api/household-invitations";

/** Every call about those who eat with a person and have no account, one function each. */
export const household = {
  list: (signal?: AbortSignal) => call<TablePersonWire[]>("GET", PEOPLE, { signal }),
  add: (body: TablePersonBody) => call<TablePersonWire>("POST", PEOPLE, { body }),
  change: (id: string, body: TablePersonBody) => call<TablePersonWire>("PUT", `${PEOPLE}/${id}`, { body }),
  remove: (id: string) => call("DELETE", `${PEOPLE}/${id}`),
  putInto: (id: string, householdId: string | null) =>
    call<TablePersonWire>("PUT", `${PEOPLE}/${id}/household`, { body: { household_id: householdId } }),
};

/** Every call about those with whom a person lives. */
export const households = {
  list: (signal?: AbortSignal) => call<HouseholdWire[]>("GET", HOUSEHOLDS, { signal }),
  create: (name: string) => call<HouseholdWire>("POST", HOUSEHOLDS, { body: { name } }),
  rename: (id: string, name: string) => call<HouseholdWire>("PATCH", `${HOUSEHOLDS}/${id}`, { body: { name } }),
  show: (id: string, rows: readonly ShareRow[]) =>
    call<HouseholdWire>("PATCH", `${HOUSEHOLDS}/${id}/me`, { body: { rows } }),
  leave: (id: string) => call("DELETE", `${HOUSEHOLDS}/${id}/me`),
  remove: (id: string, memberId: string) => call("DELETE", `${HOUSEHOLDS}/${id}/members/${memberId}`),
  handOver: (id: string, memberId: string) =>
    call<HouseholdWire>("PUT", `${HOUSEHOLDS}/${id}/keeper`, { body: { member_id: memberId } }),
  listInvitations: (id: string, signal?: AbortSignal) =>
    call<InvitationWire[]>("GET", `${HOUSEHOLDS}/${id}/invitations`, { signal }),
  invite: (id: string, body: NewInvitationBody) =>
    call<InvitationWire>("POST", `${HOUSEHOLDS}/${id}/invitations`, { body }),
  revoke: (id: string, invitationId: string) => call("DELETE", `${HOUSEHOLDS}/${id}/invitations/${invitationId}`),
  accept: (key: string, rows: readonly ShareRow[]) =>
    call<HouseholdWire>("POST", `${INVITATIONS}/${key}`, { body: { rows } }),
  decline: (key: string) => call("DELETE", `${INVITATIONS}/${key}`),
  /** Says that something changed: see use-household-events.ts. */
  eventsOf: (id: string) => `${HOUSEHOLDS}/${encodeURIComponent(id)}/events`,
};
