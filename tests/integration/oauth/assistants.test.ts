import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as assistantIssuerRoute from "@/app/.well-known/oauth-authorization-server/oauth/route";
import * as issuerRoute from "@/app/.well-known/oauth-authorization-server/route";
import * as resourceRoute from "@/app/.well-known/oauth-protected-resource/mcp/route";
import * as rootResourceRoute from "@/app/.well-known/oauth-protected-resource/route";
import { POST as saveAuthorization } from "@/app/api/user-client-authorization/route";
import * as mcpRoute from "@/app/mcp/route";
import { GET as contextGet } from "@/app/oauth/authorize/context/route";
import { POST as authorizePost } from "@/app/oauth/authorize/route";
import * as registerRoute from "@/app/oauth/register/route";
import * as tokenRoute from "@/app/oauth/token/route";
import { settleBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import * as enginePool from "@/server/engine-pool/engine-pool";
import { readClientDocument } from "@/server/oauth/clients/read-client-document";
import { sweepSelfRegistered } from "@/server/oauth/clients/sweep-self-registered";
import { reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { createUserHealthConcern } from "../../factories/food";
import { createAccess } from "../../factories/oauth";
import {
  answered,
  authorize,
  createClient,
  createTokens,
  introspect,
  refresh,
  userinfo,
} from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { ASSISTANT_REDIRECT, createAssistantHost } from "../../support/assistant-host";
import { recipePage, sendsHtml, startPageServer } from "../../support/page-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const ORIGIN = "http://localhost:3000";
type Handlers = Readonly<Record<string, unknown>>;

/** Every route that an assistant calls; any other path is not found. */
const ROUTES: Record<string, Handlers> = {
  "/mcp": mcpRoute,
  "/.well-known/oauth-protected-resource": rootResourceRoute,
  "/.well-known/oauth-protected-resource/mcp": resourceRoute,
  "/.well-known/oauth-authorization-server": issuerRoute,
  "/.well-known/oauth-authorization-server/oauth": assistantIssuerRoute,
  "/oauth/register": registerRoute,
  "/oauth/token": tokenRoute,
};

const requestedUrls: string[] = [];
const toHandlers = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init);
  request.headers.set("x-forkprint-peer", "127.0.0.1");
  const { pathname } = new URL(request.url);
  requestedUrls.push(`${request.method} ${pathname}`);
  const handler = ROUTES[pathname]?.[request.method];
  return typeof handler === "function" ? handler(request) : new Response(null, { status: 404 });
};

const connect = (provider: OAuthClientProvider) => {
  const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
    authProvider: provider,
    fetch: toHandlers,
  });
  return { transport, client: new Client({ name: "desk", version: "1" }) };
};

/** Acts for the person as our page does: reads the request, allows it, and returns the code. */
async function allow(person: SignedInPerson, sentTo: URL, scopes?: string[]): Promise<Record<string, string>> {
  const context = await call<{ scopes: { name: string }[]; client: { client_id: string }; about: object }>(contextGet, {
    path: `/oauth/authorize/context${sentTo.search}&whole=1`,
    token: person.token,
  });
  const allowed = scopes ?? context.body.scopes.map(({ name }) => name);
  const declined = context.body.scopes.map(({ name }) => name).filter((name) => !allowed.includes(name));
  await call(saveAuthorization, {
    body: {
      ...{ user_id: person.id, client_id: context.body.client.client_id, permission: true, active: true },
      ...{ scopes: allowed, declined },
    },
    token: person.token,
  });
  const form = new URLSearchParams(sentTo.search);
  form.set("decision", "allow");
  const answer = await call(authorizePost, {
    ...{ method: "POST", path: "/oauth/authorize", body: form.toString(), token: person.token },
    headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
  });
  return answered(answer).parameters;
}

/** The whole flow: refusal, discovery, registration, consent, connection. */
async function connected(person: SignedInPerson, scopes?: string[], more?: Partial<OAuthClientProvider>) {
  const { provider, kept } = createAssistantHost(more);
  const first = connect(provider);
  await expect(first.client.connect(first.transport)).rejects.toThrow(UnauthorizedError);
  if (!kept.sentTo) throw new Error("the person was sent nowhere");
  const parameters = await allow(person, kept.sentTo, scopes);
  await first.transport.finishAuth(parameters.code ?? "");
  const { transport, client } = connect(provider);
  await client.connect(transport);
  return { client, kept, parameters };
}

const dataOf = (result: unknown) => (result as { structuredContent: Record<string, unknown> }).structuredContent;

let person: SignedInPerson;
beforeEach(async () => {
  requestedUrls.length = 0;
  person = await createSignedInPerson();
});

const allergicTo = async (name: string) => {
  const food = await db.ingredient.findFirstOrThrow({ where: { slug: name }, select: { id: true } });
  await db.ingredientPreference.create({
    data: { userId: person.id, ingredientId: food.id, preferenceType: "allergy", createdAt: now() },
  });
};

describe("an assistant that uses the official client of the protocol", () => {
  it("discovers where to ask for consent, and is shown by its own name", async () => {
    const { client, kept, parameters } = await connected(person);
    expect(requestedUrls).toContain("GET /.well-known/oauth-protected-resource/mcp");
    expect(requestedUrls).toContain("GET /.well-known/oauth-authorization-server/oauth");
    expect(requestedUrls.filter((each) => each === "POST /oauth/register")).toHaveLength(1);
    expect(kept.sentTo?.searchParams.get("resource")).toBe(`${ORIGIN}/mcp`);
    expect(kept.sentTo?.searchParams.get("code_challenge_method")).toBe("S256");
    expect(parameters).toMatchObject({ state: "the state", iss: `${ORIGIN}/oauth` });
    expect(kept.tokens?.scope).toBe("menus:check recipes:check recipes:find groceries:add");
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...["check_menu", "check_recipe", "find_recipes", "add_recipe_to_grocery_list"],
    ]);
    const context = await call<{ about: object }>(contextGet, {
      path: `/oauth/authorize/context${kept.sentTo?.search}&whole=1`,
    });
    expect(context.body.about).toMatchObject({ registered_itself: true });
    expect(await db.oAuthClient.count({ where: { ownerId: null, verifiedAt: null } })).toBe(1);
  });

  it("may describe itself at an address that is its client id, instead of registering", async () => {
    const address = "https://desk.example/oauth/client.json";
    const json = { client_id: address, client_name: "Desk assistant", redirect_uris: [ASSISTANT_REDIRECT] };
    await readClientDocument(address, async () => ({ json, seconds: 3600 }));
    const { client, kept } = await connected(person, undefined, { clientMetadataUrl: address });
    expect(kept.sentTo?.searchParams.get("client_id")).toBe(address);
    expect(requestedUrls).not.toContain("POST /oauth/register");
    expect((await client.listTools()).tools).toHaveLength(4);
    await db.oAuthAccessToken.updateMany({ data: { expiresAt: now() } });
    await client.callTool({ name: "check_menu", arguments: { items: [{ name: "Soup" }] } });
    expect(await db.oAuthClient.findMany({ select: { clientId: true } })).toEqual([{ clientId: address }]);
  });

  it("checks a menu with reasons, and unknown is never safe", async () => {
    const { client } = await connected(person);
    const menu = { items: [{ name: "Almond cake" }, { name: "Surprise of the day" }] };
    const before = dataOf(await client.callTool({ name: "check_menu", arguments: menu }));
    expect(before).toMatchObject({ nothing_recorded: true, items: [{ verdict: "unknown" }, { verdict: "unknown" }] });
    await allergicTo("almond");
    const after = dataOf(await client.callTool({ name: "check_menu", arguments: menu }));
    expect(after).toMatchObject({
      nothing_recorded: false,
      items: [
        {
          name: "Almond cake",
          verdict: "conflict",
          reasons: expect.arrayContaining([expect.objectContaining({ kind: "conflict" })]),
        },
        { name: "Surprise of the day", verdict: "unknown" },
      ],
    });
    expect(String(after.how_to_read)).toContain("Unknown is never safe");
    expect(String(after.disclaimer)).toContain("no medical or allergy advice");
    await settleBackground();
    expect(await db.oAuthRead.findFirstOrThrow()).toMatchObject({
      ...{ userId: person.id, applicationName: "Desk assistant", purpose: "menu", reads: 2 },
      fields: ["allergies", "diets", "health_concerns", "ingredient_preferences"],
    });
  });

  it.each([
    ["find_recipes", { query: "soup\u0000" }, "Must not contain control characters"],
    ["find_recipes", { exclude: ["\ud800"] }, "Must be whole characters"],
    ["find_recipes", { ingredients: ["x".repeat(101)] }, "At most 100 characters"],
    ["add_recipe_to_grocery_list", { recipe_id: crypto.randomUUID(), list: "\u0007" }, "control characters"],
    ["check_menu", { items: [{ name: " " }] }, "Too small"],
    ["check_recipe", { url: "file:///etc/passwd" }, "begins with http:// or https://"],
  ])("gets an explanation of invalid arguments of %s: %j", async (name, input, reason) => {
    const { client } = await connected(person);
    const answer = await client.callTool({ name, arguments: input });
    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer.content)).toContain(reason);
  });

  it("checks a recipe by its address, finds it, and adds it to the list once", async () => {
    const site = await startPageServer(sendsHtml(recipePage()));
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    await allergicTo("milk");
    const { client } = await connected(person);
    const checked = dataOf(await client.callTool({ name: "check_recipe", arguments: { url: site.url("/soup") } }));
    expect(checked).toMatchObject({ title: "Leek soup", verdict: "conflict", nothing_recorded: false });
    expect(JSON.stringify(checked.ingredients)).toMatch(/milk/i);

    const arguments_ = { recipe_id: checked.recipe_id, request_id: "0193a1f0-0000-7000-8000-000000000001" };
    const put = async () =>
      dataOf(await client.callTool({ name: "add_recipe_to_grocery_list", arguments: arguments_ }));
    const added = await put();
    expect(added).toMatchObject({ list: "Groceries", added_lines: 4 });
    await put();
    expect(await db.groceryListRecipe.count()).toBe(1);
    expect(await db.groceryList.findFirstOrThrow()).toMatchObject({ ownerId: person.id });

    const found = dataOf(await client.callTool({ name: "find_recipes", arguments: { query: "leek" } }));
    expect(found).toMatchObject({ recipes: [] }); // A conflicting recipe is never among those that fit.
    const none = await client.callTool({
      name: "check_recipe",
      arguments: { url: "http://169.254.169.254/latest/meta-data" },
    });
    expect(none.isError).toBe(true);
  });

  it("is given the names of several recipes of a page, checks the one that is chosen, and takes none by itself", async () => {
    const recipes = {
      "Rye Loaf": ["300 g rye flour"],
      "Walnut Tart": ["200 g walnuts", "3 eggs"],
      "Mint Tea": ["1 bunch mint"],
    };
    const graph = Object.entries(recipes).map(([name, recipeIngredient]) => ({
      ...{ "@type": "Recipe", name, recipeIngredient },
      recipeInstructions: ["Mix everything in a bowl.", "Leave it for 20 minutes."],
    }));
    const script = `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}</script>`;
    const site = await startPageServer(sendsHtml(`<title>Of the week</title>${script}<h1>Of the week</h1>`));
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    await allergicTo("walnut");
    const { client } = await connected(person);
    const check = async (recipe?: string) =>
      dataOf(
        await client.callTool({
          name: "check_recipe",
          arguments: { url: site.url("/week"), ...(recipe === undefined ? {} : { recipe }) },
        }),
      );
    const asked = await check();
    expect(asked).toMatchObject({ several_recipes: true, verdict: "unknown" });
    expect(asked.recipes).toEqual(
      Object.entries(recipes).map(([title, { length }]) => ({ title, ingredients: length })),
    );
    expect(await check("Almond Tart")).toMatchObject({ verdict: "unknown", recipes: asked.recipes });
    expect(await db.recipe.count({ where: { ownerId: person.id } })).toBe(0);
    expect(await check("Walnut Tart")).toMatchObject({ title: "Walnut Tart", verdict: "conflict" });
    expect(await check("Mint Tea")).toMatchObject({ title: "Mint Tea", verdict: "match" });
    expect(await db.recipe.count({ where: { ownerId: person.id, isPublic: false } })).toBe(2);
  });

  it("is told why a recipe is unknown: what its steps name and no line does, and what nobody can count", async () => {
    const page = recipePage({
      recipeIngredient: ["500 g leeks", "1 l water", "3 tbsp fermented bean paste"],
      recipeInstructions: ["Boil the leeks.", "Stir in a beaten egg and serve."],
      recipeYield: "4 servings",
    });
    const site = await startPageServer(sendsHtml(page));
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    await allergicTo("egg");
    await createUserHealthConcern(person.id, "high_blood_pressure");
    const { client } = await connected(person);
    const check = async () =>
      dataOf(await client.callTool({ name: "check_recipe", arguments: { url: site.url("/pot") } }));
    let checked = await check();
    // A busy machine reads the recipe after the answer, which is unknown for that.
    await expect
      .poll(
        async () => {
          expect(checked.verdict).toBe("unknown");
          const said = JSON.stringify(checked.named_but_not_listed);
          checked = await check();
          return said;
        },
        { timeout: 60_000 },
      )
      .toMatch(/egg/i);
    expect(JSON.stringify(checked.not_known)).toMatch(/bean paste/i);
  });

  it("is told that a recipe was not read yet, and what to do, instead of an empty list", async () => {
    const page = recipePage({
      recipeIngredient: ["500 g leeks", "1 l water"],
      recipeInstructions: ["Boil the leeks.", "Stir in a beaten egg and serve."],
    });
    const site = await startPageServer(sendsHtml(page));
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    await allergicTo("egg");
    const { client } = await connected(person);
    const check = async () =>
      dataOf(await client.callTool({ name: "check_recipe", arguments: { url: site.url("/pot") } }));
    const busy = vi.spyOn(enginePool, "askEngine").mockRejectedValue(new Error("no time is left"));
    const early = await check();
    expect(early).toMatchObject({ verdict: "unknown", not_read_yet: true, named_but_not_listed: null });
    expect(early.what_to_do).toContain("call again");
    busy.mockRestore();
    // The job that reads what was not read in time; it reads first what somebody asked for.
    await reanalyseRecipes();
    const later = await check();
    expect(later).not.toHaveProperty("not_read_yet");
    expect(later).not.toHaveProperty("what_to_do");
    expect(JSON.stringify(later.named_but_not_listed)).toMatch(/egg/i);
  });

  it("can do only what the person ticked", async () => {
    const { client, kept } = await connected(person, ["menus:check"]);
    expect(kept.tokens?.scope).toBe("menus:check");
    await client.callTool({ name: "check_menu", arguments: { items: [{ name: "Soup" }] } });
    await expect(client.callTool({ name: "find_recipes", arguments: {} })).rejects.toThrow();
    const refused = await mcp(kept.tokens?.access_token ?? "", {
      ...{ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "find_recipes", arguments: {} } },
    });
    expect(refused.status).toBe(403);
    expect(refused.headers.get("www-authenticate")).toContain('error="insufficient_scope"');
    expect(refused.headers.get("www-authenticate")).toContain('scope="recipes:find"');
  });

  it("refreshes by itself, and loses access at once when the person revokes", async () => {
    const { client, kept } = await connected(person);
    await db.oAuthAccessToken.updateMany({ data: { expiresAt: now() } });
    const before = kept.tokens?.access_token;
    await client.callTool({ name: "check_menu", arguments: { items: [{ name: "Soup" }] } });
    expect(kept.tokens?.access_token).not.toBe(before);
    await db.userClientAuthorization.updateMany({ data: { permission: false, active: false } });
    await expect(client.callTool({ name: "check_menu", arguments: { items: [{ name: "Soup" }] } })).rejects.toThrow(
      "not valid for this request",
    );
  });
});

const mcp = (token: string | null, body: unknown) =>
  call(mcpRoute.POST, {
    ...{ method: "POST", path: "/mcp", body },
    headers: { accept: "application/json, text/event-stream" },
    ...(token === null ? {} : { token }),
  });
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

describe("a token", () => {
  it("for user information is refused at /mcp, and one for /mcp everywhere else", async () => {
    const { tokens } = await createTokens();
    const wrong = await mcp(tokens.access_token, LIST);
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get("www-authenticate")).toBe(
      `Bearer resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp", error="invalid_token", scope="menus:check recipes:check recipes:find groceries:add"`,
    );
    const { kept } = await connected(person);
    const bound = kept.tokens?.access_token ?? "";
    const heard = await mcp(bound, LIST);
    expect(heard.status).toBe(200);
    expect(heard.headers.get("ratelimit-policy")).toMatch(/^"person";q=\d+;w=60$/);
    expect((await userinfo(bound)).status).toBe(401);
    const application = await createClient();
    const unbound = await createAccess(person, { ...application }, ["menus:check"]);
    expect((await mcp(unbound.token, LIST)).status).toBe(401);
    expect((await mcp(null, LIST)).headers.get("www-authenticate")).not.toContain("error");
    expect((await mcp(person.token, LIST)).status).toBe(401);
  });

  it("that has ended is refused with the way to get a new one, and does nothing", async () => {
    const { kept } = await connected(person);
    const ended = kept.tokens?.access_token ?? "";
    await db.oAuthAccessToken.updateMany({ data: { expiresAt: now() } });
    for (const message of [LIST, { ...LIST, method: "tools/call", params: { name: "find_recipes", arguments: {} } }]) {
      const refused = await mcp(ended, message);
      expect([refused.status, refused.body]).toMatchObject([401, { error: "invalid_token" }]);
      expect(refused.headers.get("www-authenticate")).toContain('error="invalid_token"');
      expect(refused.headers.get("www-authenticate")).toContain("/.well-known/oauth-protected-resource/mcp");
    }
  });

  it("is never issued for an unknown resource, nor for another than was requested", async () => {
    const client = await createClient();
    for (const resource of [`${ORIGIN}/`, `${ORIGIN}/mcp/`, `${ORIGIN}/api`]) {
      const { parameters } = answered(await authorize(client, { resource }, { token: person.token }));
      expect(parameters.error).toBe("invalid_target");
    }
    const { kept } = await connected(person);
    const form = new URLSearchParams({
      ...{ grant_type: "refresh_token", refresh_token: kept.tokens?.refresh_token ?? "" },
      ...{ client_id: kept.client?.client_id ?? "", resource: "https://other.example/mcp" },
    });
    const otherResource = await call<{ error: string }>(tokenRoute.POST, { method: "POST", body: form });
    expect([otherResource.status, otherResource.body.error]).toEqual([400, "invalid_target"]);
  });

  it("for user information cannot be refreshed into one for /mcp", async () => {
    const { client, tokens } = await createTokens();

    const answer = await refresh(client, tokens.refresh_token, { resource: `${ORIGIN}/mcp` });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_target"]);
    expect((await introspect(client, tokens.access_token)).body).toMatchObject({ active: true });
  });
});

describe("dynamic registration", () => {
  const register = (body: unknown) => call<Record<string, unknown>>(registerRoute.POST, { method: "POST", body });

  it("creates a public application that may request the assistants' scopes, and none of a profile", async () => {
    const client = await register({
      ...{
        client_name: "Desk",
        redirect_uris: [ASSISTANT_REDIRECT],
        token_endpoint_auth_method: "client_secret_basic",
      },
      ...{
        scope: "menus:check profile:read",
        logo_uri: "https://evil.example/logo.png",
        client_uri: "https://x.example",
      },
    });
    expect([client.status, client.body]).toEqual([
      201,
      {
        client_id: expect.any(String),
        client_id_issued_at: expect.any(Number),
        client_name: "Desk",
        redirect_uris: [ASSISTANT_REDIRECT],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "none",
        scope: "menus:check",
      },
    ]);
    const row = await db.oAuthClient.findFirstOrThrow({ where: { ownerId: null } });
    expect([row.logoUri, row.siteUri, row.noticeUri, row.verifiedAt]).toEqual([null, null, null, null]);
    const requestParameters = {
      redirect_uri: ASSISTANT_REDIRECT,
      code_challenge: "A".repeat(43),
      code_challenge_method: "S256",
    };
    const wide = await authorize(
      { clientId: row.clientId },
      { ...requestParameters, scope: "profile:read" },
      { token: person.token },
    );
    expect(answered(wide).parameters).toMatchObject({ error: "invalid_scope", iss: `${ORIGIN}/oauth` });
  });

  it.each<[string, unknown, string]>([
    ["no redirect URI", { client_name: "Desk" }, "invalid_redirect_uri"],
    ["a script as redirect URI", { redirect_uris: ["javascript:alert(1)"] }, "invalid_redirect_uri"],
    ["an http redirect URI on another host", { redirect_uris: ["http://desk.example/cb"] }, "invalid_redirect_uri"],
    [
      "a name that reads as ours",
      { redirect_uris: [ASSISTANT_REDIRECT], client_name: "Forkprint" },
      "invalid_client_metadata",
    ],
    ["a name that turns", { redirect_uris: [ASSISTANT_REDIRECT], client_name: "a\u202eb" }, "invalid_client_metadata"],
    [
      "scopes of a profile only",
      { redirect_uris: [ASSISTANT_REDIRECT], scope: "profile:read" },
      "invalid_client_metadata",
    ],
    ["no JSON", "{", "invalid_client_metadata"],
  ])("is refused with %s", async (_, body, error) => {
    const answer = await register(body);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
    expect(await db.oAuthClient.count({ where: { ownerId: null } })).toBe(0);
  });

  it("expires after a day without consent, and stays once somebody allowed it", async () => {
    const { kept } = await connected(person);
    await register({ redirect_uris: [ASSISTANT_REDIRECT] });
    expect(await sweepSelfRegistered()).toBe(0);
    await db.oAuthClient.updateMany({ data: { createdAt: new Date(now().getTime() - 25 * 3_600_000) } });
    expect(await sweepSelfRegistered()).toBe(1);
    expect(await db.oAuthClient.findMany({ where: { ownerId: null }, select: { clientId: true } })).toEqual([
      { clientId: kept.client?.client_id },
    ]);
  });

  it("is announced only by the issuer's second metadata document", async () => {
    const first = await call<object>(issuerRoute.GET);
    expect(first.body).not.toHaveProperty("registration_endpoint");
    const second = await call<Record<string, unknown>>(assistantIssuerRoute.GET);
    expect(second.body).toMatchObject({
      ...{ issuer: `${ORIGIN}/oauth`, registration_endpoint: `${ORIGIN}/oauth/register` },
      client_id_metadata_document_supported: true,
    });
    const root = await call(rootResourceRoute.GET);
    expect(root.body).toEqual((await call(resourceRoute.GET)).body);
    expect(root.body).toMatchObject({ resource: `${ORIGIN}/mcp`, authorization_servers: [`${ORIGIN}/oauth`, ORIGIN] });
  });
});
