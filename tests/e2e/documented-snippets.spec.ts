import { SNIPPETS, type Snippet, type SnippetValues } from "../../lib/portal/snippets";
import { SHOP_SNIPPETS } from "../../lib/portal/snippets-shops";
import { registerClient } from "../support/register-client";
import { expect } from "./oauth-fixtures";
import { openSite } from "./partner-site";
import { activeButton, connect, fillCardForMenu, openSignIn, signInButton, test } from "./restaurant-fixtures";

// Runs every snippet of the documentation's web pages unchanged, on a foreign origin.
test.slow();

const WALNUTS = "Trofie, basil, walnuts, pecorino";
const JSON_LD = `<script type="application/ld+json">${JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Menu",
  hasMenuItem: { "@type": "MenuItem", name: "Pesto", description: WALNUTS },
})}</script>`;

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

  // Getting started: one complete page, as it stands. Everybody sees marks, and a guest their own.
  site.put("/dinner", { html: use("page", SNIPPETS.page(values)).text });
  await page.goto(`${site.origin}/dinner`);
  await expect(page.locator(".pfai-info-silent").first()).toBeVisible();
  await expect(page.locator(".pfai-conflict")).toHaveCount(0);

  // A script of the page's own, under the documented content security policy.
  site.put("/script", {
    head: [load],
    body: [use("places", SNIPPETS.places())],
    script: [use("script", SNIPPETS.script())],
    policy: use("policy", SNIPPETS.policy(values)),
  });
  await page.goto(`${site.origin}/script`);
  await expect(page.locator("#menu .pfai-info-silent").first()).toBeVisible();
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
  // Menus without any attribute or data, read as they stand or by selectors.
  for (const [name, head] of [
    ["read", use("read", SNIPPETS.read(values))],
    ["selectors", use("selectors", SNIPPETS.selectors(values))],
  ] as const) {
    const card = (dish: string, text: string) => `<div class="menu-item"><h3>${dish}</h3><p>${text}</p></div>`;
    site.put(`/${name}`, { head: [head], body: [card("Pesto", WALNUTS), card("Sorbet", "Lemon, sugar")] });
    await page.goto(`${site.origin}/${name}`);
    await expect(page.locator("p .pfai-conflict"), name).toHaveText(["walnuts"]);
    await expect(page.locator(".menu-item.pfai-container-conflict h3"), name).toContainText("Pesto");
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
    .replace("{{ product.selected_or_first_available_variant.barcode | escape }}", "9520000009999")
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
