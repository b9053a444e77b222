import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, PASSWORD, test } from "./fixtures";

const way = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, message: string) => page.locator("[data-toast-message]", { hasText: message });
const signInStatus = async (page: Page, email: string, password: string) =>
  (await page.request.post("/auth/login", { data: { email, password } })).status();

test("the other devices are listed and signed out together", async ({ page, signUp, playwright, baseURL }) => {
  const { email, password } = await signUp();
  const phone = await playwright.request.newContext({
    baseURL,
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1",
  });
  await phone.post("/auth/login", { data: { email, password } });
  await page.goto("/settings?tab=privacy");
  const devices = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "Signed in" });
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "Safari on iPhone" })).not.toContainText("This device");
  await way(page, "Sign out the others").click();
  await expect(toast(page, "Signed out on all other devices")).toBeVisible();
  await expect(devices).toHaveText([/This device/]);
  expect((await phone.get("/user/my-preferences")).status()).toBe(401);
  await phone.dispose();
});

test("one other device is signed out, and the rest stay signed in", async ({ page, signUp, playwright, baseURL }) => {
  const { email, password } = await signUp();
  const phone = await playwright.request.newContext({
    baseURL,
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1",
  });
  await phone.post("/auth/login", { data: { email, password } });
  await page.goto("/settings?tab=privacy");
  await way(page, "Sign out on Safari on iPhone").click();
  await expect(toast(page, "Signed out on Safari on iPhone")).toBeVisible();
  await expect(page.getByText("No other device is signed in.")).toBeVisible();
  expect((await phone.get("/user/my-preferences")).status()).toBe(401);
  await phone.dispose();
});

test("colors and text size apply to every page, and come to the next device", async ({
  page,
  signUp,
  browser,
  screens,
}) => {
  const { email } = await signUp();
  const ground = (on: Page) => on.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const DARK = "rgb(19, 26, 22)";
  await page.goto("/settings?tab=account");
  expect(await ground(page)).not.toBe(DARK);
  await page.getByRole("radiogroup", { name: "Colors" }).getByText("Dark").click();
  await expect.poll(() => ground(page)).toBe(DARK);
  const saved = page.waitForResponse("/auth/user/appearance");
  await page.getByRole("radiogroup", { name: "Text size" }).getByText("Larger").click();
  expect((await saved).status()).toBe(204);
  await screens.isAccessible("settings with larger text", "main");
  // The server renders these attributes, so no script has to run first.
  const html = await (await page.request.get("/recipes")).text();
  expect(html).toMatch(/<html[^>]+data-theme="dark"[^>]+data-text-size="larger"/);
  const otherBrowser = await browser.newContext();
  const tablet = await otherBrowser.newPage();
  await tablet.goto("/onboard");
  await tablet.getByLabel("Email").fill(email);
  await tablet.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await tablet.keyboard.press("Enter");
  await expect.poll(() => ground(tablet)).toBe(DARK);
  await otherBrowser.close();
});

test("all data about the person can be downloaded as one file", async ({ page, signUp }) => {
  const { email } = await signUp();
  await page.goto("/settings?tab=privacy");
  const [download] = await Promise.all([page.waitForEvent("download"), way(page, "Download my data").click()]);
  expect(download.suggestedFilename()).toMatch(/^forkprint-my-data-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(exported.account).toMatchObject([{ email, first_name: "Nadia" }]);
  expect(exported.signed_in_devices).toHaveLength(1);
});

test.describe("change password", () => {
  test.use({ expectedOnConsole: [/422/] });

  test("shows at its field what is wrong, then changes the password", async ({ page, signUp }) => {
    const { email } = await signUp();
    await page.goto("/settings?tab=privacy");
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const submit = async (current: string, next: string, confirm: string) => {
      await field("Current password").fill(current);
      await field("New password").fill(next);
      await field("Confirm new password").fill(confirm);
      await page.keyboard.press("Enter");
    };
    await submit(PASSWORD, "short", "short");
    await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
    await expect(field("New password")).toBeFocused();
    await submit(PASSWORD, "Green-Kettle-43", "Green-Kettle-44");
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await submit("not-the-one-9", "Green-Kettle-43", "Green-Kettle-43");
    await expect(page.getByText("The current password is not right")).toBeVisible();
    await expect(field("Current password")).toBeFocused();
    await submit(PASSWORD, "Green-Kettle-43", "Green-Kettle-43");
    await expect(toast(page, "Password changed. Your other devices were signed out.")).toBeVisible();
    await expect(field("Current password")).toHaveValue("");
    expect(await signInStatus(page, email, "Green-Kettle-43")).toBe(200);
  });
});

test("the forms for name and email open on their own lines", async ({ page, signUp, screens }) => {
  await signUp();
  await page.goto("/settings?tab=account");
  const account = page.getByRole("region", { name: "Account", exact: true });
  const other = account.getByRole("button", { name: "Sign out", exact: true });
  const heightOf = async () => (await other.boundingBox())?.height ?? 0;
  const before = await heightOf();
  for (const name of ["Change name", "Change email"]) {
    await account.getByRole("button", { name }).click();
    const form = await account.getByRole("form", { name }).boundingBox();
    const button = await other.boundingBox();
    expect(await heightOf(), name).toBe(before);
    expect((button?.y ?? 0) + 1, name).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
  }
  await screens.isAccessible("account with both forms", '[role="tabpanel"]');
});

test("signing out leads to the landing page, with a message", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/settings?tab=account");
  await expect(page.getByText("Nadia Ferro")).toBeVisible();
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await expect(toast(page, "Logged out successfully")).toBeVisible();
  await page.goto("/settings");
  await expect(page).toHaveURL("/");
});

test("signing out in one tab ends the settings in the other, and scripts never see the credentials", async ({
  page,
  context,
  signUp,
}) => {
  const { email, password, id } = await signUp();
  const answer = await page.request.post("/auth/login", { data: { email, password } });
  const { access_token, user, preferences } = await answer.json();
  const stored = { id, email, name: user.name, picture: null, firstName: null, lastName: null, accountType: "diner" };
  // In the format of an earlier version: the first page removes the credentials from storage, and the tabs stay in
  // sync.
  await page.goto("/onboard");
  await page.evaluate((entry) => localStorage.setItem("auth_user", JSON.stringify(entry)), {
    ...stored,
    accessToken: access_token,
    tokenType: "bearer",
    preferences,
  });
  await page.goto("/settings?tab=my-id");
  const otherTab = await context.newPage();
  await otherTab.goto("/settings?tab=account");
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  await expect.poll(async () => /accessToken|access_token|eyJ/.test(await kept())).toBe(false);
  expect(await kept()).toContain("auth_user");
  const session = (await context.cookies()).find(({ name }) => name.endsWith("next-auth.session-token"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  await otherTab.getByRole("tabpanel").getByRole("button", { name: "Sign out" }).click();
  await expect(otherTab).toHaveURL("/");
  await expect(page).toHaveURL("/");
});

test.describe("delete account", () => {
  test.use({ expectedOnConsole: [/Failed to load resource/] });

  test("asks twice, deletes the account, says so, and leads to the landing page two seconds later", async ({
    page,
    signUp,
    screens,
  }) => {
    const { email, password } = await signUp();
    await page.goto("/settings?tab=account");
    await way(page, "Delete account").click();
    await expect(page.getByRole("dialog")).toContainText("Delete your account?");
    await screens.isAccessible("settings, first question", '[role="dialog"]');
    await page.keyboard.press("Escape");
    await expect(way(page, "Delete account")).toBeFocused();
    await page.keyboard.press("Enter");
    await way(page, "Continue").dblclick();
    // The second click of a double click does not confirm.
    await expect(page.getByRole("dialog")).toContainText(email);
    await way(page, "Delete for good").click();
    await expect(page.getByText("Your password is required")).toBeVisible();
    await page.getByLabel("Your password").fill("not-the-one-9");
    await way(page, "Delete for good").click();
    await expect(page.getByText("The current password is not right")).toBeVisible();
    await screens.isAccessible("settings, second question", '[role="dialog"]');
    await page.getByLabel("Your password").fill(password);
    await way(page, "Delete for good").click();
    await expect(toast(page, "Account deleted successfully")).toBeVisible();
    // The two seconds themselves are tested in timings.spec.ts, with a stopped clock.
    await expect(page).toHaveURL("/");
    expect(await signInStatus(page, email, password)).toBe(401);
  });

  test("shows the server's message when it fails, or else the documented words", async ({ page, signUp }) => {
    const { email, password } = await signUp();
    await page.goto("/settings?tab=account");
    const attempt = async () => {
      await way(page, "Delete account").click();
      await way(page, "Continue").click();
      await page.getByLabel("Your password").fill(PASSWORD);
      await way(page, "Delete for good").click();
    };
    await page.route("**/auth/user/delete-account", (route) =>
      route.fulfill({ status: 409, json: { detail: "Not now, please." } }),
    );
    await attempt();
    await expect(toast(page, "Not now, please.")).toBeVisible();
    await page.unroute("**/auth/user/delete-account");
    await page.route("**/auth/user/delete-account", (route) => route.abort());
    await attempt();
    await expect(toast(page, "Failed to delete account. Please try again.")).toBeVisible();
    expect(await signInStatus(page, email, password)).toBe(200);
  });
});
