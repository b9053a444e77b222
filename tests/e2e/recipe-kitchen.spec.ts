import type { Page } from "@playwright/test";
import { expect, type SignedUp, test } from "./fixtures";

const PANCAKES = {
  title: "Sunday pancakes",
  servings: 4,
  ingredients: [
    { name: "flour", quantity: "2", unit: "cups" },
    { name: "milk", quantity: "300", unit: "ml" },
    { name: "zorblax", quantity: "1", unit: "tsp" },
  ],
  instructions: [
    { text: "Whisk everything.", order: 1 },
    { text: "Rest the batter for 20 minutes.", order: 2 },
    { text: "Fry.", order: 3 },
  ],
};

async function write(page: Page, { token }: SignedUp): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.context().request.post("/api/recipes", { headers, data: PANCAKES });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test("servings and step are in the address: a reload, Back and another browser show the same", async ({
  page,
  signUp,
  browser,
}) => {
  const id = await write(page, await signUp());
  await page.goto(`/recipes/${id}/view?servings=6`);
  await expect(page.getByRole("button", { name: "3 cups flour" })).toBeVisible();
  await page.getByRole("button", { name: "One serving more" }).click();
  await expect(page).toHaveURL(/servings=7$/);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Servings" })).toHaveValue("7");

  await page.getByRole("button", { name: "Cook mode" }).click();
  const cook = page.getByRole("dialog", { name: "Sunday pancakes" });
  await cook.getByRole("button", { name: "Next step" }).click();
  await expect(page).toHaveURL(/servings=7&step=2$/);
  await page.reload();
  await expect(cook.getByText("Rest the batter for 20 minutes.")).toBeVisible();
  const otherTab = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await otherTab.goto(page.url());
  await expect(otherTab.getByText("Step 2 of 3")).toBeVisible();
  await otherTab.context().close();

  await cook.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/servings=7$/);
  await page.getByRole("button", { name: "Cook mode" }).click();
  await page.goBack();
  await expect(cook).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Servings" })).toHaveValue("7");

  await page.goto(`/recipes/${id}/view?servings=many&step=99`);
  await expect(page.getByRole("textbox", { name: "Servings" })).toHaveValue("4");
  await expect(cook).toBeHidden();
});

test("a private recipe is read by a link and saved as a copy", async ({ page, signUp, screens, browser }) => {
  const id = await write(page, await signUp());
  await page.goto(`/recipes/${id}/view`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this recipe" });
  await dialog.getByLabel("Ends").selectOption("1");
  page.once("dialog", (prompt) => void prompt.dismiss());
  const response = page.waitForResponse((each) => each.url().endsWith("/user/recipe-links") && each.status() === 201);
  await dialog.getByRole("button", { name: "Create and copy" }).click();
  const { url } = (await (await response).json()) as { url: string };
  await expect(dialog.getByText("Nobody has opened it yet.")).toBeVisible();
  await screens.isAccessible("links to a recipe", "[role=dialog]");

  const visitor = await (await browser.newContext()).newPage();
  const answer = await visitor.goto(new URL(url).pathname);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(visitor.getByRole("heading", { name: "Sunday pancakes" })).toBeVisible();
  await expect(visitor.getByText("Not checked for you.")).toBeVisible();
  await visitor.context().close();

  // A page that still asks for something would be refused, and say so.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signUp({ first_name: "Tomas" });
  await page.goto(new URL(url).pathname);
  await screens.isAccessible("recipe behind a link");
  await page.getByRole("button", { name: "Keep a copy" }).click();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}\/view/);
  expect(page.url()).not.toContain(id);
  await expect(page.getByText("Please look at this line.")).toBeVisible();
});

test("a link that is made while the list of links loads appears in the list", async ({ page, signUp }) => {
  const id = await write(page, await signUp());
  await page.goto(`/recipes/${id}/view`);
  let letGo = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // The server has read the list before the link is made; its answer comes after.
  await page.route(/\/user\/recipe-links\?/, async (route) => {
    const answer = await route.fetch();
    await untilReleased;
    await route.fulfill({ response: answer });
  });
  const sentRequest = page.waitForRequest(/\/user\/recipe-links\?/);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await sentRequest;
  const dialog = page.getByRole("dialog", { name: "Share this recipe" });
  page.once("dialog", (prompt) => void prompt.dismiss());
  const response = page.waitForResponse((each) => each.url().endsWith("/user/recipe-links") && each.status() === 201);
  await dialog.getByRole("button", { name: "Create and copy" }).click();
  await response;
  letGo();
  await expect(dialog.getByText("Nobody has opened it yet.")).toBeVisible();
});

test("a recipe that takes long to judge shows its marks without a reload once they are ready", async ({
  page,
  signUp,
}) => {
  const { token } = await signUp();
  // More lines than are judged while somebody waits: they are stored without a judgement, and judged in the
  // background.
  const filler = Array.from({ length: 30 }, (_, index) => `basil leaf ${index}`)
    .join(", ")
    .slice(0, 290);
  const lines = Array.from({ length: 160 }, (_, index) => ({ name: `rice ${index}`, note: filler }));
  const response = await page.context().request.post("/api/recipes", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      title: "A book of rice",
      servings: 4,
      ingredients: [...lines, { name: "peanut butter", quantity: "2", unit: "tbsp" }],
      instructions: [{ text: "Cook." }],
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const recipe = (await response.json()) as { id: string; engine_version: string | null };
  expect(recipe.engine_version).toBeNull();
  await page.goto(`/recipes/${recipe.id}/view`);
  await expect(page.getByRole("heading", { level: 1, name: "A book of rice" })).toBeVisible();
  // Without a reload.
  await expect(page.getByText(/Still being read\.|still being worked out/)).toBeHidden({ timeout: 120_000 });
});
