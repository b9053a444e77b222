import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { GET as contextGet } from "@/app/oauth/authorize/context/route";
import { isDocumentAddress } from "@/lib/oauth/client-id";
import { ASSISTANT_SCOPES } from "@/lib/oauth/scopes";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { readClientDocument } from "@/server/oauth/clients/read-client-document";
import { sweepSelfRegistered } from "@/server/oauth/clients/sweep-self-registered";
import { fetchClientDocument } from "@/server/outgoing-requests/fetch-client-document";
import { answered, authorize } from "../../factories/oauth-flow";
import { createSignedInPerson } from "../../factories/people";
import { type PageHandler, startPageServer } from "../../support/page-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";
import { startTlsSite } from "../../support/tls-site";

const ADDRESS = "https://desk.example/oauth/client.json";
const BACK = "https://desk.example/callback";
const LOCAL = "http://127.0.0.1:33418/callback";
const described = (more: object = {}) => ({
  client_id: ADDRESS,
  client_name: "Desk",
  redirect_uris: [BACK, LOCAL],
  ...more,
});

/** A client document at an address, and how often it was requested. */
function standing(json: unknown, seconds = 3600) {
  const site = {
    json,
    asked: 0,
    fetch: async () => {
      site.asked++;
      return { json: site.json, seconds };
    },
  };
  return site;
}
const read = (site: { fetch: () => Promise<{ json: unknown; seconds: number }> }) =>
  readClientDocument(ADDRESS, site.fetch);
const authorizationRequest = { code_challenge: "A".repeat(43), code_challenge_method: "S256", scope: "menus:check" };
const endFreshness = () => db.oAuthClient.updateMany({ data: { documentReadUntil: now() } });
const find = () => db.oAuthClient.findUniqueOrThrow({ where: { clientId: ADDRESS } });

describe("whether a client id is the address of a client document", () => {
  it.each([
    ["https://desk.example/client.json", true],
    ["https://desk.example:8443/a/b", true],
    ["https://desk.example/", false],
    ["https://desk.example", false],
    ["http://desk.example/client.json", false],
    ["HTTPS://desk.example/client.json", false],
    ["https://Desk.example/client.json", false],
    ["https://desk.example/a/../client.json", false],
    ["https://desk.example/%2e%2e/client.json", false],
    ["https://desk.example:443/client.json", false],
    ["https://me@desk.example/client.json", false],
    ["https://me:secret@desk.example/client.json", false],
    ["https://desk.example/client.json#", false],
    ["https://desk.example/client.json#a", false],
    ["https://desk.example/client.json?", false],
    ["https://desk.example/client.json?a=1", false],
    ["https://2130706433/client.json", false],
    ["https:/desk.example/client.json", false],
    [`https://desk.example/${"a".repeat(500)}`, false],
    ["0193a1f0-0000-7000-8000-000000000001", false],
  ])("%s: %s", (text, is) => {
    expect(isDocumentAddress(text)).toBe(is);
  });
});

describe("an application that describes itself by a client document", () => {
  it("is public, unverified, without an owner, and may request the assistants' scopes", async () => {
    await read(standing(described({ scope: "openid everything", logo_uri: "https://desk.example/logo.png" })));
    expect(await find()).toMatchObject({
      ...{ name: "Desk", ownerId: null, tokenEndpointAuthMethod: "none", requiresPkce: true, verifiedAt: null },
      ...{ redirectUris: [BACK, LOCAL], scopes: [...ASSISTANT_SCOPES], logoUri: null, noticeUri: null },
    });
    const person = await createSignedInPerson();
    const wide = await authorize(
      { clientId: ADDRESS },
      { ...authorizationRequest, redirect_uri: BACK, scope: "profile:read" },
      { token: person.token },
    );
    expect(answered(wide).parameters).toMatchObject({ error: "invalid_scope", iss: "http://localhost:3000/oauth" });
    const plain = await authorize(
      { clientId: ADDRESS },
      { redirect_uri: BACK, scope: "menus:check" },
      { token: person.token },
    );
    expect(answered(plain).parameters).toMatchObject({ error: "invalid_request" });
  });

  it.each([
    ["elsewhere", "https://desk.example/other"],
    ["below", `${BACK}/more`],
    ["with a query", `${BACK}?a=1`],
    ["on another host", "https://evil.example/callback"],
  ])("may redirect to its own addresses only, not %s", async (_, redirect_uri) => {
    await read(standing(described()));
    const person = await createSignedInPerson();
    const answer = await authorize(
      { clientId: ADDRESS },
      { ...authorizationRequest, redirect_uri },
      { token: person.token },
    );
    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
  });

  it("is shown by its domain, with a warning if any program on the device may receive the answer", async () => {
    await read(standing(described()));
    const about = async (redirect_uri: string) => {
      const query = new URLSearchParams({
        ...{ response_type: "code", client_id: ADDRESS, redirect_uri, state: "s", whole: "1" },
        ...authorizationRequest,
      });
      const context = await call<{ about: object }>(contextGet, { path: `/oauth/authorize/context?${query}` });
      return context.body.about;
    };
    expect(await about(BACK)).toMatchObject({
      ...{ registered_itself: true, described_at: "desk.example", answers_on_device: false },
    });
    expect(await about(LOCAL)).toMatchObject({ described_at: "desk.example", answers_on_device: true });
  });

  it("is read once while its document is fresh, and again afterwards", async () => {
    const site = standing(described(), 600);
    await read(site);
    await read(site);
    expect(site.asked).toBe(1);
    await endFreshness();
    site.json = described({ client_name: "Desk two", redirect_uris: [LOCAL] });
    await read(site);
    expect(site.asked).toBe(2);
    expect(await find()).toMatchObject({ name: "Desk two", redirectUris: [LOCAL] });
    const person = await createSignedInPerson();
    const gone = await authorize(
      { clientId: ADDRESS },
      { ...authorizationRequest, redirect_uri: BACK },
      { token: person.token },
    );
    expect(gone.status).toBe(400);
  });

  it("is refused while its document cannot be read again, and stays deactivated once it was", async () => {
    await read(standing(described(), 600));
    await endFreshness();
    await expect(readClientDocument(ADDRESS, () => Promise.reject(new Error("gone")))).rejects.toMatchObject({
      description: expect.stringContaining("cannot be read"),
    });
    await db.oAuthClient.update({ where: { clientId: ADDRESS }, data: { isActive: false } });
    const site = standing(described());
    await read(site);
    expect(site.asked).toBe(0);
    expect((await find()).isActive).toBe(false);
  });

  it("gets one row when it is read twice at once, and is deleted if nobody allows it", async () => {
    const site = standing(described());
    await Promise.all([read(site), read(site), read(site)]);
    expect(await db.oAuthClient.count()).toBe(1);
    await db.oAuthClient.updateMany({ data: { createdAt: new Date(now().getTime() - 25 * 3_600_000) } });
    expect(await sweepSelfRegistered()).toBe(1);
  });

  it.each<[string, unknown]>([
    ["another client id", described({ client_id: "https://desk.example/oauth/other.json" })],
    ["the same address in other letters", described({ client_id: ADDRESS.toUpperCase() })],
    ["no client id", { client_name: "Desk", redirect_uris: [BACK] }],
    ["no return address", described({ redirect_uris: [] })],
    ["only a script to return to", described({ redirect_uris: ["javascript:alert(1)"] })],
    ["only http elsewhere", described({ redirect_uris: ["http://desk.example/cb"] })],
    ["a secret", described({ client_secret: "s3cret" })],
    ["a secret's method", described({ token_endpoint_auth_method: "client_secret_post" })],
    ["keys as its method", described({ token_endpoint_auth_method: "private_key_jwt" })],
    ["a name that reads as ours", described({ client_name: "Forkprint" })],
    ["a name that turns", described({ client_name: "a\u202eb" })],
    ["a list", [described()]],
    ["nothing", null],
  ])("is refused with %s", async (_, json) => {
    await expect(read(standing(json))).rejects.toMatchObject({ code: "invalid_request" });
    expect(await db.oAuthClient.count()).toBe(0);
  });

  it("loses redirect addresses that this issuer does not accept", async () => {
    await read(standing(described({ redirect_uris: ["desk://back", BACK, "http://desk.example/cb"] })));
    expect((await find()).redirectUris).toEqual([BACK]);
  });
});

describe("fetching a client document", () => {
  const json =
    (body: string | Buffer, headers: Record<string, string> = {}): PageHandler =>
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json", ...headers });
      response.end(body);
    };
  const from = async (handler: PageHandler) => {
    const site = await startPageServer(handler);
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    return { site, fetched: fetchClientDocument(new URL(site.url("/client.json"))) };
  };
  beforeEach(() => useSettings({ RATE_LIMIT_FACTOR: "1" }));

  it.each([
    ["max-age=900", 900],
    ["public, max-age=99999999", 86_400],
    ["max-age=1", 300],
    ["no-store", 300],
    ["", 3600],
  ])("caches it as long as its site says (%s): %i seconds", async (header, seconds) => {
    const { fetched } = await from(json('{"a":1}', header ? { "cache-control": header } : {}));
    expect(await fetched).toEqual({ json: { a: 1 }, seconds });
  });

  it.each<[string, PageHandler]>([
    ["no JSON", json("<p>")],
    ["HTML", json("{}", { "content-type": "text/html" })],
    ["more than 10 KB", json(JSON.stringify({ a: "x".repeat(11_000) }))],
    ["little that unfolds to much", json(gzipSync(`"${"x".repeat(1_000_000)}"`), { "content-encoding": "gzip" })],
    ["an error", (_, response) => response.writeHead(404, { "content-type": "application/json" }).end("{}")],
    ["203, of a proxy", (_, response) => response.writeHead(203, { "content-type": "application/json" }).end("{}")],
  ])("refuses %s", async (_, handler) => {
    await expect((await from(handler)).fetched).rejects.toThrow();
  });

  it("refuses a site whose certificate is not trusted", async () => {
    const site = await startTlsSite((_, response) => response.end("{}"));
    onTestFinished(site.close);
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    await expect(fetchClientDocument(new URL(`${site.origin}/client.json`))).rejects.toThrow();
  });

  it("follows no redirect", async () => {
    const { site, fetched } = await from((request, response) =>
      request.url === "/client.json"
        ? response.writeHead(302, { location: "/other.json" }).end()
        : response.writeHead(200, { "content-type": "application/json" }).end("{}"),
    );
    await expect(fetched).rejects.toThrow();
    expect(site.asked).toEqual(["GET /client.json"]);
  });

  it.each([
    "https://127.0.0.1/client.json",
    "https://[::1]/client.json",
    "https://10.0.0.8/client.json",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/client.json",
    "https://printer.local/client.json",
    "https://desk.example:25/client.json",
  ])("makes no request inside the network: %s", async (address) => {
    await expect(fetchClientDocument(new URL(address))).rejects.toThrow("importNotAllowed");
  });

  it("does not flood a site with requests", async () => {
    const site = await startPageServer(json("{}"));
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => fetchClientDocument(new URL(site.url("/client.json")))),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
    expect(site.asked).toHaveLength(30);
  });

  it("is limited to thirty sites an hour for one network address, and says when to come back", async () => {
    const ask = (site: number) => authorize({ clientId: `https://127.0.0.1/${site}.json` }, authorizationRequest);
    for (let site = 0; site < 30; site++) expect((await ask(site)).status).toBe(400);
    const refused = await ask(30);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
