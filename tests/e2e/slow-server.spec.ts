import type { Locator, Page } from "@playwright/test";
import { demoPlace } from "../support/demo-place";
import { postAs } from "../support/post-as";
import { type HeldCall, hold } from "./failures";
import { expect, PASSWORD, test } from "./fixtures";

const way = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A waiting button keeps its place and width, and has this name. */
const waiting = (page: Page) => page.getByRole("button", { name: "Loading...", exact: true });

/** Presses a button twice by mouse, then by Enter: it visibly waits, keeps its width, and sends one request. */
async function pressTwice(page: Page, button: Locator, call: HeldCall): Promise<void> {
  const before = await button.boundingBox();
  await button.dblclick();
  await expect(waiting(page)).toHaveAttribute("aria-busy", "true");
  const during = await waiting(page).boundingBox();
  expect(Math.abs((during?.width ?? 0) - (before?.width ?? 0))).toBeLessThan(1);
  await waiting(page).press("Enter");
  // The button waits even before its request leaves the browser.
  await expect.poll(call.count).toBe(1);
  call.answer();
  await expect(waiting(page)).toHaveCount(0);
  expect(call.count()).toBe(1);
}

// The server refuses an invented token.
test.use({ expectedOnConsole: [/status of 400/] });

test.describe("a form that is sent to a slow server shows that it waits and is sent once", () => {
  test("sign-in in the modal: 'Loading...', fields closed", async ({ page, context, signUp }) => {
    const { email } = await signUp();
    await context.clearCookies();
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    const login = await hold(page, "**/auth/login");
    await dialog.getByRole("button", { name: "Sign In" }).dblclick();
    await expect(dialog.getByRole("button", { name: "Loading..." })).toBeVisible();
    for (const field of [dialog.getByLabel("Email"), dialog.getByLabel("Password", { exact: true })]) {
      await expect(field).toBeDisabled();
    }
    expect(login.count()).toBe(1);
    login.answer();
    await expect(page.getByRole("banner").getByRole("link", { name: "Digital ID Card" })).toBeVisible();
  });

  test("the account step of onboarding creates one account", async ({ page }) => {
    await page.goto("/onboard?mode=register");
    await page.getByLabel("Email").fill(`slow-${Date.now()}@post.example`);
    await page.getByLabel("First name").fill("Ida");
    await page.getByLabel("Last name").fill("Berg");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    const register = await hold(page, "**/auth/register");
    await way(page, "Create Account").dblclick();
    await expect(way(page, "Loading...")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeDisabled();
    register.answer();
    await expect(page).toHaveURL(/step=dietary/);
    expect(register.count()).toBe(1);
  });

  test("a request for a reset link, and the new password", async ({ page }) => {
    await page.goto("/password-reset");
    await page.getByLabel("Email").fill("nobody@post.example");
    const request = await hold(page, "**/auth/user/password-reset-request");
    await pressTwice(page, way(page, "Send Reset Link"), request);
    await expect(page.getByText("If an account with that email exists")).toBeVisible();

    await page.goto("/reset-password?token=invented");
    await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm new password").fill(PASSWORD);
    await pressTwice(page, way(page, "Reset Password"), await hold(page, "**/auth/user/password-reset-confirm"));
  });

  test("Next of onboarding", async ({ page, signUp }) => {
    await signUp();
    await page.goto("/onboard?step=dietary");
    await page.getByRole("checkbox", { name: "Keto" }).click();
    const save = await hold(page, "**/user/my-preferences-array");
    await pressTwice(page, way(page, "Next"), save);
    await expect(page).toHaveURL(/step=health/);
  });

  test("the Privacy tab's forms", async ({ page, signUp, playwright, baseURL }) => {
    const person = await signUp();
    const phone = await playwright.request.newContext({ baseURL });
    await phone.post("/auth/login", { data: { email: person.email, password: person.password } });
    const place = await demoPlace(playwright, baseURL ?? "");
    await postAs(page, person, "/api/visits", { venue_id: place.venueId });
    await page.goto("/settings?tab=privacy");

    await pressTwice(page, way(page, "Download my data"), await hold(page, "**/user/export", "GET"));
    const end = way(page, `End visit to ${place.venueName}`);
    const ending = await hold(page, "**/api/visits/*", "PATCH");
    await end.dblclick();
    ending.answer();
    await expect(end).toHaveCount(0);
    expect(ending.count()).toBe(1);

    const others = await hold(page, "**/auth/logout-others");
    await pressTwice(page, way(page, "Sign out the others"), others);
    await expect(page.getByText("No other device is signed in.")).toBeVisible();

    for (const [label, text] of [
      ["Current password", PASSWORD],
      ["New password", "Green-Kettle-43"],
      ["Confirm new password", "Green-Kettle-43"],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await pressTwice(page, way(page, "Change password"), await hold(page, "**/auth/user/change-password"));

    await page.goto("/id#share");
    const dialog = page.getByRole("dialog");
    const making = await hold(page, "**/user/share-links");
    await dialog.getByRole("button", { name: "Make the link" }).dblclick();
    making.answer();
    await expect(dialog.getByRole("img", { name: "QR code of your link" })).toBeVisible();
    expect(making.count()).toBe(1);
    await phone.dispose();
  });

  test("checking in and leaving at a venue", async ({ page, signUp, playwright, baseURL }) => {
    await signUp();
    const place = await demoPlace(playwright, baseURL ?? "");
    await page.goto(`/onboard?venue-id=${place.venueId}`);
    await way(page, "Skip All").click();
    const checkIn = page.getByRole("button", { name: "Tell the kitchen, see the menu" });
    await pressTwice(page, checkIn, await hold(page, "**/api/visits"));
    await expect(page).toHaveURL(`/venue/${place.venueId}`);
    await pressTwice(page, way(page, "End visit"), await hold(page, "**/api/visits/*", "PATCH"));
    await expect(page.getByRole("link", { name: "Check in", exact: true })).toBeVisible();
  });
});

test("signing out with a slow server says so, shows nothing of the person meanwhile, and is sent once", async ({
  page,
  signUp,
}) => {
  const { email } = await signUp();
  await page.goto("/settings?tab=account");
  const leaving = await hold(page, "**/auth/logout");
  const button = page.getByRole("tabpanel").getByRole("button", { name: "Sign out" });
  await button.dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Signing out…" })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  leaving.answer();
  await expect(page).toHaveURL("/");
  expect(leaving.count()).toBe(1);
});

test.describe("searches while the server is slow", () => {
  test("an older answer never replaces a newer one", async ({ page, signUp }) => {
    await signUp();
    await page.goto("/settings?tab=ingredients");
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/ingredient-normalizations\/search\?q=an(&|$)/, async (route) => {
      await late;
      await route.continue().catch(() => undefined);
    });
    const field = page.getByRole("combobox", { name: "Search ingredients" });
    await field.fill("an");
    await page.waitForRequest(/search\?q=an&/);
    await field.fill("anise");
    await expect(page.getByRole("option", { name: /^Anise/ }).first()).toBeVisible();
    release();
    await expect(page.getByRole("option", { name: /^Anise/ }).first()).toBeVisible();
  });
});
