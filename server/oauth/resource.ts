import { ASSISTANT_SCOPES, askableScopes, requestedScopes, type Scope } from "@/lib/oauth/scopes";
import { env } from "@/server/env";
import type { Client } from "./find-client";

/** The one resource that a token can be bound to (RFC 8707): the endpoint that assistants call. */
export const assistantResource = (): string => `${env.APP_URL}/mcp`;

/**
 * The second name of this issuer (RFC 8414 3.1): the same endpoints and keys, plus registration. Clients that
 * registered or describe themselves discovered us under this name and get it as `iss` (RFC 9207). The metadata under
 * the first name does not change.
 */
export const assistantIssuer = (): string => `${env.APP_URL}/oauth`;

export const issuerOf = ({ ownerId }: Pick<Client, "ownerId">): string =>
  ownerId === null ? assistantIssuer() : env.APP_URL;

/**
 * The resource that a `resource` parameter binds the tokens to; null for none. Refused are addresses of ours that are
 * no resource, and any other address from a self-registered client. A partner's own resource names are documented as
 * ignored.
 */
export function resourceOf(text: string | undefined, client: Pick<Client, "ownerId">): string | null | "refused" {
  if (text === undefined) return null;
  if (text === assistantResource()) return text;
  const isOurs = text === env.APP_URL || text.startsWith(`${env.APP_URL}/`);
  return isOurs || client.ownerId === null ? "refused" : null;
}

/**
 * The scopes that a request asks for. An assistant that names none asks for all the assistants' scopes. Null if a scope
 * is unknown or the client may not ask for it.
 */
export function scopesOfRequest(
  text: string | undefined,
  client: Client,
  resource: string | undefined,
): Scope[] | null {
  if (text !== undefined || resourceOf(resource, client) !== assistantResource()) {
    return requestedScopes(text, client.scopes);
  }
  const askable = askableScopes(client.scopes);
  const scopes = ASSISTANT_SCOPES.filter((scope) => askable.includes(scope));
  return scopes.length > 0 ? scopes : null;
}
