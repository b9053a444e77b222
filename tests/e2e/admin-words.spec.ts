import type { Page } from "@playwright/test";
import { jpeg } from "../support/pictures";
import { ADMIN_EMAIL, signInAsAdmin, unusual } from "./admin-fixtures";
import { expect, test } from "./fixtures";

/**
 * The words of the team's screens, as the specification has them: every heading, button and message. For each failure
 * message, the test causes the failure.
 */

/** The next calls of these paths fail as if the connection was lost. */
const lose = (page: Page, path: RegExp) => page.route(path, (route) => route.abort());

// The calls that a test aborts on purpose.
test.use({ expectedOnConsole: [/Failed to load resource: net::ERR_FAILED/] });
test.beforeEach(async ({ page }) => signInAsAdmin(page));

test("the console reports failures in the documented words", async ({ page }) => {
  await page.goto("/admin");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Ingredient classification/ })).toHaveAttribute("href", "/admin/ml");
  await expect(main.getByRole("link", { name: /^Favorites items/ })).toHaveAttribute("href", "/admin/items");
  await lose(page, /\/admin\/favorite_items\?/);
  await page.goto("/admin?model=favorite_items");
  await expect(page.getByText("Failed to load model data")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(/^1 to 20 of [\d,]+ rows$/)).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(20);

  await page
    .getByRole("checkbox", { name: /^Choose (?!all)/ })
    .first()
    .check();
  await page.getByRole("button", { name: "Bulk update" }).click();
  const update = page.getByRole("dialog", { name: "Bulk update of 1 row" });
  await expect(update.getByRole("button", { name: "Update 1 row" })).toBeDisabled();
  await update.getByRole("checkbox", { name: "Change approved" }).check();
  await lose(page, /bulk-(update|delete)/);
  await update.getByRole("button", { name: "Update 1 row" }).click();
  await expect(page.getByText(/^Bulk update failed/)).toBeVisible();
  await update.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete 1 row" }).click();
  await expect(page.getByText(/^Bulk delete failed/)).toBeVisible();

  await page.goto("/admin?model=dietary_attributes");
  await lose(page, /dietary-attributes\/seed/);
  await page.getByRole("button", { name: "Seed common attributes" }).click();
  await expect(page.getByText("Failed to seed dietary attributes. They may already exist.")).toBeVisible();
});

test("the seeded attributes and the photo queue use the documented words", async ({ page }) => {
  await page.route(/dietary-attributes\/seed/, (route) => route.fulfill({ status: 201, json: { created: 17 } }));
  await page.goto("/admin?model=dietary_attributes");
  await page.getByRole("button", { name: "Seed common attributes" }).click();
  const seeded = page.getByText("Successfully seeded common dietary attributes!");
  await expect(seeded).toBeVisible();
  await expect(seeded).toHaveCount(0);

  await lose(page, /recipes-without-photos/);
  await page.goto("/admin?view=photos");
  await expect(page.getByText("Failed to load recipes")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  const upload = page.getByRole("button", { name: "Upload photo" });
  await expect(upload).toBeDisabled();
  await lose(page, /photos/);
  const photo = await jpeg();
  await page
    .getByLabel("Photo", { exact: true })
    .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: photo });
  await upload.click();
  await expect(page.getByText(/^Upload failed\. Please try again\./)).toBeVisible();
});

test("the classification shows the documented words, and reports its failures in them", async ({ page }) => {
  await page.goto("/admin/ml");
  await expect(page.getByRole("heading", { name: "Ingredient Classification Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin console" })).toHaveAttribute("href", "/admin");
  for (const card of ["System Status", "Total Ingredients", "Needs Review", "Review Progress"]) {
    await expect(page.getByRole("term").filter({ hasText: card })).toBeVisible();
  }
  await expect(page.getByText("ACTIVE", { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d{1,3}\.\d%$/)).toBeVisible();
  const heads = ["Ingredient", "Category", "Status", "Dietary Attributes", "Nutrient Levels", "Review Status"];
  for (const head of [...heads, "Created", "Actions"]) {
    await expect(page.getByRole("columnheader", { name: head, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("rowheader")).toHaveCount(25);
  await expect(page.getByText(/\+\d+ more/).first()).toBeVisible();
  await expect(page.getByText(/\bis_|_per_100g/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "First" })).toBeDisabled();
  await page.getByRole("button", { name: "Last" }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  const last = (await page.getByText(/^Showing .+ ingredients$/).textContent()) ?? "";
  const [, to, total] = /^Showing [\d,]+ to ([\d,]+) of ([\d,]+) ingredients$/.exec(last) ?? [];
  expect(to).toBe(total);
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeDisabled();
  await expect(page.getByRole("checkbox", { name: "Show only ingredients needing review" })).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Refresh Data" })).toBeVisible();

  const mark = unusual("Quorb").replace(" ", "");
  const headers = { Origin: new URL(page.url()).origin };
  const response = await page.context().request.post("/admin/ingredients", {
    data: { name: mark, category: "test" },
    headers,
  });
  expect(response.status()).toBe(201);
  await page.goto(`/admin/ml?q=${mark}`);
  const row = page.getByRole("row").filter({ hasText: mark });
  await expect(row.getByRole("cell", { name: "Pending", exact: true })).toBeVisible();
  await expect(row.getByText("Needs Review")).toBeVisible();
  await expect(page.getByText(/^Showing/)).toHaveCount(0);
  const editor = page.getByRole("dialog", { name: mark });
  const open = () => row.getByRole("button", { name: `Edit ${mark}` }).click();
  await open();
  await page.keyboard.press("Escape");
  await expect(editor).toHaveCount(0);
  await open();
  await expect(editor).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(editor).toHaveCount(0);
  await open();
  const sodium = editor.getByLabel("Sodium g");
  await expect(sodium).toHaveAttribute("step", "0.01");
  await expect(sodium).toHaveAttribute("min", "0");
  await sodium.fill("0.5");
  await lose(page, /nutrients-per-100g|dietary$/);
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.getByText("Failed to update nutrient levels. Failed to save changes. Please try again."),
  ).toBeVisible();
  await sodium.fill("");
  await editor.getByRole("checkbox", { name: /^vegan/ }).check();
  await page.route(/nutrients-per-100g/, (route) => route.continue());
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.getByText("Failed to update dietary attributes. Failed to save changes. Please try again."),
  ).toBeVisible();
  await page.unrouteAll();
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  const updated = page.getByText("Ingredient updated successfully!");
  await expect(updated).toBeVisible();
  // Only the button Confirm confirms.
  await expect(row.getByRole("cell", { name: "Pending", exact: true })).toBeVisible();
  await expect(updated).toHaveCount(0);

  await lose(page, /ml\/ingredients\?/);
  await page.goto("/admin/ml?q=zzz");
  await expect(page.getByText("Failed to load ingredients")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("No ingredients found.")).toBeVisible();
  await lose(page, /ml\/summary/);
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(page.getByText("Failed to load ingredient summary")).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("the items show the documented words, and report their failures in them", async ({ page }) => {
  await page.goto("/admin/items");
  await expect(page.getByRole("heading", { name: "Favorites Items Management" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin console" })).toHaveAttribute("href", "/admin");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await expect(page.getByText(ADMIN_EMAIL)).toBeVisible();
  const create = page.getByRole("button", { name: "Create item" });
  await expect(create).toBeDisabled();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("   ");
  await expect(create).toBeDisabled();
  await expect(page.getByLabel("New item's type")).toHaveValue("food");
  await expect(page.getByLabel("Type", { exact: true }).getByRole("option")).toHaveText([
    "All Types",
    "Food Only",
    "Drink Only",
  ]);
  for (const head of ["Name", "Normalized Name", "Type", "Approved", "Created By", "Created"]) {
    await expect(page.getByRole("columnheader", { name: head, exact: true })).toBeVisible();
  }
  const item = unusual("Plum soda");
  await lose(page, /\/api\/items\?created_by=team/);
  await name.fill(item);
  await create.click();
  await expect(page.getByText(/^Failed to create item/)).toBeVisible();
  await page.unrouteAll();
  await create.click();
  await expect(page.getByText("Item created successfully!")).toBeVisible();
  await page.getByLabel("Search by name or normalized name").fill(item);
  await expect(page.getByRole("rowheader")).toHaveText([item]);
  const approved = page.getByRole("switch", { name: `${item} is approved` });
  await lose(page, /\/api\/items\/[0-9a-f-]+$/);
  await approved.click();
  await expect(page.getByText(/^Failed to update item/)).toBeVisible();
  await page.getByRole("button", { name: `Delete ${item}` }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/^Failed to delete item/)).toBeVisible();
  await page.unrouteAll();
  for (const said of ["Item unapproved successfully!", "Item approved successfully!"]) {
    await approved.click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await page.getByRole("button", { name: `Delete ${item}` }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  const deleted = page.getByText("Item deleted successfully!");
  await expect(deleted).toBeVisible();
  await expect(deleted).toHaveCount(0);
  await lose(page, /\/api\/items\?/);
  await page.goto("/admin/items");
  await expect(page.getByText("Failed to load items")).toBeVisible();
});
