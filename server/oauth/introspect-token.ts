import { z } from "zod";
import type { IntrospectionWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { env } from "@/server/env";
import { coveredScopes } from "./covered-scopes";
import type { Client } from "./find-client";
import { notEnded } from "./has-ended";
import { findAccess, type OAuthAccess } from "./resolve-access-token";
import { hashSecretValue, isSecretValue } from "./secret-values";

type Described = { subject: string; scopes: readonly string[]; issuedAt: Date; expiresAt: Date };

const SUBJECT = z.object({ subject: z.string() });

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** RFC 7662 2.2. Everything but a live token of this very client gets the same answer, `active: false`. */
export async function introspectToken(client: Client, token: string): Promise<IntrospectionWire> {
  const access = await findAccess(token);
  if (access) {
    return access.clientRowId === client.id ? { ...toClaims(client, access), ...kindOf(access) } : { active: false };
  }
  const refreshToken = await findLiveRefreshToken(client, token);
  return refreshToken ? toClaims(client, refreshToken) : { active: false };
}

/** RFC 9449 6.2: a token that is bound to a key says to which. */
const kindOf = ({ proofKey }: Pick<OAuthAccess, "proofKey">) =>
  proofKey === null ? { token_type: "Bearer" as const } : { token_type: "DPoP" as const, cnf: { jkt: proofKey } };

const toClaims = (client: Client, token: Described) => ({
  active: true as const,
  client_id: client.clientId,
  sub: token.subject,
  scope: token.scopes.join(" "),
  iss: env.APP_URL,
  iat: seconds(token.issuedAt),
  exp: seconds(token.expiresAt),
});

async function findLiveRefreshToken(client: Client, token: string): Promise<Described | null> {
  if (!isSecretValue("ort_", token)) return null;
  const row = await db.oAuthRefreshToken.findUnique({
    where: {
      hash: hashSecretValue(token),
      consumedAt: null,
      expiresAt: { gt: now() },
      grant: { clientId: client.id, revokedAt: null },
    },
    select: { createdAt: true, expiresAt: true, grant: { select: { userId: true, scopes: true } } },
  });
  if (!row) return null;
  const { userId, scopes } = row.grant;
  const consent = await db.userClientAuthorization.findUnique({
    where: { userId_clientId: { userId, clientId: client.id }, permission: true, active: true, ...notEnded() },
    select: { scopes: true },
  });
  const covered = coveredScopes(scopes, consent?.scopes ?? []);
  if (!consent || covered.length === 0) return null;
  const [known] = await queryRowsIn(
    db,
    SUBJECT,
    Prisma.sql`
    SELECT oauth_subject(c, ${userId}::uuid) AS subject FROM oauth_clients c WHERE c.id = ${client.id}::uuid`,
  );
  return known ? { subject: known.subject, scopes: covered, issuedAt: row.createdAt, expiresAt: row.expiresAt } : null;
}
