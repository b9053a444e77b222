import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { GET as keys } from "@/app/oauth/jwks/route";
import { createTokens, introspect, refresh, userinfo } from "../../factories/oauth-flow";
import { call } from "../../support/request";

describe.each([{ isPublic: false }, { isPublic: true }])("the whole flow, public client: $isPublic", ({ isPublic }) => {
  it("leads from the consent to tokens, the person's values, a refresh and an ID token", async () => {
    const { tokens, client, person } = await createTokens({
      isPublic,
      scope: "dietary_preferences:read ingredients:read openid",
      nonce: "n-1",
    });
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^oat_[\w-]{43}$/),
      token_type: "Bearer",
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^ort_[\w-]{43}$/),
      scope: "dietary_preferences:read ingredients:read openid",
      id_token: expect.any(String),
    });
    expect((await userinfo(tokens.access_token)).body).toEqual({
      sub: person.id,
      dietary_preferences: [],
      health_concerns: [],
      allergies: [],
      ingredient_preferences: [],
    });
    const published = (await call<{ keys: [] }>(keys)).body;
    const { payload } = await jwtVerify(tokens.id_token ?? "", createLocalJWKSet(published));
    expect(payload).toMatchObject({ iss: "http://localhost:3000", aud: client.clientId, sub: person.id, nonce: "n-1" });
    expect(decodeProtectedHeader(tokens.id_token ?? "").alg).toBe("RS256");
    const next = await refresh(client, tokens.refresh_token);
    expect(next.status).toBe(200);
    expect((await userinfo(next.body.access_token)).status).toBe(200);
    if (!isPublic) expect((await introspect(client, next.body.access_token)).body).toMatchObject({ active: true });
  });
});
