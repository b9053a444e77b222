import { exportJWK, generateKeyPair } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { POST as analyseMenu } from "@/app/api/analysis/menu/route";
import { OPTIONS as tokenPreflight } from "@/app/oauth/token/route";
import { GET as userinfoGet } from "@/app/oauth/userinfo/route";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { sweepShortLived } from "@/server/oauth/sweep-short-lived";
import { createFlow, createTokens, newCode, redeem, requestTokens, userinfo } from "../../factories/oauth-flow";
import { createProofKey, type ProofKey, proofOf } from "../../support/proofs";
import { buildRequest, call } from "../../support/request";

let key: ProofKey;
let other: ProofKey;
beforeAll(async () => {
  [key, other] = await Promise.all([createProofKey(), createProofKey("RS256")]);
});

const withProof = (dpop: string) => ({ path: "/oauth/token", headers: { dpop } });

async function boundTokens(isPublic = false) {
  const flow = await createFlow({ isPublic });
  const answer = await redeem(flow.client, flow.code, { code_verifier: flow.verifier }, withProof(await proofOf(key)));
  expect(answer.status).toBe(200);
  return { ...flow, tokens: answer.body };
}

const read = (token: string, dpop?: string, scheme = "DPoP") =>
  call<Record<string, unknown>>(userinfoGet, {
    path: "/oauth/userinfo",
    headers: { authorization: `${scheme} ${token}`, ...(dpop === undefined ? {} : { dpop }) },
  });
const proofFor = (token: string, options: Parameters<typeof proofOf>[1] = {}, by = key) =>
  proofOf(by, { method: "GET", path: "/oauth/userinfo", token, ...options });

describe("a token that is bound to a key", () => {
  it("is issued for a proof, and read with a proof of the same key only", async () => {
    const { person, tokens } = await boundTokens();
    expect(tokens).toMatchObject({ token_type: "DPoP" });
    const token = tokens.access_token;
    expect(await read(token, await proofFor(token))).toMatchObject({ status: 200, body: { sub: person.id } });
    const refused = [
      [await proofFor(token, {}, other), "invalid_token"],
      [await proofFor("oat_of_somebody_else"), "invalid_dpop_proof"],
      [await proofFor(token, { method: "POST" }), "invalid_dpop_proof"],
      [await proofFor(token, { path: "/oauth/token" }), "invalid_dpop_proof"],
      [undefined, "invalid_dpop_proof"],
    ] as const;
    for (const [proof, error] of refused) {
      const answer = await read(token, proof);
      expect(answer).toMatchObject({ status: 401, body: { error } });
      expect(answer.headers.get("www-authenticate")).toBe(
        `DPoP error="${error}", algs="ES256 ES384 EdDSA Ed25519 PS256 RS256"`,
      );
    }
  });

  it("is no bearer token, and a bearer token is not bound by a proof", async () => {
    const { tokens } = await boundTokens();
    expect((await userinfo(tokens.access_token)).status).toBe(401);
    expect((await read(tokens.access_token, await proofFor(tokens.access_token), "Bearer")).status).toBe(401);
    const { tokens: plain } = await createTokens();
    expect((await read(plain.access_token, await proofFor(plain.access_token))).status).toBe(401);
    expect((await userinfo(plain.access_token)).status).toBe(200);
  });

  it("marks menus with a proof, and never without", async () => {
    const { tokens } = await boundTokens();
    const body = { items: [{ name: "Toast", description: "wheat bread" }] };
    const ask = async (dpop?: string) =>
      call(analyseMenu, {
        path: "/api/analysis/menu",
        body,
        headers: { authorization: `DPoP ${tokens.access_token}`, ...(dpop === undefined ? {} : { dpop }) },
      });
    const proof = await proofOf(key, { path: "/api/analysis/menu", token: tokens.access_token });
    expect(await ask(proof)).toMatchObject({ status: 200, body: { personalised: true } });
    expect((await ask(proof)).status, "the same proof again").toBe(401);
    expect((await ask()).status).toBe(401);
  });
});

describe("a refresh token", () => {
  it("of a public application is bound to the key, of a confidential one to its secret", async () => {
    for (const isPublic of [true, false]) {
      const { client, tokens } = await boundTokens(isPublic);
      const renew = async (by: ProofKey | null) =>
        requestTokens(
          client,
          { grant_type: "refresh_token", refresh_token: tokens.refresh_token },
          by ? withProof(await proofOf(by)) : {},
        );
      if (isPublic) {
        expect(await renew(null)).toMatchObject({ status: 400, body: { error: "invalid_dpop_proof" } });
        expect(await renew(other)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
        expect(await renew(key)).toMatchObject({ status: 200, body: { token_type: "DPoP" } });
      } else {
        const next = await renew(other);
        expect(next).toMatchObject({ status: 200, body: { token_type: "DPoP" } });
        const token = next.body.access_token;
        expect((await read(token, await proofFor(token, {}, other))).status).toBe(200);
      }
    }
  });
});

describe("a code", () => {
  it("that names a key is redeemed by that key only, and stays usable after a refusal", async () => {
    const { person, client } = await createFlow();
    const { code } = await newCode(person, client, { dpop_jkt: key.thumbprint });
    expect((await redeem(client, code)).body.error).toBe("invalid_dpop_proof");
    expect((await redeem(client, code, {}, withProof(await proofOf(other)))).body.error).toBe("invalid_grant");
    expect((await redeem(client, code, {}, withProof(await proofOf(key)))).status).toBe(200);
  });

  it("of an application that requires proofs is not redeemed without one", async () => {
    const { client, code } = await createFlow();
    await db.oAuthClient.update({ where: { id: client.id }, data: { requiresProofs: true } });
    expect(await redeem(client, code)).toMatchObject({ status: 400, body: { error: "invalid_dpop_proof" } });
    expect((await redeem(client, code, {}, withProof(await proofOf(key)))).body.token_type).toBe("DPoP");
  });
});

describe("a proof", () => {
  const refusedWith = async (make: () => Promise<string>) => {
    const { client, code } = await createFlow();
    const answer = await redeem(client, code, {}, withProof(await make()));
    expect(answer).toMatchObject({ status: 400, body: { error: "invalid_dpop_proof" } });
    expect((await redeem(client, code, {}, withProof(await proofOf(key)))).status, "the code stays usable").toBe(200);
  };
  const privateKey = async () => exportJWK((await generateKeyPair("ES256", { extractable: true })).privateKey);
  const wrong: Record<string, () => Promise<string>> = {
    "of another method": () => proofOf(key, { method: "GET" }),
    "with the method in small letters": () => proofOf(key, { method: "post" }),
    "for another path": () => proofOf(key, { path: "/oauth/revoke" }),
    "for another host": () => proofOf(key, { claims: { htu: "https://evil.example/oauth/token" } }),
    "without an address": () => proofOf(key, { claims: { htu: undefined } }),
    "without an id": () => proofOf(key, { claims: { jti: undefined } }),
    "with an empty id": () => proofOf(key, { claims: { jti: "" } }),
    "with a number for an id": () => proofOf(key, { claims: { jti: 7 } }),
    "with an id that is too long": () => proofOf(key, { claims: { jti: "x".repeat(300) } }),
    "without a time": () => proofOf(key, { claims: { iat: undefined } }),
    "from two minutes ago": () => proofOf(key, { secondsAgo: 120 }),
    "from the future": () => proofOf(key, { secondsAgo: -120 }),
    "that has expired": () => proofOf(key, { claims: { exp: Math.floor(now().getTime() / 1000) - 60 } }),
    "of another type": () => proofOf(key, { header: { typ: "JWT" } }),
    "without a key": () => proofOf(key, { header: { jwk: undefined } }),
    "with a key that did not sign": () => proofOf(key, { header: { jwk: other.jwk } }),
    "with a private key": async () => proofOf(key, { header: { jwk: await privateKey() } }),
    "that is no token": async () => "proof",
    "that is two tokens": async () => `${await proofOf(key)}, ${await proofOf(key)}`,
    "that nobody signed": async () => `${Buffer.from('{"typ":"dpop+jwt","alg":"none"}').toString("base64url")}.e30.`,
  };
  it.each(Object.entries(wrong))("%s is refused", async (_, make) => refusedWith(make));

  it("works once, in whichever of two requests at the same time comes first", async () => {
    const proof = await proofOf(key);
    const flows = await Promise.all([createFlow(), createFlow()]);
    const answers = await Promise.all(flows.map(({ client, code }) => redeem(client, code, {}, withProof(proof))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("counts with a query and a fragment in its address, and by a clock half a minute ahead", async () => {
    for (const options of [
      { claims: { htu: "http://localhost:3000/oauth/token?a=1#b" } },
      { secondsAgo: -25 },
      { secondsAgo: 80 },
    ]) {
      const { client, code } = await createFlow();
      expect((await redeem(client, code, {}, withProof(await proofOf(key, options)))).status).toBe(200);
    }
  });

  it("is forgotten once it would be too old", async () => {
    await boundTokens();
    expect(await db.oAuthUsedProof.count()).toBeGreaterThan(0);
    expect(await sweepShortLived()).toBe(0);
    const restore = replaceClock(() => new Date(Date.now() + 5 * 60_000));
    await sweepShortLived();
    restore();
    expect(await db.oAuthUsedProof.count()).toBe(0);
  });
});

it("a page may send a proof: the preflight allows its header when the browser asks for it", async () => {
  const ask = async (headers: string) =>
    (
      await tokenPreflight(
        buildRequest({
          method: "OPTIONS",
          headers: { origin: "https://menus.example", "access-control-request-headers": headers },
        }),
      )
    ).headers.get("access-control-allow-headers");
  expect(await ask("authorization,dpop")).toBe("authorization, content-type, dpop");
  expect(await ask("authorization")).toBe("authorization, content-type");
});
