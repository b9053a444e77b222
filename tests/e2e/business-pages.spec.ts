import type { Page } from "@playwright/test";
import { expect, stopClock, test } from "./fixtures";

const LANDING = "/portal/landing";
const PARTNER = "/partner-program";
const PRICING = "/pricing";
const ADVANCE_MS = 6000;

const slide = (page: Page, name: string) => page.getByRole("group", { name });

/** Opens a carousel whose clock the test controls, without reduced motion. */
async function openMoving(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await stopClock(page);
  await page.goto(LANDING);
  await expect(page.getByRole("button", { name: "Pause slides" })).toBeVisible();
}

test.describe("the three business pages", () => {
  for (const [path, title] of [
    [LANDING, "Know the table before it orders."],
    [PARTNER, "Smart Dining Initiative"],
    [PRICING, "Pay by the call"],
  ] as const) {
    test(`${path} is accessible and fits a phone`, async ({ page, screens }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await screens.isAccessible(path);
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });

    test(`${path} has no broken links`, async ({ page, request }) => {
      await page.goto(path);
      const links = await page
        .getByRole("main")
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(links.length).toBeGreaterThan(0);
      for (const link of new Set(links)) {
        const answer = await request.get(link);
        expect(answer.status(), link).toBe(200);
        const { hash } = new URL(link);
        if (hash) expect(await answer.text(), link).toContain(`id="${hash.slice(1)}"`);
      }
    });
  }
});

test.describe("the business landing page", () => {
  test("has the portal's header and an example of a card, named as one", async ({ page }) => {
    await page.goto(LANDING);
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    const example = page.getByRole("article", { name: /^Example: digital dietary ID of .*, an invented person$/ });
    await expect(example).toContainText("DEMO-USER");
    await expect(example).toContainText("An example: this person is invented");
    await nav.getByRole("link", { name: "Partner Program" }).click();
    await expect(page).toHaveURL(PARTNER);
  });

  test("shows one slide at a time; Next, Previous and the dots move in a circle", async ({ page }) => {
    await page.goto(LANDING);
    await expect(slide(page, "Charts & Widgets")).toContainText("Sample figures");
    await expect(slide(page, "Data Explorer")).toHaveCount(0);
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(slide(page, "Data Explorer")).toContainText("Sample figures");
    await expect(slide(page, "Charts & Widgets")).toHaveCount(0);
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(slide(page, "Charts & Widgets")).toBeVisible();
    await page.getByRole("button", { name: "Previous slide" }).press("Enter");
    await expect(slide(page, "Data Explorer")).toBeVisible();
    await page.getByRole("button", { name: "Show slide 1 of 2: Charts & Widgets" }).click();
    await expect(slide(page, "Charts & Widgets")).toBeVisible();
  });

  test("moves to the next slide every six seconds", async ({ page }) => {
    await openMoving(page);
    await page.clock.runFor(ADVANCE_MS - 100);
    await expect(slide(page, "Charts & Widgets")).toBeVisible();
    await page.clock.runFor(200);
    await expect(slide(page, "Data Explorer")).toBeVisible();
    await page.clock.runFor(ADVANCE_MS);
    await expect(slide(page, "Charts & Widgets")).toBeVisible();
  });

  test("keeps the current slide under the pointer, while focus is inside, and while paused", async ({ page }) => {
    await openMoving(page);
    const carousel = page.getByRole("region", { name: "Sections of the portal" });
    await carousel.hover();
    await page.clock.runFor(3 * ADVANCE_MS);
    await expect(slide(page, "Charts & Widgets")).toBeVisible();
    await page.getByRole("heading", { level: 1 }).hover();
    await page.clock.runFor(ADVANCE_MS + 100);
    await expect(slide(page, "Data Explorer")).toBeVisible();

    await page.getByRole("button", { name: "Next slide" }).focus();
    await page.clock.runFor(3 * ADVANCE_MS);
    await expect(slide(page, "Data Explorer")).toBeVisible();

    await page.getByRole("button", { name: "Pause slides" }).press("Space");
    await page.getByRole("banner").getByRole("link", { name: "Home" }).focus();
    await page.clock.runFor(3 * ADVANCE_MS);
    await expect(slide(page, "Data Explorer")).toBeVisible();
  });

  test("does not move for people who prefer reduced motion", async ({ page }) => {
    await page.clock.install();
    await page.goto(LANDING);
    await page.getByRole("button", { name: "Next slide" }).click();
    await page.getByRole("heading", { level: 1 }).click();
    await page.clock.runFor(3 * ADVANCE_MS);
    await expect(slide(page, "Data Explorer")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause slides" })).toHaveCount(0);
  });
});

test("the partner program shows its six parts and both calls to action", async ({ page }) => {
  await page.goto(PARTNER);
  for (const name of [
    "Application Process",
    "Two-Year Partnership",
    "Self-Management Tools",
    "Integration Support",
    "Customer Analytics",
    "On-Site Check-In",
  ]) {
    await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Apply to partner" })).toHaveAttribute("href", "/contact#writing");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(slide(page, "What they eat")).toBeVisible();
  await page.getByRole("link", { name: "View Pricing" }).click();
  await expect(page).toHaveURL(PRICING);
});

test.describe("the pricing page", () => {
  const total = (page: Page) => page.getByRole("row", { name: /^A month/ });
  const number = (page: Page) => page.getByLabel("Calls a month", { exact: true });

  test("shows the worked-out examples and the note", async ({ page }) => {
    await page.goto(PRICING);
    const examples = page.getByRole("region", { name: "For example" });
    for (const cost of ["$40 a month", "$290 a month", "$1,340 a month"]) await expect(examples).toContainText(cost);
    await expect(page.getByText("Batch analysis of up to 25 items per call")).toBeVisible();
    await expect(page.getByText("No setup fees. No contracts. Cancel anytime.")).toBeVisible();
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL("/portal");
    await expect(page.getByRole("heading", { level: 1, name: "Sign In" })).toBeVisible();
  });

  test("calculates for a typed number and keeps the number in the address", async ({ page }) => {
    await page.goto(PRICING);
    await expect(total(page)).toContainText("$40.00");
    await number(page).fill("500,000");
    await expect(total(page)).toContainText("$1,340.00");
    await expect(page).toHaveURL(`${PRICING}?calls=500000`);
    await page.reload();
    await expect(number(page)).toHaveValue("500000");
    await expect(total(page)).toContainText("$1,340.00");
  });

  test("can be operated by keyboard on the slider", async ({ page }) => {
    await page.goto(`${PRICING}?calls=50000`);
    const slider = page.getByRole("slider", { name: "Calls a month, in steps" });
    await expect(slider).toHaveAttribute("aria-valuetext", "50,000 calls");
    await slider.press("ArrowRight");
    await expect(number(page)).toHaveValue("60000");
    await expect(total(page)).toContainText("$340.00");
    await slider.press("Home");
    await expect(total(page)).toContainText("$0.00");
    await expect(page).toHaveURL(`${PRICING}?calls=0`);
  });

  test("says which numbers are valid and keeps the last result", async ({ page, screens }) => {
    await page.goto(`${PRICING}?calls=5000`);
    await number(page).fill("lots");
    await expect(number(page)).toHaveAccessibleDescription("Please enter a whole number from 0 to 1,000,000,000");
    await expect(total(page)).toContainText("$40.00");
    await screens.isAccessible("pricing with an error");
  });

  test("starts with an example when the address has an invalid number", async ({ page }) => {
    await page.goto(`${PRICING}?calls=-3`);
    await expect(number(page)).toHaveValue("5000");
  });
});

test("search engines find the public pages at the configured origin, and no API routes", async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/", LANDING, PARTNER, PRICING, "/terms"]) expect(sitemap).toContain(`<loc>${baseURL}${path}<`);
  for (const [, url] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
    expect((await request.get(String(url))).status(), url).toBe(200);
  }
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /api/");
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("the application can be installed on a phone's home screen", async ({ page, request, baseURL }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(String(href))).json();
  expect(manifest).toMatchObject({ name: expect.stringContaining("Forkprint"), start_url: `${baseURL}/id` });
  for (const icon of manifest.icons) expect((await request.get(icon.src)).status()).toBe(200);
});
