import type { Page } from "@playwright/test";
import { signInAsAdmin } from "./admin-fixtures";
import { expect, PASSWORD, test } from "./fixtures";

/** The addresses of the style sheets in this document that contain the tokens: each side has exactly one. */
const sidesSheets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter((sheet) => sheet.href && [...sheet.cssRules].some((rule) => rule.cssText.includes("--paper:")))
      .map(({ href }) => new URL(href ?? "").pathname),
  );

/** This mark survives a step within the document, and is gone with the document. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { wasHere: true }));
const isMarked = (page: Page) => page.evaluate(() => "wasHere" in window);

test.describe("site, shared card, portal and console", () => {
  test.use({ expectedOnConsole: [/401|404/] });
  test("each load exactly one sheet of their own", async ({ page }) => {
    const sheetAt = async (address: string) => {
      await page.goto(address, { waitUntil: "networkidle" });
      const sheets = await sidesSheets(page);
      expect(sheets, address).toHaveLength(1);
      return sheets[0];
    };
    const site = await sheetAt("/");
    for (const address of ["/recipes", "/onboard", "/portal/landing", "/id/travel", "/nothing/is/here"])
      expect(await sheetAt(address), address).toBe(site);
    const card = await sheetAt("/id/unknown");
    expect(await sheetAt("/s/unknown")).toBe(card);
    const portal = await sheetAt("/portal");
    const refused = await sheetAt("/admin");
    await signInAsAdmin(page);
    expect(await sheetAt("/admin/items")).toBe(refused);
    expect(new Set([site, card, portal, refused]).size).toBe(4);
  });
});

test("a link to another side loads a document with one sheet, and Back returns to the first", async ({ page }) => {
  await page.goto("/portal/landing");
  await mark(page);
  const [site] = await sidesSheets(page);
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await expect(page).toHaveURL("/portal");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  const [portal, ...more] = await sidesSheets(page);
  expect(more).toEqual([]);
  expect(portal).not.toBe(site);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
  expect(await sidesSheets(page)).toEqual([site]);
});

test("a business that signs in on the site arrives in its portal, signed in, with the portal's sheet", async ({
  page,
  context,
  signUp,
}) => {
  const { email } = await signUp({ account_type: "business" });
  await context.clearCookies();
  await page.goto("/recipes");
  const [site] = await sidesSheets(page);
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/portal");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  const sheets = await sidesSheets(page);
  expect(sheets).toHaveLength(1);
  expect(sheets).not.toEqual([site]);
});

test.describe("a chosen appearance", () => {
  test.use({ expectedOnConsole: [/404/] });
  test("applies on each side", async ({ page, baseURL }) => {
    await signInAsAdmin(page);
    await page.context().addCookies([{ name: "appearance", value: "dark.larger", url: baseURL }]);
    for (const address of ["/", "/id/unknown", "/portal", "/admin", "/nothing/is/here"]) {
      await page.goto(address);
      await expect(page.locator("html"), address).toHaveAttribute("data-theme", "dark");
      await expect(page.locator("html"), address).toHaveAttribute("data-text-size", "larger");
    }
  });
});
