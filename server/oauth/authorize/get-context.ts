import { shownHost } from "@/lib/oauth/redirect-uri";
import { isDataScope, SCOPE_WORDS } from "@/lib/oauth/scopes";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";
import { db } from "@/server/db/client";
import type { Parameters } from "../parameters";
import { findRefusal, toAuthorizationRequest } from "./check-request";
import { consentState, isLive } from "./consent-state";
import { identifyAddress, identifyClient } from "./identify-client";

/**
 * What our page shows before it asks: the same checks as the request itself, and nothing is issued.
 * `userId`: the person who is signed in, if anybody is.
 * @throws ProtocolError for an unknown client or address
 */
export async function getAuthorizationContext(
  parameters: Parameters,
  userId: string | null,
): Promise<AuthorizationContextWire> {
  const client = await identifyClient(parameters);
  const address = identifyAddress(parameters, client);
  const shown = {
    client: { client_id: client.clientId, name: client.name },
    redirect_host: shownHost(address.uri),
  };
  const refusal = findRefusal(parameters, client);
  if (refusal) return { ...shown, scopes: [], consent: "none", error: refusal.code };
  const request = toAuthorizationRequest(parameters, client, address);
  const record = userId
    ? await db.userClientAuthorization.findUnique({
        where: { userId_clientId: { userId, clientId: client.id } },
        select: { permission: true, active: true, scopes: true },
      })
    : null;
  const scopes = request.scopes.map((name) => ({
    name,
    description: SCOPE_WORDS[name],
    granted: isLive(record) && (!isDataScope(name) || record?.scopes.includes(name) === true),
  }));
  return { ...shown, scopes, consent: consentState(record, request) };
}
