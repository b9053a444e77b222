import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as check } from "@/app/oauth/clients/[client_id]/page-check/route";
import { POST as outline } from "@/app/oauth/clients/[client_id]/page-outline/route";
import { DELETE as stop } from "@/app/oauth/clients/[client_id]/page-watches/[id]/route";
import { GET as list, PUT as watch } from "@/app/oauth/clients/[client_id]/page-watches/route";
import { DAY_MS, MINUTE_MS } from "@/lib/durations";
import { MOST_CHECKS, MOST_WATCHES } from "@/lib/page-checks/limits";
import type { PageCheckWire, PageOutlineWire, PageWatchWire } from "@/lib/schemas/page-checks";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { checkWatchedPages } from "@/server/page-checks/check-watched-pages";
import { createClient, type TestClient } from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { readMailsTo } from "../../support/mails";
import { type PageHandler, sendsHtml, startPageServer } from "../../support/page-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";
import { withoutHurry } from "../../support/without-hurry";

withoutHurry();

let owner: SignedInPerson;
let client: TestClient;
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
  client = await createClient({ ownerId: owner.id });
});

const pageOf = (clientId: string, tag = "") => `<!doctype html><html lang="en"><head><title>Dinner</title>
<script src="${new URL(env.APP_URL).origin}/widget.js" data-client-id="${clientId}" ${tag} defer></script></head>
<body><div data-forkprint-button></div><ul><li data-forkprint-item><h2 data-forkprint-name>Lemon sorbet</h2>
<p data-forkprint-description>Lemon, sugar, water</p></li></ul></body></html>`;

/** A site that is among the domains of the application, where people return to. */
async function useSite(handler: PageHandler) {
  const site = await startPageServer(handler);
  useSettings({ FETCH_ALLOW_HOSTS: site.authority });
  await db.oAuthClient.update({
    where: { id: client.id },
    data: { allowedDomains: ["127.0.0.1"], redirectUris: [site.url("/back")] },
  });
  return site;
}
const checked = (url: string, more: { token?: string; clientId?: string } = {}) =>
  call<PageCheckWire>(check, {
    method: "POST",
    body: { url },
    params: { client_id: more.clientId ?? client.clientId },
    token: more.token ?? owner.token,
  });
const wrong = ({ findings }: PageCheckWire) =>
  findings.filter(({ state }) => state === "wrong").map(({ kind }) => kind);

describe("a check of a page", () => {
  it("opens it as a browser would and says what is there: the version, the application, the policy, the dishes", async () => {
    const site = await useSite(sendsHtml(pageOf(client.clientId)));
    const { status, body } = await checked(site.url("/dinner"));
    expect([status, wrong(body), body.is_fine]).toEqual([200, [], true]);
    expect(body.findings.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["script_found", "client_right", "origin_allowed", "return_registered", "policy_none"]),
    );
    expect(body.findings.find(({ kind }) => kind === "dishes_read")?.says).toContain("1 dish is read by attributes");
    expect(site.asked).toEqual(["GET /dinner"]);
  });

  it("reads every policy that the page is sent with", async () => {
    const policy = "default-src 'self', script-src *; connect-src 'none'";
    const site = await useSite(sendsHtml(pageOf(client.clientId), { "content-security-policy": policy }));
    const { body } = await checked(site.url());
    expect(wrong(body)).toEqual(["policy_blocks_script", "policy_blocks_calls", "policy_blocks_calls"]);
    const [script] = body.findings;
    expect(script?.paste?.text).toBe(`script-src 'self' ${new URL(env.APP_URL).origin};`);
  });

  const endless: PageHandler = (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.write("<p>");
  };
  const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, "<b>"));
  it.each<[string, PageHandler, RegExp]>([
    ["ten megabytes", sendsHtml(Buffer.alloc(10 * 1024 * 1024, "<p>soup</p>")), /larger than five megabytes/],
    ["a bomb", sendsHtml(bomb, { "content-encoding": "gzip" }), /larger than five megabytes/],
    ["silence", endless, /longer than ten seconds/],
    [
      "a redirect to itself",
      (_request, response) => void response.writeHead(302, { location: "/" }).end(),
      /never arrives/,
    ],
    [
      "a redirect into a private network",
      (_request, response) => void response.writeHead(302, { location: "http://169.254.169.254/latest" }).end(),
      /public web/,
    ],
    [
      "a file",
      (_request, response) => void response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF"),
      /no page of HTML/,
    ],
    ["an error", (_request, response) => void response.writeHead(500).end(), /answers with an error/],
    ["a refusal", (_request, response) => void response.writeHead(403).end(), /refuses to show/],
  ])("says that it could not be read, and why: %s", async (_what, handler, why) => {
    const site = await useSite(handler);
    const { status, body } = await checked(site.url());
    expect([status, wrong(body), body.findings.length]).toEqual([200, ["page_unreached"], 1]);
    expect(body.findings[0]?.says).toMatch(why);
  });

  it("reads a hostile page like any other", async () => {
    const names = Array.from({ length: 3000 }, (_, at) => `a${at}="x"`).join(" ");
    const hostile = [
      `<div ${names}>`.repeat(50),
      "<".repeat(10_000),
      "<script src='".repeat(300),
      `<meta http-equiv=content-security-policy content="${";".repeat(5000)}">`,
      `<script data-client-id="${"\u0000x".repeat(3000)}" data-items="${"div ".repeat(240)}" __proto__="x" constructor></script>`,
      "<div>".repeat(20_000),
    ];
    let html = "";
    const site = await useSite((request, response) => sendsHtml(html)(request, response));
    for (html of hostile) {
      const { status, body } = await checked(site.url());
      expect([html.slice(0, 20), status, body.is_fine]).toEqual([html.slice(0, 20), 200, false]);
    }
  });

  it("says nothing of applications of others, and is done for one's own alone", async () => {
    const other = await createClient();
    const site = await useSite(sendsHtml(pageOf(other.clientId)));
    expect(wrong((await checked(site.url())).body)).toEqual(["client_unknown"]);
    expect((await checked(site.url(), { clientId: other.clientId })).status).toBe(404);
    const guest = await createSignedInPerson();
    expect((await checked(site.url(), { token: guest.token })).status).toBe(403);
  });
});

const watched = (url: string) =>
  call<PageWatchWire>(watch, {
    method: "PUT",
    body: { url },
    params: { client_id: client.clientId },
    token: owner.token,
  });
const listed = async () =>
  (await call<PageWatchWire[]>(list, { params: { client_id: client.clientId }, token: owner.token })).body;

/** As if the nights had come: checks what is due at that time. */
async function atNight<T>(days: number, work: () => Promise<T>, minutes = 0): Promise<T> {
  const later = now().getTime() + days * DAY_MS + minutes * MINUTE_MS;
  const restore = replaceClock(() => new Date(later));
  try {
    return await work();
  } finally {
    restore();
  }
}

describe("a page that is checked each night", () => {
  it("is opened in the next night, and its results are kept, the newest fourteen", async () => {
    const site = await useSite(sendsHtml(pageOf(client.clientId)));
    const { body } = await watched(site.url("/dinner#menu"));
    expect(body).toMatchObject({ address: site.url("/dinner"), checks: [] });
    expect(new Date(body.next_check_at).getUTCHours()).toBeGreaterThanOrEqual(1);
    expect(new Date(body.next_check_at).getUTCHours()).toBeLessThan(5);
    await checkWatchedPages();
    expect(site.asked).toEqual([]);
    for (let night = 1; night <= MOST_CHECKS + 2; night++) await atNight(night, checkWatchedPages);
    const [only] = await listed();
    expect([only?.checks.length, site.asked.length]).toEqual([MOST_CHECKS, MOST_CHECKS + 2]);
    expect(only?.checks.every(({ is_fine }) => is_fine)).toBe(true);
    expect(await readMailsTo(owner.email)).toEqual([]);
  });

  it("mails the owner when it turned from fine to not fine, and not again", async () => {
    let html = pageOf(client.clientId);
    const site = await useSite((request, response) => sendsHtml(html)(request, response));
    await watched(site.url("/dinner"));
    await atNight(1, checkWatchedPages);
    html = pageOf("somebody-else");
    await atNight(2, checkWatchedPages);
    await atNight(3, checkWatchedPages);
    const mails = await readMailsTo(owner.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(site.url("/dinner"));
    expect(mails[0]).toContain("its client ID is not accepted");
    html = pageOf(client.clientId);
    await atNight(4, checkWatchedPages);
    html = "<p>Closed</p>";
    await atNight(5, checkWatchedPages);
    expect(await readMailsTo(owner.email)).toHaveLength(2);
  });

  it("takes one failure to answer for no news, and a second one half an hour later for some", async () => {
    let status = 200;
    const site = await useSite((_request, response) => {
      response.writeHead(status, { "content-type": "text/html" });
      response.end(pageOf(client.clientId));
    });
    await watched(site.url());
    await atNight(1, checkWatchedPages);
    status = 503;
    await atNight(2, checkWatchedPages);
    expect((await listed())[0]?.checks).toHaveLength(1);
    expect(await readMailsTo(owner.email)).toEqual([]);
    await atNight(2, checkWatchedPages, 31);
    expect((await listed())[0]?.checks[0]?.findings[0]?.kind).toBe("page_unreached");
    expect(await readMailsTo(owner.email)).toHaveLength(1);
  });

  it("is checked once, however many processes look", async () => {
    const site = await useSite(sendsHtml(pageOf(client.clientId)));
    await watched(site.url());
    await atNight(1, () => Promise.all(Array.from({ length: 5 }, checkWatchedPages)));
    expect(site.asked).toHaveLength(1);
  });

  it("is one of five at most, also when they come at once, and ends when it is stopped", async () => {
    const site = await useSite(sendsHtml(pageOf(client.clientId)));
    const answers = await Promise.all(Array.from({ length: MOST_WATCHES + 3 }, (_, at) => watched(site.url(`/${at}`))));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(MOST_WATCHES).fill(200), 409, 409, 409]);
    expect(await listed()).toHaveLength(MOST_WATCHES);
    const [first] = await listed();
    const params = { client_id: client.clientId, id: first?.id ?? "" };
    const stranger = await createSignedInPerson({ accountType: "business" });
    expect((await call(stop, { method: "DELETE", params, token: stranger.token })).status).toBe(404);
    expect((await call(stop, { method: "DELETE", params, token: owner.token })).status).toBe(204);
    expect(await listed()).toHaveLength(MOST_WATCHES - 1);
  });
});

describe("the outline of a page", () => {
  const outlined = (url: string, token = owner.token) =>
    call<PageOutlineWire>(outline, {
      method: "POST",
      body: { url },
      params: { client_id: client.clientId },
      token,
    });

  it("has the words and names of its elements, and nothing that a browser would do", async () => {
    const html = `<body onload="x()"><script>alert(1)</script><div id="menu" class="grid" style="x" onclick="y()"><a href="javascript:z()">Ribollita &amp; bread</a><img src="https://spy.example/p.gif" alt="x"><iframe src="https://spy.example"></iframe><noscript>no</noscript></div><p><b>9</b> euros</p></body>`;
    const site = await useSite(sendsHtml(html));
    const { status, body } = await outlined(site.url());
    expect([status, body.unreached, body.is_cut]).toEqual([200, null, false]);
    expect(body.nodes.map(({ tag, id, classes, text }) => [tag, id, classes, text].filter(Boolean).join(" "))).toEqual([
      "body",
      "div menu grid",
      "a",
      "Ribollita & bread",
      "p",
      "b",
      "9",
      " euros",
    ]);
  });

  it("says why a page could not be read, and is for one's own application alone", async () => {
    const site = await useSite((_request, response) => void response.writeHead(404).end());
    expect((await outlined(site.url())).body.unreached?.says).toMatch(/no page at this address/);
    expect((await outlined("http://10.0.0.1/")).body.unreached?.says).toMatch(/public web/);
    const stranger = await createSignedInPerson({ accountType: "business" });
    expect((await outlined(site.url(), stranger.token)).status).toBe(404);
  });

  it("is cut where a page is endless, and says so", async () => {
    const site = await useSite(sendsHtml(`<body>${"<p>soup</p>".repeat(50_000)}</body>`));
    const { body } = await outlined(site.url());
    expect([body.is_cut, body.nodes.length]).toEqual([true, 12_000]);
  });
});
