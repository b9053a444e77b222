import { expect, test } from "./fixtures";

test.use({ expectedOnConsole: [/status of 403/] });

test("an account that is closed for 14 days says so at the next sign-in, where it can be kept", async ({
  page,
  signUp,
  screens,
}) => {
  const { email, password } = await signUp();
  await page.goto("/settings?tab=account");
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "In 14 days" }).check({ force: true });
  await expect(dialog.getByText(/Until it goes you can sign in and keep it/)).toBeVisible();
  await screens.isAccessible("when an account is deleted");
  await dialog.getByLabel("Your password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Close my account" }).click();
  await expect(page.getByText("Your account is closed. Sign in within 14 days to keep it.")).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.goto("/onboard");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText(/This account is closed and will be deleted on \d+ \w+ \d{4}/)).toBeVisible();
  await screens.isAccessible("the sign-in of a closed account");
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByRole("heading", { name: "What do you eat, and what must you not?" })).toBeVisible();
  expect((await page.request.get("/user/my-preferences")).status()).toBe(200);
});
