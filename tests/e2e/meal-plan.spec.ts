import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, type SignedUp, test } from "./fixtures";

const WEEK = "2026-W48";
const slot = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const status = (page: Page) => page.getByRole("region", { name: "Messages" }).getByRole("status");

async function createRecipe(request: APIRequestContext, person: SignedUp, title: string, lines: string[]) {
  const response = await request.post("/api/recipes", {
    headers: { Authorization: `Bearer ${person.token}` },
    data: {
      title,
      servings: 4,
      ingredients: lines.map((name, index) => ({ name, order: index + 1 })),
      instructions: [{ order: 1, text: "Cook." }],
    },
  });
  expect(response.status()).toBe(201);
}

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

async function boxOf(of: Locator): Promise<Box> {
  const box = await of.boundingBox();
  if (!box) throw new Error("Nothing to drag, or nowhere to drop it");
  return box;
}

async function moveTo(page: Page, { x, y, width, height }: Box): Promise<void> {
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await moveTo(page, await boxOf(from));
  await page.mouse.down();
  // An answer that arrives meanwhile makes a row taller: the place is looked for until it stays where it is.
  await expect(async () => {
    const place = await boxOf(to);
    await moveTo(page, place);
    await expect(page.locator("[data-over]")).toHaveCount(1);
    expect(await boxOf(to)).toEqual(place);
  }).toPass();
  await page.mouse.up();
}

test("a diner plans a week by pointer and keyboard, copies it and shops for it", async ({
  page,
  context,
  request,
  signUp,
  screens,
}) => {
  const person = await signUp();
  await request.put("/user/allergies/peanut", {
    headers: { Authorization: `Bearer ${person.token}` },
    data: { severity: "severe" },
  });
  await createRecipe(request, person, "Leek soup", ["4 leeks", "500 ml water", "salt"]);
  await createRecipe(request, person, "Satay", ["200 g peanuts", "2 tbsp peanut butter", "200 g rice"]);
  await page.setViewportSize({ width: 1280, height: 1500 });
  await page.goto(`/plan?week=${WEEK}`);
  await expect(page.getByRole("heading", { level: 1, name: "Meal plan" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Put on the grocery list" })).toBeDisabled();

  // Add a note and a recipe in the dialog.
  await page.getByRole("button", { name: "Add to Tuesday, lunch" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to Tuesday, lunch" });
  await dialog.getByLabel("A note").fill("Leftovers");
  await dialog.getByRole("button", { name: "Add note" }).click();
  await expect(slot(page, "Tuesday, lunch").getByText("Leftovers")).toBeVisible();
  await page.getByRole("button", { name: "Add to Monday, dinner" }).click();
  const finder = page.getByRole("dialog", { name: "Add to Monday, dinner" });
  await finder.getByLabel("Find a recipe").fill("satay");
  await finder.getByRole("button", { name: "Plan Satay" }).click();
  await expect(slot(page, "Monday, dinner").getByText("Not for you as written")).toBeVisible();

  // Drag a recipe from the shelf to a meal, and an entry to another meal.
  await drag(
    page,
    page.getByRole("complementary", { name: "Recipes to plan" }).locator('[data-shelf="Leek soup"]'),
    page.getByRole("button", { name: "Add to Wednesday, dinner" }),
  );
  await expect(slot(page, "Wednesday, dinner").getByRole("link", { name: "Leek soup" })).toBeVisible();
  await drag(
    page,
    page.getByRole("button", { name: "Move Leek soup, Wednesday, dinner" }),
    page.getByRole("button", { name: "Add to Thursday, lunch" }),
  );
  await expect(slot(page, "Thursday, lunch").getByRole("link", { name: "Leek soup" })).toBeVisible();

  // Do the same by keyboard; the handle keeps the focus in the entry's new place.
  await page.getByRole("button", { name: "Move Leek soup, Thursday, lunch" }).focus();
  await page.keyboard.press("ArrowUp");
  const handle = page.getByRole("button", { name: "Move Leek soup, Wednesday, lunch" });
  await expect(handle).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Move Leek soup, Wednesday, dinner" })).toBeFocused();
  await screens.isAccessible("a planned week");

  // Change the servings and the meal in a dialog.
  await page.getByRole("button", { name: "Change Leek soup, Wednesday, dinner" }).click();
  const editor = page.getByRole("dialog", { name: "Leek soup" });
  await editor.getByLabel("Servings").fill("many");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(editor.getByText("Must be a number such as 2 or 2 1/2")).toBeVisible();
  await editor.getByLabel("Servings").fill("8");
  await editor.getByLabel("Day").selectOption({ label: "Friday, 27 November" });
  await screens.isAccessible("changing an entry of the plan");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(slot(page, "Friday, dinner").getByText("8 servings")).toBeVisible();

  // Another tab shows the change, and a removal there appears here.
  const otherTab = await context.newPage();
  await otherTab.goto(`/plan?week=${WEEK}`);
  await expect(slot(otherTab, "Friday, dinner").getByRole("link", { name: "Leek soup" })).toBeVisible();
  await otherTab.getByRole("button", { name: "Change Leftovers, Tuesday, lunch" }).click();
  await otherTab.getByRole("dialog", { name: "Leftovers" }).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Leftovers")).toHaveCount(0);
  await otherTab.close();

  // One tap adds everything to the list, and a second one adds nothing twice.
  await page.getByRole("button", { name: "Put on the grocery list" }).click();
  await expect(status(page)).toContainText("2 recipes put on your grocery list.");
  await page.getByRole("button", { name: "Choose days" }).click();
  const days = page.getByRole("dialog", { name: "Which days do you shop for?" });
  await days.getByRole("checkbox", { name: "Monday, 23 November: 1 recipe" }).uncheck();
  await screens.isAccessible("choosing days to shop for");
  await days.getByRole("button", { name: "Put on the grocery list" }).click();
  await expect(status(page)).toContainText("1 recipe was there already.");

  // Copy the week, then go back.
  await page.getByRole("button", { name: "Copy week" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
  await expect(page).toHaveURL(/week=2026-W49/);
  await expect(slot(page, "Friday, dinner").getByText("8 servings")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/week=2026-W48/);
  await expect(page.getByText("23 to 29 November 2026")).toBeVisible();
  await page.goto("/grocery-list");
  await expect(page.getByRole("checkbox", { name: "leeks, 8" })).toBeVisible();
});

test.describe("a diner whose weeks start on Sunday", () => {
  test.use({ locale: "en-US" });
  test("plans for Sunday first, copies that week, and gives its calendar an address", async ({
    page,
    request,
    signUp,
    screens,
  }) => {
    const person = await signUp();
    const headers = { Authorization: `Bearer ${person.token}` };
    for (const [day, note] of [
      ["2026-11-22", "Sunday roast"],
      ["2026-11-28", "Leftovers"],
      ["2026-11-29", "The week after"],
    ]) {
      const answer = await request.post("/api/meal-plan/entries", { headers, data: { day, meal: "dinner", note } });
      expect(answer.status()).toBe(201);
    }
    await page.goto("/plan?week=2026-W48");
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Sunday");
    await expect(page.getByText("22 to 28 November 2026")).toBeVisible();
    await expect(slot(page, "Sunday, dinner")).toContainText("Sunday roast");
    await expect(page.getByText("The week after")).toHaveCount(0);
    await page.getByRole("button", { name: "Copy week" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("29 November to 5 December 2026").first()).toBeVisible();
    await expect(slot(page, "Sunday, dinner")).toContainText("Sunday roast");
    await expect(slot(page, "Saturday, dinner")).toContainText("Leftovers");

    await page.getByRole("button", { name: "In your calendar" }).click();
    const dialog = page.getByRole("dialog", { name: "This plan in your calendar" });
    await dialog.getByRole("button", { name: "Make an address" }).click();
    const field = dialog.getByRole("textbox", { name: "Address of your plan" });
    await expect(field).toBeFocused();
    await screens.isAccessible("the calendar of a plan");
    const address = await field.inputValue();
    const file = await request.get(address);
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(await file.text()).toContain("Dinner: The week after");
    await dialog.getByRole("button", { name: "Copy the address" }).click();
    await dialog.getByRole("button", { name: "End the address" }).click();
    await page
      .getByRole("dialog", { name: "End this address?" })
      .getByRole("button", { name: "End the address" })
      .click();
    await expect(dialog.getByRole("button", { name: "Make an address" })).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  });
});
