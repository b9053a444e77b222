import * as oauth from "oauth4webapi";
import { expect } from "vitest";
import { type Partner, SCOPE, visit } from "./partner";

const INSECURE = { [oauth.allowInsecureRequests]: true };

/**
 * Runs a whole connection, from sign-in to revocation, with the published oauth4webapi, which requires `iss` (RFC
 * 9207).
 */
export async function completeWithOauth4webapi(partner: Partner): Promise<void> {
  const { secret, callback, diner } = partner;
  const issuer = new URL(partner.issuer);
  const found = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...INSECURE });
  const server = await oauth.processDiscoveryResponse(issuer, found);
  const client: oauth.Client = { client_id: partner.clientId };
  const authentication = secret === null ? oauth.None() : oauth.ClientSecretBasic(secret);

  const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
  const address = new URL(server.authorization_endpoint ?? "");
  address.search = new URLSearchParams({
    response_type: "code",
    client_id: client.client_id,
    redirect_uri: callback,
    scope: SCOPE,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  }).toString();
  const given = oauth.validateAuthResponse(server, client, await visit(partner, address), state);
  const tokens = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    await oauth.authorizationCodeGrantRequest(server, client, authentication, given, callback, verifier, INSECURE),
    { requireIdToken: true },
  );
  expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({ sub: diner.id, aud: client.client_id });
  const readable = await oauth.userInfoRequest(server, client, tokens.access_token, INSECURE);
  const claims = await oauth.processUserInfoResponse(server, client, diner.id, readable);
  expect(claims).toMatchObject({ email: diner.email, health_concerns: [] });

  const renewal = await oauth.refreshTokenGrantRequest(
    server,
    client,
    authentication,
    tokens.refresh_token ?? "",
    INSECURE,
  );
  const next = await oauth.processRefreshTokenResponse(server, client, renewal);
  expect(next.refresh_token).not.toBe(tokens.refresh_token);
  if (secret !== null) {
    const asked = await oauth.introspectionRequest(server, client, authentication, next.access_token, INSECURE);
    expect(await oauth.processIntrospectionResponse(server, client, asked)).toMatchObject({ active: true });
  }
  const ended = await oauth.revocationRequest(server, client, authentication, next.access_token, INSECURE);
  await oauth.processRevocationResponse(ended);
  expect((await oauth.userInfoRequest(server, client, next.access_token, INSECURE)).status).toBe(401);

  const replayed = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    given,
    callback,
    verifier,
    INSECURE,
  );
  await expect(oauth.processAuthorizationCodeResponse(server, client, replayed)).rejects.toMatchObject({
    error: "invalid_grant",
  });
}
