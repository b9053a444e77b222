import type { Page, Response } from "@playwright/test";
import { expect, PASSWORD, test } from "./fixtures";

const way = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const section = (page: Page) => page.getByRole("region", { name: "Passkeys" });

/** Adds a virtual authenticator that verifies its user at once, like a phone's own (WebAuthn 3, 11: WebDriver). */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    isUnlocked: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

async function signOut(page: Page) {
  await page.goto("/settings?tab=account");
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
}

test("a diner adds a passkey, signs in with it, renames it and removes it", async ({ page, signUp, screens }) => {
  const device = await withAuthenticator(page);
  const { email } = await signUp();
  await page.goto("/settings?tab=privacy");
  await expect(section(page)).toContainText("No passkey yet.");
  await way(page, "Add a passkey").click();
  const form = page.getByRole("form", { name: "Add a passkey" });
  await expect(form.getByLabel("Your password")).toBeFocused();
  await screens.isAccessible("adding a passkey", "form[aria-label^=Add]");
  await form.getByLabel("Name of the passkey").fill("My phone");
  await form.getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  const row = section(page).getByRole("listitem");
  await expect(row).toContainText(["My phone"]);
  await expect(row).toContainText("not used yet");
  await signOut(page);

  await test.step("signs in from the modal, by its button", async () => {
    // An unlocked authenticator would accept the suggestion in the email field by itself.
    await device.isUnlocked(false);
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await screens.isAccessible("the sign-in modal with a passkey", "[role=dialog]");
    await device.isUnlocked(true);
    await way(page, "Use a passkey").click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
  await page.goto("/settings?tab=account");
  await expect(page.getByText(email)).toBeVisible();
  await page.goto("/settings?tab=privacy");
  await expect(row).toContainText("last used");
  await way(page, "Rename My phone").click();
  await section(page).getByLabel("Name of the passkey").fill("Old phone");
  await page.keyboard.press("Enter");
  await expect(way(page, "Remove Old phone")).toBeVisible();
  await screens.isAccessible("a list of passkeys", "main");
  await way(page, "Remove Old phone").click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(section(page)).toContainText("No passkey yet.");
  await signOut(page);

  await test.step("a removed passkey no longer signs in, and the form stays", async () => {
    await page.goto("/onboard");
    await way(page, "Use a passkey").click();
    await expect(page.getByText("This passkey does not sign in here")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeVisible();
  });

  await test.step("a removed passkey no longer signs in by a suggestion in the email field", async () => {
    await page.goto("/onboard");
    await expect(page.getByText("This passkey does not sign in here")).toBeVisible();
  });
});

test("a late answer to the email field's suggestion does not close the dialog that a button opened", async ({
  page,
  signUp,
}) => {
  await withAuthenticator(page);
  await signUp();
  await page.goto("/settings?tab=privacy");
  await way(page, "Add a passkey").click();
  await page.getByRole("form", { name: "Add a passkey" }).getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(section(page).getByRole("listitem")).toHaveCount(1);
  await signOut(page);

  // As a person does who looks for the security key while the dialog is open.
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) =>
      options?.mediation
        ? get(options)
        : new Promise((_, reject) =>
            options?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
          );
  });
  let calls = 0;
  let answerSuggestion = () => {};
  await page.route("**/auth/passkeys/options", async (route) => {
    calls += 1;
    if (calls === 1) {
      await new Promise<void>((resolve) => {
        answerSuggestion = resolve;
      });
    }
    await route.continue();
  });
  await page.goto("/onboard");
  await expect.poll(() => calls).toBe(1);
  const isOption = (answer: Response) => answer.url().endsWith("/auth/passkeys/options");
  const [dialog] = await Promise.all([page.waitForResponse(isOption), way(page, "Use a passkey").click()]);
  await dialog.finished();
  const [suggestion] = await Promise.all([page.waitForResponse(isOption), answerSuggestion()]);
  await suggestion.finished();
  await page.waitForTimeout(500); // a suggestion would begin at once
  await expect(page.locator("button[aria-busy=true]")).toBeVisible();
});

// The server answers 401 to the removed passkey.
test.use({ expectedOnConsole: [/401/] });
