import type { APIRequestContext, Page } from "@playwright/test";
import { DATABASE_NAME } from "@/components/offline/device-keys";
import { expect, type SignedUp, test } from "./fixtures";

// The test cuts the network on purpose.
test.use({ expectedOnConsole: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/] });

async function createRecipe(request: APIRequestContext, { token }: SignedUp, title: string, lines: string[]) {
  const response = await request.post("/api/recipes", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      title,
      servings: 4,
      ingredients: lines.map((name, index) => ({ name, order: index + 1 })),
      instructions: [
        { order: 1, text: "Chop everything." },
        { order: 2, text: "Simmer for 20 minutes." },
      ],
    },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const setAllergy = (request: APIRequestContext, { token }: SignedUp, key: string) =>
  request.put(`/user/allergies/${key}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { severity: "severe" },
  });

/** How many recipes and plans the browser stores; -1 without a database. */
const kept = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return [-1, -1];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const counts = await Promise.all(
      ["recipes", "plans"].map(
        (store) =>
          new Promise<number>((resolve) => {
            const counting = database.transaction(store).objectStore(store).count();
            counting.onsuccess = () => resolve(counting.result);
          }),
      ),
    );
    database.close();
    return counts;
  }, DATABASE_NAME);

const shellIsKept = (page: Page) => page.evaluate(async () => (await caches.match("/offline")) !== undefined);

test("a cook without a network opens the cookbook, cooks from it, and sees the week", async ({
  page,
  context,
  request,
  signUp,
  screens,
}) => {
  const person = await signUp();
  await setAllergy(request, person, "peanut");
  const satay = await createRecipe(request, person, "Satay", ["200 g peanuts", "200 g rice"]);
  const soup = await createRecipe(request, person, "Leek soup", ["4 leeks", "500 ml water", "salt"]);
  const today = new Date().toISOString().slice(0, 10);
  const planned = await request.post("/api/meal-plan/entries", {
    headers: { Authorization: `Bearer ${person.token}` },
    data: { day: today, meal: "dinner", recipe_id: soup },
  });
  expect(planned.status()).toBe(201);
  await page.goto("/plan");
  await expect(page.getByRole("link", { name: "Leek soup" })).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([2, 1]);
  await expect.poll(() => shellIsKept(page)).toBe(true);

  await context.setOffline(true);
  await page.goto("/plan");
  await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "2 recipes" })).toBeVisible();
  await screens.isAccessible("what a device has without a network");
  await page
    .getByRole("region", { name: /^Your week/ })
    .getByRole("link", { name: "Leek soup" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Leek soup" })).toBeVisible();
  await page.goto(`/offline?${new URLSearchParams({ at: `/recipes/${satay}/view` })}`);
  await expect(page.getByRole("heading", { level: 1, name: "Satay" })).toBeVisible();
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  await expect(page.getByText("Not safe for you as written").first()).toBeVisible();
  await expect(page.getByText(/200 g/).first()).toBeVisible();
  await screens.isAccessible("a recipe without a network");
  await page.getByRole("button", { name: "Cook mode" }).click();
  await expect(page.getByRole("dialog").getByText("Chop everything.")).toBeVisible();
  await page.keyboard.press("Escape");

  await context.setOffline(false);
  await page.goto("/offline");
  await page.getByRole("button", { name: "Delete the recipes and the week from this device" }).click();
  await expect(page.getByRole("heading", { name: "No recipes are here yet" })).toBeVisible();
  expect(await kept(page)).toEqual([0, 0]);
});

test("another card than the one it was checked against says nothing, and a sign-out leaves nothing", async ({
  page,
  context,
  request,
  signUp,
}) => {
  const person = await signUp();
  await setAllergy(request, person, "milk");
  const satay = await createRecipe(request, person, "Satay", ["200 g peanuts", "200 g rice"]);
  await page.goto("/saved");
  await expect.poll(async () => (await kept(page))[0]).toBe(1);
  await expect.poll(() => shellIsKept(page)).toBe(true);
  await setAllergy(request, person, "peanut");
  // The card of this browser is another one now; the recipe is not stored anew before the network is gone.
  await page.goto("/id");
  await expect(page.getByText(/peanut/i).first()).toBeVisible();
  await context.setOffline(true);
  await page.goto(`/recipes/${satay}/view`);
  await expect(page.getByRole("heading", { level: 1, name: "Satay" })).toBeVisible();
  await expect(page.getByText("Not checked against your card.")).toBeVisible();
  await expect(page.getByText(/^Fits/)).toHaveCount(0);

  await context.setOffline(false);
  const again = page.waitForResponse((answer) => answer.url().endsWith(`/recipes/${satay}/sheet`));
  await page.goto("/recipes");
  await again;
  await expect(async () => {
    await page.goto(`/offline?${new URLSearchParams({ at: `/recipes/${satay}/view` })}`);
    await expect(page.getByText("Not safe for you as written").first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goto("/settings?tab=account");
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click();
  // The page loads anew meanwhile.
  await expect(async () => expect(await kept(page)).toEqual([-1, -1])).toPass();
});
