import type { Page } from "@playwright/test";
import { addChildAs, writeRecipeAs } from "../support/post-as";
import { expect, test } from "./fixtures";

// The browser itself logs a choice that cannot be sent.
test.use({ expectedOnConsole: [/Failed to load resource/] });

const WORD = "trundlepan";

const whom = (page: Page) => page.getByRole("radiogroup", { name: "For whom?" });
const chooses = (page: Page, name: string) => whom(page).getByText(name, { exact: true }).click();

test("one switch says for whom food is checked, on every screen, until it is changed", async ({
  page,
  signUp,
  screens,
}) => {
  const parent = await signUp({ first_name: "Pia" });
  await addChildAs(page, parent, "Leo", "egg");
  await writeRecipeAs(page, parent, `Pancakes ${WORD}`, ["250 g flour", "2 eggs", "300 ml oat drink"]);

  await page.goto(`/recipes?q=${WORD}`);
  await expect(whom(page).getByRole("radio", { name: "All of us" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Fits Leo", exact: true })).toBeVisible();
  await page.getByRole("switch", { name: "Fits Leo", exact: true }).click();
  const pancakes = page.getByRole("article").filter({ hasText: "Pancakes" });
  await expect(pancakes).toContainText(/Not for Leo: Eggs?/);
  await screens.isAccessible("recipes for all of us");

  await chooses(page, "Me");
  await expect(page.getByText("Left out: Leo. Nothing here speaks for them.")).toBeVisible();
  await expect(pancakes).not.toContainText("Leo");

  await chooses(page, "Leo");
  await expect(page.getByText("Left out: you. Nothing here speaks for them.")).toBeVisible();
  await expect(pancakes).toContainText(/Not for Leo: Eggs?/);
  await expect(pancakes).not.toContainText("for you");
  await page
    .getByRole("link", { name: /Pancakes/ })
    .first()
    .click();
  await page.getByRole("link", { name: "View recipe" }).click();
  await expect(whom(page).getByRole("radio", { name: "Leo" })).toBeChecked();
  const verdict = page.getByRole("region", { name: "How it fits Leo" });
  await expect(verdict.getByRole("heading", { name: "Not safe for Leo as written" })).toBeVisible();
  await expect(verdict).not.toContainText("you");
  await screens.isAccessible("a recipe for Leo alone");

  for (const address of ["/plan", "/grocery-list", "/"]) {
    await page.goto(address);
    await expect(whom(page).first().getByRole("radio", { name: "Leo" })).toBeChecked();
  }
});

test("another tab follows, and a choice that is not saved is not shown as chosen", async ({
  page,
  signUp,
  context,
}) => {
  const parent = await signUp({ first_name: "Pia" });
  await addChildAs(page, parent, "Leo", "egg");
  await page.goto("/recipes");
  const other = await context.newPage();
  await other.goto("/plan");
  await chooses(page, "Leo");
  await expect(whom(other).getByRole("radio", { name: "Leo" })).toBeChecked();

  await page.route("**/api/household/checked-for", (route) => route.abort());
  await chooses(page, "Me");
  await expect(
    page
      .getByRole("alert")
      .or(page.getByText("The choice was not saved", { exact: false }))
      .first(),
  ).toBeVisible();
  await expect(whom(page).getByRole("radio", { name: "Leo" })).toBeChecked();
});

test("among many people a button says how many, and nobody who cannot be checked can be ticked", async ({
  page,
  signUp,
  screens,
}) => {
  const parent = await signUp({ first_name: "Pia" });
  for (const name of ["Leo", "Noor", "Ada"]) await addChildAs(page, parent, name, "egg");
  await page.goto("/recipes");
  await page.getByRole("button", { name: "All of us" }).click();
  const dialog = page.getByRole("dialog", { name: "For whom?" });
  await dialog.getByRole("checkbox", { name: "Noor" }).uncheck();
  await screens.isAccessible("the choice among many people");
  await dialog.getByRole("button", { name: "Check for 3 people" }).click();
  await expect(page.getByRole("button", { name: "3 of 4 people" })).toBeVisible();
  await expect(page.getByText("Left out: Noor. Nothing here speaks for them.")).toBeVisible();
});

test("somebody who eats alone sees no switch, and is offered to add somebody at the end of a recipe", async ({
  page,
  signUp,
}) => {
  const person = await signUp({ first_name: "Uno" });
  await writeRecipeAs(page, person, `Soup ${WORD}`, ["1 carrot"]);
  await page.goto(`/recipes?q=${WORD}`);
  await expect(page.getByRole("heading", { name: "Recipes", level: 1 })).toBeVisible();
  await expect(whom(page)).toHaveCount(0);
  await page.goto("/saved");
  await page.getByRole("link", { name: /Soup/ }).first().click();
  await expect(page.getByRole("heading", { name: "Do you cook for somebody?" })).toBeVisible();
});
