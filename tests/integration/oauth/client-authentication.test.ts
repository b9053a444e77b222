import { describe, expect, it } from "vitest";
import { POST as introspectPost } from "@/app/oauth/introspect/route";
import { POST as revokePost } from "@/app/oauth/revoke/route";
import { POST as tokenPost } from "@/app/oauth/token/route";
import { db } from "@/server/db/client";
import {
  BACK,
  basic,
  createClient,
  createFlow,
  createTokens,
  query,
  redeem,
  type TestClient,
  userinfo,
} from "../../factories/oauth-flow";
import { call } from "../../support/request";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const FAILED = { error: "invalid_client", error_description: "Client authentication failed" };

const base64 = (text: string) => Buffer.from(text).toString("base64");
const post = (authorization: string | undefined, parameters: Record<string, string | undefined>, handler = tokenPost) =>
  call(handler, {
    method: "POST",
    headers: { ...FORM, ...(authorization ? { authorization } : {}) },
    body: query(parameters),
  });

const exchangeForm = (code: string, more: Record<string, string | undefined> = {}) => ({
  grant_type: "authorization_code",
  code,
  redirect_uri: BACK,
  ...more,
});

/** Percent-encodes every character, as some libraries do (RFC 6749 2.3.1: both parts are form-urlencoded). */
const escaped = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

describe("a confidential application authenticates", () => {
  it.each<[string, (client: TestClient) => [string | undefined, Record<string, string>]]>([
    ["by HTTP Basic", (client) => [basic(client), {}]],
    ["by Basic in capitals", (client) => [basic(client).replace("Basic", "BASIC"), {}]],
    ["by Basic after several blanks", (client) => [basic(client).replace(" ", "   "), {}]],
    [
      "by Basic with both halves escaped",
      (client) => [`Basic ${base64(`${escaped(client.clientId)}:${escaped(client.secret ?? "")}`)}`, {}],
    ],
    ["by Basic without padding", (client) => [basic(client).replace(/=+$/, ""), {}]],
    ["by Basic, with the client_id in the body too", (client) => [basic(client), { client_id: client.clientId }]],
    ["by Basic with an empty secret in the body", (client) => [basic(client), { client_secret: "" }]],
    ["by the body", (client) => [undefined, { client_id: client.clientId, client_secret: client.secret ?? "" }]],
  ])("%s", async (_, credentials) => {
    const { client, code } = await createFlow();
    const [authorization, inBody] = credentials(client);
    expect((await post(authorization, exchangeForm(code, inBody))).status).toBe(200);
  });
});

describe("failed client authentication gets the same answer for every reason, and uses nothing up", () => {
  it.each<[string, (client: TestClient) => [string | undefined, Record<string, string>]]>([
    ["no credentials", () => [undefined, {}]],
    ["no secret", ({ clientId }) => [undefined, { client_id: clientId }]],
    ["an empty secret", ({ clientId }) => [undefined, { client_id: clientId, client_secret: "" }]],
    ["a wrong secret", ({ clientId }) => [undefined, { client_id: clientId, client_secret: `ocs_${"A".repeat(43)}` }]],
    [
      "a secret in another case",
      ({ clientId, secret }) => [undefined, { client_id: clientId, client_secret: (secret ?? "").toUpperCase() }],
    ],
    [
      "a secret cut short",
      ({ clientId, secret }) => [undefined, { client_id: clientId, client_secret: (secret ?? "").slice(0, -1) }],
    ],
    ["an unknown id", ({ secret }) => [undefined, { client_id: "nobody", client_secret: secret ?? "" }]],
    ["an id with NUL", ({ secret }) => [undefined, { client_id: "\u0000", client_secret: secret ?? "" }]],
    ["a wrong secret by Basic", ({ clientId }) => [`Basic ${base64(`${clientId}:wrong`)}`, {}]],
    ["an unknown id by Basic", ({ secret }) => [`Basic ${base64(`nobody:${secret}`)}`, {}]],
    ["an empty secret by Basic", ({ clientId }) => [`Basic ${base64(`${clientId}:`)}`, {}]],
    ["an empty id by Basic", ({ secret }) => [`Basic ${base64(`:${secret}`)}`, {}]],
    ["Basic without a colon", ({ clientId }) => [`Basic ${base64(clientId)}`, {}]],
    ["Basic with invalid Base64", () => ["Basic @@@", {}]],
    ["Basic without credentials", () => ["Basic", {}]],
    ["Basic with a broken escape", () => [`Basic ${base64("%zz:%")}`, {}]],
    ["Basic with bytes that are no text", () => [`Basic ${Buffer.from([0xff, 0x3a, 0xfe]).toString("base64")}`, {}]],
    ["another scheme", ({ secret }) => [`Bearer ${secret}`, {}]],
    [
      "a client assertion",
      ({ clientId }) => [
        undefined,
        {
          client_id: clientId,
          client_assertion: "e30.e30.",
          client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
        },
      ],
    ],
  ])("%s", async (_, credentials) => {
    const { client, code } = await createFlow();
    const [authorization, inBody] = credentials(client);
    const answer = await post(authorization, exchangeForm(code, inBody));
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(FAILED);
    expect(answer.headers.get("www-authenticate")).toBe(authorization ? 'Basic realm="oauth"' : null);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await redeem(client, code)).status).toBe(200);
  });

  it("another application's secret", async () => {
    const { client, code } = await createFlow();
    const otherClient = await createClient();
    const answer = await redeem({ ...client, secret: otherClient.secret }, code);
    expect([answer.status, answer.body]).toEqual([401, FAILED]);
  });

  it("the stored digest of the secret", async () => {
    const { client, code } = await createFlow();
    const { secretHash } = await db.oAuthClient.findUniqueOrThrow({ where: { id: client.id } });
    expect((await redeem({ ...client, secret: secretHash }, code)).status).toBe(401);
  });

  it("an application that was deactivated or deleted, at every endpoint", async () => {
    const { client, tokens } = await createTokens();
    await db.oAuthClient.update({ where: { id: client.id }, data: { isActive: false } });
    for (const handler of [tokenPost, revokePost, introspectPost]) {
      const answer = await post(basic(client), { token: tokens.access_token }, handler);
      expect([answer.status, answer.body]).toEqual([401, FAILED]);
    }
  });
});

describe("two methods of authentication at once are a malformed request (RFC 6749 2.3)", () => {
  it("Basic and a secret in the body, even if both are right", async () => {
    const { client, code } = await createFlow();
    const both = exchangeForm(code, { client_id: client.clientId, client_secret: client.secret ?? "" });
    const answer = await post(basic(client), both);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: "invalid_request",
      error_description: "The client authenticates in more than one way",
    });
    expect((await redeem(client, code)).status).toBe(200);
  });

  it("Basic and another client_id in the body", async () => {
    const { client, code } = await createFlow();
    const otherClient = await createClient({ isPublic: true });
    const answer = await post(basic(client), exchangeForm(code, { client_id: otherClient.clientId }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: "invalid_request" });
  });
});

describe("a public application", () => {
  it("has no secret: presenting one is an error, in the body or by Basic", async () => {
    const { client, code, verifier } = await createFlow({ isPublic: true });
    const given = exchangeForm(code, { client_id: client.clientId, code_verifier: verifier });
    expect((await post(undefined, { ...given, client_secret: "anything" })).body).toEqual(FAILED);
    expect((await post(`Basic ${base64(`${client.clientId}:`)}`, given)).body).toEqual(FAILED);
    expect((await post(`Basic ${base64(`${client.clientId}:x`)}`, given)).body).toEqual(FAILED);
    expect((await post(undefined, { ...given, client_secret: "" })).status).toBe(200);
  });

  it("may revoke its own tokens, but may not introspect", async () => {
    const { client, tokens } = await createTokens({ isPublic: true });
    const form = { client_id: client.clientId, token: tokens.access_token };
    const answer = await post(undefined, form, introspectPost);
    expect([answer.status, answer.body]).toEqual([401, FAILED]);
    expect((await post(undefined, form, revokePost)).status).toBe(200);
    expect((await userinfo(tokens.access_token)).status).toBe(401);
  });
});

it("a stored method of authentication does not restrict the application: both methods are accepted", async () => {
  for (const method of ["client_secret_basic", "client_secret_post"] as const) {
    const { client, code } = await createFlow();
    await db.oAuthClient.update({ where: { id: client.id }, data: { tokenEndpointAuthMethod: method } });
    const inBody = { client_id: client.clientId, client_secret: client.secret ?? "" };
    expect((await post(basic(client), { grant_type: "none" })).body).toMatchObject({ error: "unsupported_grant_type" });
    expect((await post(undefined, exchangeForm(code, inBody))).status).toBe(200);
  }
});
