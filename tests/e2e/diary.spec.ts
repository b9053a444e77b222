import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures";

test("a diary is off until its person agrees, takes what was eaten and symptoms, and goes to a doctor", async ({
  page,
  screens,
  signUp,
}) => {
  await signUp();
  await page.goto("/check");
  await page.getByLabel("Or type the digits below the bars").fill("9520000000042");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Oat bars with apple", level: 1 })).toBeVisible();

  await page.goto("/diary");
  await expect(page.getByRole("heading", { name: "Write an entry" })).toHaveCount(0);
  await screens.isAccessible("the diary before it is turned on");
  await page.getByRole("button", { name: "I agree that my diary is kept" }).click();
  await expect(page.getByText("Nothing is written down yet.")).toBeVisible();

  await page.getByLabel("Take it from").selectOption({ label: "Checked: Oat bars with apple" });
  await expect(page.getByLabel("What did you eat?")).toHaveValue("Oat bars with apple");
  // A second click while the first runs writes no second entry.
  await page.getByRole("button", { name: "Write it down" }).dblclick();
  await expect(page.getByText("from a checked food")).toHaveCount(1);

  await page.getByText("A symptom", { exact: true }).click();
  await page.getByRole("button", { name: "Write it down" }).click();
  await expect(page.getByText("Say what it was.")).toBeVisible();
  await page.getByLabel("Which symptom?").fill("Itching");
  await page.getByText("Moderate", { exact: true }).click();
  await page.getByLabel(/^Note/).fill("Arms");
  await page.getByRole("button", { name: "Write it down" }).click();
  const entries = page.getByRole("region", { name: "Entries" });
  await expect(entries.getByText("Itching")).toBeVisible();
  await expect(entries.getByText("Moderate")).toBeVisible();
  await screens.isAccessible("the diary");

  await page.getByRole("button", { name: "Change: Itching" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Severe", { exact: true }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(entries.getByText("Severe")).toBeVisible();
  await page.getByRole("button", { name: "Change: Oat bars with apple" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(entries.getByText("Oat bars with apple")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entries.getByText("Oat bars with apple")).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Table (CSV)" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain("symptom,Itching,severe,Arms,");
  await page.getByRole("link", { name: "Print", exact: true }).click();
  await expect(page.getByRole("cell", { name: "Symptom: Itching Arms" })).toBeVisible();
  await screens.isAccessible("the printed diary");

  // What is checked is written down where its answer stands.
  await page.goto("/check");
  await page.getByLabel("Or type the digits below the bars").fill("9520000000042");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("button", { name: "I ate this" }).click();
  await expect(page.getByText("Oat bars with apple stands in your diary.")).toBeVisible();

  await page.goto("/settings?tab=privacy");
  await page.getByRole("button", { name: "Withdraw: Diary of food and symptoms" }).click();
  await expect(dialog.getByText("The whole diary is erased for good, with these entries:")).toBeVisible();
  await dialog.getByLabel("Erase all 3").check();
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(page.getByText("Your consent is withdrawn.")).toBeVisible();
  await page.goto("/diary");
  await expect(page.getByRole("button", { name: "I agree that my diary is kept" })).toBeVisible();
});
