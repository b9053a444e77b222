import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { ProtocolError } from "@/server/oauth/protocol-error";
import type { OAuthAccess } from "@/server/oauth/resolve-access-token";
import type { CallerRule } from "./callers";
import { accessOf, isByProof, presentedToken, proofChallenge } from "./presented-token";

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
    throw new AppError("unauthenticated", "tokenNeeded", { challenge: "Bearer" });
  };

/**
 * RFC 6750 3.1. The token is read from the header only. A token that is present but not live is refused, never treated
 * as no token; sign-in tokens, ID tokens and cookies are not access tokens.
 */
export const tokenHolderOrNobody =
  (...scopes: OneOf): CallerRule<TokenHolder | NobodyKnown> =>
  async (request) => {
    if (!request.headers.has("authorization")) return { kind: "nobody_known" };
    const access = await findPresented(request);
    if (!access) {
      const challenge = isByProof(request) ? proofChallenge("invalid_token") : 'Bearer error="invalid_token"';
      throw new AppError("unauthenticated", "tokenInvalid", { challenge });
    }
    const [scope] = scopes;
    if (!scopes.some((each) => access.scopes.includes(each))) {
      throw new AppError("forbidden", says("tokenLacksScope", { scope }), {
        challenge: `Bearer error="insufficient_scope", scope="${scope}"`,
      });
    }
    return { kind: "token_holder", access };
  };

async function findPresented(request: Request): Promise<OAuthAccess | null> {
  try {
    const presented = await presentedToken(request);
    return presented && (await accessOf(presented));
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    throw new AppError("unauthenticated", says("inItsWords", { words: error.description ?? "" }), {
      challenge: proofChallenge("invalid_dpop_proof"),
    });
  }
}
