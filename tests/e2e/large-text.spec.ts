import type { Page } from "@playwright/test";
import { preferAs } from "../support/post-as";
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

/** Words of at least five letters that stand on two lines without a hyphen, of what is read at a glance. */
const brokenWords = (page: Page, scope: string) =>
  page.evaluate((selector) => {
    document.documentElement.style.fontSize = "200%";
    return [...document.querySelectorAll(selector)].flatMap((root) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        // A soft hyphen (U+00AD) is drawn where a word is broken at it.
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}\u00ad]{5,}/gu)) {
          if (word.includes("\u00ad")) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    });
  }, scope);

const ALLERGIES = ["shellfish", "sesame", "mustard", "crustacean", "nut"];

for (const locale of ["en-GB", "de-DE"]) {
  test.describe(`text at 200 % on the narrowest phone, ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 780 } });

    test("needs no sideways scrolling (WCAG 2.2, 1.4.4)", async ({ page, signUp }) => {
      test.slow();
      await signUp();
      for (const path of SCREENS) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        expect(await sideways(page), path).toBe(0);
      }
    });

    test("does not break words that must be recognised at a glance", async ({ page, signUp }) => {
      test.slow();
      const person = await signUp();
      for (const food of ALLERGIES) await preferAs(page, person, food, "allergy");
      for (const [path, scope] of [
        ["/", "h1, h2, article"],
        ["/id", "h1, article"],
        ["/household", "h1"],
        ["/settings?tab=dietary", "h1, h2, [role=checkbox]"],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        expect(await brokenWords(page, scope), path).toEqual([]);
      }
      await page.goto("/id");
      await page
        .locator("[data-staff], button")
        .filter({ hasText: /Show to staff|Dem Personal zeigen/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await brokenWords(page, "[role=dialog] section"), "staff view").toEqual([]);
    });
  });
}
