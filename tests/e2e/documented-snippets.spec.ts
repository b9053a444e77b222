import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SNIPPETS, type Snippet, type SnippetValues } from "../../lib/portal/snippets";
import { SHOP_SNIPPETS } from "../../lib/portal/snippets-shops";
import { registerClient } from "../support/register-client";
import { expect } from "./oauth-fixtures";
import { activeButton, connect, fillCardForMenu, openSignIn, signInButton, test } from "./restaurant-fixtures";

// Runs every snippet of the documentation's web pages unchanged, on a foreign origin.
test.slow();

type Site = { origin: string; ownerToken: string; put: (path: string, page: Page) => void; close: () => Promise<void> };
type Page = { head?: Snippet[]; body?: (Snippet | string)[]; script?: Snippet[]; policy?: Snippet };

const WALNUTS = "Trofie, basil, walnuts, pecorino";
const JSON_LD = `<script type="application/ld+json">${JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Menu",
  hasMenuItem: { "@type": "MenuItem", name: "Pesto", description: WALNUTS },
})}</script>`;

const textsOf = (parts: readonly (Snippet | string)[] = []) =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("\n");

/** A partner's website: its pages can be set, and its scripts are separate files. */
async function openSite(register: (redirectUri: string) => Promise<string>): Promise<Site> {
  const pages = new Map<string, Page>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const page = pages.get(pathname.replace(/\.js$/, ""));
    if (!page) return response.writeHead(404).end();
    if (pathname.endsWith(".js")) {
      response.setHeader("Content-Type", "text/javascript; charset=utf-8");
      return response.end(textsOf(page.script));
    }
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (page.policy) response.setHeader(page.policy.file, page.policy.text);
    const script = page.script ? `<script src="${pathname}.js" defer></script>` : "";
    response.end(`<!doctype html><html lang="en"><head><title>A site</title><link rel="icon" href="data:,">
${textsOf(page.head)}${script}</head><body><main>${textsOf(page.body)}</main></body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    ownerToken: await register(`${origin}/script`),
    put: (path, page) => void pages.set(path, page),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

test("every snippet of the documentation works as described", async ({ page, signUp, playwright, baseURL }) => {
  await fillCardForMenu(page, await signUp());
  const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  let clientId = "";
  const site = await openSite(async (redirectUri) => {
    const { client, ownerToken } = await registerClient(request, { isPublic: true }, redirectUri);
    clientId = client.client_id;
    return ownerToken;
  });
  const manifest = await (await request.get("/widget/manifest.json")).json();
  const values: SnippetValues = { origin: baseURL ?? "", clientId, ...manifest };
  const tried = new Set<string>();
  const use = <T extends Snippet>(name: string, snippet: T): T => {
    tried.add(name);
    return snippet;
  };
  const load = use("load", SNIPPETS.load(values));
  const button = use("button", SNIPPETS.button());

  // Getting started: two lines of HTML and two calls, under the documented content security policy.
  site.put("/script", {
    head: [load],
    body: ['<div id="diet-id"></div><ul id="menu"></ul>'],
    script: [use("render", SNIPPETS.render()), use("process", SNIPPETS.process())],
    policy: use("policy", SNIPPETS.policy(values)),
  });
  await page.goto(`${site.origin}/script`);
  await connect(page);
  await expect(page.locator("#menu li.pfai-container-conflict .pfai-conflict")).toHaveText(["walnuts"]);

  // After signing out, the page shows the marks for everybody.
  await page.getByRole("button", { name: "Sign out of Forkprint" }).click();
  await expect(page.locator("#menu .pfai-info-silent").first()).toBeVisible();
  await expect(page.locator("#menu .pfai-conflict, #menu .pfai-container-conflict")).toHaveCount(0);

  // A separate page for signing in.
  site.put("/menu", { body: ["<h1>The menu</h1>"] });
  site.put("/sign-in", {
    head: [load],
    body: ['<div id="diet-id"></div>'],
    script: [use("signInPage", SNIPPETS.signInPage())],
  });
  await page.goto(`${site.origin}/sign-in`);
  const again = await openSignIn(page);
  await again.getByRole("button", { name: "Allow", exact: true }).click();
  await page.waitForURL(`${site.origin}/menu`);

  // A script tag whose version is pinned by its hash.
  site.put("/items", {
    head: [use("pinned", SNIPPETS.pinned(values))],
    body: [button, "<ul>", use("items", SNIPPETS.items()), "</ul>"],
  });
  await page.goto(`${site.origin}/items`);
  await expect(activeButton(page)).toBeVisible();
  await expect(page.locator("li.pfai-container-conflict .pfai-conflict")).toHaveText(["walnuts"]);
  await expect(page.locator("li")).toContainText("£14.00");

  // Dishes from the page's own JSON-LD, as WordPress themes write it.
  for (const [name, head] of [
    ["jsonLd", use("jsonLd", SNIPPETS.jsonLd(values))],
    ["wordpress", use("wordpressHead", SHOP_SNIPPETS.wordpressHead(values))],
  ] as const) {
    site.put(`/${name}`, { head: [head], body: [JSON_LD, `<h2>Pesto</h2><p>${WALNUTS}</p>`] });
    await page.goto(`${site.origin}/${name}`);
    await expect(page.locator("p .pfai-conflict"), name).toHaveText(["walnuts"]);
  }
  site.put("/blocks", {
    head: [SHOP_SNIPPETS.wordpressHead(values)],
    body: [use("wordpressBlock", SHOP_SNIPPETS.wordpressBlock()), use("wordpressMenu", SHOP_SNIPPETS.wordpressMenu())],
  });
  await page.goto(`${site.origin}/blocks`);
  await expect(activeButton(page)).toBeVisible();
  await expect(page.locator("p .pfai-conflict")).toHaveText(["walnuts"]);

  // Shopify inserts and escapes its own values.
  const product = use("shopifyProduct", SHOP_SNIPPETS.shopifyProduct()).text;
  const filled = product
    .replace("{{ product.title | escape }}", "Pesto &amp; pasta")
    .replace("{{ product.metafields.custom.ingredients.value | escape }}", WALNUTS);
  expect(filled).not.toContain("{{");
  site.put("/product", { head: [use("shopifyHead", SHOP_SNIPPETS.shopifyHead(values))], body: [filled] });
  await page.goto(`${site.origin}/product`);
  await expect(page.locator("p .pfai-conflict")).toHaveText(["walnuts"]);
  await expect(page.locator("h1")).toContainText("Pesto & pasta");

  // Venue tracking: signing in records a visit to the business's venue with this id.
  const owner = { Authorization: `Bearer ${site.ownerToken}` };
  const venue = await (
    await request.post("/api/venues", { headers: owner, data: { name: "Lungara", city: "Bristol", country: "UK" } })
  ).json();
  const mapped = await request.put(`/oauth/clients/${clientId}/venue-identifiers/${venue.id}`, {
    headers: owner,
    data: { internal_id: "BRS-01" },
  });
  expect(mapped.ok()).toBe(true);
  await page.getByRole("button", { name: "Sign out of Forkprint" }).click();
  site.put("/venue", { head: [load], body: [use("venue", SNIPPETS.venue())] });
  await page.goto(`${site.origin}/venue`);
  const recorded = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/visits/online") && answer.status() === 201,
  );
  const [popup] = await Promise.all([page.context().waitForEvent("page"), signInButton(page).click()]);
  const allow = popup.getByRole("button", { name: "Allow", exact: true });
  await allow.click();
  expect(await (await recorded).json()).toMatchObject({ venue_id: venue.id, visit_type: "ONLINE" });
  await expect(activeButton(page)).toBeVisible();

  expect([...tried].sort()).toEqual([...Object.keys(SNIPPETS), ...Object.keys(SHOP_SNIPPETS)].sort());
  await site.close();
  await request.dispose();
});
