import { beforeEach, describe, expect, it } from "vitest";
import { GET as contextGet } from "@/app/oauth/authorize/context/route";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";
import { db } from "@/server/db/client";
import { BACK, consent, createClient, type Query, query, type TestClient } from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { type CallOptions, call } from "../../support/request";

const DIET = { name: "dietary_preferences:read", description: "Your diet preferences and health concerns" };
const INGREDIENTS = { name: "ingredients:read", description: "Your ingredient likes, dislikes and allergies" };
const PROFILE = { name: "profile:read", description: "Your name and email address" };

let client: TestClient;
let person: SignedInPerson;
beforeEach(async () => {
  [client, person] = [await createClient(), await createSignedInPerson()];
});

const ask = (parameters: Query = {}, options: CallOptions = {}) => {
  const requestParams = { response_type: "code", client_id: client.clientId, redirect_uri: BACK, ...parameters };
  return call<AuthorizationContextWire>(contextGet, {
    path: `/oauth/authorize/context?${query(requestParams)}`,
    ...options,
  });
};
const asPerson = (parameters: Query = {}) => ask(parameters, { token: person.token });
const nothingIssued = async () => [
  await db.oAuthGrant.count(),
  await db.oAuthCode.count(),
  await db.userClientAuthorization.count({ where: { userId: person.id, permission: true } }),
];

describe("the context of an authorization request", () => {
  it("tells a visitor who asks, from which host, for what, and that nothing was decided", async () => {
    const answer = await ask();
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        client: { client_id: client.clientId, name: "Menus" },
        redirect_host: "menus.example",
        scopes: [
          { ...DIET, granted: false },
          { ...INGREDIENTS, granted: false },
        ],
        consent: "none",
      },
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect(await nothingIssued()).toEqual([0, 0, 0]);
  });

  it("says scope by scope what was allowed before, and issues nothing even if all is allowed", async () => {
    await consent(person, client, ["dietary_preferences:read"]);
    const wider = await asPerson({ scope: "openid profile:read dietary_preferences:read" });
    expect(wider.body).toMatchObject({
      consent: "required",
      scopes: [
        { ...DIET, granted: true },
        { ...PROFILE, granted: false },
        { name: "openid", description: "", granted: true },
      ],
    });
    expect((await asPerson({ scope: "dietary_preferences:read" })).body.consent).toBe("granted");
    expect(await nothingIssued()).toEqual([0, 0, 1]);
  });

  it.each([
    { permission: false, active: false },
    { permission: true, active: false },
    { permission: false, active: true },
  ])("is inactive with an invalid consent: %j", async (values) => {
    const { id } = await consent(person, client);
    await db.userClientAuthorization.update({ where: { id }, data: values });
    const { body } = await asPerson();
    expect(body.consent).toBe("inactive");
    expect(body.scopes.map(({ granted }) => granted)).toEqual([false, false]);
  });

  it.each(["consent", "login"])("requires consent again with prompt=%s", async (prompt) => {
    await consent(person, client);
    expect((await asPerson({ prompt })).body.consent).toBe("required");
  });

  it("ignores the consent of another person", async () => {
    await consent(await createSignedInPerson(), client);
    expect((await asPerson()).body.consent).toBe("none");
    expect((await ask()).body.consent).toBe("none");
  });

  it("ignores a consent to another application", async () => {
    await consent(person, await createClient());
    expect((await asPerson()).body.consent).toBe("none");
  });

  it("recognises the person by cookie or token, and a dead token means nobody, whatever cookie comes with it", async () => {
    await consent(person, client);
    expect((await ask({}, { cookies: person.cookies })).body.consent).toBe("granted");
    const dead = await ask({}, { cookies: person.cookies, token: "dead" });
    expect([dead.status, dead.body.consent]).toEqual([200, "none"]);
  });
});

describe("an invalid authorization request", () => {
  it.each<[string, Query, string]>([
    ["without a response type", { response_type: undefined }, "invalid_request"],
    ["with another response type", { response_type: "token" }, "unsupported_response_type"],
    ["with an unknown scope", { scope: "everything" }, "invalid_scope"],
    ["with plain PKCE", { code_challenge: "a".repeat(43), code_challenge_method: "plain" }, "invalid_request"],
    ["with a request object", { request: "x" }, "request_not_supported"],
    ["with an unknown prompt", { prompt: "select_account" }, "invalid_request"],
  ])("%s is named, and shows no scopes", async (_, parameters, error) => {
    await consent(person, client);
    const { status, body } = await asPerson(parameters);
    expect([status, body]).toEqual([
      200,
      {
        client: { client_id: client.clientId, name: "Menus" },
        redirect_host: "menus.example",
        scopes: [],
        consent: "none",
        error,
      },
    ]);
  });

  it.each<[string, Query]>([
    ["no application", { client_id: undefined }],
    ["an unknown application", { client_id: "nobody" }],
    ["an application with NUL", { client_id: "\u0000" }],
    ["another address", { redirect_uri: "https://attacker.example/back" }],
    ["an address that only begins like it", { redirect_uri: `${BACK}/../evil` }],
    ["a script", { redirect_uri: "javascript:alert(1)" }],
  ])("with %s is refused, and its values are not repeated", async (_, parameters) => {
    const answer = await asPerson(parameters);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: "invalid_request", error_description: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toMatch(/attacker|evil|alert|nobody/);
  });

  it("of a deactivated application is refused", async () => {
    await consent(person, client);
    await db.oAuthClient.update({ where: { id: client.id }, data: { isActive: false } });
    expect((await asPerson()).status).toBe(400);
  });
});

describe("the host that the person is shown", () => {
  it.each([
    ["https://menus.example:8443/back", "menus.example:8443"],
    ["https://xn--mens-2oa.example/back", "xn--mens-2oa.example"],
    ["https://bank.example.attacker.example/back", "bank.example.attacker.example"],
    ["http://127.0.0.1:3001/back", "127.0.0.1:3001"],
    ["http://[::1]/back", "[::1]"],
    ["com.example.app:/back", "com.example.app"],
    ["com.example.app://bank.example/back", "com.example.app"],
    ["https://menus.example?from=bank.example", "menus.example"],
  ])("of %s is %s", async (uri, host) => {
    client = await createClient({ isPublic: true, redirectUris: [uri] });
    const { status, body } = await ask({
      redirect_uri: uri,
      code_challenge: "a".repeat(43),
      code_challenge_method: "S256",
    });
    expect([status, body.redirect_host]).toEqual([200, host]);
  });
});
