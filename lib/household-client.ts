import type { ShareRow } from "@/lib/sight/share-rows";
import { call } from "./api-call";
import { addressOf } from "./calls/address-of";
import type { BodyOf } from "./calls/contract";

/** Every call about those who eat with a person and have no account, one function each. */
export const household = {
  list: (signal?: AbortSignal) => call("GET /api/household/people", { signal }),
  add: (body: BodyOf<"POST /api/household/people">) => call("POST /api/household/people", { body }),
  change: (id: string, body: BodyOf<"PUT /api/household/people/{id}">) =>
    call("PUT /api/household/people/{id}", { params: { id }, body }),
  remove: (id: string) => call("DELETE /api/household/people/{id}", { params: { id } }),
  putInto: (id: string, householdId: string | null) =>
    call("PUT /api/household/people/{id}/household", { params: { id }, body: { household_id: householdId } }),
};

/** For whom of those who eat with a person food is checked; an empty list: everybody. */
export const checkedFor = {
  get: (signal?: AbortSignal) => call("GET /api/household/checked-for", { signal }),
  choose: (chosen: readonly string[]) => call("PUT /api/household/checked-for", { body: { chosen: [...chosen] } }),
};

/** Every call about those with whom a person lives. */
export const households = {
  list: (signal?: AbortSignal) => call("GET /api/households", { signal }),
  create: (name: string) => call("POST /api/households", { body: { name } }),
  rename: (id: string, name: string) => call("PATCH /api/households/{id}", { params: { id }, body: { name } }),
  show: (id: string, rows: readonly ShareRow[]) =>
    call("PATCH /api/households/{id}/me", { params: { id }, body: { rows } }),
  leave: (id: string) => call("DELETE /api/households/{id}/me", { params: { id } }),
  remove: (id: string, memberId: string) =>
    call("DELETE /api/households/{id}/members/{memberId}", { params: { id, memberId } }),
  handOver: (id: string, memberId: string) =>
    call("PUT /api/households/{id}/keeper", { params: { id }, body: { member_id: memberId } }),
  listInvitations: (id: string, signal?: AbortSignal) =>
    call("GET /api/households/{id}/invitations", { params: { id }, signal }),
  invite: (id: string, body: BodyOf<"POST /api/households/{id}/invitations">) =>
    call("POST /api/households/{id}/invitations", { params: { id }, body }),
  revoke: (id: string, invitationId: string) =>
    call("DELETE /api/households/{id}/invitations/{invitationId}", { params: { id, invitationId } }),
  accept: (key: string, rows: readonly ShareRow[]) =>
    call("POST /api/household-invitations/{key}", { params: { key }, body: { rows } }),
  decline: (key: string) => call("DELETE /api/household-invitations/{key}", { params: { key } }),
  /** Says that something changed: see use-household-events.ts. */
  eventsOf: (id: string) => addressOf("GET /api/households/{id}/events", { params: { id } }),
};
