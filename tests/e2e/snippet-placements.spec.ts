import { SNIPPETS, type SnippetValues } from "../../lib/portal/snippets";
import { registerClient } from "../support/register-client";
import { expect } from "./oauth-fixtures";
import { openSite } from "./partner-site";
import { test } from "./restaurant-fixtures";

// A developer pastes the documentation's script wherever their site takes scripts, and it works there.
test.slow();

test("the documented script marks the menu for everybody, wherever it stands and whichever script comes first", async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  let clientId = "";
  const site = await openSite(async (redirectUri) => {
    const { client, ownerToken } = await registerClient(request, { isPublic: true }, redirectUri);
    clientId = client.client_id;
    return ownerToken;
  });
  const values: SnippetValues = { origin: baseURL ?? "", clientId, versioned: "", integrity: "" };
  const widget = SNIPPETS.load(values).text;
  const [own, places] = [SNIPPETS.script(), SNIPPETS.places().text];
  site.put("/menu", { script: [own] });
  const inline = `<script>${own.text}</script>`;
  const file = (how: string) => `<script src="/menu.js" ${how}></script>`;
  const strict = `script-src 'self' ${baseURL}; connect-src ${baseURL}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
  const PAGES: Record<string, [head: string, body: string, policy?: string]> = {
    "inline, before the widget": [inline + widget, places],
    "inline, after the widget and before the places": [widget + inline, places],
    "inline, at the end": [widget, places + inline],
    "plain, before the widget": [file("") + widget, places],
    "plain, at the end, before the widget": ["", places + file("") + widget],
    "deferred, before the widget": [file("defer") + widget, places],
    "deferred, after the widget": [widget + file("defer"), places],
    "async, beside an async widget": [file("async") + widget.replace("defer", "async"), places],
    "a module": [file('type="module"') + widget, places],
    "under a strict policy and Trusted Types": [widget + file("defer"), places, strict],
  };
  for (const [name, [head, body, policy]] of Object.entries(PAGES)) {
    await test.step(name, async () => {
      site.put("/dinner", {
        html: `<!doctype html><html lang="en"><head><title>Dinner</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
        ...(policy && { policy: { file: "Content-Security-Policy", text: policy } }),
      });
      await page.goto(`${site.origin}/dinner`);
      await expect(page.locator("#menu li"), name).toHaveCount(1);
      await expect(page.locator("#menu .pfai-info-silent").first(), name).toBeVisible();
      await expect(page.getByRole("button", { name: "Sign in with Forkprint" }), name).toHaveCount(1);
      await expect(page.locator("#menu-note"), name).not.toBeEmpty();
    });
  }
  await site.close();
  await request.dispose();
});
