import { signInAsAdmin, unusual } from "./admin-fixtures";
import { expect, PASSWORD, test } from "./fixtures";

test("an ingredient is reviewed: searched, changed, confirmed", async ({ page, screens }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/ml");
  await expect(page.getByText("ACTIVE", { exact: true })).toBeVisible();
  await expect(page.getByText(/Showing 1 to 25 of \d+ ingredients/)).toBeVisible();
  await screens.isAccessible("classification");
  await page.getByRole("searchbox", { name: "Search ingredients" }).fill("worcestershire");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=worcestershire/);
  await page
    .getByRole("button", { name: /^Edit worcestershire/i })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/are touched/)).toBeVisible();
  await screens.isAccessible("editor of an ingredient", "[role=dialog]");
  const sodium = dialog.getByLabel("Sodium g");
  await sodium.fill((await sodium.inputValue()) === "0.97" ? "0.96" : "0.97");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Ingredient updated successfully!")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search ingredients" }).fill("qwertzuiop");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No ingredients found.")).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByText(/Showing 1 to 25/)).toBeVisible();
  await page.getByRole("link", { name: "Accuracy of the classifier" }).click();
  await expect(page.getByText(/reviewed ingredients\./)).toBeVisible();
});

test("an item is made, unapproved, merged and deleted, in the documented words", async ({ page, screens }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/items");
  const [kept, other] = [unusual("Plum broth"), unusual("Broth of plums")];
  for (const name of [kept, other]) {
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByRole("button", { name: "Create item" }).click();
    await expect(page.getByText("Item created successfully!")).toBeVisible();
    await expect(page.getByRole("rowheader", { name })).toBeVisible();
  }
  await screens.isAccessible("items");
  await page.getByRole("switch", { name: `${kept} is approved` }).click();
  await expect(page.getByText("Item unapproved successfully!")).toBeVisible();
  await page.getByRole("button", { name: `Merge ${other}` }).click();
  await page.getByRole("combobox", { name: "Merge into" }).fill(kept);
  await page.getByRole("option", { name: kept }).click();
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByText(`also ${other}`)).toBeVisible();
  await page.getByRole("button", { name: `Delete ${kept}` }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Item deleted successfully!")).toBeVisible();
});

test("a verdict is reported in two taps, answered by the team, and the answer reaches who asked", async ({
  page,
  context,
  signUp,
  screens,
}) => {
  const { email } = await signUp();
  await page.goto("/recipes");
  await page.locator("a[href*='/view']").first().click();
  await page.getByRole("button", { name: "Wrong? Tell us" }).click();
  const dialog = page.getByRole("dialog", { name: "What is wrong?" });
  const note = unusual("It holds celery salt");
  await dialog.getByLabel("Where").selectOption({ index: 1 });
  await dialog.getByLabel(/^Note/).fill(note);
  await screens.isAccessible("report of a verdict", "[role=dialog]");
  await dialog.getByRole("button", { name: "It holds more than this says" }).click();
  await expect(page.getByText("Thank you. The answer will stand in Settings, under Privacy.")).toBeVisible();

  await context.clearCookies();
  await signInAsAdmin(page);
  await page.goto("/admin?view=queues");
  await expect(page.getByRole("heading", { name: "Applications to verify" })).toBeVisible();
  const report = page
    .getByRole("region", { name: "Reported verdicts" })
    .getByRole("listitem")
    .filter({ hasText: note });
  await report.getByRole("button", { name: /^Answer the report about/ }).click();
  const form = page.getByRole("dialog", { name: "Answer who asked" });
  await form.getByLabel("Answer").fill("You are right: its rule is mended.");
  await screens.isAccessible("queues");
  await form.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(page.getByText("The answer is given")).toBeVisible();
  await expect(report).toHaveCount(0);

  await context.clearCookies();
  await context.request.post("/auth/login", { data: { email, password: PASSWORD } });
  await page.goto("/settings?tab=privacy");
  const own = page.getByRole("region", { name: "What you reported" });
  await expect(own.getByText("You were right: mended")).toBeVisible();
  await expect(own.getByText("You are right: its rule is mended.")).toBeVisible();
});

test("the photo queue opens", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin?view=photos");
  await expect(page.getByRole("heading", { name: "Recipes without photos" })).toBeVisible();
});
