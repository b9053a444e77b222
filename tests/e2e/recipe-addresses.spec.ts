import type { Server } from "node:http";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { endWebsite, startWebsite, websiteAddress } from "./website";

// All tests of this file share one website, on the port that the server may fetch from.
test.describe.configure({ mode: "serial" });

/** Of this run alone: a product that runs already may know the pages of an earlier one. */
const RUN = Date.now();
const address = (path: string) => `${websiteAddress(path)}?run=${RUN}`;

const data = (name: string, food: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Recipe",
    name,
    recipeIngredient: [`2 ${food}`, "1 l water", "salt"],
    recipeInstructions: ["Slice everything into the pot.", "Simmer it for 20 minutes."],
  })}</script>`;
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`;

const PAGES: Record<string, { status?: number; html: string }> = {
  "/list/leek": { html: page("Leek pot", data("Leek pot", "leeks")) },
  "/list/carrot": { html: page("Carrot pot", data("Carrot pot", "carrots")) },
  "/list/turnip": { html: page("Turnip pot", data("Turnip pot", "turnips")) },
  "/list/broths": { html: page("Broths", data("Onion broth", "onions") + data("Celery broth", "celery stalks")) },
  "/list/refused": { status: 403, html: "<h1>No robots</h1>" },
};

let site: Server;
const asked: string[] = [];
test.beforeAll(async () => {
  site = await startWebsite((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.example");
    asked.push(pathname);
    const { status = 200, html } = PAGES[pathname] ?? { status: 404, html: "" };
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
    response.end(html);
  });
});
test.afterAll(() => endWebsite(site));

const field = (on: Page) => on.getByLabel("Web addresses");
const row = (on: Page, path: string) => on.getByRole("listitem").filter({ hasText: path });

test("a list of addresses is imported, and each has a line that says what became of it", async ({
  page,
  signUp,
  screens,
}) => {
  await signUp();
  await page.goto("/saved/move");
  await expect(page.getByRole("button", { name: "Import 0 recipe pages" })).toBeDisabled();
  await field(page).fill(
    `Leek: ${address("/list/leek")}, and\n${address("/list/broths")}\n${address("/list/refused")}\n${address("/list/leek")}#again`,
  );
  await expect(page.getByText("3 addresses found. 1 stands there twice.")).toBeVisible();
  await screens.isAccessible("a list of addresses before it is read");
  await page.getByRole("button", { name: "Import 3 recipe pages" }).dblclick();
  await expect(
    page.getByText("1 recipe imported. 1 page holds several recipes: choose. 1 not read: each says why."),
  ).toBeVisible();
  expect(asked.filter((path) => path === "/list/leek")).toHaveLength(1);
  await expect(row(page, "/list/leek").getByRole("link", { name: "Leek pot" })).toBeVisible();
  await expect(row(page, "/list/refused")).toContainText("The website refused to show us this page.");
  await screens.isAccessible("what became of a list of addresses");

  const broths = row(page, "/list/broths");
  await broths.getByText("Choose from this page").click();
  await broths.getByLabel("Onion broth").check();
  await broths.getByLabel("Celery broth").check();
  await broths.getByRole("button", { name: /2 recipes/ }).click();
  await expect(broths.getByRole("link", { name: "Celery broth" })).toBeVisible();

  const refused = row(page, "/list/refused");
  await refused.getByText("Paste this page").click();
  await refused.getByRole("textbox").fill("Beet pot\n\nIngredients\n2 beets\n1 l water\n\nMethod\nSimmer the beets.");
  await refused.getByRole("button", { name: "Extract recipe" }).click();
  await expect(page.getByText("2 recipes imported. 1 page holds several recipes: choose.")).toBeVisible();
  await expect(row(page, "/list/refused").getByRole("link", { name: "Beet pot" })).toBeVisible();
  await page.goto("/saved");
  for (const title of ["Leek pot", "Onion broth", "Celery broth", "Beet pot"]) {
    await expect(page.getByRole("article").filter({ hasText: title })).toHaveCount(1);
  }
});

test.describe("a list that is interrupted", () => {
  test.use({ expectedOnConsole: [/ERR_FAILED/] });

  test("after a lost connection, and after the page was closed, the rest is read and nothing twice", async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto("/saved/move");
    const list = ["/list/carrot", "/list/gone", "/list/turnip"].map(address).join("\n");
    await field(page).fill(list);
    let calls = 0;
    await page.route("**/user/my-recipes/import-addresses", (route) => {
      calls += 1;
      return calls === 2 ? route.abort() : route.continue();
    });
    await page.getByRole("button", { name: "Import 3 recipe pages" }).click();
    await expect(page.getByText("1 recipe imported. 1 not read: each says why. 1 not begun.")).toBeVisible();
    await expect(page.getByText("The server could not be reached.")).toBeVisible();
    await expect(row(page, "/list/gone")).toContainText("Correct the address");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("2 recipes imported. 1 not read: each says why.")).toBeVisible();
    await page.reload();
    const before = asked.length;
    await field(page).fill(`${list}\n`);
    await page.getByRole("button", { name: "Import 3 recipe pages" }).click();
    await expect(page.getByText("0 recipes imported. 2 you had already. 1 not read: each says why.")).toBeVisible();
    expect(asked.slice(before)).toEqual(["/list/gone"]);
  });
});
