import { isDataScope } from "@/lib/oauth/scopes";

/** Of granted scopes those that the person's consent still covers; words of the protocol need no consent. */
export const coveredScopes = (granted: readonly string[], consented: readonly string[]): string[] =>
  granted.filter((scope) => !isDataScope(scope) || consented.includes(scope));
