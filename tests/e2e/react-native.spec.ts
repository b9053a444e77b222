import type { Page } from "@playwright/test";
import { postAs } from "../support/post-as";
import { startReactNativeApp } from "../support/react-native-app";
import { registerClient } from "../support/register-client";
import { button, consentHeading, expect } from "./oauth-fixtures";
import { test as base, fillCardForMenu } from "./restaurant-fixtures";

type App = { origin: string; clientId: string };

/** A business's app on its own origin. */
const test = base.extend<{ app: App }>({
  app: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const register = async (redirectUri: string) =>
      (await registerClient(request, { isPublic: true }, redirectUri)).client.client_id;
    const app = await startReactNativeApp({ issuer: baseURL ?? "", register });
    await use(app);
    await app.close();
    await request.dispose();
  },
});
test.slow();

const saidOf = (page: Page) => page.getByTestId("said");
const dishOf = (page: Page) => page.getByTestId("dish");
const signIn = (page: Page) => page.getByRole("button", { name: "Sign in with Forkprint" }).first();
const active = (page: Page) => page.getByRole("button", { name: "DIET ID ACTIVE" });

async function press(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.context().waitForEvent("page"), signIn(page).click()]);
  await expect(consentHeading(popup)).toBeVisible();
  return popup;
}

test("an app's button signs in, marks, renews, signs out, and reports a refusal", async ({
  page,
  signUp,
  app,
  screens,
}) => {
  await fillCardForMenu(page, await signUp());
  await page.goto(app.origin);
  await expect(signIn(page)).toBeEnabled();
  await screens.isAccessible("an app with the button");

  const refused = await press(page);
  await button(refused, "Deny").click();
  await expect(saidOf(page)).toHaveText(["denied"]);
  const closed = await press(page);
  await closed.close();
  await expect(saidOf(page)).toHaveText(["denied", "error: closed"]);

  const refusal = await press(page);
  await button(refusal, "Allow").click();
  // Both buttons belong to one client, so they show the same.
  await expect(active(page)).toHaveCount(2);
  await expect(dishOf(page)).toHaveText("Trofie (info), basil (match), walnuts (conflict)");
  await screens.isAccessible("an app with an active card");

  // The app reports the stored session when it starts again, and a button with `hideOnComplete` is hidden.
  await page.goto(`${app.origin}/?hideOnComplete`);
  await expect(saidOf(page)).toHaveText(["preferences: true vegetarian,nut_free"]);
  await expect(active(page)).toHaveCount(1);

  // An expired access token is renewed.
  const before = await page.evaluate((clientId) => {
    const key = `forkprint.${clientId}`;
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    sessionStorage.setItem(key, JSON.stringify({ ...kept, expiresAt: 0 }));
    return kept.accessToken as string;
  }, app.clientId);
  await page.goto(app.origin);
  await expect(dishOf(page)).toHaveText("Trofie (info), basil (match), walnuts (conflict)");
  type Held = { forkprint: { getAccessToken: () => Promise<string> } };
  const renewed = await page.evaluate(() => (window as unknown as Held).forkprint.getAccessToken());
  expect(renewed).not.toBe(before);

  await page.getByRole("button", { name: "Sign out of Forkprint" }).first().click();
  await expect(saidOf(page).last()).toHaveText("signed out");
  await expect(dishOf(page)).toHaveText("");
  const headers = { Authorization: `Bearer ${renewed}` };
  await expect.poll(async () => (await page.request.get("/oauth/userinfo", { headers })).status()).toBe(401);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a person with an empty card is led to it, and the app is told when it is filled in", async ({
  page,
  signUp,
  app,
}) => {
  const person = await signUp();
  await page.goto(app.origin);
  const popup = await press(page);
  await button(popup, "Allow").click();
  // New people go through the steps of the card first.
  await button(popup, "Skip All").click();
  const empty = page.getByRole("button", { name: "Add your preferences" }).first();
  await expect(saidOf(page)).toHaveText(["preferences: false "]);
  const [settings] = await Promise.all([page.context().waitForEvent("page"), empty.click()]);
  await settings.waitForURL(/\/settings/);
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegan"] });
  await settings.close();
  // The event that a browser sends when the app becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(saidOf(page).last()).toHaveText("preferences: true vegan");
  await expect(active(page)).toHaveCount(2);
});

test("an app under a Cross-Origin-Opener-Policy receives the answer of a window that seems closed", async ({
  page,
  signUp,
  app,
}) => {
  await fillCardForMenu(page, await signUp());
  await page.goto(`${app.origin}/?isolated`);
  const popup = await press(page);
  await expect(saidOf(page)).toHaveText(["error: closed"]);
  await button(popup, "Allow").click();
  await expect(active(page)).toHaveCount(2);
  await expect(saidOf(page).last()).toHaveText("preferences: true vegetarian,nut_free");
});

test("an answer for another tab of the app does not end this tab's wait for its own", async ({ page, signUp, app }) => {
  await fillCardForMenu(page, await signUp());
  await page.goto(app.origin);
  const popup = await press(page);
  await page.evaluate((origin) => {
    const channel = new BroadcastChannel("forkprint");
    channel.postMessage(`${origin}/back?code=oac_other&state=other&iss=${encodeURIComponent(origin)}`);
    channel.postMessage(`${origin}/back`);
  }, app.origin);
  await button(popup, "Allow").click();
  await expect(active(page)).toHaveCount(2);
  await expect(saidOf(page)).toHaveText(["preferences: true vegetarian,nut_free"]);
});

test("a failing storage only loses the session at the next start, and the app is told", async ({
  page,
  signUp,
  app,
}) => {
  await fillCardForMenu(page, await signUp());
  await page.goto(`${app.origin}/?broken`);
  await expect(saidOf(page)).toHaveText(["error: storage"]);
  const popup = await press(page);
  await button(popup, "Allow").click();
  await expect(active(page)).toHaveCount(2);
  await expect(saidOf(page)).toHaveCount(3);
  expect((await saidOf(page).allTextContents()).slice(1).sort()).toEqual([
    "error: storage",
    "preferences: true vegetarian,nut_free",
  ]);
  await expect(dishOf(page)).toHaveText("Trofie (info), basil (match), walnuts (conflict)");
});
