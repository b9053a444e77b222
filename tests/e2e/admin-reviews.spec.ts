import { signInAsAdmin, unusual } from "./admin-fixtures";
import { expect, test } from "./fixtures";

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

test("the photo queue and the other queues open", async ({ page, screens }) => {
  await signInAsAdmin(page);
  await page.goto("/admin?view=photos");
  await expect(page.getByRole("heading", { name: "Recipes without photos" })).toBeVisible();
  await page.goto("/admin?view=queues");
  await expect(page.getByRole("heading", { name: "Applications to verify" })).toBeVisible();
  await screens.isAccessible("queues");
});
