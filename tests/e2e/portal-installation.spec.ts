import { createServer, type Server } from "node:http";
import { expect, test } from "./fixtures";

/** The one place of this computer that the product may fetch pages from (playwright.config.ts). */
const PORT = Number(process.env.FORKPRINT_E2E_PAGES_PORT);

/** A site of a partner, as long as the work takes. */
async function withSite<T>(html: () => string, headers: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const server: Server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(html());
  });
  await new Promise<void>((resolve) => {
    server.listen(PORT, "127.0.0.1", resolve);
  });
  try {
    return await work();
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const cards = `<nav><ul><li>Home</li></ul></nav><div class="grid">
<div class="card"><h3>Ribollita</h3><p>Bread, kale, beans</p></div>
<div class="card"><h3>Panna cotta</h3><p>Cream, gelatine</p></div></div>`;

test("a partner has a page checked, mends it by the lines that are given, and has it checked each night", async ({
  page,
  screens,
  signUp,
}) => {
  test.slow();
  const owner = await signUp({ account_type: "business" });
  const data = {
    name: "Lungara Menu",
    redirect_uris: [`http://127.0.0.1:${PORT}/back`],
    allowed_domains: ["lungara.example"],
    token_endpoint_auth_method: "none",
  };
  const headers = { Authorization: `Bearer ${owner.token}` };
  const client = await (await page.request.post("/oauth/portal/register-json", { headers, data })).json();
  let html = `<html lang="en"><head><title>Dinner</title></head><body>${cards}</body></html>`;
  await withSite(
    () => html,
    {},
    async () => {
      await page.goto(`/portal?section=installation&client=${client.client_id}`);
      await page.getByLabel("Address of the page").fill(`http://127.0.0.1:${PORT}/dinner`);
      await page.getByRole("button", { name: "Check the page" }).click();
      const found = page.getByRole("region", { name: /What we found/ });
      await expect(found).toBeFocused();
      await expect(found.getByRole("heading", { name: "1 thing to change" })).toBeVisible();
      await screens.isAccessibleOnTablets("the check of a page");

      // The picker: one dish is found by its name and chosen with the keyboard.
      await page.getByRole("button", { name: "Choose a dish on it" }).click();
      await page.getByLabel("Find a dish by its name").fill("panna");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.getByRole("button", { name: "Panna cotta" }).press("Enter");
      const read = page.getByRole("region", { name: "What is read" });
      await expect(read).toBeFocused();
      await expect(read.getByRole("listitem")).toHaveText([
        "RibollitaBread, kale, beans",
        "Panna cottaCream, gelatine",
      ]);
      await expect(read.getByLabel("data-items")).toHaveValue(".card");
      await screens.isAccessibleOnTablets("the picker");
      const tag = await read.locator("pre").textContent();
      expect(tag).toContain(`data-items=".card" data-name="h3" data-description="p"`);

      // With the tag, the site alone is missing.
      html = `<html lang="en"><head><title>Dinner</title>${tag}</head><body><div data-forkprint-button></div>${cards}</body></html>`;
      await page.getByRole("button", { name: "Check the page" }).click();
      await expect(found.getByText("is not among the allowed domains")).toBeVisible();
      await expect(
        found.getByText("2 dishes are read by the selectors of the tag: Ribollita, Panna cotta."),
      ).toBeVisible();
      await expect(found.locator("pre")).toHaveText([`127.0.0.1:${PORT}`]);
      const update = await page.request.put(`/oauth/portal/update/${client.client_id}`, {
        headers,
        multipart: {
          name: data.name,
          redirect_uris: JSON.stringify(data.redirect_uris),
          allowed_domains: JSON.stringify([`127.0.0.1:${PORT}`]),
        },
      });
      expect(update.status(), await update.text()).toBe(200);
      await page.getByRole("button", { name: "Check the page" }).click();
      await expect(found.getByRole("heading", { name: "Everything is fine" })).toBeVisible();

      await page.getByRole("button", { name: "Check this page each night" }).click();
      const nightly = page.getByRole("region", { name: "Each night" });
      await expect(nightly.getByText(`http://127.0.0.1:${PORT}/dinner`, { exact: true })).toBeVisible();
      await nightly.getByRole("button", { name: /^Stop/ }).click();
      await expect(nightly.getByText("No page yet.")).toBeVisible();
    },
  );
});

test("a page that cannot be opened is said, not failed", async ({ page, signUp }) => {
  const owner = await signUp({ account_type: "business" });
  const data = { name: "Menu", redirect_uris: ["https://a.example/b"], allowed_domains: ["a.example"] };
  const headers = { Authorization: `Bearer ${owner.token}` };
  await page.request.post("/oauth/portal/register-json", { headers, data });
  await page.goto("/portal?section=installation");
  for (const [address, why] of [
    ["http://169.254.169.254/latest/meta-data", "does not lead to a page on the public web"],
    ["dinner", "This is no web address"],
  ] as const) {
    await page.getByLabel("Address of the page").fill(address);
    await page.getByRole("button", { name: "Check the page" }).click();
    await expect(page.getByText(why)).toBeVisible();
    await page.getByRole("button", { name: "Choose a dish on it" }).click();
    await expect(page.getByRole("region", { name: "The page could not be read" }).getByText(why)).toBeVisible();
  }
});
