import type { Page } from "@playwright/test";
import { expect, type SignedUp, test } from "./fixtures";

const NOODLES = {
  title: "Tahini noodles",
  servings: 4,
  ingredients: [
    { name: "rice noodles", quantity: "200", unit: "g" },
    { name: "tahini", quantity: "2", unit: "tbsp" },
    { name: "zorblax paste", quantity: "1", unit: "tsp" },
  ],
  instructions: [
    { text: "Soak the noodles.", order: 1 },
    { text: "Stir the tahini smooth.", order: 2 },
    { text: "Toss.", order: 3 },
  ],
};

async function write(page: Page, { token }: SignedUp, recipe: object = NOODLES): Promise<string> {
  const answer = await page.context().request.post("/api/recipes", {
    headers: { Authorization: `Bearer ${token}` },
    data: recipe,
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function chooseDiets(page: Page, { token }: SignedUp, dietary: string[]): Promise<void> {
  const answer = await page.context().request.post("/user/my-preferences-array", {
    headers: { Authorization: `Bearer ${token}` },
    data: { dietary },
  });
  expect(answer.ok()).toBe(true);
}

test("allergies come first, the unknown is called unknown, and one tap shows the reason", async ({
  page,
  signUp,
  screens,
}) => {
  const diner = await signUp();
  const id = await write(page, diner);
  await page.goto(`/recipes/${id}/view`);
  await expect(page.getByText("Your ID says nothing yet")).toBeVisible();

  await chooseDiets(page, diner, ["sesame_free", "vegan"]);
  await page.reload();
  const note = page.getByRole("region", { name: "How it fits you" });
  await expect(note.getByRole("heading", { name: "Not safe for you as written" })).toBeVisible();
  await expect(note).toContainText("you are allergic to sesame.");
  await expect(note.getByRole("heading", { name: /^Unknown: .*zorblax paste/ })).toBeVisible();
  const why = page.getByRole("button", { name: /Conflict: Sesame Allergy.*Why\? tahini/ });
  await expect(why).toHaveAttribute("aria-expanded", "false");
  await why.click();
  await expect(page.getByText("Conflict: Sesame Allergy.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Unknown: .*Why\? zorblax paste/ })).toBeVisible();
  await screens.isAccessible("recipe with conflicts");
});

test("cook mode shows one step at a time, with its ingredients and their conflicts", async ({
  page,
  signUp,
  screens,
}) => {
  const diner = await signUp();
  await chooseDiets(page, diner, ["sesame_free"]);
  await page.goto(`/recipes/${await write(page, diner)}/view`);
  await page.getByRole("button", { name: "One serving more" }).click();
  await expect(page.getByRole("textbox", { name: "Servings" })).toHaveValue("5");
  await expect(page.getByRole("button", { name: "250 g rice noodles" })).toBeVisible();
  await page.getByRole("button", { name: "250 g rice noodles" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "250 g rice noodles" })).toHaveAttribute("aria-pressed", "true");

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Cook mode" }).click();
  const cook = page.getByRole("dialog", { name: "Tahini noodles" });
  await expect(cook.getByText("Step 1 of 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(cook.getByText("Stir the tahini smooth.")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    for (const name of ["Ingredients", "Back", "Next step"]) {
      const control = cook.getByRole("button", { name });
      const room = await control.evaluate((each) => {
        const label = each.querySelector("[data-button-label]")?.getBoundingClientRect();
        const own = each.getBoundingClientRect();
        return Math.min(innerWidth - own.right, (label?.left ?? own.left) - own.left, own.right - (label?.right ?? 0));
      });
      expect(room, `${name} at ${width} px`).toBeGreaterThanOrEqual(8);
    }
  }
  await cook.getByRole("button", { name: "Next step" }).click();
  await cook.getByRole("button", { name: "Next step" }).click();
  await expect(cook.getByText("Toss.")).toBeVisible();
  await cook.getByRole("button", { name: "Ingredients" }).click();
  await expect(cook.getByText("Sesame Allergy").first()).toBeVisible();
  await screens.isAccessible("cook mode", "[role=dialog]");
  await cook.getByRole("button", { name: "Ingredients" }).click();
  await cook.getByRole("button", { name: "Finish" }).click();
  await expect(cook).toBeHidden();
  await expect(page.getByRole("button", { name: "Cook mode" })).toBeFocused();
});

test("the printed recipe contains its warnings, and no controls", async ({ page, signUp }) => {
  const diner = await signUp();
  await chooseDiets(page, diner, ["sesame_free"]);
  await page.goto(`/recipes/${await write(page, diner)}/view`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Tahini noodles" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Not safe for you as written" })).toBeVisible();
  await expect(page.getByText("Conflict: Sesame Allergy.")).toBeVisible();
  for (const control of ["Cook mode", "Print", "One serving more"]) {
    await expect(page.getByRole("button", { name: control })).toBeHidden();
  }
  await expect(page.getByRole("banner")).toBeHidden();
});

test("a public recipe can be saved and removed again by another person", async ({ page, signUp }) => {
  const author = await signUp();
  const id = await write(page, author, { ...NOODLES, title: `Noodles ${author.id.slice(-8)}`, is_public: true });
  await page.context().clearCookies();
  await page.goto(`/recipes/${id}/view`);
  const described = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}");
  expect(described).toMatchObject({
    "@type": "Recipe",
    recipeIngredient: ["200 g rice noodles", "2 tbsp tahini", "1 tsp zorblax paste"],
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible(); // visitors must sign in
  await signUp();
  await page.goto(`/recipes/${id}/view`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unsave" })).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Unsave" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove Recipe" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Unsave" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "No recipes yet" })).toBeVisible();
});
