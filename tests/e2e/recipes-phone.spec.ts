import type { Locator, Page } from "@playwright/test";
import { addChildAs, writeRecipeAs } from "../support/post-as";
import { expect, test } from "./fixtures";

const PHONE = { width: 360, height: 740 };
const WORD = "quillstew";

test.use({ viewport: PHONE });

/** Whether the whole element stands on the first screen, above the bar at its lower edge. */
async function standsOnFirstScreen(page: Page, element: Locator): Promise<boolean> {
  const [box, bar] = await Promise.all([
    element.boundingBox(),
    page.getByRole("navigation", { name: "Main" }).last().boundingBox(),
  ]);
  if (!box || !bar) return false;
  return box.y >= 0 && box.y + box.height <= Math.min(bar.y, PHONE.height);
}

test("the first screen of a phone shows a recipe: its picture, its title and its verdict", async ({
  page,
  signUp,
  screens,
}) => {
  const parent = await signUp({ first_name: "Pia" });
  await addChildAs(page, parent, "Leo", "egg");
  await page.goto("/recipes");
  const first = page.getByRole("article").first();
  for (const part of [
    first.getByRole("img").or(first.locator("svg")).first(),
    first.getByRole("heading"),
    first.getByText("Fits Leo", { exact: true }),
  ])
    await expect.poll(() => standsOnFirstScreen(page, part)).toBe(true);
  await screens.isAccessible("recipes on a phone");
});

test("the filters stand in a sheet, say how many are set, and close on the recipes that are left", async ({
  page,
  signUp,
  screens,
}) => {
  const person = await signUp();
  await writeRecipeAs(page, person, `Slow ${WORD}`, ["2 leeks", "1 l water"]);
  await page.goto(`/recipes?q=${WORD}`);
  await expect(page.getByRole("search", { name: "Narrow the recipes" })).toHaveCount(0);
  await page.getByRole("button", { name: "Filter" }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await screens.isAccessible("the filters of recipes on a phone", "[role=dialog]");
  await sheet.getByLabel("Diet").selectOption("Vegan");
  await expect(sheet.getByRole("status")).toHaveText(/found 1 result/);
  await sheet.getByRole("button", { name: "Show the recipes" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeFocused();
  await expect(page.getByRole("heading", { name: `Slow ${WORD}` })).toBeVisible();
  // Without words in the field there is nothing to send, and the place belongs to the recipes.
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeHidden();
});

test("a dish that is asked for by name and does not fit is shown apart, with its reason", async ({
  page,
  signUp,
  screens,
}) => {
  const parent = await signUp({ first_name: "Pia" });
  await addChildAs(page, parent, "Leo", "egg");
  await writeRecipeAs(page, parent, `Omelette ${WORD}`, ["3 eggs", "10 g butter"]);
  await page.goto(`/recipes?q=${WORD}`);
  await expect(page.getByText("This recipe does not fit Leo, or nobody can tell.")).toBeVisible();
  const omelette = page.getByRole("article").filter({ hasText: "Omelette" });
  await expect(omelette).toContainText(/Not for Leo: Eggs?/);
  await screens.isAccessible("a searched dish that does not fit");
});
