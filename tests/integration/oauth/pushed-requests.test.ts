import { describe, expect, it } from "vitest";
import { GET as contextGet } from "@/app/oauth/authorize/context/route";
import { POST as denyPost } from "@/app/oauth/authorize/deny/route";
import { POST as parPost } from "@/app/oauth/par/route";
import { replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { sweepShortLived } from "@/server/oauth/sweep-short-lived";
import {
  answered,
  authorize,
  authorizeByPost,
  BACK,
  callAs,
  consent,
  createClient,
  type Query,
  query,
  redeem,
  type TestClient,
} from "../../factories/oauth-flow";
import { createSignedInPerson } from "../../factories/people";
import { createProofKey, proofOf } from "../../support/proofs";
import { call } from "../../support/request";

type Pushed = { request_uri: string; expires_in: number; error?: string };
const REQUEST = { response_type: "code", redirect_uri: BACK, state: "the pushed state", scope: "diet:read" };
const SCOPES = ["diet:read"];

const push = (client: TestClient, over: Query = {}, headers: Record<string, string> = {}) =>
  callAs<Pushed>(parPost, client, { ...REQUEST, ...over }, { path: "/oauth/par", headers });
const only = (request_uri: string, more: Query = {}): Query => ({
  response_type: undefined,
  redirect_uri: undefined,
  state: undefined,
  request_uri,
  ...more,
});

async function pushed(over: Query = {}) {
  const person = await createSignedInPerson();
  const client = await createClient({ scopes: ["diet:read", "health:read"] });
  await consent(person, client, SCOPES);
  const answer = await push(client, over);
  expect(answer.status).toBe(201);
  return { person, client, address: answer.body.request_uri };
}

describe("a pushed request", () => {
  it("is answered with a name that works once, and nothing that the browser says changes it", async () => {
    const person = await createSignedInPerson();
    const client = await createClient({ scopes: ["diet:read", "health:read"] });
    await consent(person, client, SCOPES);
    const { status, body, headers } = await push(client);
    expect([status, body.expires_in]).toEqual([201, 120]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body.request_uri).toMatch(/^urn:ietf:params:oauth:request_uri:oar_[\w-]{43}$/);
    const inFront = {
      scope: "health:read",
      state: "another",
      redirect_uri: "https://evil.example/",
      prompt: "consent",
    };
    const answer = await authorize(client, { ...inFront, request_uri: body.request_uri }, { token: person.token });
    expect(answered(answer)).toMatchObject({ address: BACK, parameters: { state: "the pushed state" } });
    const tokens = await redeem(client, answered(answer).parameters.code ?? "");
    expect(tokens.body.scope).toBe("diet:read");
    const again = await authorize(client, only(body.request_uri), { token: person.token });
    expect([again.status, again.headers.get("location")]).toEqual([400, null]);
  });

  it("is asked about on our page without showing its parameters, and waits there for an hour", async () => {
    const { client, address } = await pushed({ prompt: "consent" });
    const person = await createSignedInPerson();
    const opened = await authorize(client, only(address), { token: person.token });
    const page = new URL(opened.headers.get("location") ?? "", "http://localhost:3000");
    expect([page.pathname, [...page.searchParams.keys()].sort()]).toEqual([
      "/onboard",
      ["client_id", "prompt", "request_uri"],
    ]);
    const restore = replaceClock(() => new Date(Date.now() + 50 * 60_000));
    const context = await call(contextGet, { path: `/oauth/authorize/context${page.search}`, token: person.token });
    expect(context).toMatchObject({
      status: 200,
      body: { redirect_host: "menus.example", scopes: [{ name: "diet:read" }] },
    });
    await consent(person, client, SCOPES);
    const request = only(address, { decision: "allow" });
    const allowed = await authorizeByPost(client, request, { token: person.token });
    restore();
    expect(answered(allowed).parameters).toMatchObject({ state: "the pushed state", code: expect.any(String) });
  });

  it("is gone after two minutes, or after an hour on our page, and is swept away then", async () => {
    const { person, client, address } = await pushed();
    const opened = await pushed({ prompt: "consent" });
    await authorize(opened.client, only(opened.address), { token: opened.person.token });
    const at = (minutes: number) => replaceClock(() => new Date(Date.now() + minutes * 60_000));
    let restore = at(3);
    expect((await authorize(client, only(address), { token: person.token })).status).toBe(400);
    expect(await sweepShortLived()).toBe(1);
    restore();
    restore = at(61);
    expect((await authorize(opened.client, only(opened.address), { token: opened.person.token })).status).toBe(400);
    expect(await sweepShortLived()).toBe(1);
    restore();
    expect(await db.oAuthPushedRequest.count()).toBe(0);
  });

  it("belongs to its application", async () => {
    const { person, address } = await pushed();
    const client = await createClient();
    await consent(person, client, SCOPES);
    const answer = await authorize(client, only(address), { token: person.token });
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  });

  it("is used up by a refusal, which goes to its own address with its own state", async () => {
    const { person, client, address } = await pushed();
    const denied = await call<{ redirect_url: string }>(denyPost, {
      body: query({ client_id: client.clientId, request_uri: address }),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answered(denied)).toMatchObject({
      address: BACK,
      parameters: { error: "access_denied", state: "the pushed state" },
    });
    expect((await authorize(client, only(address), { token: person.token })).status).toBe(400);
  });

  it("is sent by the application itself, with its secret", async () => {
    const client = await createClient();
    expect((await push({ ...client, secret: "ocs_wrong" })).status).toBe(401);
    expect((await push(await createClient({ isPublic: true }), { scope: undefined })).body.error, "without PKCE").toBe(
      "invalid_request",
    );
  });

  it.each([
    ["of an unknown kind", { response_type: "token" }, "unsupported_response_type"],
    ["for an address that is not registered", { redirect_uri: "https://evil.example/" }, "invalid_request"],
    ["for more than the application may ask for", { scope: "likes:read" }, "invalid_scope"],
    ["that names another", { request_uri: "urn:x" }, "invalid_request"],
    ["with a request object", { request: "e30.e30." }, "request_not_supported"],
    ["for a key that is none", { dpop_jkt: "short" }, "invalid_request"],
  ])("%s is refused at once", async (_, over, error) => {
    const client = await createClient({ scopes: ["diet:read"] });
    expect(await push(client, over)).toMatchObject({ status: 400, body: { error } });
    expect(await db.oAuthPushedRequest.count()).toBe(0);
  });

  it("with a proof is for its key", async () => {
    const [key, other] = await Promise.all([createProofKey(), createProofKey()]);
    const person = await createSignedInPerson();
    const client = await createClient({ scopes: SCOPES });
    await consent(person, client, SCOPES);
    const dpop = () => proofOf(key, { path: "/oauth/par" });
    expect((await push(client, { dpop_jkt: other.thumbprint }, { dpop: await dpop() })).body.error).toBe(
      "invalid_dpop_proof",
    );
    const { body } = await push(client, {}, { dpop: await dpop() });
    const answer = await authorize(client, only(body.request_uri), { token: person.token });
    const { code = "" } = answered(answer).parameters;
    expect((await redeem(client, code)).body.error).toBe("invalid_dpop_proof");
    expect(
      (await redeem(client, code, {}, { path: "/oauth/token", headers: { dpop: await proofOf(key) } })).body.token_type,
    ).toBe("DPoP");
  });
});

it("an application that must push its requests is not served with one that comes by the browser", async () => {
  const { person, client, address } = await pushed();
  await db.oAuthClient.update({ where: { id: client.id }, data: { requiresPushedRequests: true } });
  const refused = await authorize(client, { scope: "diet:read" }, { token: person.token });
  expect(answered(refused).parameters).toMatchObject({ error: "invalid_request", state: "the state" });
  expect(answered(await authorize(client, only(address), { token: person.token })).parameters.code).toBeDefined();
});

it("any other request_uri is refused, and never fetched", async () => {
  const { person, client } = await pushed();
  for (const address of ["https://menus.example/request", "urn:example:request"]) {
    const answer = await authorize(client, { request_uri: address }, { token: person.token });
    expect(answered(answer).parameters.error).toBe("request_uri_not_supported");
  }
});
