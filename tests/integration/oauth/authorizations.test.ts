import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  PATCH as changeAuthorization,
  DELETE as removeAuthorization,
} from "@/app/api/user-client-authorization/[id]/route";
import { GET as listConnected, POST as saveAuthorization } from "@/app/api/user-client-authorization/route";
import { GET as getAuthorization } from "@/app/api/user-client-authorization/user/[userId]/client/[clientId]/route";
import type { AuthorizationWire } from "@/lib/schemas/oauth";
import { settleBackground } from "@/server/background/run-in-background";
import { db } from "@/server/db/client";
import { identityOf } from "@/server/oauth/clients/shown-identity";
import { createClient, createTokens, introspect, newCode, redeem, refresh, userinfo } from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const PAIR = ["dietary_preferences:read", "ingredients:read"];
type Body = Record<string, unknown>;

const save = (person: SignedInPerson, clientId: string, over: Body = {}) =>
  call<AuthorizationWire>(saveAuthorization, {
    body: { user_id: person.id, client_id: clientId, permission: true, active: true, ...over },
    token: person.token,
  });
const change = (person: SignedInPerson, id: string, body: Body) =>
  call<AuthorizationWire>(changeAuthorization, { method: "PATCH", params: { id }, body, token: person.token });
const remove = (person: SignedInPerson, id: string) =>
  call(removeAuthorization, { method: "DELETE", params: { id }, token: person.token });
const get = (person: SignedInPerson, userId: string, clientId: string) =>
  call<AuthorizationWire>(getAuthorization, { params: { userId, clientId }, token: person.token });

describe("the record of a person's consent", () => {
  it("is created once, is found at the documented address, and is then updated", async () => {
    const [person, client] = [await createSignedInPerson(), await createClient()];
    expect((await get(person, person.id, client.clientId)).status).toBe(404);
    const created = await save(person, client.clientId);
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
      user_id: person.id,
      client_id: client.clientId,
      permission: true,
      active: true,
      scopes: PAIR,
    });
    const found = await get(person, person.id, client.clientId);
    expect([found.status, found.body]).toEqual([200, created.body]);
    const again = await save(person, client.clientId, { scopes: ["profile:read"] });
    expect([again.status, again.body]).toEqual([200, { ...created.body, scopes: ["profile:read"] }]);
  });

  it("is created once by ten simultaneous requests", async () => {
    const [person, client] = [await createSignedInPerson(), await createClient()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(person, client.clientId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(await db.userClientAuthorization.count()).toBe(1);
  });

  it.each([
    ["permission", "yes"],
    ["permission", 1],
    ["permission", null],
    ["active", "true"],
    ["active", undefined],
    ["scopes", "profile:read"],
  ])("refuses values of a wrong type: %s %j", async (name, value) => {
    const [person, client] = [await createSignedInPerson(), await createClient()];
    const answer = await save(person, client.clientId, { [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ loc: ["body", name] }] });
  });

  it("contains no scope that the application may not request", async () => {
    const [person, client] = [await createSignedInPerson(), await createClient({ scopes: ["ingredients:read"] })];
    const answer = await save(person, client.clientId, { scopes: ["profile:read"] });
    expect([answer.status, answer.body]).toMatchObject([422, { detail: [{ loc: ["body", "scopes"] }] }]);
    expect((await save(person, client.clientId)).body.scopes).toEqual(["ingredients:read"]);
    const named = await save(person, (await createClient()).clientId, { scopes: ["general:access"] });
    expect(named.body.scopes).toEqual(PAIR);
  });

  it("is not created for an unknown or a deactivated application", async () => {
    const person = await createSignedInPerson();
    const off = await createClient({ isActive: false });
    for (const clientId of ["nobody", randomUUID(), off.clientId])
      expect((await save(person, clientId)).status).toBe(404);
  });

  it("belongs to one person: 403 for a body that names another, 404 for another's record, 401 without a session", async () => {
    const { client, person, tokens } = await createTokens();
    const stranger = await createSignedInPerson();
    const { id } = await db.userClientAuthorization.findFirstOrThrow();
    expect((await save(stranger, client.clientId, { user_id: person.id })).status).toBe(403);
    expect((await get(stranger, person.id, client.clientId)).status).toBe(404);
    expect((await get(stranger, stranger.id, client.clientId)).status).toBe(404);
    expect((await change(stranger, id, { permission: false })).status).toBe(404);
    expect((await remove(stranger, id)).status).toBe(404);
    expect((await call(listConnected)).status).toBe(401);
    expect((await call(listConnected, { token: tokens.access_token })).status).toBe(401);
    expect((await userinfo(tokens.access_token)).status).toBe(200);
  });

  it("can be changed by a cookie only from the product's own page", async () => {
    const { person } = await createTokens();
    const { id } = await db.userClientAuthorization.findFirstOrThrow();
    const withdrawal = { method: "PATCH", params: { id }, body: { active: false }, cookies: person.cookies };
    const foreign = await call(changeAuthorization, { ...withdrawal, headers: { "sec-fetch-site": "cross-site" } });
    expect(foreign.status).toBe(403);
    expect((await call(changeAuthorization, withdrawal)).status).toBe(200);
  });
});

describe("revoking a consent", () => {
  const ways: [string, (person: SignedInPerson, id: string, clientId: string) => Promise<{ status: number }>][] = [
    ["by PATCH permission", (person, id) => change(person, id, { permission: false })],
    ["by PATCH active", (person, id) => change(person, id, { active: false })],
    ["by PATCH of both", (person, id) => change(person, id, { permission: false, active: false })],
    ["by POST", (person, _, clientId) => save(person, clientId, { permission: false, active: false })],
    ["by DELETE", (person, id) => remove(person, id)],
  ];

  it.each(ways)("%s ends codes and tokens at once, and a new consent revives none", async (_, takeBack) => {
    const { client, person, tokens } = await createTokens();
    const { code } = await newCode(person, client);
    const { id } = await db.userClientAuthorization.findFirstOrThrow();
    expect((await takeBack(person, id, client.clientId)).status).toBeLessThan(300);
    const records = await db.userClientAuthorization.findMany({ select: { scopes: true, grantedAt: true } });
    for (const record of records) expect(record).toEqual({ scopes: [], grantedAt: null });
    const isDead = async () => {
      expect((await userinfo(tokens.access_token)).status).toBe(401);
      expect((await refresh(client, tokens.refresh_token)).body.error).toBe("invalid_grant");
      expect((await redeem(client, code)).body.error).toBe("invalid_grant");
      expect((await introspect(client, tokens.access_token)).body).toEqual({ active: false });
    };
    await isDead();
    expect((await save(person, client.clientId)).status).toBeLessThan(300);
    await isDead();
    const grants = await db.oAuthGrant.findMany({ select: { revokeReason: true } });
    expect(grants).toEqual([{ revokeReason: "consent_withdrawn" }, { revokeReason: "consent_withdrawn" }]);
  });

  it("does not affect other applications, nor other people of the same one", async () => {
    const mine = await createTokens();
    const otherApplication = await createTokens({ person: mine.person });
    const otherPerson = await createTokens();
    const { id } = await db.userClientAuthorization.findFirstOrThrow({ where: { clientId: mine.client.id } });
    await change(mine.person, id, { permission: false });
    for (const { tokens } of [otherApplication, otherPerson]) {
      expect((await userinfo(tokens.access_token)).status).toBe(200);
    }
  });

  it("works for an application that was deactivated meanwhile", async () => {
    const { client, person } = await createTokens();
    await db.oAuthClient.update({ where: { id: client.id }, data: { isActive: false } });
    const { id } = await db.userClientAuthorization.findFirstOrThrow();
    expect((await change(person, id, { permission: false, active: false })).status).toBe(200);
  });

  it("takes precedence over a refresh and a code at the same moment", async () => {
    const { client, person, tokens } = await createTokens();
    const { id } = await db.userClientAuthorization.findFirstOrThrow();
    const [renewed] = await Promise.all([
      refresh(client, tokens.refresh_token),
      change(person, id, { permission: false }),
      newCode(person, client).catch(() => null),
    ]);
    if (renewed.status === 200) expect((await userinfo(renewed.body.access_token)).status).toBe(401);
    expect(await db.oAuthGrant.count({ where: { revokedAt: null } })).toBe(0);
  });
});

describe("the list of connected applications", () => {
  it("shows for each what it may read, since when, and when it last read", async () => {
    const { client, person, tokens } = await createTokens({
      name: "Menus",
      scope: "ingredients:read profile:read openid",
    });
    await userinfo(tokens.access_token);
    await settleBackground();
    const { body } = await call<unknown[]>(listConnected, { token: person.token });
    expect(body).toEqual([
      expect.objectContaining({
        id: expect.any(String),
        client_id: client.clientId,
        name: "Menus",
        scopes: expect.arrayContaining([
          { name: "ingredients:read", description: "Your ingredient likes, dislikes and allergies" },
          { name: "profile:read", description: "Your name and email address" },
        ]),
        since: expect.stringMatching(/Z$/),
        last_used_at: expect.stringMatching(/Z$/),
        ends_at: null,
      }),
    ]);
  });

  it("contains only the person's own, and only what is allowed now", async () => {
    const { person } = await createTokens();
    await createTokens();
    const { id } = await db.userClientAuthorization.findFirstOrThrow({ where: { userId: person.id } });
    expect((await call<unknown[]>(listConnected, { token: person.token })).body).toHaveLength(1);
    await change(person, id, { active: false });
    expect((await call<unknown[]>(listConnected, { token: person.token })).body).toEqual([]);
  });
});

describe("an Allow that says what its screen showed", () => {
  it("counts only for the application as the screen named it, for a new record and a kept one", async () => {
    const [person, client] = [await createSignedInPerson(), await createClient()];
    const { id } = await db.oAuthClient.findUniqueOrThrow({ where: { clientId: client.clientId } });
    const { identity: shown } = await identityOf(id);
    const first = await save(person, client.clientId, { shown });
    expect(first.status).toBe(201);
    const changes = [
      { name: "Trattoria Online" },
      { developer: "Somebody else" },
      { policyUri: "https://elsewhere.example/policy" },
    ];
    for (const data of changes) {
      await db.oAuthClient.update({ where: { id }, data });
      for (const answer of [
        await save(person, client.clientId, { shown, scopes: ["profile:read"] }),
        await change(person, first.body.id, { permission: true, shown, scopes: ["profile:read"] }),
      ]) {
        expect([answer.status, answer.body]).toMatchObject([409, { code: "application_changed" }]);
      }
    }
    expect((await get(person, person.id, client.clientId)).body.scopes).toEqual(PAIR);
    // A refusal needs no screen, and whoever looks again may allow.
    expect((await change(person, first.body.id, { permission: false, shown })).status).toBe(200);
    const { identity } = await identityOf(id);
    expect((await save(person, client.clientId, { shown: identity })).status).toBe(200);
  });
});
