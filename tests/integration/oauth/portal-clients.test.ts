import { beforeEach, describe, expect, it } from "vitest";
import { GET as redirectUrisGet } from "@/app/oauth/client/[clientId]/redirect-uris/route";
import { DELETE as deleteClient } from "@/app/oauth/clients/[client_id]/route";
import { GET as listClients } from "@/app/oauth/clients/route";
import { GET as detailsGet } from "@/app/oauth/portal/details/[client_id]/route";
import { POST as registerPost } from "@/app/oauth/portal/register-json/route";
import { POST as rotatePost } from "@/app/oauth/portal/rotate-secret/[client_id]/route";
import { PUT as updatePut } from "@/app/oauth/portal/update/[client_id]/route";
import type { ClientWire } from "@/lib/schemas/oauth";
import { DETAIL_SWITCHES, DETAIL_TEXTS } from "@/lib/schemas/oauth-details";
import { db } from "@/server/db/client";
import {
  answered,
  authorize,
  BACK,
  createTokens,
  introspect,
  newCode,
  redeem,
  refresh,
  userinfo,
} from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const FIELDS = {
  name: "Menus of the North",
  description: "Marks our menus",
  redirect_uris: [BACK],
  allowed_domains: ["menus.example"],
  scopes: ["general:access"],
};

let owner: SignedInPerson;
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
});

type Detail = { detail: { loc: (string | number)[]; msg: string }[] };
const register = (over: object = {}, token = owner.token) =>
  call<ClientWire>(registerPost, { body: { ...FIELDS, ...over }, token });
const refused = (answer: { body: unknown }) =>
  (answer.body as Detail).detail.map(({ loc, msg }) => [loc.join("."), msg]);
const list = async (token = owner.token) => (await call<ClientWire[]>(listClients, { token })).body;

function form(over: Record<string, unknown> = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...over })) {
    if (value !== undefined) body.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return body;
}
const update = (clientId: string, body: unknown = form(), token = owner.token) =>
  call<ClientWire>(updatePut, { method: "PUT", params: { client_id: clientId }, body, token });
const rotate = (clientId: string, token = owner.token) =>
  call<ClientWire>(rotatePost, { method: "POST", params: { client_id: clientId }, token });
const remove = (clientId: string, token = owner.token) =>
  call(deleteClient, { method: "DELETE", params: { client_id: clientId }, token });

describe("registering an application", () => {
  it("keeps every detail that the call names, the address for notices among them", async () => {
    const details = {
      ...{
        developer: "North Menus Ltd",
        site_uri: "https://menus.example",
        notice_uri: "https://menus.example/notices",
      },
      ...{ privacy_uri: "https://menus.example/privacy", terms_uri: "https://menus.example/terms" },
      ...{ require_pkce: true, forgive_repeated_refresh: true, dpop_bound_access_tokens: true },
      require_pushed_authorization_requests: true,
    };
    const { status, body } = await register(details);
    expect(status).toBe(201);
    const params = { client_id: body.client_id };
    const kept = await call<Record<string, unknown>>(detailsGet, { params, token: owner.token });
    expect(kept.body).toMatchObject({ ...details, logo_uri: null });
    // The list of them is the product's own: a detail that is added must be kept here, too.
    expect(Object.keys({ ...details, logo_uri: "" }).sort()).toEqual([...DETAIL_TEXTS, ...DETAIL_SWITCHES].sort());
  });

  it("refuses a detail that it cannot keep, in place of dropping it", async () => {
    const logo = await register({ logo_uri: "https://menus.example/logo.png" });
    expect([logo.status, refused(logo).map(([where]) => where)]).toEqual([422, ["body.logo_uri"]]);
    const plain = await register({ notice_uri: "http://menus.example/notices" });
    expect([plain.status, refused(plain).map(([where]) => where)]).toEqual([422, ["body.notice_uri"]]);
    expect(await list()).toEqual([]);
  });

  it("returns every field, and the secret only this once", async () => {
    const { status, body } = await register();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      client_secret: expect.stringMatching(/^ocs_[\w-]{43}$/),
      client_secret_last4: body.client_secret?.slice(-4),
      name: "Menus of the North",
      description: "Marks our menus",
      token_endpoint_auth_method: "client_secret_basic",
      redirect_uris: [BACK],
      allowed_domains: ["menus.example"],
      scopes: ["general:access"],
      is_active: true,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await list()).toEqual([{ ...body, client_secret: null }]);
  });

  it("as a public application creates no secret, and no later call does", async () => {
    const { body } = await register({ token_endpoint_auth_method: "none", redirect_uris: ["com.example.app:/back"] });
    expect(body).toMatchObject({ client_secret: null, client_secret_last4: null, token_endpoint_auth_method: "none" });
    const answer = await rotate(body.client_id);
    expect([answer.status, answer.body]).toEqual([
      409,
      { detail: "A public application has no secret", code: "public_no_secret" },
    ]);
  });

  it.each<[string, object, string, string]>([
    ["no name", { name: "" }, "body.name", "A name is required"],
    ["no redirect URIs", { redirect_uris: [] }, "body.redirect_uris", "At least one redirect URI is required"],
    [
      "the list of redirect URIs missing",
      { redirect_uris: undefined },
      "body.redirect_uris",
      "At least one redirect URI is required",
    ],
    ["no domains", { allowed_domains: [] }, "body.allowed_domains", "At least one allowed domain is required"],
    [
      "the list of domains missing",
      { allowed_domains: undefined },
      "body.allowed_domains",
      "At least one allowed domain is required",
    ],
    [
      "eleven redirect URIs",
      { redirect_uris: Array.from({ length: 11 }, (_, n) => `${BACK}/${n}`) },
      "body.redirect_uris",
      "At most 10 redirect URIs",
    ],
    [
      "21 domains",
      { allowed_domains: Array.from({ length: 21 }, (_, n) => `m${n}.example`) },
      "body.allowed_domains",
      "At most 20 allowed domains",
    ],
    ["an unknown scope", { scopes: ["everything"] }, "body.scopes.0", "This scope is not known"],
    [
      "an http redirect URI",
      { redirect_uris: [BACK, "http://menus.example/"] },
      "body.redirect_uris.1",
      "A redirect URI must use https; http only works for 127.0.0.1, [::1] and localhost",
    ],
    [
      "a script as redirect URI",
      { redirect_uris: ["javascript:alert(1)"] },
      "body.redirect_uris.0",
      "A redirect URI must begin with https://, or be an app's own scheme with a dot in it",
    ],
    [
      "a fragment",
      { redirect_uris: [`${BACK}#`] },
      "body.redirect_uris.0",
      "A redirect URI must not have a fragment (#)",
    ],
    [
      "an app's scheme for a confidential application",
      { redirect_uris: ["com.example.app:/"] },
      "body.redirect_uris.0",
      "Only public applications may use an app's own scheme",
    ],
    [
      "a domain with a path",
      { allowed_domains: ["https://menus.example/x"] },
      "body.allowed_domains.0",
      "A domain is a host name such as menus.example, without https:// and without a path",
    ],
    [
      "a wildcard domain",
      { allowed_domains: ["*.menus.example"] },
      "body.allowed_domains.0",
      "A domain is a host name such as menus.example, without https:// and without a path",
    ],
    [
      "another method",
      { token_endpoint_auth_method: "private_key_jwt" },
      "body.token_endpoint_auth_method",
      "The authentication method must be none, client_secret_basic or client_secret_post",
    ],
  ])("is refused with %s", async (_, over, loc, msg) => {
    const answer = await register(over);
    expect(answer.status).toBe(422);
    expect(refused(answer)).toEqual([[loc, msg]]);
    expect(await list()).toEqual([]);
  });

  it("is refused with a control character in the name, and with one of 101 characters", async () => {
    for (const name of ["Menus\u0007", "Menus\u202e", "M".repeat(101)]) {
      expect((await register({ name })).status, JSON.stringify(name)).toBe(422);
    }
    expect((await register({ name: "M".repeat(100) })).status).toBe(201);
  });

  it("stores redirect URIs exactly, and domains once and in lower case", async () => {
    const uris = ["HTTPS://Menus.Example:443/a/../b?x=%7e", BACK];
    const { body } = await register({
      redirect_uris: uris,
      allowed_domains: [" Menus.Example ", "menus.example", "a.example:8080"],
    });
    expect(body.redirect_uris).toEqual(uris);
    expect(body.allowed_domains).toEqual(["menus.example", "a.example:8080"]);
  });

  it("is for businesses: 401 without a sign-in, 403 for a diner", async () => {
    const diner = await createSignedInPerson();
    expect((await call(registerPost, { body: FIELDS })).status).toBe(401);
    expect((await register({}, diner.token)).status).toBe(403);
    expect((await call(listClients, { token: diner.token })).status).toBe(403);
  });
});

describe("another owner's application", () => {
  it("is absent in every call, and stays unchanged", async () => {
    const { body: mine } = await register();
    const stranger = await createSignedInPerson({ accountType: "business" });
    const before = await db.oAuthClient.findUniqueOrThrow({ where: { id: mine.id } });
    for (const answer of [
      await update(mine.client_id, form({ name: "Stolen" }), stranger.token),
      await rotate(mine.client_id, stranger.token),
      await remove(mine.client_id, stranger.token),
      await rotate("nobody", stranger.token),
      await remove("\u0000", stranger.token),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect(await list(stranger.token)).toEqual([]);
    expect(await db.oAuthClient.findUniqueOrThrow({ where: { id: mine.id } })).toEqual(before);
  });
});

describe("changing an application", () => {
  it("changes what people enter, but neither id, secret nor method", async () => {
    const { body: made } = await register();
    const changed = await update(made.client_id, form({ name: "Menus", redirect_uris: ["https://new.example/"] }));
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      ...made,
      client_secret: null,
      name: "Menus",
      redirect_uris: ["https://new.example/"],
      updated_at: expect.any(String),
    });
  });

  it("is refused for the same reasons as the registration, and needs a form with JSON lists", async () => {
    const { body: made } = await register();
    expect((await update(made.client_id, FIELDS)).status).toBe(415);
    expect(refused(await update(made.client_id, form({ redirect_uris: [] })))).toEqual([
      ["body.redirect_uris", "At least one redirect URI is required"],
    ]);
    expect(refused(await update(made.client_id, form({ allowed_domains: "menus.example" })))).toEqual([
      ["body.allowed_domains", "Must be valid JSON"],
    ]);
    expect(refused(await update(made.client_id, form({ redirect_uris: ["com.example.app:/"] })))).toEqual([
      ["body.redirect_uris.0", "Only public applications may use an app's own scheme"],
    ]);
    expect((await list())[0]).toEqual({ ...made, client_secret: null });
  });

  it("ends a removed address at once, also for codes that wait", async () => {
    const flow = await createTokens({ ownerId: owner.id, redirectUris: [BACK, "https://menus.example/other"] });
    const { code } = await newCode(flow.person, flow.client);
    await update(flow.client.clientId, form({ redirect_uris: ["https://menus.example/other"] }));
    expect((await authorize(flow.client, {}, { token: flow.person.token })).status).toBe(400);
    expect((await redeem(flow.client, code)).body.error).toBe("invalid_grant");
    expect((await userinfo(flow.tokens.access_token)).status).toBe(200);
  });
});

describe("rotating a secret", () => {
  it("returns the new one once, and the old one no longer works", async () => {
    const { client, tokens } = await createTokens({ ownerId: owner.id });
    const { body } = await rotate(client.clientId);
    expect(body.client_secret).toMatch(/^ocs_[\w-]{43}$/);
    expect(body.client_secret_last4).toBe(body.client_secret?.slice(-4));
    expect((await list())[0]).toMatchObject({ client_secret: null, client_secret_last4: body.client_secret_last4 });
    expect((await refresh(client, tokens.refresh_token)).status).toBe(401);
    expect((await refresh({ ...client, secret: body.client_secret }, tokens.refresh_token)).status).toBe(200);
  });
});

describe("deleting an application", () => {
  it("ends every person's tokens and codes, and makes its id unknown", async () => {
    const flow = await createTokens({ ownerId: owner.id });
    const { code } = await newCode(flow.person, flow.client);
    const answer = await remove(flow.client.clientId);
    expect([answer.status, answer.body]).toEqual([204, null]);
    expect((await userinfo(flow.tokens.access_token)).status).toBe(401);
    expect((await redeem(flow.client, code)).status).toBe(401);
    expect((await authorize(flow.client, {}, { token: flow.person.token })).status).toBe(400);
    expect((await call(redirectUrisGet, { params: { clientId: flow.client.clientId } })).status).toBe(404);
    expect([await db.oAuthGrant.count(), await db.userClientAuthorization.count()]).toEqual([0, 0]);
    expect((await remove(flow.client.clientId)).status).toBe(404);
  });
});

describe("an application that an administrator deactivates", () => {
  it("loses every grant of every person at once, and a reactivation revives none", async () => {
    const flow = await createTokens({ ownerId: owner.id });
    const { code } = await newCode(flow.person, flow.client);
    const otherTokens = await createTokens();
    // Updates the table itself, because the trigger must end the grants whoever makes the change.
    await db.$executeRaw`UPDATE oauth_clients SET is_active = false WHERE id = ${flow.client.id}::uuid`;
    expect((await userinfo(flow.tokens.access_token)).status).toBe(401);
    expect((await refresh(flow.client, flow.tokens.refresh_token)).body.error).toBe("invalid_client");
    expect((await call(redirectUrisGet, { params: { clientId: flow.client.clientId } })).status).toBe(404);
    const reasons = await db.oAuthGrant.findMany({
      where: { clientId: flow.client.id },
      select: { revokeReason: true },
    });
    expect(reasons).toEqual([{ revokeReason: "client_switched_off" }, { revokeReason: "client_switched_off" }]);
    await db.$executeRaw`UPDATE oauth_clients SET is_active = true WHERE id = ${flow.client.id}::uuid`;
    expect((await userinfo(flow.tokens.access_token)).status).toBe(401);
    expect((await refresh(flow.client, flow.tokens.refresh_token)).body.error).toBe("invalid_grant");
    expect((await redeem(flow.client, code)).body.error).toBe("invalid_grant");
    expect((await introspect(flow.client, flow.tokens.access_token)).body).toEqual({ active: false });
    expect((await userinfo(otherTokens.tokens.access_token)).status).toBe(200);
    const again = answered(await authorize(flow.client, {}, { token: flow.person.token }));
    expect(again.parameters).toHaveProperty("code");
  });

  it("stays listed for its owner, as inactive", async () => {
    const { body } = await register();
    await db.oAuthClient.update({ where: { id: body.id }, data: { isActive: false } });
    expect(await list()).toMatchObject([{ client_id: body.client_id, is_active: false }]);
  });
});

describe("the hosts to which an application may send people", () => {
  it("are public, but nothing else of it is", async () => {
    const { body } = await register({ redirect_uris: [BACK, "https://menus.example/2"] });
    const answer = await call(redirectUrisGet, { params: { clientId: body.client_id } });
    expect([answer.status, answer.body]).toEqual([
      200,
      { redirect_uris: [BACK, "https://menus.example/2"], client_name: "Menus of the North" },
    ]);
    for (const clientId of ["nobody", "", "\u0000", "x".repeat(5000)]) {
      expect((await call(redirectUrisGet, { params: { clientId } })).status).toBe(404);
    }
  });
});
