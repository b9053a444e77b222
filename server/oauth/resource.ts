import { ASSISTANT_SCOPES, askableScopes, requestedScopes, type Scope } from "@/lib/oauth/scopes";
import { env } from "@/server/env";
import type { Client } from "./find-client";

/** The one resource that a token can be bound to (RFC 8707): the endpoint that assistants call. */
export const assistantResource = (): string => `${env.APP_URL}/mcp`;

/**
 * The second name of this issuer (RFC 8414 3.1): the same endpoints and keys, with registration. Who registered itself
 * learned of us by it, and is answered by it (RFC 9207). The metadata of the first name stays as it is.
 */
export const assistantIssuer = (): string => `${env.APP_URL}/oauth`;

export const issuerOf = ({ ownerId }: Pick<Client, "ownerId">): string =>
  ownerId === null ? assistantIssuer() : env.APP_URL;

/**
 * What a `resource` parameter binds the tokens to; null: nothing. One of ours that is not there, or any other that who
 * registered itself asks for, is refused. Partners may name resources of their own: documented, and ignored.
 */
export function resourceOf(text: string | undefined, client: Pick<Client, "ownerId">): string | null | "refused" {
  if (text === undefined) return null;
  if (text === assistantResource()) return text;
  const isOurs = text === env.APP_URL || text.startsWith(`${env.APP_URL}/`);
  return isOurs || client.ownerId === null ? "refused" : null;
}

/** What is asked for: of an assistant that names nothing, all that assistants do. Null: more than it may ask for. */
export function scopesAsked(text: string | undefined, client: Client, resource: string | undefined): Scope[] | null {
  if (text !== undefined || resourceOf(resource, client) !== assistantResource()) {
    return requestedScopes(text, client.scopes);
  }
  const askable = askableScopes(client.scopes);
  const scopes = ASSISTANT_SCOPES.filter((scope) => askable.includes(scope));
  return scopes.length > 0 ? scopes : null;
}
