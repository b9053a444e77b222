import { generateKeyPairSync } from "node:crypto";
import { createRemoteJWKSet, decodeJwt, type JWTVerifyGetKey, jwtVerify } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createFlow, createTokens, newCode, redeem, refresh } from "../../factories/oauth-flow";
import { startIssuer } from "../../support/issuer";
import { useSettings } from "../../support/settings";

// The view of a partner who verifies ID tokens with a library, caches the keys, and has a different clock.

const newKey = () =>
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const [OLD, NEW] = [newKey(), newKey()];
const SCOPE = "dietary_preferences:read openid";

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let restore = () => {};
beforeAll(async () => {
  issuer = await startIssuer();
});
afterAll(() => issuer.close());
beforeEach(() => useSettings({ APP_URL: issuer.origin, OAUTH_PRIVATE_KEY: OLD }));
afterEach(() => restore());

const keysOfPartner = (): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(`${issuer.origin}/oauth/jwks`), { cooldownDuration: 0 });
const verify = (token: string | undefined, audience: string, keys: JWTVerifyGetKey, currentDate = now()) =>
  jwtVerify(token ?? "", keys, { issuer: issuer.origin, audience, algorithms: ["RS256"], currentDate });

describe("a partner that caches the issuer's keys", () => {
  it("verifies with its cache, fetches again for an unknown key, and still verifies the old one", async () => {
    const keys = keysOfPartner();
    const { client, tokens } = await createTokens({ scope: SCOPE });
    await verify(tokens.id_token, client.clientId, keys);
    useSettings({ APP_URL: issuer.origin, OAUTH_PRIVATE_KEY: `${NEW}\n${OLD}` });
    const next = await refresh(client, tokens.refresh_token);
    await verify(next.body.id_token, client.clientId, keys);
    await verify(tokens.id_token, client.clientId, keys);
  });

  it("finds the key of a token that was signed just before the old key left the configuration", async () => {
    const { client, tokens } = await createTokens({ scope: SCOPE });
    useSettings({ APP_URL: issuer.origin, OAUTH_PRIVATE_KEY: NEW });
    await verify(tokens.id_token, client.clientId, keysOfPartner());
  });

  it("refuses forged tokens: another audience, issuer or key", async () => {
    const keys = keysOfPartner();
    const { client, tokens } = await createTokens({ scope: SCOPE });
    const otherTokens = await createTokens({ scope: SCOPE });
    await expect(verify(otherTokens.tokens.id_token, client.clientId, keys)).rejects.toThrow(/aud/);
    const [head = "", body = "", signature = ""] = (tokens.id_token ?? "").split(".");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    await expect(verify(none, client.clientId, keys)).rejects.toThrow();
    const swapped = `${head}.${(otherTokens.tokens.id_token ?? "").split(".")[1]}.${signature}`;
    await expect(verify(swapped, client.clientId, keys)).rejects.toThrow(/signature/);
  });
});

describe("a partner's clock", () => {
  it("finds every token issued now or before, to the second, without tolerance", async () => {
    const keys = keysOfPartner();
    for (const millisecond of ["000", "001", "500", "999"]) {
      restore();
      const at = new Date(`2026-11-21T10:00:00.${millisecond}Z`);
      restore = replaceClock(() => at);
      const { client, tokens } = await createTokens({ scope: SCOPE });
      const { payload } = await verify(tokens.id_token, client.clientId, keys, at);
      expect(payload.iat).toBe(Math.floor(at.getTime() / 1000));
      expect(payload.exp).toBe((payload.iat ?? 0) + 3600);
      expect(Number(payload.auth_time)).toBeLessThanOrEqual(payload.iat ?? 0);
    }
  });

  it("sees the token expire after an hour, and not before", async () => {
    const at = new Date("2026-11-21T10:00:00Z");
    restore = replaceClock(() => at);
    const keys = keysOfPartner();
    const { client, tokens } = await createTokens({ scope: SCOPE });
    await verify(tokens.id_token, client.clientId, keys, new Date("2026-11-21T10:59:59Z"));
    await expect(verify(tokens.id_token, client.clientId, keys, new Date("2026-11-21T11:00:01Z"))).rejects.toThrow(
      /exp/,
    );
  });

  it("may be slow: no token says that it is not valid yet", async () => {
    const { tokens } = await createTokens({ scope: SCOPE });
    expect(decodeJwt(tokens.id_token ?? "")).not.toHaveProperty("nbf");
  });
});

describe("the person behind the token", () => {
  it("has the same sub at every application, after a refresh, and under another email", async () => {
    const first = await createTokens({ scope: SCOPE });
    const { person } = first;
    await db.user.update({ where: { id: person.id }, data: { email: "moved@post.example" } });
    const later = await refresh(first.client, first.tokens.refresh_token);
    const second = await createTokens({ scope: `${SCOPE} profile:read`, person });
    for (const token of [first.tokens.id_token, later.body.id_token, second.tokens.id_token]) {
      const claims = decodeJwt(token ?? "");
      expect(claims.sub).toBe(person.id);
      expect(JSON.stringify(claims)).not.toContain("@");
    }
  });

  it("signed in when the session began, however late the code and however often it is refreshed", async () => {
    const flow = await createFlow({ scope: SCOPE });
    const { createdAt } = await db.signIn.findUniqueOrThrow({ where: { id: flow.person.signInId } });
    const signedInAt = Math.floor(createdAt.getTime() / 1000);
    const later = new Date(createdAt.getTime() + 20 * 60_000);
    restore = replaceClock(() => later);
    const { code } = await newCode(flow.person, flow.client, { scope: SCOPE });
    let answer = await redeem(flow.client, code);
    for (let round = 0; round < 3; round++) {
      expect(decodeJwt(answer.body.id_token ?? "").auth_time).toBe(signedInAt);
      answer = await refresh(flow.client, answer.body.refresh_token);
    }
  });
});
