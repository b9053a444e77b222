import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const stats = (page: Page) => page.getByRole("region", { name: /carr(y|ies) one/ });
const banner = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const COUNTS = {
  users_with_no_diet: 1200,
  vegan: 5,
  vegetarian: 40,
  pescatarian: 3,
  users_with_allergies: 900,
  low_fodmap: 7,
  keto: 8,
  paleo: 2,
  atkins: 1,
};

test.describe("the community stats", () => {
  test("show a loading text first; then come 'no diet', the diets by frequency, and allergies last", async ({
    page,
    screens,
  }) => {
    let answer = () => {};
    const untilReleased = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/platform-stats", async (route) => {
      await untilReleased;
      await route.fulfill({ json: { total_users: 1234, dietary_preferences: COUNTS } });
    });
    await page.goto("/");
    await expect(page.getByText("Loading community stats...")).toBeVisible();
    answer();
    await expect(page.getByRole("heading", { name: "1,234 people carry one" })).toBeVisible();
    await expect(stats(page).locator("dl > div")).toHaveText([
      "No particular diet1,200",
      "Vegetarian40",
      "Keto8",
      "Low FODMAP7",
      "Vegan5",
      "Pescatarian3",
      "Paleo2",
      "Atkins1",
      "With an allergy900",
    ]);
    await screens.isAccessible("landing page with stats");
  });

  test("show the server's numbers", async ({ page, request }) => {
    await page.goto("/");
    const { total_users } = await (await request.get("/api/platform-stats")).json();
    expect(total_users).toBeGreaterThan(0);
    await expect(stats(page).locator("dl > div")).toHaveCount(9);
  });

  test.describe("without an answer", () => {
    test.use({ expectedOnConsole: [/Failed to load resource/] });

    test("are not shown at all", async ({ page, screens }) => {
      await page.route("**/api/platform-stats", (route) => route.fulfill({ status: 503, json: { detail: "Away" } }));
      await page.goto("/");
      await expect(page.getByText("Loading community stats...")).toHaveCount(0);
      await expect(stats(page)).toHaveCount(0);
      await screens.isAccessible("landing page without stats");
    });
  });
});

test("the sign-in form loads on demand, and a failed load is reported", async ({ page, expectedOnConsole }) => {
  expectedOnConsole.push(/Failed to load resource|ERR_FAILED/);
  await page.goto("/");
  await expect(page.getByText("Loading community stats...")).toHaveCount(0);
  await page.route("**/_next/static/**", (route) => route.abort());
  await banner(page).getByRole("link", { name: "Sign In" }).click();
  await expect(page.locator("[data-toast-message]", { hasText: "The form could not be loaded." })).toBeVisible();
  await page.unroute("**/_next/static/**");
  await banner(page).getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("header and footer of a visitor", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Home", "Recipes", "Business", "Sign In"]) {
    await expect(banner(page).getByRole("link", { name, exact: true })).toBeVisible();
  }
  for (const [column, links] of [
    ["Company", ["About", "Careers", "Contact"]],
    ["Legal", ["Terms", "Privacy", "Cookies"]],
    ["Account", ["Sign In", "Create your ID", "Business"]],
  ] as const) {
    await expect(footer(page).getByRole("navigation", { name: column }).getByRole("link")).toHaveText([...links]);
  }
  await page.mouse.wheel(0, 400);
  await expect(banner(page)).toHaveAttribute("data-scrolled", "true");
});

test("header, menu and footer of somebody who is signed in", async ({ page, signUp, screens }) => {
  const { email } = await signUp();
  await page.goto("/");
  await expect(banner(page).getByRole("link", { name: "Digital ID Card" })).toHaveAttribute("href", "/id");
  await expect(banner(page).getByRole("link", { name: `${email.split("@")[0]}, settings` })).toBeVisible();
  await expect(banner(page).getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await expect(footer(page).getByRole("link", { name: "Settings" })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.locator("#site-menu");
  await expect(menu.getByRole("link", { name: "Settings" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Sign out" })).toBeVisible();
  await screens.isAccessible("open menu", "#site-menu");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
});

test("a shared link has a picture, a title and this site's own address", async ({ page, request, baseURL }) => {
  for (const [path, title] of [
    ["/", /a dietary ID you carry/],
    ["/portal/landing", /For restaurants and venues/],
    ["/portal", /Business portal/],
    ["/recipes", /Recipes/],
    ["/pricing", /Pricing/],
    ["/partner-program", /Smart Dining Initiative/],
    ["/terms", /Terms/],
  ] as const) {
    await page.goto(path);
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).first().getAttribute("content");
    expect(await meta("og:title"), path).toMatch(title);
    expect(await meta("og:description"), path).toBeTruthy();
    expect([await meta("og:image:width"), await meta("og:image:height")]).toEqual(["1200", "630"]);
    const image = (await meta("og:image")) ?? "";
    expect(image.startsWith(`${baseURL}/`), image).toBe(true);
    const picture = await request.get(image);
    expect(picture.headers()["content-type"]).toBe("image/png");
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
});

test("an unknown address says so, with a way home", async ({ page, screens, expectedOnConsole }) => {
  expectedOnConsole.push(/status of 404/);
  const answer = await page.goto("/nothing-here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "This page is not in the book." })).toBeVisible();
  await screens.isAccessible("page not found");
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
});

for (const path of ["/terms", "/privacy", "/cookies", "/about", "/contact", "/careers"]) {
  test(`${path} is accessible, fits a phone and has no broken links`, async ({ page, request, screens }) => {
    await page.goto(path);
    await screens.isAccessible(path);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const hrefs = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((each) => each.getAttribute("href")));
    for (const href of new Set(hrefs)) expect((await request.get(href ?? "")).status(), `${href}`).toBeLessThan(400);
  });
}

test("without the setting, the contact page invents no address", async ({ page }) => {
  await page.goto("/contact#writing");
  await expect(page.getByText("has not published an address for mail yet")).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
});
