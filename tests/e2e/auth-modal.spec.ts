import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, PASSWORD, test } from "./fixtures";

const newEmail = () => `modal-${randomUUID()}@post.example`;
const dialogOf = (page: Page) => page.getByRole("dialog");

async function openModal(page: Page) {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await expect(dialogOf(page).getByLabel("Email")).toBeFocused();
  return dialogOf(page);
}

test("an account is created in the modal without names and with a password of eight characters", async ({ page }) => {
  const dialog = await openModal(page);
  await dialog.getByRole("button", { name: "Create an account" }).click();
  await dialog.getByLabel("Email").fill(newEmail());
  await dialog.getByLabel("Password", { exact: true }).fill("q7kfwzp3");
  await dialog.getByLabel("Confirm password").fill("q7kfwzp3");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Digital ID Card" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("banner").getByRole("link", { name: "Digital ID Card" })).toBeVisible();
});

test("shows for each field what is missing", async ({ page }) => {
  const dialog = await openModal(page);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog.getByText("Email is required")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
  await dialog.getByRole("button", { name: "Create an account" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill("short");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(dialog.getByText("Password must be at least 8 characters long")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill("long enough");
  await dialog.getByLabel("Confirm password").fill("another one");
  await expect(dialog.getByText("Passwords do not match")).toBeVisible();
});

test("is accessible in light and dark mode", async ({ page, screens }) => {
  const dialog = await openModal(page);
  await screens.isAccessible("sign-in modal");
  await dialog.getByRole("button", { name: "Create an account" }).click();
  await screens.isAccessible("create-account modal");
});

test("'Forgot password' leads to the reset page and closes the modal", async ({ page }) => {
  const dialog = await openModal(page);
  await dialog.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/password-reset");
  await expect(dialog).toBeHidden();
});

test("returns the focus when Escape closes it", async ({ page }) => {
  await openModal(page);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeFocused();
});

test.describe("with a wrong password", () => {
  test.use({ expectedOnConsole: [/status of 401/] });

  test("stays open and says so, and switching between sign-in and sign-up clears fields and errors", async ({
    page,
  }) => {
    const dialog = await openModal(page);
    await page.route("**/auth/login", async (route) => {
      await expect(dialog.getByLabel("Email")).toBeDisabled();
      await expect(dialog.getByText("Loading...")).toBeVisible();
      await route.continue();
    });
    await dialog.getByLabel("Email").fill(newEmail());
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Password", { exact: true }).press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("Incorrect email or password");
    await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
    await dialog.getByRole("button", { name: "Create an account" }).click();
    await expect(dialog.getByRole("alert")).toBeEmpty();
    await expect(dialog.getByLabel("Email")).toHaveValue("");
  });
});

test.describe("when the server fails", () => {
  test.use({ expectedOnConsole: [/Failed to load resource/] });

  for (const [how, answer, words] of [
    ["without words", { status: 500, body: "" }, "An error occurred"],
    [
      "with a list",
      { status: 422, json: { detail: [{ loc: ["body", "email"], msg: "Not this one" }] } },
      "Not this one",
    ],
  ] as const) {
    test(`${how}: shows '${words}' and keeps the form as it was`, async ({ page }) => {
      const dialog = await openModal(page);
      await page.route("**/auth/login", (route) => route.fulfill(answer));
      await dialog.getByLabel("Email").fill("mira@post.example");
      await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await dialog.getByLabel("Password", { exact: true }).press("Enter");
      await expect(dialog.getByRole("alert")).toHaveText(words);
      await expect(dialog.getByLabel("Email")).toHaveValue("mira@post.example");
    });
  }
});
