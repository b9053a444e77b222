import * as client from "openid-client";
import { expect } from "vitest";
import { type Partner, SCOPE, visit } from "./partner";

type Algorithm = "oidc" | "oauth2";

/**
 * Runs a whole connection, from sign-in to revocation, with the published openid-client. `oauth2`: discovery by RFC
 * 8414.
 */
export async function completeWithOpenidClient(partner: Partner, algorithm: Algorithm, isByPost = false) {
  const { issuer, clientId, secret, callback, diner } = partner;
  const withSecret = isByPost ? client.ClientSecretPost : client.ClientSecretBasic;
  const authentication = secret === null ? client.None() : withSecret(secret);
  const config = await client.discovery(new URL(issuer), clientId, undefined, authentication, {
    algorithm,
    execute: [client.allowInsecureRequests],
  });
  expect(config.serverMetadata()).toMatchObject({ issuer, token_endpoint: `${issuer}/oauth/token` });
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: SCOPE,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
  });
  const back = await visit(partner, address);
  const tokens = await client.authorizationCodeGrant(config, back, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  expect(tokens.claims()).toMatchObject({ sub: diner.id, aud: clientId, nonce });
  const read = (token: string) => client.fetchUserInfo(config, token, diner.id);
  expect(await read(tokens.access_token)).toMatchObject({ sub: diner.id, email: diner.email, dietary_preferences: [] });
  const next = await client.refreshTokenGrant(config, tokens.refresh_token ?? "");
  expect(next.claims()).toMatchObject({ sub: diner.id, aud: clientId });
  expect(await read(next.access_token)).toMatchObject({ sub: diner.id });
  if (secret !== null) {
    const described = await client.tokenIntrospection(config, next.access_token);
    expect(described).toMatchObject({ active: true, sub: diner.id, client_id: clientId });
  }
  await client.tokenRevocation(config, next.refresh_token ?? "");
  await expect(read(next.access_token)).rejects.toMatchObject({ status: 401 });
  await expect(client.refreshTokenGrant(config, next.refresh_token ?? "")).rejects.toMatchObject({
    error: "invalid_grant",
  });
}
