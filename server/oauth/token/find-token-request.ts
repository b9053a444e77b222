import { z } from "zod";
import { now } from "@/server/clock";
import { statement } from "@/server/db/statement";
import { CLIENT_COLUMNS, type Client, clientRow, findActiveClient, isClientId, toClient } from "../find-client";
import type { Parameters } from "../parameters";
import { hashSecretValue, isSecretValue } from "../secret-values";
import { codeRow, type Presented, type PresentedCode, presentedRow } from "./presented";

/**
 * A client that is not authenticated yet, with the code or refresh token that it presents, if that exists and was
 * issued to it.
 */
export type TokenRequest = { client: Client; code?: PresentedCode; refreshToken?: Presented };

const nothing = z.object({ hash: z.null() });
const LIVE =
  "coalesce(g.revoked_at IS NULL AND a.permission AND a.active AND coalesce(a.ends_at > $3, true), false) AS is_live";
const CONSENT = "user_client_authorizations a ON a.user_id = g.user_id AND a.client_id = g.client_id";

const findWithCode = statement(
  clientRow.and(z.union([codeRow, nothing])),
  `SELECT ${CLIENT_COLUMNS}, c.hash, c.grant_id, c.user_id, oauth_subject(cl, c.user_id) AS subject, c.redirect_uri, c.redirect_uri_was_sent, c.scopes,
     c.code_challenge, c.nonce, c.auth_time, c.expires_at, c.consumed_at, g.created_at AS grant_created_at,
     a.scopes AS consent_scopes, a.ends_at AS consent_ends_at, g.resource, c.proof_key, ${LIVE}
   FROM oauth_clients cl
   LEFT JOIN oauth_codes c ON c.hash = $2 AND c.client_id = cl.id
   LEFT JOIN oauth_grants g ON g.id = c.grant_id
   LEFT JOIN ${CONSENT}
   WHERE cl.client_id = $1 AND cl.is_active`,
);

const findWithRefreshToken = statement(
  clientRow.and(z.union([presentedRow, nothing])),
  `SELECT ${CLIENT_COLUMNS}, r.hash, r.grant_id, r.user_id, r.subject, r.scopes, r.grant_created_at, r.expires_at, r.consumed_at,
     r.consent_scopes, r.consent_ends_at, r.resource, r.proof_key, r.is_live, r.auth_time
   FROM oauth_clients cl
   LEFT JOIN LATERAL (
     SELECT r.hash, r.grant_id, g.user_id, oauth_subject(cl, g.user_id) AS subject, g.scopes, g.created_at AS grant_created_at, r.expires_at, r.consumed_at,
       a.scopes AS consent_scopes, a.ends_at AS consent_ends_at, g.resource, r.proof_key, ${LIVE},
       coalesce((SELECT max(c.auth_time) FROM oauth_codes c WHERE c.grant_id = g.id), g.created_at) AS auth_time
     FROM oauth_refresh_tokens r JOIN oauth_grants g ON g.id = r.grant_id AND g.client_id = cl.id
     LEFT JOIN ${CONSENT}
     WHERE r.hash = $2
   ) r ON true
   WHERE cl.client_id = $1 AND cl.is_active`,
);

/**
 * Loads the client and what it presents in one query. Another client's code or refresh token is not found, because
 * presenting it must not end that grant. Null: there is no such client, or it was switched off.
 */
export async function findTokenRequest(clientId: string, parameters: Parameters): Promise<TokenRequest | null> {
  if (!isClientId(clientId)) return null;
  const grantType = parameters.get("grant_type");
  const code = parameters.get("code") ?? "";
  if (grantType === "authorization_code" && isSecretValue("oac_", code)) {
    const [row] = await findWithCode(clientId, hashSecretValue(code), now());
    return row ? { client: toClient(row), ...(row.hash === null ? {} : { code: row }) } : null;
  }
  const refreshToken = parameters.get("refresh_token") ?? "";
  if (grantType === "refresh_token" && isSecretValue("ort_", refreshToken)) {
    const [row] = await findWithRefreshToken(clientId, hashSecretValue(refreshToken), now());
    return row ? { client: toClient(row), ...(row.hash === null ? {} : { refreshToken: row }) } : null;
  }
  const client = await findActiveClient(clientId);
  return client && { client };
}
