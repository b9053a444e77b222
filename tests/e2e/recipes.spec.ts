import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const line = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

test("a visitor finds a recipe, scales it and cooks it, also by keyboard", async ({ page, screens }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Recipes" }).click();
  await expect(page).toHaveURL("/recipes");
  // There are more recipes than a page shows, so the search is for tacos.
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("combobox", { name: "Kitchen" }).selectOption({ label: "Mexican" });
  await expect(page).toHaveURL(/cuisine=mexican/);
  await page.getByRole("button", { name: "Show the recipes" }).click();
  const card = cards(page).filter({ hasText: "Smoky black bean tacos" });
  await expect(card).toContainText("35 min");
  // A phone has no room for them in every card.
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(card.getByRole("list", { name: "Ingredients" }).getByRole("listitem")).toHaveText([
    "1 tbsp sunflower oil",
    "1 red onion, sliced",
    "2 tsp smoked paprika",
    "... and 6 more",
  ]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await scrollsSideways(page)).toBe(false);
  await screens.isAccessible("recipes");

  await card.getByRole("link", { name: "Smoky black bean tacos", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Smoky black bean tacos")).toBeVisible();
  await expect(page).toHaveTitle(/^Smoky black bean tacos/);
  await expect(page.getByText("20 min prep, 15 min cooking")).toBeVisible();
  await expect(page.getByText("A mark that is missing means unknown, not safe.")).toBeVisible();
  await expect(page.getByText(/^Source/)).toHaveCount(0); // the recipe has no source

  await page.getByRole("radio", { name: "1/2x" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("textbox", { name: "Servings" })).toHaveValue("2");
  await expect(line(page, "1/2 tbsp sunflower oil")).toBeVisible();
  await expect(line(page, "240 g cooked black beans")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(line(page, "2 tbsp sunflower oil")).toBeVisible();

  const oil = line(page, "2 tbsp sunflower oil");
  await oil.focus();
  await page.keyboard.press("Enter");
  await expect(oil).toHaveAttribute("aria-pressed", "true");
  const step = page.getByRole("button", { name: /^Soften the onion/ });
  await step.click();
  await expect(step).toHaveAttribute("aria-pressed", "true");
  await step.click();
  await expect(step).toHaveAttribute("aria-pressed", "false");
  expect(await scrollsSideways(page)).toBe(false);
  await screens.isAccessible("recipe");

  await page.goBack();
  await expect(page).toHaveURL("/recipes?cuisine=mexican");
});

test.describe("a recipe that is not there", () => {
  test.use({ expectedOnConsole: [/404/] });

  test("says so and leads back to the recipes", async ({ page, screens }) => {
    const answer = await page.goto("/recipes/0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f/view");
    expect(answer?.status()).toBe(404);
    await expect(heading(page, "Recipe not found")).toBeVisible();
    await screens.isAccessible("recipe not found");
    await page.getByRole("link", { name: "Browse Recipes" }).click();
    await expect(heading(page, "Recipes")).toBeVisible();
  });
});
