import { describe, expect, it } from "vitest";
import { PATCH as changeAuthorization } from "@/app/api/user-client-authorization/[id]/route";
import { db } from "@/server/db/client";
import {
  answered,
  authorize,
  authorizeByPost,
  consent,
  createClient,
  createFlow,
  createTokens,
  introspect,
  redeem,
  refresh,
  userinfo,
} from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const [DIETS, INGREDIENTS, PROFILE] = ["dietary_preferences:read", "ingredients:read", "profile:read"];
const PAIR = `${DIETS} ${INGREDIENTS}`;

describe("at authorization", () => {
  it.each([
    [undefined, PAIR],
    ["", PAIR],
    ["general:access", PAIR],
    [`${INGREDIENTS} ${DIETS} openid ${DIETS}`, `${PAIR} openid`],
    [PROFILE, PROFILE],
    ["openid offline_access", "openid offline_access"],
  ])("the scope %j is granted as %j", async (scope, granted) => {
    const { client, code } = await createFlow({ scope: `${PAIR} ${PROFILE} openid` }).then(async (flow) => {
      const answer = await authorize(flow.client, { scope }, { token: flow.person.token });
      return { client: flow.client, code: answered(answer).parameters.code ?? "" };
    });
    expect((await redeem(client, code)).body.scope).toBe(granted);
  });

  it.each([
    ["unknown:scope", ["general:access"]],
    [`${DIETS}  ${INGREDIENTS}`, ["general:access"]],
    [`${DIETS}\n`, ["general:access"]],
    [PROFILE, [DIETS, INGREDIENTS]],
    ["general:access", [DIETS]],
    [undefined, [PROFILE]],
  ])("the scope %j is refused for an application with %j", async (scope, scopes) => {
    const client = await createClient({ scopes: scopes as string[] });
    const person = await createSignedInPerson();
    await consent(person, client, [DIETS, INGREDIENTS, PROFILE] as string[]);
    const { parameters } = answered(await authorize(client, { scope }, { token: person.token }));
    expect(parameters).toEqual({
      error: "invalid_scope",
      error_description: "The scope is malformed, unknown, or more than this application may ask for",
      state: "the state",
      iss: "http://localhost:3000",
    });
  });

  it("more scopes than were allowed before need consent, and only Allow adds them", async () => {
    const { client, person } = await createFlow();
    const wider = { scope: `${PAIR} ${PROFILE}` };
    const response = await authorize(client, wider, { token: person.token });
    expect(response.headers.get("location")).toMatch(/^\/onboard\?/);
    const posted = await authorizeByPost(client, wider, { token: person.token });
    expect([posted.status, posted.body]).toEqual([403, { error: "consent_required" }]);
    const silent = await authorize(client, { ...wider, prompt: "none" }, { token: person.token });
    expect(answered(silent).parameters.error).toBe("consent_required");
    const allowed = await authorizeByPost(client, { ...wider, decision: "allow" }, { token: person.token });
    expect(answered(allowed).parameters).toHaveProperty("code");
    const record = await db.userClientAuthorization.findFirstOrThrow();
    expect(record.scopes).toEqual([DIETS, INGREDIENTS, PROFILE]);
  });
});

describe("at refresh", () => {
  it("an access token may be narrower, and the refresh token keeps the granted scopes", async () => {
    const { client, tokens } = await createTokens({ scope: `${PAIR} ${PROFILE}` });
    const narrow = await refresh(client, tokens.refresh_token, { scope: INGREDIENTS });
    expect(narrow.body.scope).toBe(INGREDIENTS);
    expect(Object.keys((await userinfo(narrow.body.access_token)).body).sort()).toEqual([
      "ingredient_preferences",
      "sub",
    ]);
    const full = await refresh(client, narrow.body.refresh_token);
    expect(full.body.scope).toBe(`${PAIR} ${PROFILE}`);
    expect((await introspect(client, full.body.refresh_token)).body).toMatchObject({ scope: `${PAIR} ${PROFILE}` });
  });

  it("an ID token is returned only with openid", async () => {
    const { client, tokens } = await createTokens({ scope: `${DIETS} openid` });
    const without = await refresh(client, tokens.refresh_token, { scope: DIETS });
    expect(without.body).not.toHaveProperty("id_token");
    const withIt = await refresh(client, without.body.refresh_token, { scope: "openid" });
    expect(withIt.body).toMatchObject({ scope: "openid", id_token: expect.any(String) });
    expect((await userinfo(withIt.body.access_token)).body).toEqual({ sub: expect.any(String) });
  });

  it.each([
    PROFILE,
    `${PAIR} ${PROFILE}`,
    "openid",
    "unknown",
    `${DIETS},${INGREDIENTS}`,
    `${DIETS} `,
    "general:access",
  ])("%s, wider than the grant, is refused, and the token is not used up", async (scope) => {
    const { client, tokens } = await createTokens();
    const answer = await refresh(client, tokens.refresh_token, { scope });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: "invalid_scope",
      error_description: "The scope is wider than what was granted",
    });
    expect((await refresh(client, tokens.refresh_token)).status).toBe(200);
  });

  it("an empty scope counts as none", async () => {
    const { client, tokens } = await createTokens();
    expect((await refresh(client, tokens.refresh_token, { scope: "" })).body.scope).toBe(PAIR);
  });
});

describe("when the person narrows the consent", () => {
  const change = async (person: SignedInPerson, body: object) => {
    const { id } = await db.userClientAuthorization.findFirstOrThrow({ where: { userId: person.id } });
    return call(changeAuthorization, { method: "PATCH", params: { id }, body, token: person.token });
  };

  it("issued tokens read less at once, and nothing more is renewed", async () => {
    const { client, person, tokens } = await createTokens();
    expect((await change(person, { scopes: [INGREDIENTS] })).status).toBe(200);
    expect((await userinfo(tokens.access_token)).body).toEqual({ sub: person.id, ingredient_preferences: [] });
    expect((await refresh(client, tokens.refresh_token)).body.scope).toBe(INGREDIENTS);
  });

  it("a new consent restores nothing to tokens that were issued before", async () => {
    const { client, person, tokens } = await createTokens({ scope: `${PAIR} openid` });
    await change(person, { scopes: [INGREDIENTS] });
    await change(person, { scopes: [DIETS, INGREDIENTS] });
    expect((await userinfo(tokens.access_token)).body).toEqual({ sub: person.id, ingredient_preferences: [] });
    const next = await refresh(client, tokens.refresh_token);
    expect(next.body.scope).toBe(`${INGREDIENTS} openid`);
    expect((await introspect(client, next.body.refresh_token)).body).toMatchObject({ scope: `${INGREDIENTS} openid` });
  });

  it("a code that is not redeemed yet loses a scope that the consent drops, even if it is allowed again", async () => {
    const { client, person, code } = await createFlow();
    await change(person, { scopes: [DIETS] });
    await change(person, { scopes: [DIETS, INGREDIENTS] });
    expect((await redeem(client, code)).body.scope).toBe(DIETS);
  });

  it("tokens of other people and other applications are unaffected", async () => {
    const mine = await createTokens();
    const otherTokens = await createTokens();
    await change(mine.person, { scopes: [DIETS] });
    expect(Object.keys((await userinfo(otherTokens.tokens.access_token)).body)).toHaveLength(5);
  });

  it("widening the consent removes nothing", async () => {
    const { person, tokens } = await createTokens();
    await change(person, { scopes: [DIETS, INGREDIENTS, PROFILE] });
    expect(Object.keys((await userinfo(tokens.access_token)).body)).toHaveLength(5);
  });
});
