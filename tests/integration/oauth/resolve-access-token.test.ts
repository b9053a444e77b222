import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { settleBackground } from "@/server/background/run-in-background";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { resolveAccessToken } from "@/server/oauth/resolve-access-token";
import { hashSecretValue } from "@/server/oauth/secret-values";
import { createAccess, createApplication, DIET_AND_INGREDIENTS, type TestApplication } from "../../factories/oauth";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";

let person: SignedInPerson;
let application: TestApplication;
let access: Awaited<ReturnType<typeof createAccess>>;

beforeEach(async () => {
  person = await createSignedInPerson();
  application = await createApplication();
  access = await createAccess(person, application, [...DIET_AND_INGREDIENTS, "openid"]);
});

const consent = (change: { permission?: boolean; active?: boolean; scopes?: string[] }) =>
  db.userClientAuthorization.update({ where: { id: access.authorizationId }, data: change });

const byBearer = (token: string) => ({ token, proof: null });

describe("resolveAccessToken", () => {
  it("returns whose data a live token reads, for which application, and with which scopes", async () => {
    expect(await resolveAccessToken(byBearer(access.token))).toEqual({
      userId: person.id,
      subject: person.id,
      clientRowId: application.id,
      clientId: application.clientId,
      clientName: "Menus",
      resource: null,
      proofKey: null,
      scopes: [...DIET_AND_INGREDIENTS, "openid"],
      allowedDomains: ["menus.example"],
      grantId: access.grantId,
      lastUsedAt: null,
      issuedAt: expect.any(Date),
      expiresAt: expect.any(Date),
    });
  });

  it("records on the grant when it was last used, at most once a minute", async () => {
    await resolveAccessToken(byBearer(access.token));
    await settleBackground();
    const first = await db.oAuthGrant.findUniqueOrThrow({ where: { id: access.grantId } });
    expect(first.lastUsedAt).toBeInstanceOf(Date);
    await resolveAccessToken(byBearer(access.token));
    await settleBackground();
    expect(await db.oAuthGrant.findUniqueOrThrow({ where: { id: access.grantId } })).toEqual(first);
  });

  const deaths: [string, () => Promise<unknown>][] = [
    ["token is revoked", () => db.oAuthAccessToken.updateMany({ data: { revokedAt: now() } })],
    ["grant is revoked", () => db.oAuthGrant.updateMany({ data: { revokedAt: now() } })],
    ["application is switched off", () => db.oAuthClient.updateMany({ data: { isActive: false } })],
    ["application is deleted", () => db.oAuthClient.delete({ where: { id: application.id } })],
    ["permission is revoked", () => consent({ permission: false })],
    ["consent is set inactive", () => consent({ active: false })],
    ["consent is deleted", () => db.userClientAuthorization.delete({ where: { id: access.authorizationId } })],
    ["account is deleted", () => db.user.delete({ where: { id: person.id } })],
  ];
  it.each(deaths)("returns nothing as soon as the %s", async (_, happen) => {
    await happen();
    expect(await resolveAccessToken(byBearer(access.token))).toBeNull();
  });

  it("returns nothing from the moment of expiry", async () => {
    const { expiresAt } = await db.oAuthAccessToken.findFirstOrThrow();
    const restore = replaceClock(() => expiresAt);
    try {
      expect(await resolveAccessToken(byBearer(access.token))).toBeNull();
    } finally {
      restore();
    }
  });

  it("allows no more than the consent covers now", async () => {
    await consent({ scopes: ["dietary_preferences:read"] });
    expect((await resolveAccessToken(byBearer(access.token)))?.scopes).toEqual(["dietary_preferences:read", "openid"]);
  });

  it("accepts nothing else as a token: a session, the stored hash, another length, NUL, a refresh token", async () => {
    const refresh = `ort_${randomBytes(32).toString("base64url")}`;
    await db.oAuthRefreshToken.create({
      data: { hash: hashSecretValue(refresh), grantId: access.grantId, createdAt: now(), expiresAt: now() },
    });
    const others = [
      "",
      "oat_",
      person.token,
      hashSecretValue(access.token),
      `${access.token}A`,
      `${access.token}\u0000`,
    ];
    for (const other of [...others, access.token.toUpperCase(), refresh, "'; --"])
      expect(await resolveAccessToken(byBearer(other)), other).toBeNull();
  });
});
