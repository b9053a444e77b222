import { isNativeAddress } from "@/lib/oauth/redirect-uri";
import { isDataScope, type Scope } from "@/lib/oauth/scopes";
import { hasEnded } from "../has-ended";
import type { AuthorizationRequest } from "./authorization-request";

/** The person's record for the application, if there is one. */
export type ConsentRecord = {
  permission: boolean;
  active: boolean;
  scopes: string[];
  declined: string[];
  endsAt: Date | null;
} | null;
export const consentSelect = { permission: true, active: true, scopes: true, declined: true, endsAt: true } as const;

/** `granted`: a code may be issued without asking. `inactive`: a record exists and allows nothing. */
export type ConsentState = "granted" | "required" | "inactive" | "none";

export function consentState(record: ConsentRecord, request: AuthorizationRequest): ConsentState {
  if (!record) return "none";
  if (!isLive(record)) return "inactive";
  const wanted = wantedScopes(record, request);
  const covers = wanted.length > 0 && wanted.every((scope) => !isDataScope(scope) || record.scopes.includes(scope));
  return covers && !mustAsk(request) ? "granted" : "required";
}

export const isLive = (record: ConsentRecord): boolean =>
  record?.permission === true && record.active && !hasEnded(record);

/** The scopes of a request, without those that the person declined when asked before. */
export const wantedScopes = (record: ConsentRecord, { scopes }: Pick<AuthorizationRequest, "scopes">): Scope[] =>
  scopes.filter((scope) => !record?.declined.includes(scope));

/** Whether to ask again: the client wants it, or any program may listen at the redirect URI (RFC 8252 8.6). */
function mustAsk({ client, address, prompts }: AuthorizationRequest): boolean {
  if (prompts.includes("consent") || prompts.includes("login")) return true;
  return client.isPublic && isNativeAddress(address.uri);
}
