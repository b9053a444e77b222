import { allergicTo, bearer, expect, test } from "./fixtures";

/** A bar of the demonstration with roasted peanuts, whose name tells nothing of them. */
const BARS = "9520000000035";

test("a checked packet is on the list with the verdict of its label, also without a network, until it gets another name", async ({
  context,
  page,
  screens,
  signUp,
}) => {
  const person = await signUp();
  await allergicTo(context.request, person, "peanut");
  await page.goto("/check");
  await page.getByLabel("Or type the digits below the bars").fill(BARS);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.locator('[data-answer="conflict"]')).toContainText("Not for you: Peanut");
  await page.getByRole("button", { name: "Add to list" }).click();
  await expect(page.getByText("Added Oat and seed bars to your grocery list.")).toBeVisible();

  await page.goto("/grocery-list");
  const line = page.locator("[data-line]", { hasText: "Oat and seed bars" });
  await expect(line).toContainText(BARS);
  await expect(line.locator('[data-fit="conflict"]')).toContainText("Not for you: Peanut");
  await screens.isAccessible("a product on the list");
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(line.locator('[data-fit="conflict"]')).toContainText("Not for you: Peanut");
  await context.setOffline(false);

  await line.getByRole("button", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Under another name it is any food of that name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Apples");
  await dialog.getByRole("button", { name: "Save" }).click();
  const apples = page.locator("[data-line]", { hasText: "Apples" });
  await expect(apples).toBeVisible();
  await expect(apples).not.toContainText(BARS);
  await expect(apples.locator("[data-fit]")).toHaveCount(0);
});

test("a find is shared with the household, on its list, once however often the button is pressed", async ({
  context,
  page,
  signUp,
}) => {
  const person = await signUp();
  const headers = bearer(person);
  const household = await context.request.post("/api/households", { headers, data: { name: "Elm Street" } });
  const list = await context.request.post("/grocery-lists", { headers, data: { name: "Our week" } });
  const [{ id: householdId }, { id }] = [await household.json(), await list.json()];
  const shared = { headers, data: { household_id: householdId } };
  expect((await context.request.put(`/grocery-lists/${id}/household`, shared)).ok()).toBe(true);
  await page.goto("/check");
  await page.getByLabel("Or type the digits below the bars").fill(BARS);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("button", { name: "Share with Elm Street" }).dblclick();
  await expect(page.getByText("Elm Street finds Oat and seed bars on the shared list")).toBeVisible();
  await page.getByRole("button", { name: "View Grocery List" }).click();
  await expect(page).toHaveURL(new RegExp(id));
  await expect(page.locator("[data-line]", { hasText: BARS })).toHaveCount(1);
});
