import { invalidField, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { ClientFields, ClientWire } from "@/lib/schemas/oauth";
import { db } from "@/server/db/client";
import { ownClient } from "./access";
import { checkedFields } from "./checked-fields";
import { sectorOf } from "./pairwise";
import { clientSelect, toClientWire } from "./wire";

/** Whether codes would be sent to an origin (or a private scheme) that they were not sent to before. */
function leadsElsewhere(next: readonly string[], before: readonly string[]): boolean {
  const originOf = (uri: string) => {
    const { protocol, host } = new URL(uri);
    return `${protocol}//${host}`;
  };
  const known = new Set(before.map(originOf));
  return next.some((uri) => !known.has(originOf(uri)));
}

/**
 * Public id, secret and authentication method cannot change. A redirect URI that is left out stops working at once.
 */
export async function updateClient(
  caller: { userId: string },
  clientId: string,
  body: ClientFields,
): Promise<ClientWire> {
  const where = ownClient(caller, clientId);
  const current = await db.oAuthClient.findUnique({
    where,
    select: { tokenEndpointAuthMethod: true, scopes: true, name: true, redirectUris: true, sectorIdentifier: true },
  });
  if (!current) throw notFound("application");
  const { scopes, ...fields } = checkedFields(body, { isPublic: current.tokenEndpointAuthMethod === "none" });
  if (current.sectorIdentifier !== null && sectorOf(fields.redirectUris) !== current.sectorIdentifier) {
    throw invalidField("redirect_uris", says("pairwiseKeepsHost", { host: current.sectorIdentifier }));
  }
  // A verified mark covers the verified name and hosts only: another name or a further host removes it.
  const isAnother = fields.name !== current.name || leadsElsewhere(fields.redirectUris, current.redirectUris);
  const data = {
    ...fields,
    scopes: body.scopes ? scopes : current.scopes,
    ...(isAnother ? { verifiedAt: null, submittedAt: null } : {}),
  };
  const [row] = await db.oAuthClient.updateManyAndReturn({ where, data, select: clientSelect });
  if (!row) throw notFound("application");
  return toClientWire(row);
}
