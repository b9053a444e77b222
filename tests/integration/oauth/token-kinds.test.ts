import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { POST as analyze } from "@/app/api/analysis/menu/route";
import { GET as listConnected } from "@/app/api/user-client-authorization/route";
import { GET as listClients } from "@/app/oauth/clients/route";
import { GET as userinfoGet, POST as userinfoPost } from "@/app/oauth/userinfo/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { GET as getPreferences } from "@/app/user/my-preferences/route";
import { db } from "@/server/db/client";
import { answered, authorize, createTokens, introspect, userinfo } from "../../factories/oauth-flow";
import { createSignedInPerson } from "../../factories/people";
import { call, type Handler } from "../../support/request";

const OPENID = "dietary_preferences:read ingredients:read profile:read openid";
const FIRST_PARTY: [string, Handler][] = [
  ["preferences", getPreferences],
  ["export", exportAccount],
  ["connected applications", listConnected],
  ["applications", listClients],
];
const MENU = { items: [{ name: "Soup", description: "Leek" }] };

describe("each kind of token is accepted only as what it is", () => {
  it.each(FIRST_PARTY)(
    "the product's own calls accept neither access, refresh nor ID tokens: %s",
    async (_, handler) => {
      const { tokens } = await createTokens({ scope: OPENID });
      for (const token of [tokens.access_token, tokens.refresh_token, tokens.id_token]) {
        expect((await call(handler, { token: token ?? "" })).status).toBe(401);
      }
    },
  );

  it("userinfo accepts neither a session, its cookie, an ID token, a refresh token nor a secret", async () => {
    const { tokens, person, client } = await createTokens({ scope: OPENID });
    for (const token of [person.token, tokens.id_token, tokens.refresh_token, client.secret]) {
      const answer = await userinfo(token ?? "");
      expect([answer.status, answer.body]).toMatchObject([401, { error: "invalid_token" }]);
    }
    const byCookie = await call(userinfoGet, { cookies: person.cookies });
    expect([byCookie.status, byCookie.body]).toEqual([401, {}]);
  });

  it("the marking of menus accepts an access token, but neither session nor ID token", async () => {
    const { tokens, person, client } = await createTokens({ scope: OPENID });
    const body = { ...MENU, client_id: client.clientId };
    expect((await call(analyze, { body, token: tokens.access_token })).body).toMatchObject({ personalised: true });
    for (const token of [person.token, tokens.id_token, tokens.refresh_token]) {
      const answer = await call(analyze, { body, token: token ?? "" });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    }
  });

  it("a live token without the scope gets an error that names the missing scope", async () => {
    const { tokens } = await createTokens({ scope: "profile:read" });
    const answer = await call(analyze, { body: MENU, token: tokens.access_token });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("www-authenticate")).toBe(
      'Bearer error="insufficient_scope", scope="dietary_preferences:read"',
    );
  });

  it("a token of one application is not accepted for another, neither at introspection nor for menus", async () => {
    const [mine, otherTokens] = [await createTokens(), await createTokens()];
    expect((await introspect(otherTokens.client, mine.tokens.access_token)).body).toEqual({ active: false });
    const body = { ...MENU, client_id: otherTokens.client.clientId };
    expect((await call(analyze, { body, token: mine.tokens.access_token })).status).toBe(403);
  });

  it("an access token signs nobody in at the authorization endpoint", async () => {
    const { tokens, client } = await createTokens({ scope: OPENID });
    for (const token of [tokens.access_token, tokens.id_token ?? ""]) {
      const answer = await authorize(client, {}, { token });
      expect(answer.headers.get("location")).toMatch(/^\/onboard\?/);
    }
  });

  it("a session of one person never yields another person's code", async () => {
    const { client, person } = await createTokens();
    const stranger = await createSignedInPerson();
    const answer = await authorize(client, { login_hint: person.email, prompt: "none" }, { token: stranger.token });
    expect(answered(answer).parameters.error).toBe("consent_required");
  });
});

describe("userinfo", () => {
  it("answers GET and POST alike, with the fields of the granted scopes and no other", async () => {
    const { tokens, person } = await createTokens({ scope: OPENID });
    const expected = {
      sub: person.id,
      dietary_preferences: [],
      health_concerns: [],
      allergies: [],
      ingredient_preferences: [],
      name: null,
      given_name: null,
      family_name: null,
      email: person.email,
      email_verified: true,
    };
    for (const [handler, method] of [
      [userinfoGet, "GET"],
      [userinfoPost, "POST"],
    ] as const) {
      const answer = await call(handler, { method, token: tokens.access_token });
      expect([answer.status, answer.body]).toEqual([200, expected]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    }
  });

  it.each([
    ["dietary_preferences:read", ["allergies", "dietary_preferences", "health_concerns", "sub"]],
    ["ingredients:read", ["ingredient_preferences", "sub"]],
    ["profile:read", ["email", "email_verified", "family_name", "given_name", "name", "sub"]],
    ["openid", ["sub"]],
  ])("with %s releases %j", async (scope, fields) => {
    const { tokens } = await createTokens({ scope });
    expect(Object.keys((await userinfo(tokens.access_token)).body).sort()).toEqual(fields);
  });

  it("withholds an unconfirmed email everywhere, and says that it is not confirmed", async () => {
    const person = await createSignedInPerson({ emailVerifiedAt: null });
    const { client, tokens } = await createTokens({ scope: OPENID, person });
    const { body } = await userinfo(tokens.access_token);
    expect(body).toMatchObject({ email: null, email_verified: false });
    expect(decodeJwt(tokens.id_token ?? "").email_verified).toBe(false);
    const again = answered(await authorize(client, { scope: OPENID, prompt: "none" }, { token: person.token }));
    expect(again.parameters.code).toBeTruthy();
    expect(again.parameters.email).toBeUndefined();
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } });
    expect((await userinfo(tokens.access_token)).body).toMatchObject({ email: person.email, email_verified: true });
    const later = answered(await authorize(client, { scope: OPENID, prompt: "none" }, { token: person.token }));
    expect(later.parameters.email).toBe(person.email);
    const { tokens: newer } = await createTokens({ scope: OPENID, person });
    expect(decodeJwt(newer.id_token ?? "").email_verified).toBe(true);
    const { tokens: narrow } = await createTokens({ scope: "openid", person });
    expect(decodeJwt(narrow.id_token ?? "")).not.toHaveProperty("email_verified");
  });

  it("names no error if no token was presented, and one if an invalid token was (RFC 6750 3.1)", async () => {
    for (const authorization of [undefined, "Basic eDp5", "Token abc", "Bearerabc"]) {
      const answer = await call(userinfoGet, { headers: authorization ? { authorization } : {} });
      expect([answer.status, answer.body]).toEqual([401, {}]);
      expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="oauth"');
    }
    for (const authorization of ["Bearer", "Bearer ", "Bearer a b", "bearer wrong", `Bearer oat_${"A".repeat(43)}`]) {
      const answer = await call(userinfoGet, { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="oauth", error="invalid_token"');
    }
  });

  it("accepts the scheme in any case, and the token only in the header", async () => {
    const { tokens } = await createTokens();
    const token = tokens.access_token;
    expect((await call(userinfoGet, { headers: { authorization: `bEARER ${token}` } })).status).toBe(200);
    expect((await call(userinfoGet, { path: `/oauth/userinfo?access_token=${token}` })).status).toBe(401);
    const inBody = { method: "POST", body: new URLSearchParams({ access_token: token }) };
    expect((await call(userinfoPost, inBody)).status).toBe(401);
    const both = await call(userinfoGet, { path: `/oauth/userinfo?access_token=${token}`, token });
    expect([both.status, both.body]).toMatchObject([400, { error: "invalid_request" }]);
    expect(both.headers.get("www-authenticate")).toBe('Bearer realm="oauth", error="invalid_request"');
  });
});
