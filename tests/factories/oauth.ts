import { randomBytes, randomUUID } from "node:crypto";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { hashSecretValue } from "@/server/oauth/secret-values";
import { createPerson, type Person } from "./people";

export type TestApplication = { id: string; clientId: string; ownerId: string };

type ApplicationOptions = { allowedDomains?: string[]; isActive?: boolean; ownerId?: string };

export async function createApplication(options: ApplicationOptions = {}): Promise<TestApplication> {
  const { allowedDomains = ["menus.example"], isActive = true } = options;
  const ownerId = options.ownerId ?? (await createPerson({ accountType: "business" })).id;
  const row = await db.oAuthClient.create({
    data: {
      clientId: randomUUID(),
      ownerId,
      name: "Menus",
      tokenEndpointAuthMethod: "none",
      redirectUris: ["https://menus.example/back"],
      allowedDomains,
      scopes: ["general:access"],
      isActive,
      createdAt: now(),
    },
    select: { id: true, clientId: true },
  });
  return { ...row, ownerId };
}

export const DIET_AND_INGREDIENTS = ["dietary_preferences:read", "ingredients:read"];

/** Stores a person's consent and grant and a valid access token for an application, as the issuer would. */
export async function createAccess(
  person: Person,
  application: TestApplication,
  scopes: string[] = DIET_AND_INGREDIENTS,
): Promise<{ token: string; grantId: string; authorizationId: string }> {
  const key = { userId: person.id, clientId: application.id };
  const authorization = await db.userClientAuthorization.upsert({
    where: { userId_clientId: key },
    create: { ...key, permission: true, active: true, scopes, createdAt: now() },
    update: { permission: true, active: true, scopes },
    select: { id: true },
  });
  const grant = await db.oAuthGrant.create({ data: { ...key, scopes, createdAt: now() }, select: { id: true } });
  const token = `oat_${randomBytes(32).toString("base64url")}`;
  await db.oAuthAccessToken.create({
    data: {
      hash: hashSecretValue(token),
      grantId: grant.id,
      scopes,
      createdAt: now(),
      expiresAt: new Date(now().getTime() + 3600_000),
    },
  });
  return { token, grantId: grant.id, authorizationId: authorization.id };
}
