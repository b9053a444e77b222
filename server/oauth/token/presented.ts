import { z } from "zod";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { coveredScopes } from "../covered-scopes";
import type { Client } from "../find-client";
import { invalidGrant, ProtocolError } from "../protocol-error";
import { resourceOf } from "../resource";
import { type RevokeReason, revokeGrants } from "../revoke-grants";

/** What a code and a refresh token have in common, with the grant and the consent behind it. */
export const presentedRow = z.object({
  hash: z.string(),
  grant_id: z.string(),
  user_id: z.string(),
  /** The person's `sub` for this application. */
  subject: z.string(),
  scopes: z.array(z.string()),
  auth_time: z.date(),
  expires_at: z.date(),
  consumed_at: z.date().nullable(),
  grant_created_at: z.date(),
  /** True if the grant is not revoked and the person still allows the application. */
  is_live: z.boolean(),
  consent_scopes: z.array(z.string()).nullable(),
  /** Null: the consent holds until it is revoked. */
  consent_ends_at: z.date().nullable(),
  /** The resource that its tokens are bound to. */
  resource: z.string().nullable(),
  /** The thumbprint of the only key that may present it; null: any, or none. */
  proof_key: z.string().nullable(),
});
export type Presented = z.infer<typeof presentedRow>;

export const codeRow = presentedRow.extend({
  redirect_uri: z.string(),
  redirect_uri_was_sent: z.boolean(),
  code_challenge: z.string().nullable(),
  nonce: z.string().nullable(),
});
export type PresentedCode = z.infer<typeof codeRow>;

/**
 * The scopes that the grant still allows.
 * @throws ProtocolError invalid_grant when there are none
 */
export function liveScopes(row: Presented): string[] {
  if (row.expires_at <= now() || !row.is_live) throw invalidGrant();
  const scopes = coveredScopes(row.scopes, row.consent_scopes ?? []);
  if (scopes.length === 0) throw invalidGrant();
  return scopes;
}

/**
 * The scopes that may be issued for a presented code or refresh token: never empty.
 * @throws ProtocolError invalid_grant when it was used before, which ends its grant, has expired or was revoked
 */
export async function requireUsable(row: Presented, reuse: RevokeReason): Promise<string[]> {
  if (row.consumed_at !== null) return refuseReplay(row, reuse);
  return liveScopes(row);
}

/** Runs outside any transaction: a throw inside one would roll the revocation back. */
export async function refuseReplay(row: Presented, reuse: RevokeReason): Promise<never> {
  await revokeGrants(db, { id: row.grant_id }, reuse);
  throw invalidGrant();
}

/**
 * RFC 8707 2.2: a token request may name the resource again, and no other.
 * @throws ProtocolError invalid_target
 */
export function requireSameResource(row: Presented, client: Client, requested: string | undefined): void {
  const wanted = resourceOf(requested, client);
  if (wanted === null || wanted === row.resource) return;
  throw new ProtocolError("invalid_target", "The grant is for another resource");
}
