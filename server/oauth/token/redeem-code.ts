import { matchesRegistered } from "@/lib/oauth/redirect-uri";
import type { TokenResponseWire } from "@/lib/schemas/oauth";
import type { Client } from "../find-client";
import type { Parameters } from "../parameters";
import { requireProof } from "../proofs/require-proof";
import { invalidGrant, invalidRequest } from "../protocol-error";
import { isRightVerifier } from "./code-verifier";
import type { TokenRequest } from "./find-token-request";
import { issueTokens } from "./issue-tokens";
import { type PresentedCode, requireSameResource, requireUsable } from "./presented";

/**
 * RFC 6749 4.1.3: a code works once, for the client it was issued to. A request that is refused before the code is
 * used up leaves it usable; a code that was used already ends its whole grant (4.1.2, 10.5).
 * @throws ProtocolError
 */
export async function redeemCode(
  { client, code }: TokenRequest,
  parameters: Parameters,
  proofKey: string | null,
): Promise<TokenResponseWire> {
  if (!parameters.has("code")) throw invalidRequest("The code is missing");
  if (!code || !isSameAddress(code, client, parameters)) throw invalidGrant();
  if (!isRightVerifier(parameters.get("code_verifier"), code.code_challenge)) throw invalidGrant();
  requireProof(client, proofKey, code.proof_key);
  requireSameResource(code, client, parameters.get("resource"));
  const scopes = await requireUsable(code, "code_reused");
  return issueTokens(client, code, { scopes, nonce: code.nonce, proofKey, reuse: "code_reused" });
}

/**
 * The redirect URI must be the same text as in the authorization request, absent only if absent there, and still be
 * registered.
 */
function isSameAddress(code: PresentedCode, client: Client, parameters: Parameters): boolean {
  const sent = parameters.get("redirect_uri");
  if (sent === undefined ? code.redirect_uri_was_sent : sent !== code.redirect_uri) return false;
  return matchesRegistered(code.redirect_uri, client);
}
