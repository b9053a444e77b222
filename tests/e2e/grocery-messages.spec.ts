import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type SignedUp, test } from "./fixtures";

const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const line = (page: Page, name: string) => page.getByRole("checkbox", { name });
const by = ({ token }: SignedUp) => ({ Authorization: `Bearer ${token}` });

async function createRecipe(request: APIRequestContext, owner: SignedUp): Promise<string> {
  const answer = await request.post("/api/recipes", {
    headers: by(owner),
    data: {
      title: "Leek soup",
      servings: 4,
      ingredients: [{ name: "4 leeks", order: 1 }],
      instructions: [{ text: "Cook.", order: 1 }],
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function write(page: Page, item: string): Promise<void> {
  await page.getByRole("textbox", { name: "Add an item" }).fill(item);
  await page.keyboard.press("Enter");
  await expect(line(page, item)).toBeVisible();
}

test.describe("how long a message stays", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  /** Stops the page's clock; from now on only the test advances it. */
  async function stopClock(page: Page): Promise<void> {
    await page.mouse.move(1, 1); // A message under the pointer would stay.
    await page.clock.pauseAt(Date.now() + 120_000);
  }

  async function staysFor(page: Page, words: string, milliseconds: number): Promise<void> {
    const toast = messages(page).locator("[data-toast]", { hasText: words });
    await expect(toast).toBeVisible();
    await page.clock.runFor(milliseconds - 100);
    await expect(toast).toHaveAttribute("data-toast", "shown");
    await page.clock.runFor(110);
    // The leave animation takes 300 ms.
    await expect(toast).toHaveAttribute("data-toast", "leaving");
    await page.clock.runFor(310);
    await expect(toast).toHaveCount(0);
  }

  test("of a deleted list is three seconds, and its exit animation takes 300 ms", async ({ page, signUp }) => {
    await page.clock.install();
    await signUp();
    await page.goto("/grocery-list");
    await write(page, "bread");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Add More Recipes" })).toHaveAttribute("href", "/recipes");
    await page.getByRole("button", { name: "List options" }).click();
    await page.getByRole("button", { name: "Delete list" }).click();
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Delete" });
    await expect(confirm).toBeVisible();
    await stopClock(page);
    await confirm.press("Enter");
    await staysFor(page, "My Grocery List deleted successfully", 3000);
  });

  test("of an added recipe is six seconds, and its exit animation takes 300 ms", async ({ page, signUp }) => {
    await page.clock.install();
    const person = await signUp();
    const id = await createRecipe(page.request, person);
    await page.goto(`/recipes/${id}/view`);
    const add = page.getByRole("button", { name: "+ Grocery List" });
    await expect(add).toBeVisible();
    await stopClock(page);
    await add.press("Enter");
    await staysFor(page, "Added Leek soup to your grocery list with 1 normalized items!", 6000);
  });
});

test.describe("a variant", () => {
  test.use({ expectedOnConsole: [/500|Failed to load resource/] });

  test("that cannot be deleted says so and stays; Cancel returns to the start and creates nothing", async ({
    page,
    signUp,
  }) => {
    const owner = await signUp();
    const recipeId = await createRecipe(page.request, owner);
    const response = await page.request.post(`/recipe-variants/create-from-recipe/${recipeId}`, { headers: by(owner) });
    const { id } = (await response.json()) as { id: string };
    await page.goto(`/variants/${id}/view`);
    await page.route("**/recipe-variants/*", (route) =>
      route.request().method() === "DELETE" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.getByRole("button", { name: "Delete My Leek soup" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(messages(page).getByRole("alert")).toContainText("Failed to delete recipe variant");
    await expect(page).toHaveURL(`/variants/${id}/view`);

    await page.goto(`/recipes/${recipeId}/customize`);
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("My Leek soup");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/");
    const mine = await page.request.get(`/recipe-variants/user/${owner.id}`, { headers: by(owner) });
    expect((await mine.json()) as unknown[]).toHaveLength(1);
  });
});

test.describe("a list that another tab closes", () => {
  test.use({ expectedOnConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|NetworkError/] });

  test("still receives ticks made offline once the network is back, without a reload", async ({
    page,
    context,
    signUp,
  }) => {
    const person = await signUp();
    await page.goto("/grocery-list");
    await write(page, "bread");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const tab = await context.newPage();
    await tab.goto("/grocery-list");
    await expect(line(tab, "bread")).toBeVisible();
    await context.setOffline(true);
    await line(page, "bread").click();
    await expect(line(tab, "bread")).toBeChecked();
    await tab.getByRole("button", { name: "Close List" }).click();
    await expect(page.getByRole("heading", { name: "Your grocery list is empty" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("1 item, all bought")).toBeVisible();
    const lists = await page.request.get("/grocery-lists", { headers: by(person) });
    expect(await lists.json()).toMatchObject([{ items: [{ name: "bread", is_checked: true }] }]);
    await tab.close();
  });
});
