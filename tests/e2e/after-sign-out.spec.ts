import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../support/chromium";
import { keptInBrowser } from "../support/kept-in-browser";
import { expect, PASSWORD, test } from "./fixtures";

/** Starts a separate browser with the back/forward cache, which the test runner switches off. */
async function withBack(run: (page: Page) => Promise<void>, baseURL: string | undefined): Promise<void> {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  try {
    await run(await (await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" })).newPage());
  } finally {
    await browser.close();
  }
}

async function makeAccount(page: Page): Promise<string> {
  await page.goto("/onboard?mode=register");
  const email = `anselm-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@post.example`;
  await page.getByLabel("Email").fill(email);
  // The card shows the first name, the account its email: using the same text for both finds this person in either.
  const name = email.split("@")[0] ?? "";
  await page.getByLabel("First name").fill(name);
  await page.getByLabel("Last name").fill("Roth");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL(/step=dietary/);
  await page.getByRole("checkbox", { name: "Sesame Allergy" }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.waitForURL(/step=health/);
  return name;
}

test("after a sign-out, Back shows nothing of the person on any page that they had visited", async ({ baseURL }) => {
  test.slow();
  await withBack(async (page) => {
    const name = await makeAccount(page);
    const id = await page.evaluate(() => JSON.parse(localStorage.getItem("auth_user") ?? "{}").id as string);
    for (const path of ["/", `/id/${id}`, "/settings?tab=my-id", "/settings?tab=account"]) {
      await page.goto(path);
      await expect(page.getByText(name).first()).toBeVisible();
    }
    await page.getByRole("tabpanel").getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    for (let back = 0; back < 5; back++) {
      // Already the first paint after Back must show nothing of the person.
      await page.goBack({ waitUntil: "commit" });
      expect(await page.getByText(name).or(page.getByText("Sesame Allergy")).filter({ visible: true }).count()).toBe(0);
      await page.waitForLoadState();
      await expect(page.getByText(name).filter({ visible: true })).toHaveCount(0);
    }
  }, baseURL);
});

test("after a sign-out, the browser stores nothing of the person: no storage, cache, database or cookie", async ({
  baseURL,
}) => {
  await withBack(async (page) => {
    const name = await makeAccount(page);
    await page.goto("/onboard?step=dietary");
    await page.getByRole("checkbox", { name: "Keto" }).click(); // not saved yet
    await page.goto("/recipes/new");
    await page.getByLabel("Title").fill("Anselm's soup");
    await page.goto("/grocery-list"); // so that the service worker stores the page and its lists
    await page.waitForLoadState("networkidle");
    await page.goto("/settings?tab=account");
    await page.getByRole("tabpanel").getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page.getByText("Logged out successfully")).toBeVisible();
    const kept = await keptInBrowser(page);
    expect(kept).toMatchObject({ local: [], session: [], databases: [] });
    for (const word of [name, "Anselm", "sesame_free", "Sesame"]) expect(kept.text).not.toContain(word);
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name: cookie }) => /session|left/.test(cookie))).toEqual([]);
  }, baseURL);
});
