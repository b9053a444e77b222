import { PROTOCOL_SCOPES } from "@/lib/oauth/scopes";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";

type Pair = { userId: string; clientId: string };

/**
 * Removes from an application's grants and tokens the scopes that the person no longer allows, so that allowing them
 * again later does not revive old tokens. `scopes`: what the consent covers now.
 */
export async function narrowGrants(tx: Transaction, { userId, clientId }: Pair, scopes: string[]): Promise<void> {
  const kept = [...scopes, ...PROTOCOL_SCOPES];
  const narrower = Prisma.sql`ARRAY(
    SELECT scope FROM unnest(scopes) WITH ORDINALITY AS held(scope, place)
    WHERE scope = ANY(${kept}::text[]) ORDER BY place)`;
  await tx.$executeRaw`
    WITH narrowed AS (
      UPDATE oauth_grants SET scopes = ${narrower}
      WHERE user_id = ${userId}::uuid AND client_id = ${clientId}::uuid AND revoked_at IS NULL
      RETURNING id
    ), codes AS (
      UPDATE oauth_codes SET scopes = ${narrower} WHERE grant_id IN (SELECT id FROM narrowed)
    )
    UPDATE oauth_access_tokens SET scopes = ${narrower} WHERE grant_id IN (SELECT id FROM narrowed)`;
}
