import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const SCREENS = [
  "/",
  "/id",
  "/recipes",
  "/plan",
  "/household",
  "/pricing",
  "/together",
  "/settings?tab=dietary",
  "/settings?tab=privacy",
  "/onboard?step=favorites",
];

/** How far the page scrolls sideways, in CSS px. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = "200%";
    return root.scrollWidth - root.clientWidth;
  });

for (const locale of ["en-GB", "de-DE"]) {
  test.describe(`text at 200 % on the narrowest phone, ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 780 } });

    test("needs no sideways scroll (WCAG 2.2, 1.4.4)", async ({ page, signUp }) => {
      test.slow();
      await signUp();
      for (const path of SCREENS) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        expect(await sideways(page), path).toBe(0);
      }
    });
  });
}
