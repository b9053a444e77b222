import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type SignedUp, test } from "./fixtures";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const by = ({ token }: SignedUp) => ({ Authorization: `Bearer ${token}` });

const PANCAKES = {
  title: "Sunday pancakes",
  servings: 4,
  ingredients: [
    { name: "whole milk", quantity: "1", unit: "cup" },
    { name: "flour", quantity: "200", unit: "g" },
    { name: "eggs", quantity: "2" },
    { name: "blueberries", quantity: "1/2", unit: "cup" },
  ],
  instructions: [{ text: "Whisk everything to a batter." }, { text: "Fry in a hot pan." }],
};

async function createRecipe(request: APIRequestContext, owner: SignedUp, over: Record<string, unknown> = {}) {
  const answer = await request.post("/api/recipes", { headers: by(owner), data: { ...PANCAKES, ...over } });
  return (await answer.json()) as { id: string; updated_at: string; ingredients: { id: string }[] };
}
const setDiets = (request: APIRequestContext, owner: SignedUp, dietary: string[]) =>
  request.post("/user/my-preferences-array", { headers: by(owner), data: { dietary } });

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

test("a recipe is adapted line by line and saved with its differences", async ({ page, signUp, screens }) => {
  test.slow(); // axe checks four screens, each in four ways
  const owner = await signUp();
  await setDiets(page.request, owner, ["vegan"]);
  const { id } = await createRecipe(page.request, owner);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/recipes/${id}/view`);
  await page.getByRole("link", { name: "Customize" }).click();
  await expect(heading(page, "Customize recipe")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("My Sunday pancakes");
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  await screens.isAccessible("customize");

  await page.getByRole("button", { name: "Save my version" }).click();
  await expect(page.getByText("Nothing differs from the base recipe yet.")).toBeVisible();
  await expect(page).toHaveURL(`/recipes/${id}/customize`);

  const milk = page.getByRole("list", { name: "In place of 1 cup whole milk" });
  await milk.getByRole("button", { name: "Use 1 cup oat milk" }).click();
  await expect(field(page, "Name of ingredient 1")).toHaveValue("oat milk");
  await page.getByRole("button", { name: "Undo: 1 cup whole milk" }).click();
  await expect(field(page, "Name of ingredient 1")).toHaveValue("whole milk");
  await milk.getByRole("button", { name: "Use 1 cup oat milk" }).click();
  await page.getByRole("button", { name: "Use 2 tbsp ground flaxseed and 3/8 cup water" }).click();
  await expect(field(page, "Name of ingredient 4")).toHaveValue("water");
  expect(await scrollsSideways(page)).toBe(false);
  await screens.isAccessible("customize, with two substitutes taken");

  // A reload keeps everything.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("We kept what you had written.")).toBeVisible();
  await expect(field(page, "Name of ingredient 3")).toHaveValue("ground flaxseed");
  await expect(page.getByRole("button", { name: "Undo: 2 eggs" })).toBeVisible();

  await page.getByRole("button", { name: "Save my version" }).click();
  await expect(page).toHaveURL(/\/variants\/[0-9a-f-]{36}\/view$/);
  await expect(page.getByText("Variant created")).toBeVisible();
  await expect(heading(page, "My Sunday pancakes")).toBeVisible();
  await expect(page.getByText("Fits your ID as written")).toBeVisible();
  await expect(page.getByText("Your version of Sunday pancakes. Only you can see it.")).toBeVisible();
  const differences = page.getByRole("region", { name: "What differs from the base recipe" });
  await expect(differences.getByRole("listitem")).toHaveText([
    /Changedwas 1 cup whole milknow 1 cup oat milk/,
    /Changedwas 2 eggsnow 2 tbsp ground flaxseed/,
    /Added3\/8 cup water/,
  ]);
  expect(await scrollsSideways(page)).toBe(false);
  await screens.isAccessible("variant");

  await page.getByRole("button", { name: "Cook mode" }).click();
  await expect(page.getByRole("dialog")).toContainText("Whisk everything to a batter.");
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Your Recipes" }).first().click();
  await expect(page.getByRole("link", { name: "My Sunday pancakes", exact: true })).toBeVisible();
});

test("a variant can be changed, shows that its base has changed, and can be deleted", async ({
  page,
  signUp,
  screens,
}) => {
  test.slow(); // axe checks three screens, each in four ways
  const owner = await signUp();
  const base = await createRecipe(page.request, owner);
  const response = await page.request.post(`/recipe-variants/create-from-recipe/${base.id}`, { headers: by(owner) });
  const { id } = (await response.json()) as { id: string };
  await page.request.put(`/api/recipes/${base.id}`, {
    headers: by(owner),
    data: { ...PANCAKES, title: "Crêpes", ingredients: base.ingredients },
  });
  await page.goto(`/variants/${id}/view`);
  await expect(page.getByText("Sunday pancakes has changed since.")).toBeVisible();
  await screens.isAccessible("variant, its base changed");

  await page.getByRole("link", { name: "Edit" }).click();
  await expect(heading(page, "Edit variant")).toBeVisible();
  await expect(page.getByText("Your ID says nothing yet")).toBeVisible();
  await field(page, "Title").fill("");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Title is required")).toBeVisible();
  await expect(field(page, "Title")).toBeFocused();
  await field(page, "Title").fill("Thin ones");
  await field(page, "Name of ingredient 4").fill("raspberries");
  await screens.isAccessible("edit variant");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(`/variants/${id}/view`);
  await expect(page.getByText("Variant updated")).toBeVisible();
  await expect(heading(page, "Thin ones")).toBeVisible();
  await expect(page.getByText("has changed since")).toHaveCount(0);
  await expect(page.getByText("Your version of")).toBeVisible();
  await page.request.delete(`/api/recipes/${base.id}`, { headers: by(owner) });
  await page.reload();
  await expect(page.getByText("Sunday pancakes is no longer available.")).toBeVisible();
  await expect(page.getByText("No base recipe available.")).toBeVisible();
  await expect(page.getByRole("button", { name: "1/2 cup raspberries" })).toBeVisible();
  await screens.isAccessible("variant, its base gone");

  await page.getByRole("button", { name: "Delete Thin ones" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/saved");
  await expect(page.getByText("Thin ones", { exact: true })).toHaveCount(0);
});

test.describe("a variant that cannot be saved", () => {
  test.use({ expectedOnConsole: [/500|409|404|ERR_FAILED|Failed to load resource/] });

  test("shows the reason, keeps its edits, and is created once when tried again", async ({ page, signUp }) => {
    const owner = await signUp();
    const { id } = await createRecipe(page.request, owner);
    await page.goto(`/recipes/${id}/customize`);
    await field(page, "Name of ingredient 4").fill("plums");
    await page.route("**/recipe-variants/**", (route) =>
      route.fulfill({ status: 500, json: { detail: "Something went wrong on our side" } }),
    );
    await page.getByRole("button", { name: "Save my version" }).click();
    await expect(page.getByText("Failed to create variant.")).toBeVisible();
    await expect(field(page, "Name of ingredient 4")).toHaveValue("plums");
    await page.unroute("**/recipe-variants/**");
    // The variant is created, but the answer is lost.
    await page.route("**/recipe-variants/**", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Save my version" }).click();
    await expect(page.getByText("The server could not be reached.")).toBeVisible();
    await page.unroute("**/recipe-variants/**");
    await page.getByRole("button", { name: "Save my version" }).dblclick();
    await expect(page).toHaveURL(/\/variants\/[0-9a-f-]{36}\/view$/);
    const mine = await page.request.get(`/recipe-variants/user/${owner.id}`, { headers: by(owner) });
    expect((await mine.json()) as unknown[]).toHaveLength(1);
  });

  test("that cannot be deleted says so, stays, and is deleted when tried again", async ({ page, signUp }) => {
    const owner = await signUp();
    const base = await createRecipe(page.request, owner);
    const made = await page.request.post(`/recipe-variants/create-from-recipe/${base.id}`, { headers: by(owner) });
    const { id, title } = (await made.json()) as { id: string; title: string };
    await page.goto(`/variants/${id}/view`);
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    const dialog = page.getByRole("dialog");
    await page.route(`**/recipe-variants/${id}`, (route) =>
      route.request().method() === "DELETE" ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
    );
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete recipe variant.")).toBeVisible();
    await page.unroute(`**/recipe-variants/${id}`);
    const still = await page.request.get(`/recipe-variants/user/${owner.id}`, { headers: by(owner) });
    expect((await still.json()) as unknown[]).toHaveLength(1);
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/saved");
    const response = await page.request.get(`/recipe-variants/user/${owner.id}`, { headers: by(owner) });
    expect((await response.json()) as unknown[]).toHaveLength(0);
  });

  test("is not overwritten by a second tab", async ({ page, signUp }) => {
    const owner = await signUp();
    const { id: recipeId } = await createRecipe(page.request, owner);
    const response = await page.request.post(`/recipe-variants/create-from-recipe/${recipeId}`, { headers: by(owner) });
    const variant = (await response.json()) as { id: string };
    await page.goto(`/variants/${variant.id}/edit`);
    await page.request.put(`/recipe-variants/${variant.id}`, {
      headers: by(owner),
      data: { ...variant, title: "From the phone" },
    });
    await field(page, "Title").fill("From the laptop");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Failed to update variant.")).toBeVisible();
    await page.getByRole("button", { name: "Save mine instead" }).click();
    await expect(page).toHaveURL(`/variants/${variant.id}/view`);
    const now = await page.request.get(`/recipe-variants/${variant.id}`, { headers: by(owner) });
    expect(((await now.json()) as { title: string }).title).toBe("From the laptop");
  });
});

test.describe("access to variants", () => {
  test.use({ expectedOnConsole: [/404/] });

  test("a visitor is asked to sign in, and sees no Customize", async ({ page, signUp, context, screens }) => {
    const owner = await signUp();
    const { id } = await createRecipe(page.request, owner, { is_public: true });
    await context.clearCookies();
    await page.goto(`/recipes/${id}/view`);
    await expect(heading(page, "Sunday pancakes")).toBeVisible();
    await expect(page.getByRole("link", { name: "Customize" })).toHaveCount(0);
    await page.goto(`/recipes/${id}/customize`);
    await expect(page.getByText("You must be logged in to customize recipes")).toBeVisible();
    await screens.isAccessible("customize, signed out");
    await page.goto(`/variants/${id}/view`);
    await expect(page.getByText("You must be logged in to customize recipes")).toBeVisible();
  });

  test("another person's variant or private recipe is not found", async ({ page, signUp, screens }) => {
    const owner = await signUp();
    const { id: recipeId } = await createRecipe(page.request, owner);
    const response = await page.request.post(`/recipe-variants/create-from-recipe/${recipeId}`, { headers: by(owner) });
    const { id } = (await response.json()) as { id: string };
    await signUp();
    for (const screen of ["view", "edit"]) {
      const answer = await page.goto(`/variants/${id}/${screen}`);
      expect(answer?.status()).toBe(404);
      await expect(heading(page, "Variant not found")).toBeVisible();
    }
    await screens.isAccessible("variant not found");
    expect((await page.goto(`/recipes/${recipeId}/customize`))?.status()).toBe(404);
    await expect(heading(page, "Base recipe not found")).toBeVisible();
    await page.goto("/recipes/nothing/customize");
    await expect(heading(page, "No base recipe provided")).toBeVisible();
  });
});
