import type { Page } from "@playwright/test";
import { expect } from "./oauth-fixtures";
import { test } from "./restaurant-fixtures";

// On a touch screen, a long menu is marked in parts while it is read, not all at once.
test.slow();
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
// The browser logs the calls that a test breaks off.
test.use({ expectedOnConsole: [/ERR_FAILED|Forkprint: the menu is not checked/] });

const DISHES = 300;
const markedDishes = (page: Page) => page.locator(".dish:has(span[class^=pfai-])");

/** Notes how many dishes each call asks about. */
function noteCalls(page: Page): number[] {
  const sizes: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/analysis/menu")) {
      sizes.push(request.postDataJSON().items.length);
    }
  });
  return sizes;
}

const toEnd = (page: Page) => page.locator(".dish").last().scrollIntoViewIfNeeded();
/** How many dishes have marks on paper, and how many say that they are not checked. */
const print = (page: Page) =>
  page.evaluate(() => {
    const count = (what: string) => document.querySelectorAll(`.dish:has(${what})`).length;
    dispatchEvent(new Event("beforeprint"));
    const onPaper = { marked: count("span[class^=pfai-]"), unchecked: count(".pfai-flag") };
    dispatchEvent(new Event("afterprint"));
    return onPaper;
  });

test("opening a long menu asks only about dishes near the screen, and scrolling finds each dish marked before it is visible", async ({
  page,
  openRestaurant,
}) => {
  const { origin } = await openRestaurant();
  const sizes = noteCalls(page);
  await page.goto(`${origin}/long?items=${DISHES}`);
  await expect(page.locator(".dish .pfai-info-silent").first()).toBeVisible();
  const asked = () => sizes.reduce((sum, size) => sum + size, 0);
  const atFirst = asked();
  expect(atFirst).toBeLessThan(DISHES / 2);
  const last = page.locator(".dish").nth(atFirst - 1);
  expect(await last.evaluate((dish) => dish.getBoundingClientRect().top > innerHeight), "marked ahead").toBe(true);

  await page.mouse.wheel(0, 1500);
  await expect.poll(asked).toBe(DISHES);
  expect(await markedDishes(page).count(), "marks are put in place as they come near").toBeLessThan(DISHES / 2);
  await toEnd(page);
  await expect(page.locator(".dish:last-child .pfai-info-silent").first()).toBeVisible();
  expect(asked(), "no dish is asked about twice").toBe(DISHES);
});

test("a phone that draws slowly asks about no more dishes than are near", async ({ page, openRestaurant }) => {
  // Most of a time slice passes between two looks at the clock, so that one dish is drawn at a time.
  await page.addInitScript(() => {
    let now = Date.now();
    Date.now = () => {
      now += 4;
      return now;
    };
  });
  const { origin } = await openRestaurant();
  const sizes = noteCalls(page);
  await page.goto(`${origin}/long?items=${DISHES}`);
  const lastNear = page
    .locator(".dish")
    .filter({ has: page.locator("[class^=pfai-]") })
    .last();
  const isBelowTheScreen = () => lastNear.evaluate((dish) => dish.getBoundingClientRect().top > innerHeight * 1.5);
  await expect.poll(isBelowTheScreen, "what is near is drawn to its end").toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(DISHES / 2);
});

test("a print says of each dish that has no marks yet that it is not checked, and pressing a key marks the whole menu", async ({
  page,
  openRestaurant,
}) => {
  const { origin } = await openRestaurant();
  const sizes = noteCalls(page);
  await page.goto(`${origin}/long?items=${DISHES}`);
  await expect(page.locator(".dish .pfai-info-silent").first()).toBeVisible();
  const onPaper = await print(page);
  expect(onPaper.marked).toBeGreaterThan(0);
  expect(onPaper.unchecked).toBe(DISHES - sizes.reduce((sum, size) => sum + size, 0));
  await expect(page.locator(".pfai-flag"), "only on paper").toHaveCount(0);

  await page.keyboard.press("Tab");
  const last = page.locator(".dish:last-child .pfai-info-silent").first();
  await expect(last).toBeAttached();
  await expect.poll(async () => (await print(page)).unchecked, "batches answer in any order").toBe(0);
  await expect(last).toBeAttached();
});

test("a menu whose later answers fail says so at each dish that has none", async ({ page, openRestaurant }) => {
  const { origin } = await openRestaurant();
  const sizes = noteCalls(page);
  await page.goto(`${origin}/long?items=${DISHES}`);
  await expect(page.locator(".dish .pfai-info-silent").first()).toBeVisible();
  const atFirst = sizes.reduce((sum, size) => sum + size, 0);
  await page.route("**/api/analysis/menu", (route) => route.abort());
  await page.mouse.wheel(0, 1500);
  await expect(page.locator(".dish.pfai-container-unchecked .pfai-flag")).toHaveCount(DISHES - atFirst);
  await page.unroute("**/api/analysis/menu");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".pfai-flag")).toHaveCount(0);
  await toEnd(page);
  await expect(page.locator(".dish:last-child .pfai-info-silent").first()).toBeVisible();
});

test("a dish without a box of its own, and one that is shown later, are marked", async ({ page, openRestaurant }) => {
  const { origin } = await openRestaurant();
  await page.goto(`${origin}/long?items=2`);
  await page.evaluate(() => {
    const add = (text: string, style: string) => {
      const dish = document.createElement("div");
      dish.dataset.forkprintItem = "";
      dish.style.cssText = style;
      dish.append(document.createElement("p"));
      (dish.firstChild as Element).textContent = text;
      document.querySelector("section")?.append(dish);
    };
    add("Walnuts, basil", "display:contents");
    add("Walnuts, cream", "display:none");
    add("Walnuts, salt", "height:0;overflow:hidden");
  });
  const dish = (text: string) => page.locator("[data-forkprint-item]", { hasText: text });
  await expect(dish("basil").locator(".pfai-info-silent").first()).toBeVisible();
  await expect(dish("cream").locator(".pfai-info-silent").first()).toBeAttached();
  await dish("salt").evaluate((element) => {
    (element as HTMLElement).style.height = "auto";
  });
  await expect(dish("salt").locator(".pfai-info-silent").first()).toBeVisible();
});
