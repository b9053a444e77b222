import { isDataScope } from "@/lib/oauth/scopes";

/**
 * The granted scopes that the person's consent still covers. Scopes of the protocol itself (openid) need no consent.
 */
export const coveredScopes = (granted: readonly string[], consented: readonly string[]): string[] =>
  granted.filter((scope) => !isDataScope(scope) || consented.includes(scope));
