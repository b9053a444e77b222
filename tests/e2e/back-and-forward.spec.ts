import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../support/chromium";
import { demoPlace } from "../support/demo-place";
import { postAs, preferAs } from "../support/post-as";
import { storeSignIn } from "./failures";
import { expect, PASSWORD, test } from "./fixtures";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const way = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const card = (page: Page) => page.getByRole("article", { name: /Digital dietary ID of / }).first();
const headerCard = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Digital ID Card" });

test("Back to the landing page shows the card with changes made meanwhile", async ({ page, context, signUp }) => {
  const person = await signUp();
  await preferAs(page, person, "anise", "allergy");
  await storeSignIn(context, person);
  await page.goto("/");
  await expect(card(page)).toContainText("Anise");
  await headerCard(page).click();
  await expect(page).toHaveURL("/id");
  await page.getByRole("link", { name: "Edit what is on the card" }).click();
  await page.getByRole("checkbox", { name: "Sesame Allergy" }).click();
  await expect(page.locator("[data-toast-message]", { hasText: "Dietary preferences updated!" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/id");
  await expect(card(page)).toContainText("Sesame");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(card(page)).toContainText("Sesame");
  await expect(card(page)).toContainText("Anise");
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole("checkbox", { name: "Sesame Allergy" })).toBeChecked();
});

test("every tab of the settings has an address: Back and Forward move between the tabs", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/settings");
  const tabs = ["Favorites", "Ingredients", "My ID", "Privacy", "Account"];
  for (const name of tabs) await tab(page, name).click();
  for (const name of [...tabs.slice(0, -1).reverse(), "Dietary"]) {
    await page.goBack();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
  for (const name of tabs) {
    await page.goForward();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  }
});

test("Back closes a dialog without doing what it asks about, and Forward does not reopen it", async ({
  page,
  signUp,
}) => {
  const person = await signUp();
  await page.goto("/terms");
  await page.goto("/settings?tab=account");
  await way(page, "Delete account").click();
  await way(page, "Continue").click();
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await page.goForward();
  await expect(way(page, "Delete account")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const { email, password } = person;
  expect((await page.request.post("/auth/login", { data: { email, password } })).status()).toBe(200);
});

test("Back closes the sign-in modal, and the page before it is complete", async ({ page }) => {
  await page.goto("/terms");
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("after a new password is set, Back shows an empty form, and the link no longer works", async ({ page }) => {
  await page.route("**/auth/user/password-reset-confirm", (route) =>
    route.fulfill({ json: { message: "Done", ended: [] } }),
  );
  await page.goto("/password-reset");
  await page.goto("/reset-password?token=whatever");
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm new password").fill(PASSWORD);
  await way(page, "Reset Password").click();
  await expect(page).toHaveURL("/onboard");
  await page.goBack();
  for (const field of await page.locator("input[type=password]").all()) await expect(field).toHaveValue("");
});

test("Back to a venue shows the current state of the visit", async ({ page, context, signUp, playwright, baseURL }) => {
  const place = await demoPlace(playwright, baseURL ?? "");
  const person = await signUp();
  await postAs(page, person, "/api/visits", { venue_id: place.venueId });
  await storeSignIn(context, person);
  await page.goto(`/venue/${place.venueId}`);
  await expect(way(page, "End visit")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  const headers = { Authorization: `Bearer ${person.token}` };
  const { id } = await (await page.request.get("/api/visits/active", { headers })).json();
  const ended = await page.request.patch(`/api/visits/${id}`, { headers, data: { status: "ended" } });
  expect(ended.status()).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL(`/venue/${place.venueId}`);
  await expect(way(page, "End visit")).toHaveCount(0);
});

test("in a browser with a back/forward cache, Back shows nothing of a deleted account", async ({ baseURL }) => {
  test.slow();
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  try {
    const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" });
    const email = `leaving-${Date.now()}@post.example`;
    const response = await context.request.post("/auth/register", { data: { email, password: PASSWORD } });
    const { access_token: token, user } = (await response.json()) as { access_token: string; user: { id: string } };
    const page = await context.newPage();
    const person = { email, password: PASSWORD, id: user.id, token, first_name: "", last_name: "" };
    await preferAs(page, person, "lupin", "allergy");
    await storeSignIn(context, { ...person, account_type: "diner" });
    for (const path of [
      "/",
      `/id/${user.id}`,
      "/settings?tab=my-id",
      "/onboard?step=health",
      "/settings?tab=account",
    ]) {
      await page.goto(path);
      await expect(page.getByText(/leaving-/).first()).toBeAttached();
    }
    await way(page, "Delete account").click();
    await way(page, "Continue").click();
    await page.getByLabel("Your password").fill(PASSWORD);
    await way(page, "Delete for good").click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    const theirs = page.getByText(/leaving-|Lupin/).filter({ visible: true });
    for (let back = 0; back < 5; back++) {
      await page.goBack({ waitUntil: "commit" }).catch((error: Error) => {
        // A page that finds its account deleted reloads at once, which aborts the step that the test waits for.
        if (!error.message.includes("net::ERR_ABORTED")) throw error;
      });
      expect(await theirs.count()).toBe(0);
      await page.waitForLoadState();
      await expect(theirs).toHaveCount(0);
    }
  } finally {
    await browser.close();
  }
});

test("Back to a recipe judges it by the card as it is now", async ({ page, signUp }) => {
  const person = await signUp();
  await postAs(page, person, "/api/recipes", {
    title: "Hummus of Tuesday",
    ingredients: [
      { name: "200 g chickpeas", order: 1 },
      { name: "2 tbsp tahini", order: 2 },
    ],
    instructions: [{ order: 1, text: "Blend." }],
  });
  await preferAs(page, person, "anise", "allergy");
  await page.goto("/saved");
  await page
    .getByRole("link", { name: /Hummus of Tuesday/ })
    .first()
    .click();
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: "Hummus of Tuesday" })).toBeVisible();
  await expect(main).not.toContainText("Not safe");
  await headerCard(page).click();
  await page.getByRole("link", { name: "Edit what is on the card" }).click();
  await page.getByRole("checkbox", { name: "Sesame Allergy" }).click();
  await expect(page.locator("[data-toast-message]", { hasText: "Dietary preferences updated!" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/id");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Hummus of Tuesday" })).toBeVisible();
  await expect(main).toContainText("Not safe for you as written");
});
