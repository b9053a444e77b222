import type { Page } from "@playwright/test";
import { stopClock } from "./fixtures";
import { button, consentHeading, expect, fillCard, saidBy, test } from "./oauth-fixtures";

async function openWindow(shop: Page, search = ""): Promise<Page> {
  const [opened] = await Promise.all([
    shop.context().waitForEvent("page"),
    shop.getByRole("button", { name: "Connect my dietary ID" }).click(),
  ]);
  await expect(opened, `the window of ${search}`).toHaveURL(/\/onboard\?/);
  return opened;
}

test("in a popup window, Allow hands the answer to the page that opened it", async ({ page, signUp, startParty }) => {
  const person = await signUp();
  await fillCard(page, person);
  const party = await startParty({ isPublic: true });
  await page.goto(`${party.origin}/shop`);
  const popup = await openWindow(page);
  await expect(consentHeading(popup)).toBeVisible();
  // A narrow window must not scroll sideways.
  await popup.setViewportSize({ width: 360, height: 640 });
  expect(await popup.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(popup, "Allow").click();
  expect(await saidBy(page)).toMatchObject({ sub: person.id, dietary_preferences: ["vegetarian", "nut_free"] });
  await expect(page.locator("body")).toHaveAttribute("data-window", "closed");

  // Any program can listen at a loopback address (RFC 8252 8.6), so consent is asked for every time.
  await page.reload();
  const again = await openWindow(page);
  await expect(again.getByText("You allow Lungara Online already:")).toBeVisible();
  await button(again, "Allow").click();
  expect(await saidBy(page)).toMatchObject({ sub: person.id });
});

test("in a popup window, Deny closes it and shares nothing", async ({ page, signUp, startParty }) => {
  await signUp();
  const party = await startParty();
  await page.goto(`${party.origin}/shop`);
  const popup = await openWindow(page);
  await button(popup, "Deny").click();
  await expect(page.locator("body")).toHaveAttribute("data-window", "closed");
  await expect(page.locator("#said")).toBeEmpty();
  expect(party.outcomes).toEqual([]);
  expect(await (await page.request.get("/api/user-client-authorization")).json()).toEqual([]);
});

test("a click in the moment in which the page appears does not count, which prevents clickjacking by a double click", async ({
  page,
  signUp,
  startParty,
}) => {
  await signUp();
  const party = await startParty();
  await page.clock.install();
  await stopClock(page);
  await page.goto(`${party.origin}/login`);
  // In small steps, because the screen's half second begins when it is shown.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(consentHeading(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(button(page, "Allow")).toBeDisabled();
  await page.clock.runFor(600);
  await expect(button(page, "Allow")).toBeEnabled();
  // The page receives focus in the middle of a double click.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await button(page, "Allow").click();
  await expect(consentHeading(page)).toBeVisible();
  expect(await (await page.request.get("/api/user-client-authorization")).json()).toEqual([]);
  await page.clock.runFor(600);
  await button(page, "Allow").click();
  await expect(consentHeading(page)).toBeHidden();
});
