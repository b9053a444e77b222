import { call } from "./api-call";
import { addressOf } from "./calls/address-of";
import type { BodyOf } from "./calls/contract";
import type { ActGroup } from "./team/acts";

/** Every call about the people of a business, one function each. */
export const team = {
  list: (signal?: AbortSignal) => call("GET /api/team", { signal }),
  invite: (body: BodyOf<"POST /api/team/invitations">) => call("POST /api/team/invitations", { body }),
  inviteAgain: (id: string) => call("POST /api/team/invitations/{id}/mail", { params: { id } }),
  takeBack: (id: string) => call("DELETE /api/team/invitations/{id}", { params: { id } }),
  changeRoles: (id: string, body: BodyOf<"PUT /api/team/members/{id}/roles">) =>
    call("PUT /api/team/members/{id}/roles", { params: { id }, body }),
  remove: (id: string) => call("DELETE /api/team/members/{id}", { params: { id } }),
  handOver: (body: BodyOf<"PUT /api/team/holder">) => call("PUT /api/team/holder", { body }),
  leave: () => call("DELETE /api/team/me"),
  listActs: (group: ActGroup | null, after: string | null, signal?: AbortSignal) =>
    call("GET /api/team/acts", { query: { ...(group ? { group } : {}), ...(after ? { after } : {}) }, signal }),
  listTablets: (signal?: AbortSignal) => call("GET /api/team/tablets", { signal }),
  newTablet: (body: BodyOf<"POST /api/team/tablets">) => call("POST /api/team/tablets", { body }),
  renameTablet: (id: string, name: string) => call("PUT /api/team/tablets/{id}", { params: { id }, body: { name } }),
  revokeTablet: (id: string) => call("DELETE /api/team/tablets/{id}", { params: { id } }),
  /** Called on the tablet itself. */
  pair: (code: string) => call("POST /api/tablet", { body: { code } }),
  accept: (key: string) => call("POST /api/team-invitations/{key}", { params: { key } }),
  decline: (key: string) => call("DELETE /api/team-invitations/{key}", { params: { key } }),
};

export const actsHref = (group: ActGroup | null): string =>
  addressOf("GET /api/team/acts/export", { query: group ? { group } : {} });
