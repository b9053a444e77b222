import { allergicTo, expect, test } from "./fixtures";

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
