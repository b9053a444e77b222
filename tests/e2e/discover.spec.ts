import type { Page } from "@playwright/test";
import { expect, type SignedUp, test } from "./fixtures";

const box = (page: Page) => page.getByRole("searchbox", { name: /web address/ });
const results = (page: Page) => page.getByRole("list", { name: "Search results" }).getByRole("article");
/** The status of the search; the placeholder of loading recipes has a status of its own. */
const status = (page: Page) => page.getByRole("search").locator("..").getByRole("status").first();

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

async function publish(page: Page, { token }: SignedUp, title: string, ingredients: string[]): Promise<void> {
  const answer = await page.context().request.post("/api/recipes", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      title,
      is_public: true,
      ingredients: ingredients.map((name) => ({ name })),
      instructions: [{ text: "Cook it.", order: 1 }],
    },
  });
  expect(answer.status()).toBe(201);
}

test("recipes are searched while words are typed, and the address keeps the search", async ({ page, screens }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/recipes");
  // Without words there is nothing to send: on a phone the place belongs to the recipes.
  await expect(page.getByRole("button", { name: "Search", exact: true })).toHaveCount(0);
  await expect(page.getByRole("switch", { name: "Fits me" })).toHaveCount(0); // nobody is signed in
  await box(page).pressSequentially("smoky black bean");
  await expect(page).toHaveURL("/recipes?q=smoky+black+bean");
  await expect(results(page).first()).toContainText("Smoky black bean tacos");
  await expect(status(page)).toHaveText(/^Search detected — found \d+ results?$/);
  expect(await scrollsSideways(page)).toBe(false);
  await screens.isAccessible("search results");

  await results(page).first().getByRole("link").click();
  const details = page.getByRole("region", { name: "Smoky black bean tacos" });
  await expect(details).toContainText("sunflower oil");
  await expect(page).toHaveURL(/recipe=/);
  expect(await scrollsSideways(page)).toBe(false);
  await screens.isAccessible("details of a result");
  await page.reload();
  await expect(details).toBeVisible();
  await expect(box(page)).toHaveValue("smoky black bean");
  await page.goBack();
  await expect(details).toBeHidden();

  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page).toHaveURL("/recipes");
  await expect(box(page)).toHaveValue("");
  await expect(page.getByRole("link", { name: "My Recipes" })).toHaveAttribute("href", "/saved");
  await page.goBack();
  await expect(box(page)).toHaveValue("smoky black bean");
});

test("misspelt words find what was meant, and words without a match are named", async ({ page }) => {
  await page.goto("/recipes?q=buckweat+pancaks");
  await expect(page.getByText("Showing results for")).toBeVisible();
  await expect(results(page).first()).toContainText("Buckwheat pancakes");
  await page.goto("/recipes?q=xqzvw");
  await expect(page.getByRole("heading", { name: "No recipe found" })).toBeVisible();
});

test("ingredients filter recipes: with some, without others", async ({ page }) => {
  await page.goto("/recipes");
  await page.getByText("Ingredients", { exact: true }).first().click();
  await page.getByRole("combobox", { name: "Without" }).fill("peanut");
  await page
    .getByRole("option", { name: /^peanut/i })
    .first()
    .click();
  await expect(page).toHaveURL(/exclude=/);
  await expect(page.getByText("Rice noodle salad with herbs and lime")).toHaveCount(0);
  await page.getByRole("button", { name: /^Remove peanut/i }).click();
  await expect(page).toHaveURL("/recipes");
  await page.goto("/recipes?ingredients=asparagus");
  await expect(results(page)).toHaveCount(1);
});

test('"Fits me" is on for a signed-in diner and shows how many recipes it hides', async ({ page, signUp }) => {
  const diner = await signUp();
  const word = `quillet${Date.now().toString(36)}`;
  await publish(page, diner, `${word} with nuts`, ["almonds"]);
  await publish(page, diner, `${word} with rice`, ["white rice"]);
  const answer = await page.request.post("/user/my-preferences-array", {
    headers: { Authorization: `Bearer ${diner.token}` },
    data: { dietary: ["nut_free"] },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(`/recipes?q=${word}`);
  const fitsMe = page.getByRole("switch", { name: "Fits me" });
  await expect(fitsMe).toHaveAttribute("aria-checked", "true");
  await expect(page.getByText("Hides 1 recipe")).toBeVisible();
  await expect(results(page)).toHaveCount(1);
  await fitsMe.click();
  await expect(page).toHaveURL(/fits_me=false/);
  await expect(results(page)).toHaveCount(2);
});

test("a diner chooses how certain a fit must be, and uncertain recipes follow those that fit", async ({
  page,
  signUp,
  screens,
}) => {
  const diner = await signUp();
  const word = `quillop${Date.now().toString(36)}`;
  await publish(page, diner, `${word} plain`, ["white rice"]);
  await publish(page, diner, `${word} mystery`, ["white rice", "blorptang powder"]);
  await publish(page, diner, `${word} with nuts`, ["almonds"]);
  const answer = await page.request.post("/user/my-preferences-array", {
    headers: { Authorization: `Bearer ${diner.token}` },
    data: { dietary: ["nut_free"] },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(`/recipes?q=${word}`);
  const modes = page.getByRole("radiogroup", { name: "How sure" });
  await expect(modes.getByRole("radio", { name: "Standard" })).toBeChecked();
  await expect(results(page)).toHaveCount(1);
  await modes.getByText("Relaxed").click();
  await expect(page).toHaveURL(/fit=relaxed/);
  await expect(page.getByRole("region", { name: "Fits you", exact: true })).toContainText(`${word} plain`);
  await expect(page.getByRole("region", { name: "We cannot tell", exact: true })).toContainText(`${word} mystery`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText("Hides 1 recipe")).toBeVisible();
  await screens.isAccessible("relaxed");
  await modes.getByText("Strict").click();
  await expect(page).toHaveURL(/fit=strict/);
  await expect(results(page)).toHaveCount(1);
});

test("the page number and page size are in the address", async ({ page }) => {
  await page.goto("/recipes");
  const sizes = page.getByRole("navigation", { name: "Recipes per page" });
  await sizes.getByRole("link", { name: "10 per page" }).click();
  await expect(page).toHaveURL("/recipes?page_size=10");
  await page.reload();
  await expect(sizes.getByRole("link", { name: "10 per page" })).toHaveAttribute("aria-current", "page");
  await page.goto("/recipes?page=99&page_size=10");
  await expect(page.getByRole("heading", { name: "There is no page 99" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the first page" }).click();
  await expect(page).toHaveURL("/recipes?page_size=10");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
