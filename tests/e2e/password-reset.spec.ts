import { mailedLink } from "../support/mailed-link";
import { expect, test } from "./fixtures";

const NEW_PASSWORD = "Green-Ladle-77";

test("a person sets a new password by mail and signs in with it", async ({ page, context, signUp }) => {
  const { email } = await signUp();
  await context.clearCookies();
  await page.goto("/onboard");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/password-reset");
  await expect(page.getByRole("button", { name: "Send Reset Link" })).toBeDisabled();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(
    page.getByText("If an account with that email exists, we've sent you a password reset link."),
  ).toBeVisible();

  await expect(() => mailedLink(email, "/reset-password")).toPass();
  const link = await mailedLink(email, "/reset-password");
  await page.goto(`${link.pathname}${link.search}`);
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(
    page.getByText("Password reset successfully! You can now sign in with your new password."),
  ).toBeVisible();
  await expect(page).toHaveURL("/onboard");

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What do you eat" })).toBeFocused();
});

test("whoever takes an account back sees what else ends, and keeps what they know", async ({
  page,
  context,
  signUp,
  screens,
}) => {
  const { email, token } = await signUp();
  const headers = { Authorization: `Bearer ${token}` };
  const made = async (address: string, data: object) =>
    expect((await page.request.post(address, { data, headers })).status()).toBeLessThan(300);
  await made("/api/households", { name: "Elm Street" });
  await made("/api/households", { name: "House of a stranger" });
  await made("/user/share-links", { rows: ["allergies", "diet"] });
  await context.clearCookies();
  await page.request.post("/auth/user/password-reset-request", { data: { email } });
  await expect(() => mailedLink(email, "/reset-password")).toPass();
  const link = await mailedLink(email, "/reset-password");
  await page.goto(`${link.pathname}${link.search}`);
  const ends = page.getByRole("group", { name: "What else ends" });
  await expect(ends.getByRole("checkbox")).toHaveCount(4);
  await expect(ends.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await screens.isAccessible("what a reset ends");
  await ends.getByRole("checkbox", { name: /Household “Elm Street”/ }).check();
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("heading", { name: "What ended" })).toBeVisible();
  const ended = page.getByRole("main").getByRole("listitem");
  await expect(ended).toHaveCount(3);
  await expect(ended.filter({ hasText: "House of a stranger" })).toHaveCount(1);
  await expect(ended.filter({ hasText: "Elm Street" })).toHaveCount(0);
  await screens.isAccessible("what a reset ended");
  await page.getByRole("link", { name: "Go to sign-in" }).click();
  await expect(page).toHaveURL("/onboard");
});

test("the answer is the same for an email without an account", async ({ page }) => {
  await page.goto("/password-reset");
  await page.getByLabel("Email").fill("nobody@post.example");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(
    page.getByText("If an account with that email exists, we've sent you a password reset link."),
  ).toBeVisible();
});

test("leads to sign-in and sign-up", async ({ page }) => {
  await page.goto("/password-reset");
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/onboard");
  await expect(page.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/onboard?mode=register");
});

test("a link without its token says so and offers a new one", async ({ page, screens }) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
  await expect(page.getByText("Invalid or missing reset token. Please request a new password reset.")).toBeVisible();
  await screens.isAccessible("invalid reset link");
  await page.getByRole("link", { name: "Request a new reset link" }).click();
  await expect(page).toHaveURL("/password-reset");
  await screens.isAccessible("password reset");
});

test("checks the new password before sending it", async ({ page, screens }) => {
  await page.goto("/reset-password?token=whatever");
  const submit = page.getByRole("button", { name: "Reset Password" });
  const alert = page.getByRole("main").getByRole("alert");
  await page.getByLabel("New password", { exact: true }).fill("seven77");
  await page.getByLabel("Confirm new password").fill("seven78");
  await submit.click();
  await expect(alert).toHaveText("Passwords do not match.");
  await page.getByLabel("Confirm new password").fill("seven77");
  await submit.click();
  await expect(alert).toHaveText("Password must be at least 8 characters long.");
  await screens.isAccessible("reset form with an error");
});

test.describe("when the server refuses or fails", () => {
  test.use({ expectedOnConsole: [/status of 400|ERR_FAILED/] });

  test("a used or invented token is refused, with a link to request a new one", async ({ page }) => {
    await page.goto("/reset-password?token=invented");
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid or expired reset token.");
    await expect(page.getByRole("link", { name: "Request a new reset link" })).toBeVisible();
  });

  test("a request that fails asks to try again and keeps the email", async ({ page }) => {
    await page.route("**/auth/user/password-reset-request", (route) => route.abort());
    await page.goto("/password-reset");
    await page.getByLabel("Email").fill("mira@post.example");
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Failed to send reset email. Please try again.");
    await expect(page.getByLabel("Email")).toHaveValue("mira@post.example");
  });

  test("an error without a message shows the documented words, and the form stays", async ({ page }) => {
    await page.route("**/auth/user/password-reset-confirm", (route) => route.fulfill({ status: 400, body: "" }));
    await page.goto("/reset-password?token=invented");
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Failed to reset password. Please try again.");
    await expect(page.getByLabel("New password", { exact: true })).toHaveValue(NEW_PASSWORD);
  });
});
