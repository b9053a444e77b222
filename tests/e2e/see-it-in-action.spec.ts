import { expect, stopClock, test } from "./fixtures";

test("the same page is shown as printed and as the demo card reads it, on three tabs", async ({ page, screens }) => {
  await page.goto("/");
  const see = page.getByRole("region", { name: "See It In Action" });
  const panel = see.getByRole("tabpanel");
  await expect(see.getByRole("tab", { name: "Delivery" })).toHaveAttribute("aria-selected", "true");
  await expect(panel.getByText("As printed", { exact: false })).toBeVisible();
  await expect(panel.getByText("As mira.okafor, an invented person, reads it")).toBeVisible();

  // A mark says its verdict behind the word, so a name's words may not follow one another.
  const judged = (name: string) =>
    name.split(" ").reduce((items, hasText) => items.filter({ hasText }), panel.locator("[data-side='read'] li"));
  await expect(judged("Linguine alle vongole")).toContainText("clams (conflict)");
  await expect(judged("Linguine alle vongole").locator("[data-chip]")).toHaveText("Conflict");
  await expect(judged("Ginger and lemon tea").locator("[data-chip]")).toHaveText("Match");
  await expect(judged("Poached plums").locator("[data-chip]")).toHaveText("May contain");
  await expect(judged("Roast carrots")).toContainText("We do not know “");
  await expect(judged("Roast carrots").locator("[data-chip]")).toHaveText("Unknown");

  await see.getByRole("tab", { name: "Delivery" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(see.getByRole("tab", { name: "Grocery" })).toBeFocused();
  await expect(judged("Houmous").locator("[data-chip]")).toHaveText("Conflict");
  await expect(judged("Dried apricots").locator("[data-chip]")).toHaveText("May contain");

  await see.getByRole("button", { name: "Next page" }).click();
  await expect(see.getByText("3 of 3")).toBeVisible();
  await expect(judged("cashews")).toContainText("you are allergic to nuts");
  await see.getByRole("button", { name: "Next page" }).click();
  await expect(see.getByText("1 of 3")).toBeVisible();

  await screens.isAccessible("See It In Action", "#see");
});

test("on a phone one side is shown at a time, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  const panel = page.getByRole("region", { name: "See It In Action" }).getByRole("tabpanel");
  await expect(panel.getByText("As mira.okafor, an invented person, reads it")).toBeVisible();
  await expect(panel.locator("[data-side='printed']")).toBeHidden();
  await page.locator("#see").getByText("As printed", { exact: true }).first().click();
  await expect(panel.locator("[data-side='printed']")).toBeVisible();
  await expect(panel.locator("[data-side='read']")).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("the pages advance by themselves, stop under the pointer and can be paused", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await stopClock(page);
  await page.goto("/");
  const see = page.getByRole("region", { name: "See It In Action" });
  await expect(see.getByRole("button", { name: "Pause pages" })).toBeVisible();
  await page.clock.runFor(8100);
  await expect(see.getByText("2 of 3")).toBeVisible();

  await see.getByRole("tabpanel").hover();
  await page.clock.runFor(20_000);
  await expect(see.getByText("2 of 3")).toBeVisible();

  await see.getByRole("button", { name: "Pause pages" }).click();
  await page.mouse.move(0, 0);
  await page.getByRole("link", { name: "Home" }).first().focus();
  await page.clock.runFor(20_000);
  await expect(see.getByText("2 of 3")).toBeVisible();
});

test("the partner program shows two dishes as two guests see them", async ({ page, screens }) => {
  await page.goto("/partner-program");
  const vegan = page.getByRole("article").filter({ hasText: "A vegan guest" });
  await expect(vegan).toContainText("butter (conflict)");
  await expect(vegan.getByRole("listitem").filter({ hasText: "Contains Nuts" })).toBeVisible();
  const pressure = page.getByRole("article").filter({ hasText: "high blood pressure" });
  await expect(pressure).toContainText("soy sauce (conflict)");
  await expect(pressure.getByRole("listitem").filter({ hasText: "High Protein" })).toBeVisible();
  await expect(pressure.getByRole("listitem").filter({ hasText: "High Sodium" })).toBeVisible();
  await screens.isAccessible("Partner program's dishes", "main");
});
