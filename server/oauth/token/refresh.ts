import { inOrder, parseScope } from "@/lib/oauth/scopes";
import type { TokenResponseWire } from "@/lib/schemas/oauth";
import { coveredScopes } from "../covered-scopes";
import type { Parameters } from "../parameters";
import { requireProof } from "../proofs/require-proof";
import { invalidGrant, invalidRequest, ProtocolError } from "../protocol-error";
import { answerAgain, successorOf } from "./answer-again";
import type { TokenRequest } from "./find-token-request";
import { issueTokens } from "./issue-tokens";
import { liveScopes, type Presented, requireSameResource, requireUsable } from "./presented";

/**
 * RFC 6749 6 with rotation for every client (RFC 9700 4.14.2): each refresh token works once and is replaced by the
 * next. When one is presented again, it was stolen or its answer was lost, which cannot be told apart: the whole grant
 * ends. An application may opt for a few seconds in which a repeated request gets the same answer.
 * @throws ProtocolError
 */
export async function refresh(
  { client, refreshToken }: TokenRequest,
  parameters: Parameters,
  proofKey: string | null,
): Promise<TokenResponseWire> {
  if (!parameters.has("refresh_token")) throw invalidRequest("The refresh_token is missing");
  if (!refreshToken) throw invalidGrant();
  requireProof(client, proofKey, refreshToken.proof_key);
  requireSameResource(refreshToken, client, parameters.get("resource"));
  const wanted = parameters.get("scope");
  // OpenID Connect Core 12.2: an ID token from a refresh should carry no nonce.
  const issue = { nonce: null, proofKey, reuse: "refresh_token_reused" } as const;
  if (!client.forgivesRepeatedRefresh) {
    const scopes = narrowed(await requireUsable(refreshToken, "refresh_token_reused"), wanted);
    return issueTokens(client, refreshToken, { ...issue, scopes });
  }
  const presented = parameters.get("refresh_token") ?? "";
  const isUsed = refreshToken.consumed_at !== null;
  const scopes = narrowed(isUsed ? coveredOf(refreshToken) : liveScopes(refreshToken), wanted);
  const again = () => answerAgain(client, refreshToken, { presented, scopes, proofKey });
  if (isUsed) return again();
  return issueTokens(client, refreshToken, { ...issue, scopes, successor: successorOf(presented), onLate: again });
}

/** The scopes of a token that was used before. Whether it is forgiven or ends its grant is decided in answerAgain. */
function coveredOf(row: Presented): string[] {
  if (!row.is_live) throw invalidGrant();
  return coveredScopes(row.scopes, row.consent_scopes ?? []);
}

/** The requested scopes, never wider than granted; a refusal leaves the refresh token usable. */
function narrowed(granted: string[], wanted: string | undefined): string[] {
  if (wanted === undefined) return granted;
  const tokens = parseScope(wanted);
  if (!tokens?.every((token) => granted.includes(token))) {
    throw new ProtocolError("invalid_scope", "The scope is wider than what was granted");
  }
  return inOrder(tokens);
}
