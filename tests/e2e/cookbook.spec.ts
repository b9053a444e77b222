import type { APIRequestContext } from "@playwright/test";
import { expect, type SignedUp, test } from "./fixtures";

async function createRecipe(request: APIRequestContext, person: SignedUp, title: string) {
  const response = await request.post("/api/recipes", {
    headers: { Authorization: `Bearer ${person.token}` },
    data: {
      title,
      servings: 4,
      ingredients: [{ name: "4 leeks", order: 1 }],
      instructions: [{ order: 1, text: "Cook." }],
    },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

test("a diner rates, annotates, tags, collects and cooks a recipe, and finds it by each of these", async ({
  page,
  request,
  signUp,
  screens,
}) => {
  const person = await signUp();
  const soup = await createRecipe(request, person, "Leek soup");
  await createRecipe(request, person, "Plum cake");
  await page.goto(`/recipes/${soup}/view`);
  const kept = page.getByRole("region", { name: "In your cookbook" });
  await expect(kept.getByText("Not cooked yet.")).toBeVisible();
  await expect(kept.getByRole("radio", { name: "4 stars" })).toBeEnabled();
  await kept.getByRole("radio", { name: "4 stars" }).click({ force: true });
  await expect(kept.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await kept.getByLabel("What to do otherwise next time").fill("Less salt.");
  await kept.getByRole("button", { name: "Keep the note" }).click();
  await kept.getByRole("textbox", { name: "A tag" }).fill("weeknight");
  await page.keyboard.press("Enter");
  await expect(kept.getByRole("list", { name: "Your tags" }).getByText("weeknight")).toBeVisible();
  await kept.getByRole("textbox", { name: "A new collection" }).fill("Soups");
  await page.keyboard.press("Enter");
  await expect(kept.getByRole("checkbox", { name: "Soups" })).toBeChecked();
  await kept.getByRole("button", { name: "I cooked this today" }).click();
  await expect(kept.getByText(/^Cooked once, last on /)).toBeVisible();
  await screens.isAccessible("what is kept of a recipe");

  // The server has stored it, because a reload shows the same.
  await expect(async () => {
    await page.reload();
    await expect(kept.getByRole("radio", { name: "4 stars" })).toBeChecked({ timeout: 15_000 });
    await expect(kept.getByLabel("What to do otherwise next time")).toHaveValue("Less salt.", { timeout: 15_000 });
    await expect(kept.getByRole("checkbox", { name: "Soups" })).toBeChecked({ timeout: 15_000 });
  }).toPass();

  await page.goto("/saved");
  const shelves = page.getByRole("navigation", { name: "Collections and tags" });
  await page.getByRole("button", { name: "Collections of Plum cake" }).click();
  const dialog = page.getByRole("dialog", { name: "Collections of Plum cake" });
  await dialog.getByRole("textbox", { name: "A new collection" }).fill("Cakes");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Cakes" })).toBeChecked();
  await screens.isAccessible("collections of a recipe");
  await dialog.getByRole("button", { name: "Close" }).click();
  await shelves.getByRole("link", { name: "Soups 1" }).click();
  await expect(page).toHaveURL(/collection=/);
  await expect(page.getByRole("link", { name: "Plum cake", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Leek soup", exact: true })).toBeVisible();
  await screens.isAccessible("a collection");
  await shelves.getByRole("link", { name: "#weeknight" }).click();
  await expect(page).toHaveURL(/tag=weeknight/);
  await expect(page.getByRole("link", { name: "Leek soup", exact: true })).toBeVisible();

  await shelves.getByRole("button", { name: "Collections" }).click();
  const manager = page.getByRole("dialog", { name: "Your collections" });
  await manager.getByRole("button", { name: "Move Cakes up" }).click();
  await expect(manager.getByRole("listitem").first()).toContainText("Cakes");
  await manager.getByRole("button", { name: "Delete Soups" }).click();
  await page.getByRole("dialog", { name: "Delete the collection" }).getByRole("button", { name: "Delete" }).click();
  await expect(manager.getByText("Soups")).toHaveCount(0);
  await manager.getByRole("button", { name: "Close" }).click();
  await expect(shelves.getByRole("link", { name: /Soups/ })).toHaveCount(0);
});
