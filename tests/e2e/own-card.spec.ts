import { randomUUID } from "node:crypto";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../support/chromium";
import { postAs, preferAs } from "../support/post-as";
import { readCode } from "../support/read-code";
import { expect, PASSWORD, test } from "./fixtures";

async function shellIsKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/id")) !== undefined), { timeout: 90_000 })
    .toBe(true);
}

test.use({ expectedOnConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|NetworkError/] });

test("the card opens first, also offline, and is deleted by a sign-out", async ({ page, context, signUp, screens }) => {
  const person = await signUp();
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegetarian"] });
  await preferAs(page, person, "anise", "allergy");
  await page.goto("/settings?tab=dietary");
  const first = page.getByRole("navigation", { name: "Main" }).getByRole("link").first();
  await expect(first).toHaveText("Digital ID Card");
  await first.click();
  await expect(page).toHaveURL("/id");
  const card = page.getByRole("article", { name: /^Digital dietary ID of/ });
  await expect(card.getByText("Anise", { exact: true })).toBeVisible();
  await screens.isAccessible("own card");
  await shellIsKept(page);
  const kept = await page.evaluate(async () => (await caches.match("/id"))?.text());
  expect(kept).not.toContain(person.id);
  expect(kept).not.toContain("Anise");

  await context.setOffline(true);
  await page.goto("/");
  await expect(page).toHaveURL("/id");
  await expect(page.getByText("Without a connection: this is your card as this device last knew it.")).toBeVisible();
  await expect(page.getByRole("article").getByText("Anise", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show to staff" }).click();
  await expect(page.getByRole("dialog", { name: "I am allergic to" })).toContainText("Anise");
  await page.getByRole("button", { name: "Close" }).click();

  await context.setOffline(false);
  await page.goto("/settings?tab=account");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(person.id);
  await page.goto("/id");
  await expect(page.getByText("Please sign in to see your card.")).toBeVisible();
  await context.setOffline(true);
  await page.goto("/id");
  await expect(page.getByText("Anise")).toHaveCount(0);
  await context.setOffline(false);
});

/** Sends every request, including the service worker's, to a port where nothing listens. */
const NO_NETWORK = ["--proxy-server=127.0.0.1:9", "--proxy-bypass-list=<-loopback>"];

test("the card is available offline after a restart of the browser", async ({ baseURL }, testInfo) => {
  const { executablePath, args } = await findChromium();
  const profile = testInfo.outputPath("profile");
  const browser = (more: string[]) =>
    chromium.launchPersistentContext(profile, { executablePath, args: [...args, ...more], baseURL: baseURL ?? "" });

  const before = await browser([]);
  const email = `restart-${randomUUID()}@post.example`;
  const response = await before.request.post("/auth/register", { data: { email, password: PASSWORD } });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const page = await before.newPage();
  await preferAs(page, { token }, "anise", "allergy");
  await preferAs(page, { token }, "peanut", "allergy");
  await page.goto("/id");
  await shellIsKept(page);
  await before.close();

  const after = await browser(NO_NETWORK);
  const phone = await after.newPage();
  await phone.goto("/id");
  await expect(phone.getByRole("article").getByText("Anise", { exact: true })).toBeVisible();
  // Also in languages that were never opened while there was a network.
  await phone.getByRole("button", { name: "Show to staff" }).click();
  const staff = phone.getByRole("dialog", { name: "I am allergic to" });
  await staff.getByRole("combobox", { name: "Language" }).selectOption({ label: "Japanese (日本語)" });
  await expect(staff.getByText("落花生（ピーナッツ）")).toBeVisible();
  await expect(staff.getByRole("listitem").filter({ hasText: "Anise" })).toBeVisible();
  await phone.goto("/id/travel?languages=ko");
  await expect(phone.getByRole("region", { name: /^Korean/ })).toContainText("땅콩");
  await after.close();
});

test("one sheet shares rows for a time, then offers link, code and print; an open link is used again", async ({
  page,
  browser,
  signUp,
  screens,
}) => {
  const person = await signUp();
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegetarian"] });
  await preferAs(page, person, "anise", "allergy");
  await preferAs(page, person, "lemon", "love");
  await page.goto("/id");
  const sheet = page.getByRole("dialog", { name: "Share your card" });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(sheet.getByText("Nobody can open your card by a link.")).toBeVisible();
  await expect(sheet.getByRole("switch", { name: "Health" })).not.toBeChecked();
  await screens.isAccessible("share sheet", '[role="dialog"]');
  await sheet.getByRole("radio", { name: "A day" }).check({ force: true });
  await sheet.getByRole("button", { name: "Make the link" }).click();
  await expect(sheet.getByText("Allergies and Diet.")).toBeVisible();
  await screens.isAccessible("share sheet with a link", '[role="dialog"]');
  const code = await sheet.getByRole("img", { name: "QR code of your link" }).screenshot();
  const address = String(await readCode(code));
  expect(address).toMatch(/\/s\/[\w-]{43}$/);

  // Paper shows the card with the rows of the link and its code, without the sheet in which Print was chosen.
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeHidden();
  const paper = page.locator("article:visible");
  await expect(paper).toHaveCount(1);
  await expect(paper).toContainText("Anise");
  await expect(paper).not.toContainText("Lemon");
  await expect(paper.locator("svg[aria-label='QR code of your link']")).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole("article").getByText("Anise", { exact: true })).toBeVisible();
  await expect(stranger.getByText("Lemon")).toHaveCount(0);
  await stranger.goto(address.replace(/\/s\/(.)/, (_, first) => `/s/${first === "A" ? "B" : "A"}`));
  await expect(stranger.getByText("User data not available")).toBeVisible();
  await stranger.context().close();

  await sheet.getByRole("button", { name: "Share something else" }).click();
  await sheet.getByRole("radio", { name: "A day" }).check({ force: true });
  await sheet.getByRole("button", { name: "Make the link" }).click();
  await expect(sheet.getByRole("listitem").filter({ hasText: "Opened by" })).toHaveCount(0);
  await expect(sheet.getByRole("button", { name: "Revoke" })).toHaveCount(1);
  await sheet.getByRole("button", { name: "Scan me" }).click();
  const scan = page.getByRole("dialog", { name: "Scan me" });
  await expect(scan).toContainText("Anise");
  await screens.isAccessible("scan me", '[role="dialog"]');
  expect(await readCode(await scan.getByRole("img").screenshot())).toBe(address);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("article").getByRole("img", { name: "QR code of your link" })).toBeVisible();
});

test("the staff view and the travel card use the kitchen's language", async ({ page, signUp, screens }) => {
  const person = await signUp();
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["nut_free", "keto"] });
  await preferAs(page, person, "anise", "allergy");
  await page.goto("/id");
  await page.getByRole("button", { name: "Show to staff" }).click();
  const staff = page.getByRole("dialog", { name: "I am allergic to" });
  await staff.getByRole("combobox", { name: "Language" }).selectOption({ label: "Arabic (العربية)" });
  await expect(staff.getByText("الفول السوداني")).toBeVisible();
  const face = staff.locator("[dir=rtl]");
  await expect(face).toHaveAttribute("lang", "ar");
  await expect(face.getByRole("listitem").filter({ hasText: "Anise" })).toContainText("بدون ترجمة");
  await face.getByRole("button", { name: "يحتوي", exact: true }).click();
  await expect(staff.getByRole("status")).toContainText("They say: it contains them");
  await screens.isAccessible("staff view in Arabic", '[role="dialog"]');
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Travel card" }).click();
  await expect(page.getByRole("heading", { name: "Where are you going?" })).toBeVisible();
  for (const language of ["Japanese (日本語)", "Hebrew (עברית)"])
    await page.getByRole("combobox", { name: "Add a language" }).selectOption({ label: language });
  await expect(page).toHaveURL("/id/travel?languages=ja,he");
  const sheet = page.getByRole("region", { name: /^Japanese/ });
  await expect(sheet.getByText("落花生（ピーナッツ）").first()).toBeVisible();
  await expect(sheet.getByRole("listitem").filter({ hasText: "Keto" }).first()).toContainText("翻訳なし");
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('700 16px "Noto Sans JP Variable"', "落")))
    .toBe(true);
  await screens.isAccessible("travel card");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(sheet.getByText("落花生（ピーナッツ）").first()).toBeVisible();
});
