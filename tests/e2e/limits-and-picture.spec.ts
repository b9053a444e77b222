import type { Page } from "@playwright/test";
import { jpeg } from "../support/pictures";
import { expect, test } from "./fixtures";
import { agreeToHealth } from "./health-consent";

const toast = (page: Page, text: string) => page.locator("[data-toast-message]", { hasText: text });

test("a doctor's number replaces the usual limit, and is shown on the card", async ({ page, signUp, screens }) => {
  await signUp();
  await page.goto("/settings?tab=dietary");
  await expect(page.getByText("None chosen.")).toBeVisible();
  await page.getByRole("button", { name: "Show all 24" }).click();
  await page.getByRole("switch", { name: "High Blood Pressure" }).click();
  await agreeToHealth(page);
  await expect(toast(page, "Health concern added")).toBeVisible();
  await page.getByRole("button", { name: "Show the chosen ones" }).click();
  await expect(page.getByRole("switch")).toHaveCount(1);

  const limits = page.getByRole("region", { name: "What a serving may hold" });
  await expect(limits).toContainText("at most 0.6 g a meal");
  await expect(limits).toContainText("Source: U.S. Food and Drug Administration");
  await limits.getByRole("button", { name: "My doctor said: Sodium" }).click();
  await limits.getByRole("button", { name: "Save" }).click();
  await expect(limits.getByText("A number of g, for example 2")).toBeVisible();
  await limits.getByLabel("At most (g)").fill("1.5");
  await limits.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Sodium: what your doctor said counts now")).toBeVisible();
  await expect(limits).toContainText("at most 1.5 g a day");
  await expect(limits).toContainText("0.5 g for each of three meals");
  await screens.isAccessible("limits", "#main");

  await page.goto("/id");
  await expect(page.getByRole("article")).toContainText("Sodium: at most 1.5 g a day");
});

test("a picture is visible only to its owner until they show it on the card, and is deleted after a confirmation", async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/settings?tab=account");
  const buffer = await jpeg({ width: 400, height: 500 });
  await page.getByLabel("Picture file").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await expect(toast(page, "Your picture is saved.")).toBeVisible();
  await expect(page.getByRole("banner").locator("[data-avatar] img")).toBeVisible();
  const shows = page.getByRole("checkbox", { name: "Show it on my card" });
  await expect(shows).not.toBeChecked();
  await page.goto("/id");
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.locator("[data-portrait] img")).toHaveCount(0);

  await page.goto("/settings?tab=account");
  await shows.click();
  await expect(toast(page, "Your picture stands on your card.")).toBeVisible();
  await page.goto("/id");
  await expect(page.locator("[data-portrait] img")).toBeVisible();

  await page.goto("/settings?tab=account");
  await page.getByRole("button", { name: "Delete picture" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete picture" }).click();
  await expect(toast(page, "Your picture is deleted.")).toBeVisible();
  await expect(page.getByRole("banner").locator("[data-avatar] img")).toHaveCount(0);
});
