import type { Page } from "@playwright/test";
import { codeOf } from "../support/authenticator-app";
import { mailedLink } from "../support/mailed-link";
import { expect, PASSWORD, test } from "./fixtures";

// The server answers 401 to a password without its code and to a wrong code, and 422 to an invalid field.
test.use({ expectedOnConsole: [/401|422/] });

const way = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const section = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });

async function confirmEmail(page: Page, email: string) {
  await expect(() => mailedLink(email, "/confirm-email")).toPass();
  const link = await mailedLink(email, "/confirm-email");
  await page.goto(`${link.pathname}${link.search}`);
  await page.getByRole("button", { name: "Yes, this is my email" }).click();
  await expect(page.getByText("Your email is confirmed.")).toBeVisible();
}

async function signInWith(page: Page, email: string, codes: readonly string[]) {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  for (const code of codes) {
    await expect(dialog.getByLabel("Code")).toBeFocused();
    await expect(dialog.getByLabel("Code")).toHaveValue("");
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  }
  return dialog;
}

test("a diner sets up two-step sign-in, signs in with the app and a recovery code, and switches it off", async ({
  page,
  signUp,
  screens,
}) => {
  const { email } = await signUp();
  await page.goto("/settings?tab=privacy");
  await expect(section(page).getByText("Confirm your email first", { exact: false })).toBeVisible();
  await screens.isAccessible("two-step sign-in before the email is confirmed");
  await confirmEmail(page, email);
  await page.goto("/settings?tab=privacy");
  await way(page, "Set up two-step sign-in").click();
  const setup = page.getByRole("form", { name: "Set up two-step sign-in" });
  await expect(setup.getByLabel("Your password")).toBeFocused();
  await page.keyboard.type("not-the-one-9");
  await page.keyboard.press("Enter");
  await expect(setup.getByText("The current password is not right")).toBeVisible();
  await setup.getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(setup.getByRole("img", { name: "Secret for the authenticator app" })).toBeVisible();
  await screens.isAccessible("a secret for the authenticator app");
  const shown = await setup.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (shown ?? "").replaceAll(" ", "");
  await setup.getByLabel("Code that the app shows").fill("12345");
  await page.keyboard.press("Enter");
  await expect(setup.getByText(/This code is not right/)).toBeVisible();
  await setup.getByLabel("Code that the app shows").fill(codeOf(secret));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Keep these recovery codes" })).toBeFocused();
  const codes = await section(page).getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  await screens.isAccessible("recovery codes");
  const [file] = await Promise.all([page.waitForEvent("download"), way(page, "Save as a file").click()]);
  expect(file.suggestedFilename()).toBe("recovery-codes.txt");
  await way(page, "I have kept them").click();
  await expect(section(page)).toContainText("Recovery codes left: 10");

  await page.goto("/settings?tab=account");
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  const dialog = await signInWith(page, email, ["000000"]);
  await expect(dialog.getByText("This code is not right, or was used already")).toBeVisible();
  await screens.isAccessible("the second step of signing in");
  // The set-up has used up its code; the next one has not been used and is already valid.
  await dialog.getByLabel("Code").fill(codeOf(secret, 1));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  await page.goto("/settings?tab=privacy");
  await way(page, "Switch off").click();
  const off = page.getByRole("form", { name: "Switch off two-step sign-in" });
  await expect(off.getByLabel("Your password")).toBeFocused();
  await off.getByLabel("Your password").fill(PASSWORD);
  await off.getByLabel("Code").fill(codes[0] ?? "");
  await screens.isAccessible("switching two-step sign-in off", "form[aria-label^=Switch]");
  await off.getByRole("button", { name: "Switch off" }).click();
  await expect(section(page)).toContainText("Off: your password alone signs in.");
});

test("a business is asked for the code too, and a recovery code opens the portal", async ({ page, signUp }) => {
  const { email, token } = await signUp({ account_type: "business" });
  await confirmEmail(page, email);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/auth/user/second-factor/${path}`, {
      data,
      headers: { Authorization: `Bearer ${token}` },
    });
    return answer.json();
  };
  const { secret } = (await post("setup", { current_password: PASSWORD })) as { secret: string };
  const { recovery_codes } = (await post("confirm", { code: codeOf(secret) })) as { recovery_codes: string[] };
  await page.context().clearCookies();
  await page.goto("/portal");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.getByLabel("Code").fill(recovery_codes[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
  await expect(page.getByLabel("Code")).toBeHidden();
});
