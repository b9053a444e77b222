import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import {
  answered,
  authorize,
  BACK,
  consent,
  createClient,
  createFlow,
  createTokens,
  newCode,
  redeem,
  refresh,
  requestTokens,
  userinfo,
} from "../../factories/oauth-flow";
import { createSignedInPerson } from "../../factories/people";
import { pkcePair } from "../../support/issuer";

const claimsOf = (idToken = "") => JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());

/** Two people with one application, each in an unfinished flow of their own. */
async function createVictimAndAttacker({ isPublic = true } = {}) {
  const [victim, attacker] = [await createSignedInPerson(), await createSignedInPerson()];
  const client = await createClient({ isPublic });
  for (const each of [victim, attacker]) await consent(each, client);
  return { victim, attacker, client };
}

describe("a code of one person injected into the session of another (RFC 9700 4.5)", () => {
  it("is refused without its own verifier", async () => {
    const { victim, attacker, client } = await createVictimAndAttacker();
    const [stolen, own] = [await newCode(victim, client), await newCode(attacker, client)];
    expect((await redeem(client, stolen.code, { code_verifier: own.verifier })).body.error).toBe("invalid_grant");
    // The attempt does not use up the victim's code.
    expect((await redeem(client, stolen.code, { code_verifier: stolen.verifier })).status).toBe(200);
  });

  it("is detected by the nonce if the client used no PKCE", async () => {
    const { victim, client } = await createVictimAndAttacker({ isPublic: false });
    await consent(victim, client, ["dietary_preferences:read"]);
    const { code } = await newCode(victim, client, { scope: "openid dietary_preferences:read", nonce: "the victim's" });
    const { body } = await redeem(client, code);
    expect(claimsOf(body.id_token)).toMatchObject({ nonce: "the victim's", sub: victim.id, aud: client.clientId });
  });

  it("belongs to the person it was issued to, whoever redeems it", async () => {
    const { victim, client } = await createVictimAndAttacker({ isPublic: false });
    const { code } = await newCode(victim, client);
    const { body } = await redeem(client, code);
    expect((await userinfo(body.access_token)).body.sub).toBe(victim.id);
  });
});

describe("PKCE removed on the way (RFC 9700 4.8)", () => {
  const S256 = { code_challenge_method: "S256" };

  it("from a public application's request is an error, not a weaker code", async () => {
    const { victim, client } = await createVictimAndAttacker();
    const answer = answered(await authorize(client, {}, { token: victim.token }));
    expect(answer.parameters).toMatchObject({ error: "invalid_request" });
    expect(await db.oAuthCode.count()).toBe(0);
  });

  it("from a confidential application's request is detected by its verifier, and uses nothing up", async () => {
    const { victim, client } = await createVictimAndAttacker({ isPublic: false });
    const { verifier } = pkcePair();
    const { code } = await newCode(victim, client);
    expect((await redeem(client, code, { code_verifier: verifier })).body.error).toBe("invalid_grant");
    expect(await db.oAuthAccessToken.count()).toBe(0);
  });

  it.each(["plain", "s256", "S256 ", "S512", "none"])(
    "by the method %j is refused even if PKCE is optional",
    async (method) => {
      const { victim, client } = await createVictimAndAttacker({ isPublic: false });
      const { challenge } = pkcePair();
      const requestParams = { code_challenge: challenge, code_challenge_method: method };
      const { parameters } = answered(await authorize(client, requestParams, { token: victim.token }));
      expect(parameters).toMatchObject({ error: "invalid_request" });
    },
  );

  it("does not work by sending the challenge as its verifier, nor the verifier in another case", async () => {
    const { victim, client } = await createVictimAndAttacker();
    const { verifier, challenge } = pkcePair();
    const { code } = await newCode(victim, client, { code_challenge: challenge, ...S256 });
    for (const wrong of [challenge, verifier.toUpperCase(), `${verifier} `, `${verifier}=`, verifier.slice(1)]) {
      expect((await redeem(client, code, { code_verifier: wrong })).body.error).toBe("invalid_grant");
    }
    expect((await redeem(client, code, { code_verifier: verifier })).status).toBe(200);
  });

  it("does not work by sending the challenge's parameters to the token endpoint", async () => {
    const { client, code, verifier } = await createFlow({ isPublic: true });
    const more = { code_challenge: "x".repeat(43), code_challenge_method: "plain", code_verifier: "x".repeat(43) };
    expect((await redeem(client, code, more)).body.error).toBe("invalid_grant");
    expect((await redeem(client, code, { code_verifier: verifier })).status).toBe(200);
  });
});

describe("an application that is led to another issuer (RFC 9700 4.4)", () => {
  it("recognises by iss who answered, with a code and with an error", async () => {
    const { victim, client } = await createVictimAndAttacker({ isPublic: false });
    const success = answered(await authorize(client, {}, { token: victim.token }));
    const failure = answered(await authorize(client, { scope: "everything" }, { token: victim.token }));
    for (const { parameters } of [success, failure]) expect(parameters.iss).toBe("http://localhost:3000");
    expect([success.parameters.code, failure.parameters.error]).toEqual([expect.any(String), "invalid_scope"]);
  });

  it("gets no iss, code or error that the author of the link chose", async () => {
    const { victim, client } = await createVictimAndAttacker({ isPublic: false });
    const raw = "&iss=https%3A%2F%2Fevil.example&code=oac_evil&error=access_denied&email=a%40evil.example";
    const { parameters } = answered(await authorize(client, {}, { token: victim.token, raw }));
    expect(parameters).toEqual({
      code: expect.stringMatching(/^oac_/),
      state: "the state",
      iss: "http://localhost:3000",
    });
    expect(parameters.code).not.toBe("oac_evil");
  });

  it.each(["&code=x", "&iss=x", "#code=x", "&error=y", "%26code%3Dx", "\r\nLocation: https://evil.example"])(
    "gets a state that looks like parameters back as one value: %j",
    async (state) => {
      const { victim, client } = await createVictimAndAttacker({ isPublic: false });
      const answer = await authorize(client, { state }, { token: victim.token });
      const { parameters, address } = answered(answer);
      expect([address, parameters.state]).toEqual([BACK, state]);
      expect(answer.headers.get("location")).not.toMatch(/[\r\n#]/);
      expect(Object.keys(parameters).sort()).toEqual(["code", "iss", "state"]);
    },
  );
});

describe("what was issued to one application and is presented by another", () => {
  it.each([{ isPublic: true }, { isPublic: false }])("is unknown, and ends nothing: %j", async ({ isPublic }) => {
    const { client, tokens, person } = await createTokens();
    const thief = await createClient({ isPublic });
    await consent(person, thief);
    const { code } = await newCode(person, client);
    expect((await redeem(thief, code)).body.error).toBe("invalid_grant");
    expect((await refresh(thief, tokens.refresh_token)).body.error).toBe("invalid_grant");
    expect((await redeem(client, code)).status).toBe(200);
    expect((await refresh(client, tokens.refresh_token)).status).toBe(200);
  });

  it("ends nothing, even if it is a used code", async () => {
    const { client, code, tokens } = await createTokens();
    const thief = await createClient();
    expect((await redeem(thief, code)).body.error).toBe("invalid_grant");
    expect((await refresh(thief, tokens.refresh_token)).body.error).toBe("invalid_grant");
    expect((await userinfo(tokens.access_token)).status).toBe(200);
    expect(client.clientId).not.toBe(thief.clientId);
  });

  it("a grant type accepts only its own kind: a code is no refresh token, and the other way round", async () => {
    const { client, code, person } = await createFlow();
    const { body } = await redeem(client, (await newCode(person, client)).code);
    const asRefresh = await refresh(client, code);
    const asCode = await redeem(client, body.refresh_token);
    const accessAsRefresh = await refresh(client, body.access_token);
    for (const answer of [asRefresh, asCode, accessAsRefresh]) expect(answer.body.error).toBe("invalid_grant");
    expect((await redeem(client, code)).status).toBe(200);
    expect((await refresh(client, body.refresh_token)).status).toBe(200);
  });

  it("with both kinds in one request, the grant type decides, and the other is not used", async () => {
    const { client, code, person } = await createFlow();
    const { body } = await redeem(client, (await newCode(person, client)).code);
    const both = { code, redirect_uri: BACK, refresh_token: body.refresh_token };
    expect((await requestTokens(client, { grant_type: "authorization_code", ...both })).status).toBe(200);
    expect((await refresh(client, body.refresh_token)).status).toBe(200);
  });
});

describe("parameters of standards that the issuer does not support", () => {
  it.each([
    { resource: "https://api.evil.example" },
    { audience: "https://api.evil.example" },
    { claims: '{"id_token":{"email":null}}' },
    { id_token_hint: "x.y.z" },
    { login_hint: "somebody@else.example" },
    { acr_values: "urn:mace:incommon:iap:silver" },
    { display: "popup", ui_locales: "it" },
    { authorization_details: "[]" },
  ])("are ignored: %j", async (more) => {
    const person = await createSignedInPerson();
    const client = await createClient();
    await consent(person, client, ["dietary_preferences:read"]);
    const { code } = await newCode(person, client, { scope: "openid dietary_preferences:read", ...more });
    const { body } = await redeem(client, code, more);
    expect(body.scope).toBe("dietary_preferences:read openid");
    expect(Object.keys(claimsOf(body.id_token)).sort()).toEqual(
      ["aud", "at_hash", "auth_time", "exp", "iat", "iss", "sub"].sort(),
    );
    expect(claimsOf(body.id_token)).toMatchObject({ aud: client.clientId, sub: person.id });
  });
});
