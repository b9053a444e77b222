import { addChildAs, writeRecipeAs } from "../support/post-as";
import { expect, test } from "./fixtures";

const WEEK = "2026-W48";

/** A word that only this test's recipes hold. */
const WORD = "wagglepot";

test("a parent without a card of their own is told of the child's allergy wherever food is shown", async ({
  page,
  signUp,
  screens,
}) => {
  const parent = await signUp({ first_name: "Pia" });
  await addChildAs(page, parent, "Leo", "egg");
  await writeRecipeAs(page, parent, `Pancakes ${WORD}`, ["250 g flour", "2 eggs", "300 ml oat drink"]);
  await writeRecipeAs(page, parent, `Apples ${WORD}`, ["500 g apples", "1 cinnamon stick", "1 tbsp maple syrup"]);

  await page.goto("/");
  const tonight = page.getByRole("region", { name: "Fits Leo tonight" });
  await expect(tonight).toContainText("Checked for Leo.");
  await expect(tonight).toContainText("Not checked for you.");
  await expect(tonight.getByRole("link", { name: /Pancakes/ })).toHaveCount(0);
  await screens.isAccessible("home of a parent");

  await page.goto(`/recipes?q=${WORD}`);
  const fitsLeo = page.getByRole("switch", { name: "Fits Leo", exact: true });
  await expect(fitsLeo).toBeChecked();
  await expect(page.getByText("Hides 1 recipe that does not fit Leo,", { exact: false })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Apples" })).toContainText("Fits Leo");
  await fitsLeo.click();
  const pancakes = page.getByRole("article").filter({ hasText: "Pancakes" });
  await expect(pancakes).toContainText(/Not for Leo: Eggs?/);
  await expect(pancakes).toContainText("Not checked for you");
  await expect(page.getByText("Your ID says nothing yet", { exact: false })).toBeVisible();
  await screens.isAccessible("recipes of a parent");

  await pancakes
    .getByRole("link", { name: /Pancakes/ })
    .first()
    .click();
  const chosen = page.getByRole("article").filter({ hasText: "Pancakes" });
  await expect(chosen).toHaveAttribute("data-chosen");
  await page.getByRole("link", { name: "View recipe" }).click();
  const verdict = page.getByRole("region", { name: "How it fits Leo and you" });
  await expect(verdict.getByRole("heading", { name: "Not safe for Leo as written" })).toBeVisible();
  await expect(verdict).toContainText("Leo is allergic to egg");
  await expect(verdict.getByRole("heading", { name: "Not checked for you" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Leo: Eggs? \(allergy\)/ })).toBeVisible();
  await screens.isAccessible("a recipe that a child may not eat");

  await page.setViewportSize({ width: 1000, height: 1200 });
  await page.goto(`/plan?week=${WEEK}`);
  await page.getByRole("button", { name: "Add to Monday, dinner" }).click();
  const picker = page.getByRole("dialog", { name: "Add to Monday, dinner" });
  await picker.getByLabel("Find a recipe").fill(`pancakes ${WORD}`);
  await expect(picker.getByRole("listitem").filter({ hasText: "Pancakes" }).first()).toContainText(
    /Not for Leo: Eggs?/,
  );
  await picker.getByRole("button", { name: `Plan Pancakes ${WORD}` }).click();
  const dinner = page.getByRole("list", { name: "Monday, dinner", exact: true });
  await expect(dinner).toContainText(/Not for Leo: Eggs?/);
  await expect(dinner).not.toContainText("Fits");

  const onList = page.waitForResponse((answer) => answer.url().endsWith("/meal-plan/grocery-list"));
  await page.getByRole("button", { name: "Put on the grocery list" }).click();
  await onList;
  await page.goto("/grocery-list");
  await expect(page.getByText(/^Not for Leo$/)).toBeVisible();
  await expect(page.getByText("1 is not for Leo", { exact: false })).toBeVisible();
  await expect(page.getByText("Checked for Leo.", { exact: false })).toBeVisible();
  await screens.isAccessible("the grocery list of a parent");
});

test("a verdict is judged anew as soon as the card of somebody at the table changes, also on the way back", async ({
  page,
  signUp,
}) => {
  const parent = await signUp({ first_name: "Pia" });
  await addChildAs(page, parent, "Leo", "egg");
  await writeRecipeAs(page, parent, `Omelette ${WORD}`, ["3 eggs", "1 tbsp oil", "salt"]);
  await page.goto("/saved");
  await expect(page.getByText(/Not for Leo: Eggs?/)).toBeVisible();
  await page.goto(`/plan?week=${WEEK}`);
  await page.getByRole("button", { name: "Add to Monday, dinner" }).click();
  const picker = page.getByRole("dialog", { name: "Add to Monday, dinner" });
  await picker.getByRole("button", { name: `Plan Omelette ${WORD}` }).click();
  const dinner = page.getByRole("list", { name: "Monday, dinner", exact: true });
  await expect(dinner).toContainText(/Not for Leo: Eggs?/);
  await page.getByRole("link", { name: "At your table" }).click();
  await page.getByRole("button", { name: "Remove Leo" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Leo" })).toHaveCount(0);
  await page.goBack();
  await expect(dinner).toContainText("Omelette");
  await expect(page.getByText(/Leo/)).toHaveCount(0);
});
