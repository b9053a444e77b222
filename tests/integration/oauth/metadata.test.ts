import { describe, expect, it } from "vitest";
import * as rfc8414 from "@/app/.well-known/oauth-authorization-server/route";
import * as discovery from "@/app/.well-known/openid-configuration/route";
import { GET as jwksGet } from "@/app/oauth/jwks/route";
import { POST as parPost } from "@/app/oauth/par/route";
import type { IssuerMetadataWire } from "@/lib/schemas/oauth";
import {
  answered,
  authorize,
  BACK,
  callAs,
  createClient,
  createFlow,
  createTokens,
  newCode,
  redeem,
  refresh,
  requestTokens,
  userinfo,
} from "../../factories/oauth-flow";
import { createProofKey, proofOf } from "../../support/proofs";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const DOCUMENTS = [
  ["/.well-known/oauth-authorization-server", rfc8414],
  ["/.well-known/openid-configuration", discovery],
] as const;

const metadata = async () => (await call<IssuerMetadataWire>(discovery.GET)).body;

describe.each(DOCUMENTS)("%s", (path, handlers) => {
  it("names the configured issuer and its endpoints, whatever host the request names", async () => {
    useSettings({ APP_URL: "https://forkprint.example" });
    const headers = { host: "evil.test", "x-forwarded-host": "evil.test", forwarded: "host=evil.test" };
    const { status, body } = await call<IssuerMetadataWire>(handlers.GET, { path, headers });
    expect(status).toBe(200);
    expect(body.issuer).toBe("https://forkprint.example");
    for (const [name, value] of Object.entries(body)) {
      if (/_endpoint$|_uri$|documentation$/.test(name)) expect(value, name).toMatch(/^https:\/\/forkprint\.example\//);
    }
    expect(JSON.stringify(body)).not.toContain("evil");
  });

  it("is the same document for pages of any site, and cached for minutes", async () => {
    const answer = await call(handlers.GET, { path, headers: { origin: "https://menus.example" } });
    expect(answer.body).toEqual(await metadata());
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)("refuses to be written to: %s", async (method) => {
    const answer = await call(handlers[method], { path, method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET");
  });
});

describe("the metadata claims only what is true", () => {
  it("names both kinds of subject, because an application may choose either", async () => {
    expect((await metadata()).subject_types_supported).toEqual(["public", "pairwise"]);
  });

  it("a client library's default scopes are granted, and the answer names what they give", async () => {
    const { person, client } = await createFlow({ scope: "profile:read" });
    const { code } = await newCode(person, client, { scope: "openid profile email address phone groups" });
    const { body } = await redeem(client, code);
    expect(body.scope).toBe("profile:read openid");
    // The same words may narrow a refresh.
    const again = await refresh(client, body.refresh_token, { scope: "openid email phone" });
    expect(again.body.scope).toBe("profile:read openid");
  });

  it("every listed scope is granted on request", async () => {
    const { scopes_supported } = await metadata();
    const { tokens } = await createTokens({ scope: scopes_supported.join(" ") });
    expect(tokens.scope.split(" ").sort()).toEqual([...scopes_supported].sort());
  });

  it("every listed claim is in the ID token or in the user information", async () => {
    const { claims_supported } = await metadata();
    const { client, code } = await createFlow({
      scope: "dietary_preferences:read ingredients:read profile:read openid",
      nonce: "n",
    });
    const { body } = await redeem(client, code);
    const idToken = JSON.parse(Buffer.from((body.id_token ?? "").split(".")[1] ?? "", "base64url").toString());
    const claims = new Set([...Object.keys(idToken), ...Object.keys((await userinfo(body.access_token)).body)]);
    expect([...claims].sort()).toEqual([...claims_supported].sort());
  });

  it("every listed method of authentication works at its endpoint", async () => {
    const { token_endpoint_auth_methods_supported: methods } = await metadata();
    expect(methods).toEqual(["client_secret_basic", "client_secret_post", "none"]);
    const client = await createClient();
    const inBody = { client_id: client.clientId, client_secret: client.secret ?? "" };
    const byBasic = await requestTokens(client, { grant_type: "x" });
    const byPost = await requestTokens({ ...client, isPublic: true }, { grant_type: "x", ...inBody });
    const none = await requestTokens(await createClient({ isPublic: true }), { grant_type: "x" });
    for (const { status, body } of [byBasic, byPost, none]) {
      expect([status, body.error]).toEqual([400, "unsupported_grant_type"]);
    }
  });

  it.each(["implicit", "password", "client_credentials", "urn:ietf:params:oauth:grant-type:device_code"])(
    "the grant %s is neither listed nor supported",
    async (grant_type) => {
      expect((await metadata()).grant_types_supported).toEqual(["authorization_code", "refresh_token"]);
      const answer = await requestTokens(await createClient(), { grant_type, username: "a", password: "b" });
      expect([answer.status, answer.body.error]).toEqual([400, "unsupported_grant_type"]);
    },
  );

  it.each(["token", "id_token", "code token", "code id_token", "none", "CODE"])(
    "the response type %s is neither listed nor supported",
    async (response_type) => {
      expect((await metadata()).response_types_supported).toEqual(["code"]);
      const { client, person } = await createFlow();
      const { parameters } = answered(await authorize(client, { response_type }, { token: person.token }));
      expect(parameters.error).toBe("unsupported_response_type");
    },
  );

  it("request objects are refused, and endpoints that are not listed do not exist", async () => {
    const document = await metadata();
    expect(document.request_parameter_supported).toBe(false);
    expect(document.request_uri_parameter_supported).toBe(false);
    for (const name of ["registration_endpoint", "device_authorization_endpoint", "end_session_endpoint"]) {
      expect(document).not.toHaveProperty(name);
    }
  });

  it("every listed algorithm of a proof is accepted, at the listed endpoint for pushed requests too", async () => {
    const document = await metadata();
    expect(document.require_pushed_authorization_requests).toBe(false);
    const path = new URL(document.pushed_authorization_request_endpoint).pathname;
    expect(path).toBe("/oauth/par");
    const client = await createClient();
    for (const alg of document.dpop_signing_alg_values_supported) {
      const dpop = await proofOf(await createProofKey(alg), { path });
      const request = { response_type: "code", redirect_uri: BACK };
      const answer = await callAs<{ request_uri: string }>(parPost, client, request, { path, headers: { dpop } });
      expect([answer.status, answer.body.request_uri], alg).toEqual([201, expect.any(String)]);
    }
  });

  it("the key set contains keys for the listed algorithm", async () => {
    const { body } = await call<{ keys: { alg: string }[] }>(jwksGet);
    expect(body.keys.length).toBeGreaterThan(0);
    expect([...new Set(body.keys.map(({ alg }) => alg))]).toEqual(
      (await metadata()).id_token_signing_alg_values_supported,
    );
  });
});
