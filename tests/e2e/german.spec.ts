import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { type DemoPlace, demoPlace } from "../support/demo-place";
import { preferAs } from "../support/post-as";
import { expect, PASSWORD, test } from "./fixtures";

const way = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const german = (page: Page) => expect(page.locator("html")).toHaveAttribute("lang", "de");

let place: DemoPlace;
test.beforeAll(async ({ playwright, baseURL }) => {
  place = await demoPlace(playwright, baseURL ?? "");
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" });

  test("a person registers at a table, records an allergy, checks in and reads card and recipe", async ({
    page,
    screens,
  }) => {
    test.slow();
    await page.goto(`/onboard?mode=register&venue-id=${place.venueId}&location-id=${place.locationId}`);
    await german(page);
    await page.getByLabel("E-Mail", { exact: true }).fill(`deutsch-${randomUUID()}@post.example`);
    await page.getByLabel("Vorname", { exact: true }).fill("Ida");
    await page.getByLabel("Nachname", { exact: true }).fill("Berg");
    await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Passwort wiederholen", { exact: true }).fill(PASSWORD);
    await page.getByRole("checkbox", { name: /Nutzungsbedingungen/ }).check();
    await screens.isAccessible("Konto erstellen");
    await way(page, "Konto erstellen").click();

    await expect(heading(page, "Was isst du, und was darfst du nicht?")).toBeVisible();
    await page.getByRole("checkbox", { name: /^Sesam.?allergie$/ }).click();
    await page.getByRole("combobox", { name: "Allergisch gegen etwas anderes?" }).fill("Haselnuss");
    await expect(page.getByRole("option", { name: /^Haselnuss/ }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await screens.isAccessible("Ernährung");
    await way(page, "Alles überspringen").click();
    await expect(heading(page, "Der Küche das sagen?")).toBeVisible();
    await expect(page.getByRole("switch", { name: "Allergien" })).toBeChecked();
    await screens.isAccessible("was das Lokal sieht");
    await way(page, "Der Küche sagen, Speisekarte sehen").click();
    await expect(heading(page, "Alles eingerichtet!")).toBeVisible();

    await page.goto("/id");
    await german(page);
    const card = page.getByRole("article", { name: "Digitale Ernährungs-ID von Ida B." });
    await expect(card).toContainText("Allergien: bitte nichts davon");
    await expect(card).toContainText("Sesam");
    await screens.isAccessible("Karte");

    await page.goto("/recipes?q=hummus&fits_me=false");
    await page
      .getByRole("link", { name: /hummus/i })
      .first()
      .click();
    await german(page);
    await expect(page.getByRole("region", { name: "Wie es zu dir passt" })).toContainText("So für dich nicht sicher");
    await screens.isAccessible("Rezept");
    await way(page, "+ Einkaufsliste").click();
    await page.getByRole("button", { name: "Einkaufsliste ansehen" }).click();
    await expect(page.getByText(/ im Korb, aus 1 Rezept/)).toBeVisible();
    await screens.isAccessible("Einkaufsliste");

    await page.goto("/recipes");
    await expect(heading(page, "Rezepte")).toBeVisible();
    await expect(page.getByRole("search", { name: "Rezepte eingrenzen" })).toBeVisible();
    await screens.isAccessible("Rezepte");
    await page.goto("/plan");
    await expect(heading(page, "Wochenplan")).toBeVisible();
    await screens.isAccessible("Wochenplan");
  });

  test("the preview of a link and the staff view are in German, too", async ({ page, request, signUp }) => {
    await page.goto("/terms");
    const address = (await page.locator('meta[property="og:image"]').first().getAttribute("content")) ?? "";
    const picture = async (language: string) => {
      const answer = await request.get(address, { headers: { "accept-language": language } });
      expect(answer.headers()["content-type"]).toBe("image/png");
      return answer.body();
    };
    expect((await picture("de")).equals(await picture("en"))).toBe(false);

    const person = await signUp();
    await preferAs(page, person, "peanut", "allergy");
    await page.goto("/id");
    await way(page, "Dem Personal zeigen").click();
    const staff = page.getByRole("dialog", { name: "Ich bin allergisch gegen" });
    await expect(staff.getByText("Erdnüsse")).toHaveCount(1);
    await staff.getByRole("combobox", { name: "Sprache" }).selectOption({ label: "Japanisch (日本語)" });
    await expect(staff.getByText("落花生（ピーナッツ）")).toBeVisible();
    await expect(staff.getByText(/^Erdn(?:uss|üsse)$/)).toBeVisible();
    await expect(staff.getByText("Peanut")).toHaveCount(0);
    await staff.getByRole("combobox", { name: "Sprache" }).selectOption({ label: "Englisch" });
    // The dialog is named as its heading, which the kitchen reads.
    const english = page.getByRole("dialog", { name: "I am allergic to" });
    await expect(english.locator("[lang=en]").getByText("Peanut")).toBeVisible();
  });

  test("one tap switches to English, and the choice stays", async ({ page }) => {
    await page.goto("/terms");
    await german(page);
    await page.getByRole("banner").getByRole("button", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("link", { name: "Create your ID" }).last()).toBeVisible();
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");

    // Also at the first step, where a person who scanned a code begins: typed text is kept.
    await page.goto("/onboard");
    const email = page.locator('input[type="email"]');
    await email.fill("nadia@post.example");
    await way(page, "Deutsch").click();
    await german(page);
    await expect(email).toHaveValue("nadia@post.example");
  });
});

test("the chosen language comes with the account to the next device", async ({ page, context, signUp }) => {
  const { email } = await signUp();
  await page.goto("/settings?tab=account");
  const stored = page.waitForResponse("/auth/user/locale");
  await way(page, "Deutsch").first().click();
  await stored;
  await german(page);
  await expect(heading(page, "Einstellungen")).toBeVisible();
  await context.clearCookies();
  await page.goto("/onboard");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await way(page, "Sign In").click();
  await german(page);
});
