import { AppError } from "@/lib/errors";
import { bearerTokenIn } from "@/server/bearer";
import { type OAuthAccess, resolveAccessToken } from "@/server/oauth/resolve-access-token";
import type { CallerRule } from "./callers";

export type TokenHolder = { kind: "token_holder"; access: OAuthAccess };
export type NobodyKnown = { kind: "nobody_known" };
/** Any one of these scopes is enough; the refusal names the first. */
type OneOf = [scope: string, ...others: string[]];

/** The same as tokenHolderOrNobody, but a call without a token is refused. */
export const tokenHolder =
  (...scopes: OneOf): CallerRule<TokenHolder> =>
  async (request) => {
    const caller = await tokenHolderOrNobody(...scopes)(request);
    if (caller.kind === "token_holder") return caller;
    throw new AppError("unauthenticated", "An access token is needed", { challenge: "Bearer" });
  };

/**
 * RFC 6750 3.1. The token is read from the header only. A token that is present but not live is refused, never treated
 * as no token; sign-in tokens, ID tokens and cookies are not access tokens.
 */
export const tokenHolderOrNobody =
  (...scopes: OneOf): CallerRule<TokenHolder | NobodyKnown> =>
  async (request) => {
    const authorization = request.headers.get("authorization");
    if (authorization === null) return { kind: "nobody_known" };
    const token = bearerTokenIn(authorization);
    const access = token ? await resolveAccessToken(token) : null;
    if (!access) {
      const message = "The access token is not valid, or no longer";
      throw new AppError("unauthenticated", message, { challenge: 'Bearer error="invalid_token"' });
    }
    const [scope] = scopes;
    if (!scopes.some((each) => access.scopes.includes(each))) {
      throw new AppError("forbidden", `The access token does not cover ${scope}`, {
        challenge: `Bearer error="insufficient_scope", scope="${scope}"`,
      });
    }
    return { kind: "token_holder", access };
  };
