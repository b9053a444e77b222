import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, type SignedUp, test } from "./fixtures";
import { agreeToHealth } from "./health-consent";

const by = ({ token }: SignedUp) => ({ Authorization: `Bearer ${token}` });

const BROTH = {
  title: "Salty *broth*",
  servings: 2,
  prep_time: 5,
  cook_time: 20,
  ingredients: [
    { name: "soy sauce", quantity: "100", unit: "ml" },
    { name: "potatoes", quantity: "400", unit: "g" },
    { name: "salt", quantity: "1", unit: "tsp" },
  ],
  instructions: [
    { text: "Boil the potatoes in the soy sauce and 1 l of water.", order: 1 },
    { text: "Salt it.", order: 2 },
  ],
};

async function write(page: Page, diner: SignedUp, recipe: object = BROTH): Promise<string> {
  const answer = await page.context().request.post("/api/recipes", { headers: by(diner), data: recipe });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test("a recipe is printed with or without its picture, as chosen last, and saved as Markdown", async ({
  page,
  signUp,
}) => {
  const id = await write(page, await signUp());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(`/recipes/${id}/view`);
  const picture = page.locator("[data-recipe] [data-picture]").first();
  await expect(picture).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(picture).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("checkbox", { name: "Print pictures" }).check();
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(picture).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Print pictures" })).toBeChecked();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as Markdown" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("salty-broth.md");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("# Salty \\*broth\\*");
  expect(text).toContain("Serves 2 · ");
  expect(text).toContain("- 100 ml soy sauce\n- 400 g potatoes\n- 1 tsp salt");
  expect(text).toContain("1. Boil the potatoes in the soy sauce and 1 l of water.\n2. Salt it.");
});

test("nutrition is shown against a day and one's own limit, with the ingredients that contain most salt", async ({
  page,
  signUp,
  screens,
}) => {
  const diner = await signUp();
  const id = await write(page, diner);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/recipes/${id}/view`);
  const nutrition = page.getByRole("region", { name: "Nutrition per serving" });
  const sodium = nutrition.getByRole("listitem").filter({ hasText: /^Sodium/ });
  await expect(sodium).toContainText(/g · \d{2,3} ?% of a day/);
  await expect(nutrition.getByRole("heading", { name: "What carries the salt" })).toBeVisible();
  const salt = nutrition.getByRole("listitem").filter({ hasText: /\d %|\d%/ });
  await expect(salt.filter({ hasText: "soy sauce" })).toBeVisible();
  await expect(nutrition.getByRole("table")).toBeHidden();
  await nutrition.getByText("All figures").click();
  await expect(nutrition.getByRole("table")).toBeVisible();
  await expect(sodium).not.toContainText("Above your limit");

  await page.goto("/settings?tab=dietary");
  await page.getByRole("button", { name: "Show all 24" }).click();
  await page.getByRole("switch", { name: "High Blood Pressure" }).click();
  await agreeToHealth(page);
  const limits = page.getByRole("region", { name: "What a serving may hold" });
  await limits.getByRole("button", { name: "My doctor said: Sodium" }).click();
  await limits.getByLabel("At most (g)").fill("1.5");
  await limits.getByRole("button", { name: "Save" }).click();
  await expect(limits).toContainText("0.5 g for each of three meals");
  await page.goto(`/recipes/${id}/view`);
  await expect(sodium).toContainText("Above your limit of 0.5 g a serving.");
  await screens.isAccessible("a recipe's figures");
});

test.describe("a text that is asked about", () => {
  // The browser itself logs that the import asks before it stores.
  test.use({ expectedOnConsole: [/Failed to load resource/] });

  test("unknown lines of an import are offered for review", async ({ page, signUp, screens }) => {
    await signUp();
    const described = JSON.stringify({
      "@context": "https://schema.org",
      "@type": "Recipe",
      name: "Shared soup",
      recipeIngredient: ["2 leeks", "1 tbsp zorblaxine"],
      recipeInstructions: ["Boil everything."],
    });
    // What a phone's share sheet sends: bare structured data in the text.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/recipes/shared?title=Soup&text=${encodeURIComponent(described)}`);
    await expect(page.getByRole("heading", { level: 1, name: "Import a recipe" })).toBeVisible();
    await screens.isAccessible("a shared recipe, before it is imported");
    await page.getByRole("button", { name: "Import what the page holds" }).click();
    // The word is asked about before anything is stored; left as it is, it stays doubtful on the recipe.
    await expect(page.getByText("1 line is doubtful.")).toBeVisible();
    await page.getByRole("button", { name: "Save recipe", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Shared soup" })).toBeVisible();
    await expect(page.getByText("Nobody here knows 1 tbsp zorblaxine.")).toBeVisible();
    await page.getByRole("link", { name: /Correct it/ }).click();
    await expect(page.getByRole("textbox", { name: "Name of ingredient 2" })).toHaveValue("zorblaxine");
  });
});

test("a shared text with an address is imported, and one without is searched for", async ({ page, signUp }) => {
  await signUp();
  await page.goto(
    `/recipes/shared?text=${encodeURIComponent("Look at this: https://kitchen.example/none-such. Lovely!")}`,
  );
  await expect(page.getByRole("searchbox", { name: /web address/ })).toHaveValue("https://kitchen.example/none-such");
  await expect(page.getByRole("heading", { name: "This page is not here yet" })).toBeVisible();
  await expect(page.getByText("URL not found in DB", { exact: true })).toBeVisible();
  await page.goto("/recipes/shared?title=leek%20and%20potato%20soup");
  await expect(page.getByRole("searchbox", { name: /web address/ })).toHaveValue("leek and potato soup");
});
