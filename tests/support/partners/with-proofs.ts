import * as client from "openid-client";
import { expect } from "vitest";
import { type Partner, SCOPE, visit } from "./partner";

/**
 * Runs a whole connection with openid-client's pushed requests (RFC 9126) and proofs of possession (RFC 9449): every
 * token is bound to the key of this run.
 */
export async function completeWithProofs(partner: Partner): Promise<void> {
  const { issuer, clientId, secret, callback, diner } = partner;
  const authentication = secret === null ? client.None() : client.ClientSecretBasic(secret);
  const config = await client.discovery(new URL(issuer), clientId, undefined, authentication, {
    algorithm: "oauth2",
    execute: [client.allowInsecureRequests],
  });
  const keys = await client.randomDPoPKeyPair("ES256");
  const DPoP = client.getDPoPHandle(config, keys);
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const address = await client.buildAuthorizationUrlWithPAR(
    config,
    {
      redirect_uri: callback,
      scope: SCOPE,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
    },
    { DPoP },
  );
  expect([...address.searchParams.keys()].sort()).toEqual(["client_id", "request_uri"]);
  const back = await visit(partner, address);
  const tokens = await client.authorizationCodeGrant(
    config,
    back,
    { pkceCodeVerifier: verifier, expectedState: state, idTokenExpected: true },
    undefined,
    { DPoP },
  );
  expect(tokens.token_type).toBe("dpop");
  const read = (token: string) => client.fetchUserInfo(config, token, diner.id, { DPoP });
  expect(await read(tokens.access_token)).toMatchObject({ sub: diner.id, email: diner.email });
  await expect(client.fetchUserInfo(config, tokens.access_token, diner.id)).rejects.toMatchObject({ status: 401 });
  const next = await client.refreshTokenGrant(config, tokens.refresh_token ?? "", undefined, { DPoP });
  expect(await read(next.access_token)).toMatchObject({ sub: diner.id });
  if (secret !== null) {
    expect(await client.tokenIntrospection(config, next.access_token)).toMatchObject({
      active: true,
      token_type: "DPoP",
      cnf: { jkt: await DPoP.calculateThumbprint() },
    });
  }
  await client.tokenRevocation(config, next.refresh_token ?? "");
  await expect(read(next.access_token)).rejects.toMatchObject({ status: 401 });
}
