import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { SIGNATURES_NOTED_WITHIN_MS, type SigningKey } from "./signing-keys";

/** Call it before a signature is sent, so that its key stays published while somebody may want to verify it. */
export async function noteSignature({ kid, publicJwk }: SigningKey): Promise<void> {
  const at = now();
  await db.$executeRaw`
    INSERT INTO oauth_signing_keys AS k (kid, public_jwk, first_seen_at, last_signed_at)
    VALUES (${kid}, ${JSON.stringify(publicJwk)}::jsonb, ${at}, ${at})
    ON CONFLICT (kid) DO UPDATE SET last_signed_at = excluded.last_signed_at, public_jwk = excluded.public_jwk
    WHERE k.last_signed_at IS NULL OR k.last_signed_at < ${new Date(at.getTime() - SIGNATURES_NOTED_WITHIN_MS)}`;
}
