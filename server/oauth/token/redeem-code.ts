import { z } from "zod";
import { matchesRegistered } from "@/lib/oauth/redirect-uri";
import type { TokenResponseWire } from "@/lib/schemas/oauth";
import { statement } from "@/server/db/statement";
import type { Client } from "../find-client";
import type { Parameters } from "../parameters";
import { invalidGrant, invalidRequest } from "../protocol-error";
import { hashSecretValue, isSecretValue } from "../secret-values";
import { isRightVerifier } from "./code-verifier";
import { issueTokens } from "./issue-tokens";
import { presentedRow, requireUsable } from "./presented";

const codeRow = presentedRow.extend({
  redirect_uri: z.string(),
  redirect_uri_was_sent: z.boolean(),
  code_challenge: z.string().nullable(),
  nonce: z.string().nullable(),
});
type CodeRow = z.infer<typeof codeRow>;

const findCode = statement(
  codeRow,
  `SELECT c.hash, c.grant_id, c.user_id, c.redirect_uri, c.redirect_uri_was_sent, c.scopes, c.code_challenge,
     c.nonce, c.auth_time, c.expires_at, c.consumed_at, g.created_at AS grant_created_at, a.scopes AS consent_scopes,
     coalesce(g.revoked_at IS NULL AND a.permission AND a.active, false) AS is_live
   FROM oauth_codes c JOIN oauth_grants g ON g.id = c.grant_id
   LEFT JOIN user_client_authorizations a ON a.user_id = g.user_id AND a.client_id = g.client_id
   WHERE c.hash = $1 AND c.client_id = $2`,
);

/**
 * RFC 6749 4.1.3: one code, once, by the client it was issued to; a code of another client is not found, or that
 * client could end the grant. A refusal before the code counts as used leaves it usable; one that was used
 * already ends its whole grant (4.1.2, 10.5).
 * @throws ProtocolError
 */
export async function redeemCode(client: Client, parameters: Parameters): Promise<TokenResponseWire> {
  const code = parameters.get("code");
  if (code === undefined) throw invalidRequest("The code is missing");
  if (!isSecretValue("oac_", code)) throw invalidGrant();
  const [row] = await findCode(hashSecretValue(code), client.id);
  if (!row || !isSameAddress(row, client, parameters)) throw invalidGrant();
  if (!isRightVerifier(parameters.get("code_verifier"), row.code_challenge)) throw invalidGrant();
  const scopes = await requireUsable(row, "code_reused");
  return issueTokens(client, row, { scopes, nonce: row.nonce, reuse: "code_reused" });
}

/** The same text as in the request, absent only if it was absent there, and still registered. */
function isSameAddress(row: CodeRow, client: Client, parameters: Parameters): boolean {
  const sent = parameters.get("redirect_uri");
  if (sent === undefined ? row.redirect_uri_was_sent : sent !== row.redirect_uri) return false;
  return matchesRegistered(row.redirect_uri, client);
}
