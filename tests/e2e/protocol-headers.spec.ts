import type { APIResponse } from "@playwright/test";
import { expect, test } from "./oauth-fixtures";

/** The headers of an answer as transferred, where a name may occur twice. */
function headersOf(answer: APIResponse): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const { name, value } of answer.headersArray()) {
    const key = name.toLowerCase();
    all[key] = [...(all[key] ?? []), value];
  }
  return all;
}

/** Expects each header once, with one value, because contradictory policies have no effect. */
function expectOnce(answer: APIResponse, expected: Record<string, string | RegExp>): void {
  const headers = headersOf(answer);
  for (const [name, value] of Object.entries(expected)) {
    expect(headers[name], `${name} of ${answer.url()}`).toHaveLength(1);
    expect(headers[name]?.[0], `${name} of ${answer.url()}`).toMatch(value);
  }
}

const UNFRAMED = {
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^no-referrer$/,
  "x-content-type-options": /^nosniff$/,
};

test("no answer of the protocol may be cached, framed or sent as a referrer", async ({
  request,
  startParty,
  signUp,
}) => {
  const { token } = await signUp();
  const party = await startParty();
  const { client_id, client_secret } = party.client;
  const basic = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString("base64")}`;
  const requestParams = { response_type: "code", client_id, redirect_uri: `${party.origin}/callback` };
  const asForm = (form: Record<string, string>, headers: Record<string, string> = {}) => ({
    form,
    headers: { Origin: party.origin, ...headers },
    maxRedirects: 0,
  });
  const answers: [number, APIResponse][] = [
    [302, await request.get("/oauth/authorize", { params: requestParams, maxRedirects: 0 })],
    [302, await request.get("/oauth/authorize", { params: { ...requestParams, prompt: "none" }, maxRedirects: 0 })],
    [400, await request.get("/oauth/authorize", { params: { client_id: "unknown" }, maxRedirects: 0 })],
    [400, await request.get("/oauth/authorize", { params: { ...requestParams, scope: "nonsense" }, maxRedirects: 0 })],
    [401, await request.post("/oauth/authorize", asForm(requestParams))],
    [403, await request.post("/oauth/authorize", asForm(requestParams, { Authorization: `Bearer ${token}` }))],
    [405, await request.head("/oauth/authorize", { params: requestParams })],
    [200, await request.get("/oauth/authorize/context", { params: requestParams })],
    [400, await request.get("/oauth/authorize/context")],
    [200, await request.post("/oauth/authorize/deny", asForm(requestParams))],
    [200, await request.get(`/oauth/client/${client_id}/redirect-uris`)],
    [400, await request.post("/oauth/token", asForm({ grant_type: "nonsense" }, { Authorization: basic }))],
    [401, await request.post("/oauth/token", asForm({ grant_type: "authorization_code" }))],
    [200, await request.post("/oauth/introspect", asForm({ token: "x" }, { Authorization: basic }))],
    [200, await request.post("/oauth/revoke", asForm({ token: "x" }, { Authorization: basic }))],
    [401, await request.get("/oauth/userinfo")],
  ];
  for (const [status, answer] of answers) {
    expect(answer.status(), answer.url()).toBe(status);
    expectOnce(answer, { ...UNFRAMED, "cache-control": /^no-store$/ });
  }
  const page = answers[2]?.[1];
  if (page) expectOnce(page, { "content-security-policy": /default-src 'none'.*frame-ancestors 'none'/ });
});

test("token answers are not cached, have each header once, and are readable only by the client's own pages", async ({
  page,
  signUp,
  startParty,
  request,
}) => {
  await signUp();
  const party = await startParty({ isPublic: true });
  const { client_id } = party.client;
  await page.goto(`${party.origin}/login`);
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await page.getByRole("button", { name: "Skip All" }).click();
  await expect(page.locator("#said")).not.toBeEmpty();
  const [outcome] = party.outcomes;
  const refresh_token = outcome?.kind === "tokens" ? (outcome.tokens.refresh_token ?? "") : "";
  const answer = await request.post("/oauth/token", {
    form: { grant_type: "refresh_token", client_id, refresh_token },
    headers: { Origin: party.origin },
  });
  expect(answer.status()).toBe(200);
  expectOnce(answer, {
    ...UNFRAMED,
    "cache-control": /^no-store$/,
    pragma: /^no-cache$/,
    "access-control-allow-origin": party.origin,
  });
  expect(headersOf(answer)["access-control-allow-credentials"]).toBeUndefined();
  const stranger = await request.post("/oauth/token", {
    form: { grant_type: "refresh_token", client_id, refresh_token: "ort_nothing" },
    headers: { Origin: "https://attacker.example" },
  });
  expect(headersOf(stranger)["access-control-allow-origin"]).toBeUndefined();
});

test("the consent page may not be framed, cached or sent as a referrer, and loads nothing from other sites", async ({
  page,
  signUp,
  startParty,
  request,
}) => {
  await signUp();
  const party = await startParty();
  const address = `/onboard?client_id=${party.client.client_id}&state=secret`;
  const policy = /img-src 'self' data:;.*frame-ancestors 'none'/;
  expectOnce(await request.get(address), {
    ...UNFRAMED,
    "cache-control": /no-store/,
    "content-security-policy": policy,
  });
  const foreign: string[] = [];
  const base = new URL("/", (await request.get("/")).url()).origin;
  page.on("request", (sent) => {
    if (!sent.url().startsWith(base) && !sent.url().startsWith("data:")) foreign.push(sent.url());
  });
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Allow", exact: true })).toBeEnabled();
  expect(foreign).toEqual([]);
});

test.describe("in a frame of another site", () => {
  test.use({ expectedOnConsole: [/frame-ancestors|Framing|X-Frame-Options|status of 400/i] });

  test("neither consent nor an error page is shown", async ({ page, baseURL, signUp, startParty }) => {
    await signUp();
    const party = await startParty();
    const search = new URLSearchParams({
      response_type: "code",
      client_id: party.client.client_id,
      redirect_uri: `${party.origin}/callback`,
    });
    await page.goto(`${party.origin}/shop`);
    for (const address of [`/onboard?${search}`, `/oauth/authorize?${search}`, "/oauth/authorize?client_id=unknown"]) {
      await page.evaluate((src) => {
        document.body.innerHTML = "";
        const frame = document.createElement("iframe");
        frame.src = src;
        return new Promise((resolve) => {
          frame.onload = resolve;
          document.body.append(frame);
        });
      }, `${baseURL}${address}`);
      const frame = page.frames().at(-1);
      await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
    }
  });
});

test("a person's card is kept out of caches, search engines and referrers", async ({ request, signUp }) => {
  const { id } = await signUp();
  for (const address of [`/id/${id}`, `/id/${id}?key=unknown`, "/id/unknown"]) {
    expectOnce(await request.get(address), {
      "cache-control": /no-store/,
      "x-robots-tag": /noindex/,
      "referrer-policy": /^no-referrer$/,
      "x-frame-options": /^DENY$/,
    });
  }
});

test("the page of a reset link sends its token to no other page", async ({ request }) => {
  expectOnce(await request.get("/reset-password?token=secret"), UNFRAMED);
});
