import type { Page } from "@playwright/test";
import { expect, type SignedUp, test } from "./fixtures";

const NOODLES = {
  title: "Peanut noodles",
  servings: 4,
  ingredients: [
    { name: "rice noodles", quantity: "200", unit: "g" },
    { name: "peanut butter", quantity: "3", unit: "tbsp" },
    { name: "peanuts, chopped", quantity: "30", unit: "g" },
    { name: "soy sauce", quantity: "2", unit: "tbsp" },
  ],
  instructions: [
    { text: "Soak the noodles for 1 1/2 hours.", order: 1 },
    { text: "Whisk the soy sauce for 10 seconds, then simmer it for 20 to 25 minutes.", order: 2 },
    { text: "Toss the noodles with the soy sauce.", order: 3 },
    { text: "Scatter the nutty topping made of peanut butter and peanuts.", order: 4 },
  ],
};

type Made = { id: string; ingredients: { id: string }[]; instructions: { id: string }[] };

async function post<T>(page: Page, { token }: SignedUp, path: string, data: object): Promise<T> {
  const answer = await page.context().request.post(path, { headers: { Authorization: `Bearer ${token}` }, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as T;
}

/** Writes down what the page makes the phone do, which no test can hear or feel. */
async function listen(page: Page): Promise<() => Promise<{ shakes: number; tones: number }>> {
  await page.addInitScript(() => {
    const felt = { shakes: 0, tones: 0 };
    Object.assign(window, { felt });
    navigator.vibrate = () => {
      felt.shakes += 1;
      return true;
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      felt.tones += 1;
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { felt: { shakes: number; tones: number } }).felt);
}

test("several timers run at once, ring until they are stopped, and survive a reload", async ({
  page,
  signUp,
  screens,
}) => {
  const felt = await listen(page);
  const { id } = await post<Made>(page, await signUp(), "/api/recipes", NOODLES);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/recipes/${id}/view`);
  await page.getByRole("button", { name: "Cook mode" }).click();
  const cook = page.getByRole("dialog", { name: "Peanut noodles" });
  const timers = cook.getByRole("list", { name: "Timers" }).getByRole("listitem");

  await cook.getByRole("button", { name: "Start 1:30:00" }).click();
  await expect(cook.getByRole("list", { name: "For this step" }).getByRole("listitem")).toHaveText([
    "200 g rice noodles",
  ]);
  await cook.getByRole("button", { name: "Next step" }).click();
  await expect(cook.getByRole("list", { name: "For this step" }).getByRole("listitem")).toHaveText([
    "2 tbsp soy sauce",
  ]);
  await cook.getByRole("button", { name: "Start 20:00" }).click();
  await cook.getByRole("button", { name: "Start 0:10" }).click();
  await expect(timers).toHaveCount(3);
  await expect(timers.nth(0)).toContainText("Step 2, 10 seconds");
  await expect(timers.nth(2)).toContainText("Step 1, 1 1/2 hours");

  // On the narrowest phone, the row of timers does not push the buttons away.
  for (const name of ["Ingredients", "Back", "Next step"]) {
    const box = await cook.getByRole("button", { name }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999), name).toBeLessThanOrEqual(360);
    expect(box?.height ?? 999, name).toBeLessThan(80);
  }

  await expect(timers.nth(0)).toContainText("Time is up");
  await expect(timers.nth(1)).not.toContainText("Time is up");
  await expect.poll(felt).toEqual({ shakes: expect.any(Number), tones: expect.any(Number) });
  await expect.poll(async () => (await felt()).shakes).toBeGreaterThan(1);
  expect((await felt()).tones).toBeGreaterThan(1);
  await screens.isAccessible("cook mode, a timer rings", "[role=dialog]");

  await page.reload();
  await expect(cook.getByText("Step 2 of 4")).toBeVisible();
  await expect(timers).toHaveCount(3);
  await expect(timers.nth(0)).toContainText("Time is up");
  await cook.getByRole("button", { name: "One minute more for Step 2, 10 seconds" }).click();
  await expect(timers.nth(0)).not.toContainText("Time is up");
  await expect(timers.nth(0)).toContainText(/0:\d\d|1:00/);
  await cook.getByRole("button", { name: "End the timer Step 2, 10 seconds" }).click();
  await expect(timers).toHaveCount(2);

  // Outside cook mode the timers stay in view, and say what no page can do on a locked phone.
  await cook.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("list", { name: "Timers" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText(/Keep this page open/).first()).toBeVisible();
});

test("the steps of a variant name its own ingredients, and mark them where that is uncertain", async ({
  page,
  signUp,
  screens,
}) => {
  const diner = await signUp();
  const base = await post<Made>(page, diner, "/api/recipes", NOODLES);
  const [noodles, butter, , soy] = base.ingredients.map((line) => line.id);
  const { id } = await post<Made>(page, diner, `/recipe-variants/create-from-recipe/${base.id}`, {
    title: "Noodles without nuts",
    variant_ingredients: [
      { name: "rice noodles", quantity: "200", unit: "g", base_ingredient_id: noodles },
      { name: "sunflower seed butter", quantity: "3", unit: "tbsp", base_ingredient_id: butter },
      { name: "tamari", quantity: "2", unit: "tbsp", base_ingredient_id: soy },
    ],
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/variants/${id}/view?step=3`);
  const cook = page.getByRole("dialog", { name: "Noodles without nuts" });
  const step = cook.getByRole("region", { name: "Step" });
  await expect(step).toContainText("Toss the noodles with the tamari.");
  await expect(step).toContainText("Instead of soy sauce");
  await expect(step.getByRole("list", { name: "For this step" })).toContainText("2 tbsp tamari");

  await cook.getByRole("button", { name: "Next step" }).click();
  await expect(step).toContainText("Your version has no peanuts: leave it out here");
  await expect(step).not.toContainText("made of peanut butter");
  await screens.isAccessible("cook mode of a variant", "[role=dialog]");
});
