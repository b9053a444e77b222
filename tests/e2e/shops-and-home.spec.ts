import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const line = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });
const aisles = (page: Page) => page.getByRole("region", { name: "Current list" }).locator("[data-aisle] h2");
const option = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "List options" }).click();
  await page.getByRole("button", { name }).click();
};

async function write(page: Page, item: string): Promise<void> {
  await page.getByRole("textbox", { name: "Add an item" }).fill(item);
  await page.keyboard.press("Enter");
  await expect(line(page, item)).toBeVisible();
}

const isSaved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

// Two of the tests cut the network.
test.use({ expectedOnConsole: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

test("a list follows the order of a shop, which is set by keyboard and applies offline, too", async ({
  page,
  context,
  signUp,
  screens,
}) => {
  await signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/grocery-list");
  for (const item of ["apples", "bread", "frozen peas"]) await write(page, item);
  await isSaved(page);
  await expect(aisles(page)).toContainText(["Fruit & vegetables", "Bakery", "Frozen"]);

  await option(page, "Sort for a shop");
  const dialog = page.getByRole("dialog", { name: "Sort for a shop" });
  await dialog.getByRole("button", { name: "New shop" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await dialog.getByLabel("Name of the shop").fill("Corner shop");
  const frozen = dialog.getByRole("button", { name: "Move Frozen" });
  await frozen.focus();
  for (let i = 0; i < 16; i++) await page.keyboard.press("ArrowUp");
  await expect(dialog.getByRole("listitem").first()).toContainText("Frozen");
  await screens.isAccessible("the order of a shop");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("combobox", { name: "Shop" })).toHaveValue(/.+/);
  await screens.isAccessible("the shops");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(aisles(page)).toContainText(["Frozen", "Fruit & vegetables", "Bakery"]);
  await page.reload();
  await expect(aisles(page)).toContainText(["Frozen", "Fruit & vegetables", "Bakery"]);
  await isSaved(page);

  // The service worker serves the page itself, once it is installed.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await line(page, "apples").click();
  await expect(aisles(page)).toContainText(["Frozen", "Fruit & vegetables", "Bakery"]);
  await context.setOffline(false);
});

test("an item at home is set aside, can still be bought, and is used by the recipe search", async ({
  page,
  context,
  signUp,
  screens,
}) => {
  await signUp();
  await page.goto("/grocery-list");
  await write(page, "rice");
  await write(page, "eggs");
  await isSaved(page);
  await option(page, "What is at home");
  const dialog = page.getByRole("dialog", { name: "What is at home" });
  await dialog.getByRole("textbox", { name: "Something at home" }).fill("olive oil");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Remove olive oil" })).toBeVisible();
  await screens.isAccessible("what is at home");
  await page.keyboard.press("Escape");

  await write(page, "olive oil");
  const home = page.locator("[data-aisle]").filter({ has: page.getByRole("heading", { name: /^At home/ }) });
  await expect(home.getByRole("checkbox", { name: "olive oil" })).toBeVisible();
  await expect(page.getByText("0 of 2 in the basket")).toBeVisible();

  // Marked on a line without a network.
  await isSaved(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Edit rice" }).click();
  await page.getByRole("dialog").getByRole("checkbox", { name: "I have this at home" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(home.getByRole("checkbox", { name: "rice" })).toBeVisible();
  await context.setOffline(false);
  await isSaved(page);
  await screens.isAccessible("a list with things at home");
  await home.getByRole("button", { name: /^Buy it ?: olive oil$/ }).click();
  await expect(home.getByRole("checkbox", { name: "olive oil" })).toHaveCount(0);
  await expect(line(page, "olive oil")).toBeVisible();
  await isSaved(page);

  await page.goto("/recipes");
  await page.getByText("Ingredients", { exact: true }).click();
  await page.getByRole("button", { name: "Use what is at home" }).click();
  await expect(page).toHaveURL(/have=rice/);
  await expect(page).not.toHaveURL(/olive/);
});

test("items that are often bought are suggested, and one tap adds one", async ({ page, signUp, screens }) => {
  await signUp();
  await page.goto("/grocery-list");
  for (let i = 0; i < 2; i++) {
    await write(page, "milk");
    await line(page, "milk").click();
    await expect(line(page, "milk")).toBeChecked();
    await page.getByRole("button", { name: "Clear Checked" }).click();
    await expect(line(page, "milk")).toHaveCount(0);
    await isSaved(page);
  }
  await write(page, "tea");
  await isSaved(page);
  await page.reload();
  const often = page.getByRole("region", { name: "Often bought" });
  await expect(often.getByRole("listitem")).toHaveCount(1);
  await screens.isAccessible("suggestions");
  await often.getByRole("button", { name: /^milk ?: add to the list$/ }).click();
  await expect(line(page, "milk")).toBeVisible();
  await expect(often).toHaveCount(0);
});
