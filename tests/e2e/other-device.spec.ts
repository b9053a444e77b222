import type { Page } from "@playwright/test";
import { preferAs } from "../support/post-as";
import { endSignIn } from "./failures";
import { expect, test } from "./fixtures";

const card = (page: Page) => page.getByRole("article", { name: /Digital dietary ID of / });

/** Hides the page, as when a phone is locked or another tab is selected, and advances its clock by `ms`. */
async function lieInBackground(page: Page, ms: number): Promise<void> {
  const show = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await show(true);
  await page.clock.fastForward(ms);
  await show(false);
}

test("a card in a background tab shows what another device has recorded, and stays when the network is gone", async ({
  page,
  context,
  signUp,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/ERR_INTERNET_DISCONNECTED/);
  const person = await signUp();
  await page.clock.install();
  await page.goto("/settings?tab=my-id");
  await expect(card(page)).toContainText("None written down yet");
  await preferAs(page, person, "celery", "allergy");
  await lieInBackground(page, 31_000);
  await expect(card(page)).toContainText("Celery");

  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/user/my-preferences"));
  await lieInBackground(page, 31_000);
  await failed;
  await expect(card(page)).toContainText("Celery");
  await context.setOffline(false);
});

test("a sign-in that another device has ended is noticed when the page becomes visible", async ({
  page,
  signUp,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/status of 401/);
  const person = await signUp();
  await page.clock.install();
  await page.goto("/settings?tab=my-id");
  await expect(card(page)).toBeVisible();
  await endSignIn(person);
  // The page listens only once its scripts run, which on a busy machine is after the card is visible.
  await expect(async () => {
    await lieInBackground(page, 31_000);
    await expect(page).toHaveURL("/", { timeout: 10_000 });
  }).toPass();
});
