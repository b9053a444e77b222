import type { APIRequestContext } from "@playwright/test";
import { bearer, expect, type SignedUp, test } from "./fixtures";

const stewOf = (lines: string[]) => ({
  title: "Leek stew",
  is_public: true,
  ingredients: lines.map((name, index) => ({ name, order: index + 1 })),
  instructions: [{ text: "Cook.", order: 1 }],
});

/** The recorded verdicts on the person's recipes. */
async function toldStates(request: APIRequestContext, person: SignedUp): Promise<(string | null)[]> {
  const answer = await request.get("/user/export", { headers: bearer(person) });
  const { recipe_verdicts: rows } = (await answer.json()) as { recipe_verdicts: { told_state: string | null }[] };
  return rows.map(({ told_state }) => told_state);
}

test("a saved recipe that a change makes unsuitable shows a notice until it is read", async ({
  page,
  request,
  signUp,
  screens,
}) => {
  const cook = await signUp();
  const created = await request.post("/api/recipes", {
    headers: bearer(cook),
    data: stewOf(["2 leeks", "500 g potatoes", "salt"]),
  });
  const { id } = (await created.json()) as { id: string };
  const keeper = await signUp({ email: `keeper-${id}@post.example` });
  await request.post("/user/my-preferences-array", {
    headers: bearer(keeper),
    data: { dietary: ["vegan"] },
  });
  await request.post("/saved-recipes", { headers: bearer(keeper), data: { recipe_id: id } });
  await expect.poll(() => toldStates(request, keeper), { timeout: 60_000 }).toEqual(["match"]);

  const changed = await request.put(`/api/recipes/${id}`, {
    headers: bearer(cook),
    data: stewOf(["2 leeks", "500 g potatoes", "100 g bacon"]),
  });
  expect(changed.status()).toBe(200);
  const news = page.getByRole("region", { name: "Recipes that changed" });
  await expect(async () => {
    await page.goto("/saved");
    await expect(news).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await expect(news).toContainText("A recipe that you kept fits you differently now");
  await expect(news).toContainText("Fits you");
  await expect(news).toContainText(/bacon/i);
  await screens.isAccessible("a saved recipe that changed");
  await page.goto("/");
  await expect(news).toBeVisible();
  await screens.isAccessible("home with a recipe that changed", "section[aria-label='Recipes that changed']");
  await news.getByRole("button", { name: "I have read it: Leek stew" }).click();
  await expect(news).toHaveCount(0);
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "Your Recipes" })).toBeVisible();
  await expect(news).toHaveCount(0);
});
