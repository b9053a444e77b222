import { afterAll, beforeAll, beforeEach, describe, it } from "vitest";
import { BACK, createClient } from "../../factories/oauth-flow";
import { createSignedInPerson } from "../../factories/people";
import { startIssuer } from "../../support/issuer";
import type { Partner } from "../../support/partners/partner";
import { completeWithOauth4webapi } from "../../support/partners/with-oauth4webapi";
import { completeWithOpenidClient } from "../../support/partners/with-openid-client";
import { completeWithPassport } from "../../support/partners/with-passport";
import { completeWithProofs } from "../../support/partners/with-proofs";
import { useSettings } from "../../support/settings";

let issuer: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  issuer = await startIssuer();
});
afterAll(() => issuer.close());
beforeEach(() => useSettings({ APP_URL: issuer.origin }));

async function register(isPublic: boolean, callback = BACK): Promise<Partner> {
  const [client, diner] = await Promise.all([
    createClient({ isPublic, redirectUris: [callback] }),
    createSignedInPerson(),
  ]);
  return { issuer: issuer.origin, clientId: client.clientId, secret: client.secret, callback, diner };
}

/** Uses the published libraries. tests/lifecycle runs the same flows against the started product. */
describe.each([{ isPublic: false }, { isPublic: true }])("an application that is public: $isPublic", ({ isPublic }) => {
  it("completes everything with openid-client, discovered by RFC 8414", async () => {
    await completeWithOpenidClient(await register(isPublic), "oauth2");
  });

  it("completes everything with openid-client, discovered by OpenID Connect Discovery", async () => {
    await completeWithOpenidClient(await register(isPublic), "oidc", true);
  });

  it("completes everything with oauth4webapi", async () => {
    await completeWithOauth4webapi(await register(isPublic));
  });

  it("completes everything with openid-client, with pushed requests and tokens that are bound to a key", async () => {
    await completeWithProofs(await register(isPublic));
  });

  it("completes everything with passport-oauth2", async () => {
    await completeWithPassport((callback) => register(isPublic, callback));
  });
});
