import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { Client } from "./find-client";
import { ProtocolError } from "./protocol-error";
import { revokeGrants } from "./revoke-grants";
import { hashSecretValue } from "./secret-values";

const ofAnotherClient = () => new ProtocolError("unauthorized_client", "The token was issued to another client");

/**
 * RFC 7009 2.1. Revoking a refresh token revokes its whole grant, revoking an access token only that token. Both kinds
 * are looked up, whatever the hint. An unknown or dead token is no error.
 */
export async function revokeToken(client: Client, token: string): Promise<void> {
  const hash = hashSecretValue(token);
  const select = { grant: { select: { id: true, clientId: true } } } as const;
  const refreshToken = await db.oAuthRefreshToken.findUnique({ where: { hash }, select });
  if (refreshToken) {
    if (refreshToken.grant.clientId !== client.id) throw ofAnotherClient();
    return revokeGrants(db, { id: refreshToken.grant.id }, "revoked_by_client");
  }
  const accessToken = await db.oAuthAccessToken.findUnique({ where: { hash }, select });
  if (!accessToken) return;
  if (accessToken.grant.clientId !== client.id) throw ofAnotherClient();
  await db.oAuthAccessToken.updateMany({ where: { hash, revokedAt: null }, data: { revokedAt: now() } });
}
