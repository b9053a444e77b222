import type { Page } from "@playwright/test";
import { expect, type SignedUp, test } from "./fixtures";

async function publish(page: Page, { token }: SignedUp, title: string, ingredients: string[]): Promise<void> {
  const answer = await page.request.post("/api/recipes", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      title,
      is_public: true,
      ingredients: ingredients.map((name) => ({ name })),
      instructions: [{ text: "Cook it.", order: 1 }],
    },
  });
  expect(answer.status()).toBe(201);
}

test("recipes ordered by fit have headings that say how well they fit; other orders have none", async ({
  page,
  signUp,
  screens,
}) => {
  const cook = await signUp();
  const word = `Quillfen${Date.now().toString(36)}`;
  await publish(page, cook, `${word} salad`, ["tomato", "cucumber", "olive oil"]);
  await publish(page, cook, `${word} plate`, ["tomato", "cucumber", "olive oil", "tahini"]);
  await publish(page, cook, `${word} stew`, ["tomato", "cucumber", "zorblax"]);
  await publish(page, cook, `${word} sesame paste`, ["sesame seeds", "olive oil", "salt"]);
  const put = await page.request.put("/user/allergies/sesame", {
    data: { severity: "severe" },
    headers: { Authorization: `Bearer ${cook.token}` },
  });
  expect(put.ok()).toBe(true);

  const group = (name: string) => page.getByRole("region", { name, exact: true });
  await page.goto(`/recipes?q=${word}&fits_me=false&sort=fit`);
  await expect(group("Fits you")).toContainText(`${word} salad`);
  await expect(group("Fits you").getByRole("article")).toHaveCount(1);
  await expect(group("Can be adapted")).toContainText(`${word} plate`);
  await expect(group("We cannot tell")).toContainText(`${word} stew`);
  await expect(group("Not for you as written")).toContainText(`${word} sesame paste`);
  await expect(page.getByRole("article")).toHaveCount(4);
  const headings = await page.getByRole("heading", { level: 2 }).allInnerTexts();
  const places = ["Fits you", "We cannot tell", "Not for you as written"].map((name) => headings.indexOf(name));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await screens.isAccessible("results by fit");
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.goto(`/recipes?q=${word}&fits_me=false&sort=newest`);
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(group("Fits you")).toHaveCount(0);

  await page.goto("/recipes?fit=relaxed");
  await expect(group("Fits you").getByRole("article").first()).toBeVisible();
  await screens.isAccessible("all recipes by fit");
});
