import { createHash, generateKeyPairSync } from "node:crypto";
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from "jose";
import { afterEach, describe, expect, it } from "vitest";
import { GET as keysGet } from "@/app/oauth/jwks/route";
import { now, replaceClock } from "@/server/clock";
import { createTokens, refresh, userinfo } from "../../factories/oauth-flow";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const newKey = () =>
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const [OLD, NEW] = [newKey(), newKey()];
const ISSUER = "http://localhost:3000";
const SCOPE = "dietary_preferences:read openid";

const published = async () => (await call<JSONWebKeySet>(keysGet)).body;
const verify = async (token: string, audience: string) =>
  jwtVerify(token, createLocalJWKSet(await published()), { issuer: ISSUER, audience, algorithms: ["RS256"] });

let restore = () => {};
afterEach(() => restore());

describe("the key set", () => {
  it("contains public members only, and one kid for each key", async () => {
    useSettings({ OAUTH_PRIVATE_KEY: `${NEW}\n${OLD}` });
    const { keys } = await published();
    expect(keys).toHaveLength(2);
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(2);
    for (const key of keys) {
      expect(Object.keys(key).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
      expect(key).toMatchObject({ kty: "RSA", use: "sig", alg: "RS256" });
    }
  });

  it("may be cached for minutes by anybody", async () => {
    const answer = await call(keysGet);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
  });

  it("verifies a token of the old key while both are configured, and the new one signs", async () => {
    useSettings({ OAUTH_PRIVATE_KEY: OLD });
    const before = await createTokens({ scope: SCOPE });
    useSettings({ OAUTH_PRIVATE_KEY: `${NEW}\n${OLD}` });
    const after = await refresh(before.client, before.tokens.refresh_token);
    const [one, other] = [before.tokens.id_token ?? "", after.body.id_token ?? ""];
    expect(decodeProtectedHeader(other).kid).not.toBe(decodeProtectedHeader(one).kid);
    for (const token of [one, other]) await verify(token, before.client.clientId);
  });

  it("still verifies it after the old key has left the configuration, for a day after its last signature", async () => {
    useSettings({ OAUTH_PRIVATE_KEY: OLD });
    const { client, tokens } = await createTokens({ scope: SCOPE });
    const token = tokens.id_token ?? "";
    useSettings({ OAUTH_PRIVATE_KEY: NEW });
    await verify(token, client.clientId);
    const at = now().getTime();
    const listedAfter = async (hours: number) => {
      restore = replaceClock(() => new Date(at + hours * 3600_000));
      return (await published()).keys.some(({ kid }) => kid === decodeProtectedHeader(token).kid);
    };
    expect(await listedAfter(23.9)).toBe(true);
    expect(await listedAfter(24.1)).toBe(false);
  });

  it("does not contain an unconfigured key that never signed", async () => {
    useSettings({ OAUTH_PRIVATE_KEY: OLD });
    await createTokens();
    useSettings({ OAUTH_PRIVATE_KEY: NEW });
    expect((await published()).keys).toHaveLength(1);
  });
});

describe("an ID token", () => {
  it("says who signed in, for which application and when, and nothing of the profile (OIDC Core 2)", async () => {
    const { client, tokens, person } = await createTokens({ scope: `${SCOPE} profile:read`, nonce: "n-0S6_WzA2Mj" });
    const token = tokens.id_token ?? "";
    const { payload, protectedHeader } = await verify(token, client.clientId);
    expect(protectedHeader).toEqual({ alg: "RS256", typ: "JWT", kid: expect.any(String) });
    const half = createHash("sha256").update(tokens.access_token).digest().subarray(0, 16).toString("base64url");
    const issued = payload.iat ?? 0;
    expect(payload).toEqual({
      iss: ISSUER,
      sub: person.id,
      aud: client.clientId,
      iat: expect.any(Number),
      exp: issued + 3600,
      auth_time: expect.any(Number),
      at_hash: half,
      email_verified: true,
      nonce: "n-0S6_WzA2Mj",
    });
    expect(Number(payload.auth_time)).toBeLessThanOrEqual(issued);
  });

  it("contains a nonce exactly when one was sent, and none after a refresh (OIDC Core 12.2)", async () => {
    const without = await createTokens({ scope: SCOPE });
    expect(decodeJwt(without.tokens.id_token ?? "")).not.toHaveProperty("nonce");
    const sent = await createTokens({ scope: SCOPE, nonce: "n 1&ü" });
    expect(decodeJwt(sent.tokens.id_token ?? "").nonce).toBe("n 1&ü");
    const next = await refresh(sent.client, sent.tokens.refresh_token);
    const [first, second] = [decodeJwt(sent.tokens.id_token ?? ""), decodeJwt(next.body.id_token ?? "")];
    expect(second).not.toHaveProperty("nonce");
    expect([second.sub, second.aud, second.auth_time]).toEqual([first.sub, first.aud, first.auth_time]);
  });

  it("is not issued without openid", async () => {
    expect((await createTokens()).tokens).not.toHaveProperty("id_token");
  });

  it("of another application fails verification, and is no access token", async () => {
    const [mine, otherTokens] = [await createTokens({ scope: SCOPE }), await createTokens({ scope: SCOPE })];
    await expect(verify(mine.tokens.id_token ?? "", otherTokens.client.clientId)).rejects.toThrow(/aud/);
    expect((await userinfo(mine.tokens.id_token ?? "")).status).toBe(401);
  });
});
