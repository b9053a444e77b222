import type { Page } from "@playwright/test";
import { expect, PASSWORD, stopClock, test } from "./fixtures";

const way = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, message: string) => page.locator("[data-toast-message]", { hasText: message });

/** The test looks this long before and after a time limit: first nothing has happened, then it has. */
const MOMENT_MS = 100;

test("the next step comes half a second after signing in", async ({ page, context, signUp }) => {
  const { email } = await signUp();
  await context.clearCookies();
  await page.clock.install();
  await page.goto("/onboard");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await stopClock(page);
  await way(page, "Sign In").click();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await page.clock.runFor(500 - MOMENT_MS);
  await expect(page).not.toHaveURL(/step=dietary/);
  await page.clock.runFor(2 * MOMENT_MS);
  await expect(page).toHaveURL(/step=dietary/);
});

test("the landing page comes two seconds after the last step", async ({ page, signUp }) => {
  await signUp();
  await page.clock.install();
  await page.goto("/onboard?step=favorites");
  await expect(page.getByLabel("Search foods")).toBeVisible();
  await stopClock(page);
  await way(page, "Continue").click();
  await expect(page.getByText("Redirecting you now...")).toBeVisible();
  await page.clock.runFor(2000 - MOMENT_MS);
  await expect(page).toHaveURL(/step=complete/);
  await page.clock.runFor(2 * MOMENT_MS);
  await expect(page).toHaveURL("/");
});

test("the sign-in comes three seconds after a new password", async ({ page }) => {
  await page.route("**/auth/user/password-reset-confirm", (route) =>
    route.fulfill({ json: { message: "Done", ended: [] } }),
  );
  await page.clock.install();
  await page.goto("/reset-password?token=whatever");
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm new password").fill(PASSWORD);
  await stopClock(page);
  await way(page, "Reset Password").click();
  await expect(page.getByText("Password reset successfully!")).toBeVisible();
  await page.clock.runFor(3000 - MOMENT_MS);
  await expect(page).toHaveURL(/reset-password/);
  await page.clock.runFor(2 * MOMENT_MS);
  await expect(page).toHaveURL("/onboard");
});

test("the landing page comes two seconds after the account is deleted", async ({ page, signUp }) => {
  const { password } = await signUp();
  await page.clock.install();
  await page.goto("/settings?tab=account");
  await expect(page.getByRole("tabpanel")).toBeVisible();
  await way(page, "Delete account").click();
  await way(page, "Continue").click();
  await page.getByLabel("Your password").fill(password);
  await stopClock(page);
  await way(page, "Delete for good").click();
  await expect(toast(page, "Account deleted successfully")).toBeVisible();
  await page.clock.runFor(2000 - MOMENT_MS);
  await expect(page).toHaveURL("/settings?tab=account");
  await page.clock.runFor(2 * MOMENT_MS);
  await expect(page).toHaveURL("/");
});

test("one's own card page shows its placeholder for 200 ms", async ({ page, signUp }) => {
  const { id } = await signUp();
  await page.clock.install();
  await stopClock(page);
  await page.goto(`/id/${id}`);
  await expect(page.getByText("Loading the card")).toBeAttached();
  await page.clock.runFor(200 - MOMENT_MS);
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.clock.runFor(2 * MOMENT_MS);
  await expect(page.getByRole("article", { name: /Digital dietary ID/ })).toBeVisible();
});

test("the header changes its look when the page is scrolled by more than ten pixels", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(header).toHaveAttribute("data-scrolled", "true");
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect(header).not.toHaveAttribute("data-scrolled");
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(header).toHaveAttribute("data-scrolled", "true");
});
