import type { Page } from "@playwright/test";
import { type DemoPlace, demoPlace } from "../support/demo-place";
import { preferAs } from "../support/post-as";
import { expect, test } from "./fixtures";

// Arabic speaks on a guest's way, from the right; everything else is English, whole.
test.use({ locale: "ar-EG" });

const html = (page: Page) => page.locator("html");

let place: DemoPlace;
test.beforeAll(async ({ playwright, baseURL }) => {
  place = await demoPlace(playwright, baseURL ?? "");
});

test("a guest reads card, venue and table from the right, and the rest in English", async ({
  page,
  signUp,
  screens,
}) => {
  const person = await signUp();
  await preferAs(page, person, "peanut", "allergy");

  await page.goto("/id");
  await expect(html(page)).toHaveAttribute("dir", "rtl");
  await expect(html(page)).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { level: 1, name: "الهوية الغذائية الرقمية" })).toBeVisible();
  await screens.isAccessible("البطاقة");
  // Staff who do not read Arabic letters must understand the allergy at once.
  await page.getByRole("button", { name: "عرض على العاملين" }).click();
  await expect(page.getByRole("dialog")).toContainText("Peanut");
  await expect(page.getByRole("dialog")).toContainText("I am allergic to");
  await page.keyboard.press("Escape");

  await page.goto(`/venue/${place.venueId}?location-id=${place.locationId}`);
  await expect(html(page)).toHaveAttribute("dir", "rtl");
  await screens.isAccessible("المكان");

  await page.goto("/together");
  await expect(html(page)).toHaveAttribute("dir", "rtl");
  await screens.isAccessible("المائدة");

  // A link to a screen that speaks English keeps the document: the screen says so itself.
  await page.locator('a[href="/recipes"]').first().click();
  await expect(page).toHaveURL(/\/recipes/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const main = page.getByRole("heading", { level: 1 });
  expect(await main.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
  expect(await main.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");

  await page.reload();
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(html(page)).toHaveAttribute("dir", "ltr");
});
