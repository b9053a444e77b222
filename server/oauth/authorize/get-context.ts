import { isNativeAddress, shownHost } from "@/lib/oauth/redirect-uri";
import { isDataScope, SCOPE_WORDS } from "@/lib/oauth/scopes";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";
import { db } from "@/server/db/client";
import { identityOf } from "../clients/shown-identity";
import { hasEnded } from "../has-ended";
import type { Parameters } from "../parameters";
import { withPushedRequest } from "../pushed/pushed-request";
import { findRefusal, toAuthorizationRequest } from "./check-request";
import { type ConsentRecord, consentSelect, consentState, isLive } from "./consent-state";
import { identifyAddress, identifyClient } from "./identify-client";

/**
 * What our consent page shows before it asks. Runs the same checks as the authorization request and issues nothing.
 * `userId`: the person who is signed in, if anybody is.
 * @throws ProtocolError for an unknown client or address
 */
export async function getAuthorizationContext(
  sent: Parameters,
  userId: string | null,
): Promise<AuthorizationContextWire> {
  const parameters = await withPushedRequest(sent);
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
        select: { id: true, ...consentSelect },
      })
    : null;
  const scopes = request.scopes.map((name) => ({
    name,
    description: SCOPE_WORDS[name],
    granted: isLive(record) && (!isDataScope(name) || record?.scopes.includes(name) === true),
  }));
  const context = { ...shown, scopes, consent: consentState(record, request) };
  if (parameters.get("whole") !== "1") return context;
  const { about, identity } = await identityOf(client.id);
  const onDevice = { answers_on_device: isNativeAddress(address.uri) };
  return { ...context, about: { ...about, ...onDevice }, identity, record: record && toRecord(record) };
}

type RecordRow = NonNullable<ConsentRecord> & { id: string };

const toRecord = (record: RecordRow) => ({
  id: record.id,
  permission: record.permission,
  active: record.active && !hasEnded(record),
  scopes: hasEnded(record) ? [] : record.scopes,
  declined: record.declined,
  ends_at: record.endsAt?.toISOString() ?? null,
});
