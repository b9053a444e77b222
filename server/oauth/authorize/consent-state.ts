import { isNativeAddress } from "@/lib/oauth/redirect-uri";
import { isDataScope } from "@/lib/oauth/scopes";
import type { AuthorizationRequest } from "./authorization-request";

/** The person's record for the application, if there is one. */
export type ConsentRecord = { permission: boolean; active: boolean; scopes: string[] } | null;

/** `granted`: a code may be issued without asking. `inactive`: there is a record that allows nothing. */
export type ConsentState = "granted" | "required" | "inactive" | "none";

export function consentState(record: ConsentRecord, request: AuthorizationRequest): ConsentState {
  if (!record) return "none";
  if (!isLive(record)) return "inactive";
  const covers = request.scopes.every((scope) => !isDataScope(scope) || record.scopes.includes(scope));
  return covers && !mustAsk(request) ? "granted" : "required";
}

export const isLive = (record: ConsentRecord): boolean => record?.permission === true && record.active;

/** Asked for by the client, or because nothing assures who listens at the address (RFC 8252 8.6). */
function mustAsk({ client, address, prompts }: AuthorizationRequest): boolean {
  if (prompts.includes("consent") || prompts.includes("login")) return true;
  return client.isPublic && isNativeAddress(address.uri);
}
