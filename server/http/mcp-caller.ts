import { says } from "@/lib/i18n/sentence";
import { inEnglish } from "@/lib/i18n/speak";
import { ASSISTANT_SCOPES } from "@/lib/oauth/scopes";
import { env } from "@/server/env";
import { TOOL_SCOPES } from "@/server/mcp/tool";
import { ProtocolError } from "@/server/oauth/protocol-error";
import type { OAuthAccess } from "@/server/oauth/resolve-access-token";
import { assistantResource } from "@/server/oauth/resource";
import { accessOf, presentedToken } from "./presented-token";

/** RFC 9728 5.1: the challenge tells an assistant where it learns how to get a token for this resource. */
const challenge = (...more: string[]): string =>
  [`Bearer resource_metadata="${env.APP_URL}/.well-known/oauth-protected-resource/mcp"`, ...more].join(", ");

/**
 * The caller with a live token that was issued for this resource (RFC 8707); a token for the user information endpoint
 * is refused.
 * @throws ProtocolError 401
 */
export async function requireAssistant(request: Request): Promise<OAuthAccess> {
  const authorization = request.headers.get("authorization");
  const scope = `scope="${ASSISTANT_SCOPES.join(" ")}"`;
  if (authorization === null) {
    throw new ProtocolError(null, undefined, { status: 401, headers: { "WWW-Authenticate": challenge(scope) } });
  }
  const presented = await presentedToken(request);
  const access = presented && (await accessOf(presented, assistantResource()));
  if (access) return access;
  throw new ProtocolError("invalid_token", "The access token is not valid here", {
    status: 401,
    headers: { "WWW-Authenticate": challenge('error="invalid_token"', scope) },
  });
}

/**
 * Checks the scopes before any message is carried out (RFC 6750 3.1), so that the assistant can ask the person for
 * more.
 * @throws ProtocolError 403
 */
export function requireScopes(access: OAuthAccess, body: unknown): void {
  for (const message of Array.isArray(body) ? body : [body]) {
    const scope = scopeOf(message);
    if (scope === null || access.scopes.includes(scope)) continue;
    throw new ProtocolError("insufficient_scope", inEnglish(says("tokenLacksScope", { scope })), {
      status: 403,
      headers: { "WWW-Authenticate": challenge('error="insufficient_scope"', `scope="${scope}"`) },
    });
  }
}

function scopeOf(message: unknown): string | null {
  if (typeof message !== "object" || message === null) return null;
  const { method, params } = message as { method?: unknown; params?: unknown };
  if (method !== "tools/call" || typeof params !== "object" || params === null) return null;
  const { name } = params as { name?: unknown };
  return typeof name === "string" && Object.hasOwn(TOOL_SCOPES, name)
    ? TOOL_SCOPES[name as keyof typeof TOOL_SCOPES]
    : null;
}
