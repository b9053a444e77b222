import { describe, expect, it } from "vitest";
import { GET as contextGet } from "@/app/oauth/authorize/context/route";
import { POST as denyPost } from "@/app/oauth/authorize/deny/route";
import { POST as introspectPost } from "@/app/oauth/introspect/route";
import { POST as revokePost } from "@/app/oauth/revoke/route";
import { POST as tokenPost } from "@/app/oauth/token/route";
import { db } from "@/server/db/client";
import {
  answered,
  authorize,
  authorizeByPost,
  BACK,
  basic,
  createFlow,
  createTokens,
  query,
  redeem,
  userinfo,
} from "../../factories/oauth-flow";
import { call } from "../../support/request";

const TWICE = { error: "invalid_request", error_description: "A parameter is given more than once" };
const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("an authorization request with a repeated parameter", () => {
  it.each([
    "response_type=code",
    "scope=openid",
    "scope=",
    "state=other",
    "code_challenge=x&code_challenge=y",
    "code_challenge_method=S256&code_challenge_method=S256",
    "nonce=1&nonce=1",
    "prompt=none&prompt=login",
    "response_mode=query&response_mode=query",
    "unknown=1&unknown=2",
    "resource=https://one.example&resource=https://two.example",
    "%73cope=openid&scope=openid",
    "toString=1&toString=2",
    "__proto__=1&__proto__=2",
  ])("is an error for the client: %s", async (raw) => {
    const { client, person } = await createFlow();
    const scope = { scope: "dietary_preferences:read" };
    const redirect = answered(await authorize(client, scope, { token: person.token, raw: `&${raw}` }));
    expect(redirect.parameters).toMatchObject(TWICE);
    const posted = answered(await authorizeByPost(client, scope, { token: person.token, raw: `&${raw}` }));
    expect(posted.parameters).toMatchObject(TWICE);
    expect(await db.oAuthCode.count()).toBe(1);
  });

  it.each([
    ["client_id", (clientId: string) => `client_id=${clientId}`, "The client_id is given more than once"],
    ["an empty client_id", () => "client_id=", "The client_id is given more than once"],
    ["redirect_uri", () => `redirect_uri=${encodeURIComponent(BACK)}`, "The redirect_uri is given more than once"],
    ["another redirect_uri", () => "redirect_uri=https://evil.test/", "The redirect_uri is given more than once"],
  ])("is an error page of the issuer when the parameter is %s", async (_, raw, description) => {
    const { client, person } = await createFlow();
    const answer = await authorize(client, {}, { token: person.token, raw: `&${raw(client.clientId)}` });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
    expect(answer.body).toContain(description);
    expect(answer.body).not.toContain("evil.test");
  });

  it("may contain unknown parameters once, which change nothing", async () => {
    const { client, person } = await createFlow();
    const raw = "&ui_locales=en&login_hint=x@y.example&resource=https://api.example&audience=a&__proto__=x";
    const { parameters } = answered(await authorize(client, {}, { token: person.token, raw }));
    expect(Object.keys(parameters).sort()).toEqual(["code", "iss", "state"]);
  });
});

describe("other endpoints refuse a repeated parameter", () => {
  const post = (handler: Parameters<typeof call>[0], body: string, authorization: string) =>
    call(handler, { method: "POST", headers: { ...FORM, authorization }, body });

  it.each([
    "grant_type=authorization_code",
    "code=other",
    "code=",
    `redirect_uri=${encodeURIComponent(BACK)}`,
    "code_verifier=a&code_verifier=b",
    "scope=a&scope=b",
    "client_id=x&client_id=y",
    "unknown=1&unknown=1",
  ])("at the token endpoint, and the code stays usable: %s", async (raw) => {
    const { client, code } = await createFlow();
    const body = query({ grant_type: "authorization_code", code, redirect_uri: BACK });
    const answer = await post(tokenPost, `${body}&${raw}`, basic(client));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(TWICE);
    expect((await redeem(client, code)).status).toBe(200);
  });

  it("at the token endpoint, for a secret in the body", async () => {
    const { client, code } = await createFlow();
    const secret = { client_id: client.clientId, client_secret: client.secret ?? "" };
    const body = query({ grant_type: "authorization_code", code, redirect_uri: BACK, ...secret });
    const answer = await call(tokenPost, { method: "POST", headers: FORM, body: `${body}&client_secret=x` });
    expect([answer.status, answer.body]).toEqual([400, TWICE]);
  });

  it("at revocation and introspection, and nothing is revoked", async () => {
    const { client, tokens } = await createTokens();
    for (const handler of [revokePost, introspectPost]) {
      const answer = await post(handler, `token=${tokens.access_token}&token=${tokens.refresh_token}`, basic(client));
      expect([answer.status, answer.body]).toEqual([400, TWICE]);
      const hints = "token_type_hint=a&token_type_hint=b";
      expect((await post(handler, `token=${tokens.access_token}&${hints}`, basic(client))).body).toEqual(TWICE);
    }
    expect((await userinfo(tokens.access_token)).status).toBe(200);
  });

  it("at the denial and at the context of the consent screen", async () => {
    const { client } = await createFlow();
    const denied = await call(denyPost, {
      method: "POST",
      headers: FORM,
      body: `client_id=${client.clientId}&state=a&state=b`,
    });
    expect([denied.status, denied.body]).toEqual([400, TWICE]);
    const requestParams = `response_type=code&client_id=${client.clientId}&scope=openid&scope=openid`;
    const context = await call(contextGet, { path: `/oauth/authorize/context?${requestParams}` });
    expect(context.body).toMatchObject({ error: "invalid_request", scopes: [] });
    const twice = await call(contextGet, { path: `/oauth/authorize/context?${requestParams}&client_id=x` });
    expect(twice.status).toBe(400);
  });
});
