import { describe, expect, it } from "vitest";
import { PATCH as changeAuthorization } from "@/app/api/user-client-authorization/[id]/route";
import { POST as saveAuthorization } from "@/app/api/user-client-authorization/route";
import { GET as getAuthorization } from "@/app/api/user-client-authorization/user/[userId]/client/[clientId]/route";
import { GET as contextGet } from "@/app/oauth/authorize/context/route";
import type { AuthorizationContextWire, AuthorizationWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { consentEnd } from "@/server/oauth/authorizations/consent-end";
import { endConsents } from "@/server/oauth/authorizations/end-consents";
import {
  answered,
  authorize,
  authorizeByPost,
  BACK,
  consent,
  createClient,
  createTokens,
  introspect,
  query,
  redeem,
  refresh,
  type TestClient,
  userinfo,
} from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const DIETS = "dietary_preferences:read";
const INGREDIENTS = "ingredients:read";
const HOUR = 3_600_000;

const save = (person: SignedInPerson, client: TestClient, over: Record<string, unknown>) =>
  call<AuthorizationWire>(saveAuthorization, {
    body: { user_id: person.id, client_id: client.clientId, permission: true, active: true, ...over },
    token: person.token,
  });

describe("a scope that was not ticked", () => {
  it("is in no token, and is not asked for again until the application asks for consent anew", async () => {
    const [person, client] = [await createSignedInPerson(), await createClient()];
    await save(person, client, { scopes: [DIETS], declined: [INGREDIENTS, "profile:read"] });
    const scope = `${DIETS} ${INGREDIENTS} profile:read`;
    const pressed = await authorizeByPost(client, { scope, decision: "allow" }, { token: person.token });
    const { parameters } = answered(pressed);
    expect(parameters).not.toHaveProperty("email");
    const tokens = await redeem(client, parameters.code ?? "");
    expect(tokens.body.scope).toBe(DIETS);
    expect(Object.keys((await userinfo(tokens.body.access_token)).body)).not.toContain("name");
    // Later flows do not ask again.
    expect(answered(await authorize(client, { scope }, { token: person.token })).parameters.code).toBeDefined();
    const again = await authorize(client, { scope, prompt: "consent" }, { token: person.token });
    expect(again.headers.get("location")).toMatch(/^\/onboard/);
    const record = await db.userClientAuthorization.findFirstOrThrow();
    expect([record.scopes, record.declined]).toEqual([[DIETS], [INGREDIENTS, "profile:read"]]);
  });

  it("leaves nothing to issue if everything was declined", async () => {
    const [person, client] = [await createSignedInPerson(), await createClient()];
    await save(person, client, { scopes: [], declined: [DIETS, INGREDIENTS] });
    const answer = await authorizeByPost(client, { decision: "allow" }, { token: person.token });
    expect([answer.status, answer.body.error]).toEqual([403, "consent_required"]);
    expect(await db.oAuthCode.count()).toBe(0);
  });

  it("is no longer recorded as declined once it is allowed", async () => {
    const [person, client] = [await createSignedInPerson(), await createClient()];
    const { body } = await save(person, client, { scopes: [DIETS], declined: [INGREDIENTS] });
    await save(person, client, { scopes: [DIETS, INGREDIENTS] });
    expect((await db.userClientAuthorization.findUniqueOrThrow({ where: { id: body.id } })).declined).toEqual([]);
  });
});

describe("a consent with a time limit", () => {
  it("limits the tokens, and ends everything when it ends", async () => {
    const { person, client, tokens } = await createTokens();
    expect(tokens.expires_in).toBe(3600);
    const { id } = await db.userClientAuthorization.findFirstOrThrow();
    await call(changeAuthorization, {
      method: "PATCH",
      params: { id },
      body: { lasts: "visit" },
      token: person.token,
    });
    const { endsAt } = await db.userClientAuthorization.findUniqueOrThrow({ where: { id } });
    expect((endsAt?.getTime() ?? 0) - now().getTime()).toBeGreaterThan(3.9 * HOUR);
    expect((endsAt?.getTime() ?? 0) - now().getTime()).toBeLessThanOrEqual(4 * HOUR);
    const next = await refresh(client, tokens.refresh_token);
    const newest = await db.oAuthRefreshToken.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
    expect(newest.expiresAt).toEqual(endsAt);

    const over = new Date(now().getTime() + 90_000);
    await db.userClientAuthorization.update({ where: { id }, data: { endsAt: over } });
    const short = await refresh(client, next.body.refresh_token);
    expect(short.body.expires_in).toBeLessThanOrEqual(90);
    expect(short.body.expires_in).toBeGreaterThan(60);

    await db.userClientAuthorization.update({ where: { id }, data: { endsAt: now() } });
    expect((await userinfo(short.body.access_token)).status).toBe(401);
    expect((await introspect(client, short.body.refresh_token)).body).toEqual({ active: false });
    expect((await refresh(client, short.body.refresh_token)).body.error).toBe("invalid_grant");
    expect((await authorize(client, {}, { token: person.token })).headers.get("location")).toMatch(/^\/onboard/);
    const stored = await call<AuthorizationWire>(getAuthorization, {
      params: { userId: person.id, clientId: client.clientId },
      token: person.token,
    });
    expect(stored.body).toMatchObject({ permission: true, active: false, scopes: [] });
  });

  it("is not revived by a later consent, before or after the job has recorded its end", async () => {
    for (const hasNoticed of [false, true]) {
      const { person, client, tokens } = await createTokens();
      await db.userClientAuthorization.updateMany({ data: { endsAt: now() } });
      if (hasNoticed) expect(await endConsents()).toBe(1);
      await save(person, client, { scopes: [DIETS, INGREDIENTS] });
      expect((await userinfo(tokens.access_token)).status).toBe(401);
      expect((await refresh(client, tokens.refresh_token)).status).toBe(400);
      const record = await db.userClientAuthorization.findFirstOrThrow({ where: { userId: person.id } });
      expect([record.endsAt, record.active]).toEqual([null, true]);
      await db.userClientAuthorization.deleteMany();
    }
  });

  it("is ended by the job once, however many processes run it", async () => {
    await createTokens();
    await db.userClientAuthorization.updateMany({ data: { endsAt: now() } });
    const ended = await Promise.all([endConsents(), endConsents(), endConsents()]);
    expect(ended.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect((await db.oAuthGrant.findFirstOrThrow()).revokeReason).toBe("consent_ended");
    expect(await db.oAuthNotice.count({ where: { event: "consent-ended" } })).toBe(1);
  });

  it.each<[string, string | undefined, string]>([
    ["2026-03-28T22:30:00Z", "Europe/Rome", "2026-03-28T23:00:00.000Z"],
    ["2026-03-28T23:00:00Z", "Europe/Rome", "2026-03-29T22:00:00.000Z"],
    ["2026-06-01T12:00:00Z", undefined, "2026-06-02T00:00:00.000Z"],
    ["2026-06-01T12:00:00Z", "Asia/Kathmandu", "2026-06-01T18:15:00.000Z"],
    ["2026-04-23T12:00:00Z", "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
  ])("for today, given %s in %s, ends %s", (at, zone, end) => {
    expect(consentEnd("today", new Date(at), zone)?.toISOString()).toBe(end);
  });

  it.each([{ lasts: "for ever" }, { lasts: "today", time_zone: "Mars/Olympus" }])(
    "with the limit %j is refused",
    async (over) => {
      const [person, client] = [await createSignedInPerson(), await createClient()];
      expect((await save(person, client, over)).status).toBe(422);
    },
  );
});

describe("the whole context of the consent screen in one call", () => {
  it("tells the product's own page who asks and what was decided, and others nothing more", async () => {
    const [person, client] = [await createSignedInPerson(), await createClient()];
    await db.oAuthClient.update({
      where: { id: client.id },
      data: { developer: "Lungara Srl", siteUri: "https://lungara.example/", policyUri: "https://lungara.example/p" },
    });
    const { id } = await consent(person, client, [DIETS]);
    const path = `/oauth/authorize/context?${query({ response_type: "code", client_id: client.clientId, redirect_uri: BACK })}`;
    const plain = await call<AuthorizationContextWire>(contextGet, { path, token: person.token });
    expect(Object.keys(plain.body).sort()).toEqual(["client", "consent", "redirect_host", "scopes"]);
    const whole = await call<AuthorizationContextWire>(contextGet, { path: `${path}&whole=1`, token: person.token });
    expect(whole.body).toEqual({
      ...plain.body,
      about: {
        developer: "Lungara Srl",
        logo: null,
        site_uri: "https://lungara.example/",
        privacy_uri: "https://lungara.example/p",
        terms_uri: null,
        registered_itself: false,
        described_at: null,
        answers_on_device: false,
      },
      identity: expect.any(String),
      record: { id, permission: true, active: true, scopes: [DIETS], declined: [], ends_at: null },
    });
    expect((await call<AuthorizationContextWire>(contextGet, { path: `${path}&whole=1` })).body.record).toBeNull();
  });
});

describe("scopes for a part of the profile", () => {
  it("may be requested by an application that is registered with them, and by no other", async () => {
    const person = await createSignedInPerson();
    const general = await createClient();
    const refused = answered(await authorize(general, { scope: "allergies:read" }, { token: person.token }));
    expect(refused.parameters.error).toBe("invalid_scope");
    const scope = "diet:read allergies:read health:read likes:read favorites:read name:read";
    const { tokens } = await createTokens({ scopes: scope.split(" "), scope });
    expect(Object.keys((await userinfo(tokens.access_token)).body).sort()).toEqual(
      [
        ...["allergies", "dietary_preferences", "family_name", "favorites", "given_name", "health_concerns"],
        ...["ingredient_preferences", "name", "sub"],
      ].sort(),
    );
  });

  it.each([
    ["diet:read", ["dietary_preferences", "sub"]],
    ["allergies:read", ["allergies", "sub"]],
    ["health:read", ["health_concerns", "sub"]],
    ["likes:read", ["ingredient_preferences", "sub"]],
    ["favorites:read", ["favorites", "sub"]],
    ["name:read", ["family_name", "given_name", "name", "sub"]],
  ])("of %s releases only its own part", async (scope, fields) => {
    const { tokens } = await createTokens({ scopes: [scope], scope });
    expect(Object.keys((await userinfo(tokens.access_token)).body).sort()).toEqual(fields);
  });
});
