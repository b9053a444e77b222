import type { Server } from "node:http";
import type { Page } from "@playwright/test";
import { signInAsAdmin } from "./admin-fixtures";
import { expect, PASSWORD, test } from "./fixtures";
import { endWebsite, startWebsite, websiteAddress } from "./website";

// All tests of this file share one website, on the port that the server may fetch from.
test.describe.configure({ mode: "serial" });

const address = websiteAddress;
const asked: string[] = [];

const recipe = (name: string) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name,
  recipeYield: "4 servings",
  prepTime: "PT10M",
  cookTime: "PT25M",
  recipeIngredient: ["2 leeks", "1 1/2 cups milk", "1 tbsp butter", "salt"],
  recipeInstructions: ["Slice the leeks.", "Soften them in the butter.", "Add the milk and simmer for 20 minutes."],
});
const story = "<p>It was the summer that my grandmother taught me to cook.</p>".repeat(3);
const withData = (name: string) =>
  `<!doctype html><html lang="en"><title>${name}</title><script type="application/ld+json">${JSON.stringify(recipe(name))}</script><h1>${name}</h1>${story}</html>`;

/** The second list of the same data is not the one that is read. */
const withLists = (name: string) =>
  withData(name).replace('"recipeIngredient"', '"ingredients":["2 leeks","50 g walnuts"],"recipeIngredient"');

/** The data of several recipes on one page. */
const withAll = (title: string, names: string[]) =>
  `<!doctype html><html lang="en"><title>${title}</title>${names
    .map((name, at) => {
      const { recipeIngredient, ...rest } = recipe(name);
      const own = [`${at + 1} spoons of ${["cumin", "dill", "sage"][at]}`, "1 l water"];
      return `<script type="application/ld+json">${JSON.stringify({ ...rest, recipeIngredient: own })}</script>`;
    })
    .join("")}<h1>${title}</h1>${story}</html>`;

const PAGES: Record<string, { status?: number; html: string }> = {
  "/leek-soup": { html: withData("Leek soup from the web") },
  "/visitor-soup": { html: withData("A soup that a visitor found") },
  "/two-lists": { html: withLists("A soup with two lists") },
  "/three": { html: withAll("Broths of the week", ["Cumin broth", "Dill broth", "Sage broth"]) },
  "/one-of-three": { html: withAll("Dill broth", ["Cumin broth", "Dill broth", "Sage broth"]) },
  "/story": { html: `<!doctype html><html lang="en"><title>A summer</title><h1>A summer</h1>${story}</html>` },
  "/advertisement": { html: withData("An advertisement read as a recipe") },
  "/refused": { status: 403, html: "<h1>No robots</h1>" },
};

let site: Server;
test.beforeAll(async () => {
  site = await startWebsite((request, response) => {
    asked.push(request.url ?? "");
    const { pathname } = new URL(request.url ?? "/", "http://site.example");
    const { status = 200, html } = PAGES[pathname] ?? { status: 404, html: "" };
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
    response.end(html);
  });
});
test.afterAll(() => endWebsite(site));

const box = (page: Page) => page.getByRole("searchbox", { name: /web address/ });
/** The status of the search; the placeholder of loading recipes has a status of its own. */
const status = (page: Page) => page.getByRole("search").locator("..").getByRole("status").first();
const save = (page: Page) => page.getByRole("button", { name: "Save Recipe" });

async function submit(page: Page, url: string): Promise<void> {
  await page.goto("/recipes");
  await box(page).fill(url);
  await save(page).click();
}

test("an address that was not imported before is fetched, shown and saved", async ({ page, signUp, screens }) => {
  await signUp();
  // Delays the answer, so that the status bar can be seen meanwhile.
  let letGo = (): void => undefined;
  const untilReleased = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/parse/recipe", async (route) => {
    await untilReleased;
    await route.continue();
  });
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api\/recipes|parse|saved-recipes)\b/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  await submit(page, address("/leek-soup?utm_source=mail"));
  await expect(status(page)).toHaveText("URL not found in DB — parsing");
  await expect(page.getByRole("search").getByRole("button", { name: "Loading..." })).toBeVisible();
  letGo();
  await expect(status(page)).toHaveText("Extracted ingredients & instructions");
  const details = page.getByRole("region", { name: "Leek soup from the web" });
  await expect(details).toContainText("1 1/2 cups milk");
  await expect(details).toContainText("Soften them in the butter.");
  await expect(details).not.toContainText("grandmother");
  await expect(page.getByText("Saved Leek soup from the web")).toBeVisible();
  expect(calls).toEqual(["GET /api/recipes/search", "POST /parse/recipe"]); // The import saves, too (decision 114).
  await screens.isAccessible("an imported recipe");
  await page.goto("/saved");
  await expect(page.getByRole("article")).toContainText("Leek soup from the web");
});

test("an address that was imported before is not fetched again", async ({ page }) => {
  const before = asked.length;
  await submit(page, `${address("/leek-soup")}#method`);
  await expect(status(page)).toHaveText("URL found in DB — found 1 result");
  await expect(page.getByRole("region", { name: "Leek soup from the web" })).toBeVisible();
  expect(asked).toHaveLength(before);
  await page.reload();
  await expect(status(page)).toHaveText("URL found in DB — found 1 result");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page).toHaveURL("/recipes");
  await expect(box(page)).toHaveValue("");
});

test("a line that was left out is shown with its words, and one tap adds it to a version of one's own", async ({
  page,
  signUp,
  screens,
}) => {
  await signUp();
  await submit(page, address("/two-lists"));
  const details = page.getByRole("region", { name: "A soup with two lists" });
  await expect(details).toContainText("1 line was left out: look at it.");
  await expect(details).toContainText("50 g walnuts");
  await details.getByRole("link", { name: "View recipe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A soup with two lists" })).toBeVisible();
  await screens.isAccessible("a recipe of which a line was left out");
  await page.getByRole("button", { name: "Add as ingredient: 50 g walnuts" }).click();
  await expect(page).toHaveURL(/\/variants\//);
  await expect(page.getByText("Added to a version of your own.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("walnuts");
});

test("in a pasted recipe a line that was left out is added or dismissed in place", async ({ page, signUp }) => {
  await signUp();
  for (const [name, tap, isLine] of [
    ["Soup of Monday", "Add as ingredient: 50 g walnuts", true],
    ["Soup of Tuesday", "Not part of it: 50 g walnuts", false],
  ] as const) {
    const answer = await page.request.post("/parse/recipe", { data: { html: withLists(name) } });
    await page.goto(`/recipes/${(await answer.json()).id}/view`);
    await page.getByRole("button", { name: tap }).click();
    await expect(page.getByText("was left out")).toHaveCount(0);
    await expect(page.getByRole("main").getByText("walnuts")).toHaveCount(isLine ? 1 : 0);
  }
});

test("a visitor can import, too, and the page opens the source only on request", async ({ page, context }) => {
  await submit(page, address("/visitor-soup"));
  const details = page.getByRole("region", { name: "A soup that a visitor found" });
  await details.getByRole("link", { name: "View recipe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A soup that a visitor found" })).toBeVisible();
  await page.getByRole("button", { name: /^Source:/ }).click();
  const asks = page.getByRole("dialog", { name: /^Leave / });
  await expect(asks).toContainText(`${new URL(websiteAddress("/")).host}`);
  await asks.getByRole("button", { name: "Stay here" }).click();
  await expect(asks).toBeHidden();
  await page.getByRole("button", { name: /^Source:/ }).click();
  const opened = context.waitForEvent("page");
  await asks.getByRole("button", { name: "Open source" }).click();
  const tab = await opened;
  await tab.waitForURL(address("/visitor-soup"));
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test("the other recipes of a page are named with the one that it is named after, and can be imported", async ({
  page,
  signUp,
  screens,
}) => {
  await signUp();
  await submit(page, address("/one-of-three"));
  const details = page.getByRole("region", { name: "Dill broth" });
  await expect(details).toContainText("The page has 2 other recipes. They are not part of this one.");
  await details.getByRole("checkbox", { name: "Sage broth" }).check();
  await screens.isAccessible("a recipe whose page has others");
  await details.getByRole("button", { name: "Import 1 recipe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sage broth" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("spoons of sage");
});

test.describe("when the import fails", () => {
  test.use({ expectedOnConsole: [/422|ERR_FAILED/] });

  test("a page with several recipes lets the person choose, by its address and as pasted text", async ({
    page,
    signUp,
    screens,
  }) => {
    await signUp();
    await submit(page, address("/three"));
    await expect(
      page.getByText("There are several recipes on this page. Choose the ones that you want."),
    ).toBeVisible();
    const list = page.getByRole("group", { name: "Recipes found" });
    await expect(list.getByRole("checkbox")).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
    await screens.isAccessible("several recipes to choose from");
    await page.getByRole("button", { name: "Choose all" }).click();
    await list.getByRole("checkbox", { name: /^Sage broth/ }).uncheck();
    await page.getByRole("button", { name: "Import 2 recipes" }).click();
    await expect(page.getByText("2 recipes were imported:")).toBeVisible();
    await page.getByRole("link", { name: "Cumin broth" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Cumin broth" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("spoons of cumin");
  });

  test("a pasted table is chosen from by its rows", async ({ page, signUp }) => {
    await signUp();
    await submit(page, address("/story"));
    const field = page.getByRole("textbox", { name: "Paste the page's text or HTML instead" });
    await field.fill("Name\tIngredients\tMethod\nDal\tlentils; cumin\tCook it.\nTart\twalnuts; sugar\tBake it.");
    await page.getByRole("button", { name: "Extract recipe" }).click();
    await expect(page.getByText("There are several recipes in this text.")).toBeVisible();
    await page.getByRole("checkbox", { name: /^Tart/ }).check();
    await page.getByRole("button", { name: "Import 1 recipe" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tart" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("walnuts");
  });

  test("the reason is shown, and pasted text becomes a recipe of the person", async ({ page, signUp, screens }) => {
    await signUp();
    await submit(page, address("/refused"));
    await expect(page.getByText("The website refused to show us this page.")).toBeVisible();
    await expect(status(page)).toHaveText("");
    const field = page.getByRole("textbox", { name: "Paste the page's text or HTML instead" });
    await screens.isAccessible("a failed import");
    await field.fill("Nothing that anybody could cook.");
    await page.getByRole("button", { name: "Extract recipe" }).click();
    await expect(page.getByText("We could not find a recipe there.")).toBeVisible();
    await expect(field).toHaveValue("Nothing that anybody could cook."); // the pasted text is kept
    await field.fill(withData("Soup out of the clipboard"));
    await page.getByRole("button", { name: "Extract recipe" }).click();
    await expect(status(page)).toHaveText("Extracted ingredients & instructions");
    await expect(page.getByRole("region", { name: "Soup out of the clipboard" })).toContainText("1 1/2 cups milk");
    await page.goto("/saved");
    await expect(page.getByRole("article")).toContainText("Soup out of the clipboard");
  });

  test("a page without a recipe creates none, and a visitor is asked to sign in before pasting", async ({ page }) => {
    await submit(page, address("/story"));
    await expect(page.getByText("We could not find a recipe there.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^Paste/ })).toHaveCount(0);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Sign In" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("an unsupported website is reported in the documented words", async ({ page }) => {
    const detail =
      "Sorry, we can't extract recipes from this website at the moment. Please try a different recipe URL.";
    await page.route("**/parse/recipe", (route) =>
      route.fulfill({ status: 422, json: { detail, code: "unsupported_site" } }),
    );
    await submit(page, address("/blocked"));
    await expect(page.getByText(detail)).toBeVisible();
  });

  test("an import can be tried again after a dropped connection", async ({ page }) => {
    await page.route("**/parse/recipe", (route) => route.abort(), { times: 1 });
    await submit(page, address("/story"));
    await expect(page.getByText("The server could not be reached.")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("We could not find a recipe there.")).toBeVisible();
  });
});

test("the team hides an import that is no recipe, and its importer sees the reason", async ({
  page,
  context,
  signUp,
  screens,
}) => {
  const { email } = await signUp();
  await page.goto("/recipes");
  const headers = { Origin: new URL(page.url()).origin };
  const brought = await page.request.post("/parse/recipe", { headers, data: { url: address("/advertisement") } });
  const { id } = (await brought.json()) as { id: string };
  await context.clearCookies();
  await signInAsAdmin(page);
  await page.goto("/admin?view=queues");
  const waiting = page
    .getByRole("region", { name: "Imported recipes" })
    .getByRole("listitem")
    .filter({ hasText: "An advertisement read as a recipe" });
  const notice = "Nobody has saved it. 1 person who wrote or imported it is told.";
  await expect(waiting.getByText(notice)).toBeVisible();
  await waiting.getByRole("button", { name: /^Hide/ }).click();
  const form = page.getByRole("dialog", { name: "Hide An advertisement read as a recipe" });
  await expect(form.getByRole("button", { name: "Hide", exact: true })).toBeDisabled();
  await form.getByLabel("Why it is hidden").fill("It is an advertisement.");
  await screens.isAccessible("reason", "[role=dialog]");
  await form.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(page.getByText("An advertisement read as a recipe is hidden")).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await context.clearCookies();
  expect((await page.request.get(`/api/recipes/${id}`)).status()).toBe(404);
  await page.request.post("/auth/login", { data: { email, password: PASSWORD } });
  await page.goto(`/recipes/${id}/view`);
  await expect(page.getByRole("heading", { name: "Our team has hidden this recipe" })).toBeVisible();
  await expect(page.getByText("It is an advertisement.")).toBeVisible();
  await page.goto("/saved");
  const decisions = page.getByRole("region", { name: "Decisions of our team" });
  await expect(decisions.getByText("Our team wrote: It is an advertisement.")).toBeVisible();
  await screens.isAccessible("decisions of the team");
  await decisions.getByRole("button", { name: "I have read it: An advertisement read as a recipe" }).click();
  await expect(decisions).toHaveCount(0);
  expect((await page.request.get(`/recipes/${id}/view`)).status()).toBe(404);
});
