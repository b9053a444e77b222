import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "../support/chromium";
import { postAs, preferAs } from "../support/post-as";
import { endSignIn } from "./failures";
import { expect, test } from "./fixtures";

const way = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const toast = (page: Page, message: string) => page.locator("[data-toast-message]", { hasText: message });
const section = (page: Page) => page.getByRole("region", { name: "Share links" });
/** A headless browser identifies itself as one, and programs are not counted as readers. */
const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36";
const NOTHING = "User data not available";

/** Opens the sheet by the link in the settings: the sheet is on the page of the card, and nowhere else. */
async function openSheet(page: Page) {
  await page.goto("/settings?tab=privacy");
  await section(page).getByRole("link", { name: "Share your card" }).click();
  await expect(page).toHaveURL("/id");
  const sheet = page.getByRole("dialog", { name: "Share your card" });
  await expect(sheet.getByRole("switch", { name: "Allergies" })).toBeChecked();
  return sheet;
}

/** Creates a link with these rows beside or without allergies and diet, and returns it as read from the list. */
async function createLink(page: Page, { without = [], also = [] }: { without?: string[]; also?: string[] } = {}) {
  const sheet = await openSheet(page);
  for (const row of without) await sheet.getByRole("switch", { name: row }).uncheck();
  for (const row of also) await sheet.getByRole("switch", { name: row }).check();
  await sheet.getByRole("button", { name: "Make the link" }).click();
  await expect(sheet.getByRole("img", { name: "QR code of your link" })).toBeVisible();
  const links = (await (await page.request.get("/user/share-links")).json()) as { id: string; url: string }[];
  const [newest] = links;
  if (!newest) throw new Error("No link was made");
  return newest;
}

async function fillCard(page: Page, person: { token: string }) {
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegetarian", "nut_free"] });
  await preferAs(page, person, "anise", "allergy");
  await preferAs(page, person, "lemon", "love");
  const concerns = await (await page.request.get("/user/health-concerns/available")).json();
  const migraines = concerns.find(({ name }: { name: string }) => name === "migraines");
  await postAs(page, person, "/user/health-concerns", { health_concern_id: migraines.id, notes: "nobody's business" });
}

async function openAsStranger(stranger: BrowserContext, url: string): Promise<Page> {
  const page = await stranger.newPage();
  await page.goto(url);
  return page;
}

test("an owner shares chosen rows, a stranger reads them, and after revoking no way back shows them", async ({
  page,
  signUp,
  screens,
  baseURL,
  expectedOnConsole,
}) => {
  test.slow();
  expectedOnConsole.push(/status of 404/);
  await page
    .context()
    .grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(baseURL ?? "").origin });
  await fillCard(page, await signUp());
  await page.goto("/settings?tab=privacy");
  await expect(section(page)).toContainText("Nobody can open your card by a link.");
  const link = await createLink(page, { also: ["Avoids"] });
  await page
    .getByRole("dialog")
    .getByRole("region", { name: "Your link" })
    .getByRole("button", { name: "Copy" })
    .click();
  await expect(toast(page, "Share link copied to clipboard!")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto("/settings?tab=privacy");
  await expect(section(page)).toContainText("Allergies, Diet, and Avoids");
  await expect(section(page)).toContainText("Nobody has opened it yet.");
  await screens.isAccessible("privacy tab with a share link", '[role="tabpanel"]');

  // A separate browser with the back/forward cache, which the test runner switches off.
  const { executablePath, args } = await findChromium();
  const otherBrowser = await chromium.launch({
    executablePath,
    args,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const stranger = await otherBrowser.newContext({ viewport: { width: 390, height: 844 }, userAgent: PHONE });
  try {
    const strangersPage = await openAsStranger(stranger, copied);
    await expect(strangersPage).toHaveURL(link.url);
    const card = strangersPage.getByRole("article", { name: /Digital dietary ID/ });
    await expect(strangersPage.getByRole("heading", { level: 1, name: "Digital Dietary ID" })).toBeVisible();
    for (const shown of ["Anise", "Nuts", "Vegetarian"])
      await expect(card.getByText(shown, { exact: true })).toBeVisible();
    const body = await strangersPage.content();
    for (const hidden of ["Lemon", "Migraines", "migraines", "nobody's business", "@post.example"]) {
      expect(body, hidden).not.toContain(hidden);
    }
    await expect(strangersPage.getByText("Only a part of the card.")).toBeVisible();
    await strangersPage.reload(); // the same person again
    await page.reload();
    await expect(section(page)).toContainText("Opened by 1 person");

    // Leave the page and return, so that it is in the browser's back/forward cache when the link is revoked.
    await strangersPage.goto(`${baseURL}/terms`);
    await strangersPage.goBack();
    await expect(card.getByText("Anise", { exact: true })).toBeVisible();
    await strangersPage.goto(`${baseURL}/terms`);

    await way(page, /^Revoke the link/).click();
    await page
      .getByRole("dialog", { name: "Revoke this share link?" })
      .getByRole("button", { name: "Revoke link" })
      .click();
    await expect(toast(page, "Share link revoked. It opens nothing any more.")).toBeVisible();
    await expect(section(page)).toContainText("Nobody can open your card by a link.");

    await strangersPage.goBack();
    await expect(strangersPage.getByText(NOTHING)).toBeVisible();
    await expect(strangersPage.getByText("Anise", { exact: true })).toHaveCount(0);
    await strangersPage.goto(link.url);
    await expect(strangersPage.getByText(NOTHING)).toBeVisible();
    expect(await strangersPage.content()).not.toContain("Anise");
  } finally {
    await otherBrowser.close();
  }
});

test("a shared card's address has headers against caches, search engines and referrers", async ({
  page,
  signUp,
  request,
}) => {
  await fillCard(page, await signUp());
  const { url } = await createLink(page);
  await page.goto("/settings?tab=privacy");
  // A HEAD request does not count as opening the page, whatever its headers claim.
  const claims = { "user-agent": PHONE, "x-forkprint-method": "GET" };
  expect((await request.head(url, { headers: claims })).status()).toBe(200);
  await page.reload();
  await expect(section(page)).toContainText("Nobody has opened it yet.");
  const opened = await request.get(url);
  expect(opened.status()).toBe(200);
  expect(await opened.text()).toContain("Anise");
  const refused = await request.get(url.replace(/key=(.)/, (_, first) => `key=${first === "A" ? "B" : "A"}`));
  expect(refused.status()).toBe(404);
  expect(await refused.text()).not.toContain("Anise");
  for (const answer of [opened, refused]) {
    const headers = answer.headers();
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(headers["referrer-policy"]).toBe("no-referrer");
  }
  expect(await opened.text()).toMatch(/<meta name="robots" content="noindex, nofollow[^"]*"/);
});

test("a card shared without its allergies says that there may be some", async ({ page, signUp, browser, screens }) => {
  test.slow();
  await fillCard(page, await signUp());
  const sheet = await openSheet(page);
  await sheet.getByRole("switch", { name: "Allergies" }).uncheck();
  await expect(sheet).toContainText("Without your allergies");
  await screens.isAccessible("share sheet without allergies", '[role="dialog"]');
  const { url } = await createLink(page, { without: ["Allergies"], also: ["Likes and favorites"] });
  const stranger = await browser.newContext();
  const strangersPage = await openAsStranger(stranger, url);
  await expect(strangersPage.getByText("allergies above all")).toBeVisible();
  expect(await strangersPage.content()).not.toContain("Anise");
  await stranger.close();

  await page.goto(url);
  await expect(page.getByText("This is what people with this link see.")).toBeVisible();
  await screens.isAccessible("shared card, seen by its owner");
});

test("an expired link opens nothing and is listed as expired", async ({ page, signUp, browser, expectedOnConsole }) => {
  test.slow();
  expectedOnConsole.push(/status of 404/);
  const person = await signUp();
  const stranger = await browser.newContext();
  const strangersPage = await stranger.newPage();
  const card = strangersPage.getByRole("article", { name: /Digital dietary ID/ });
  const opens = async () => {
    await expect(card.or(strangersPage.getByText(NOTHING))).toBeVisible();
    return card.isVisible();
  };
  // A slow machine may open it too late; then the test tries one that lives longer.
  for (let lives = 4000, wasOpen = false; !wasOpen; lives *= 2) {
    const expires_at = new Date(Date.now() + lives).toISOString();
    await postAs(page, person, "/user/share-links", { rows: ["diet"], expires_at });
    const links: { url: string; expires_at: string }[] = await (await page.request.get("/user/share-links")).json();
    await strangersPage.goto(links.find((each) => each.expires_at === expires_at)?.url ?? "");
    wasOpen = await opens();
  }
  await expect(async () => {
    await strangersPage.reload();
    expect(await opens()).toBe(false);
  }).toPass();
  await page.goto("/settings?tab=privacy");
  await expect(section(page).getByText("Expired", { exact: true }).first()).toBeVisible();
  await expect(way(page, /^Copy the link/)).toHaveCount(0);
  await stranger.close();
});

test.describe("when the server fails", () => {
  test.use({ expectedOnConsole: [/Failed to load resource/] });
  const away = (page: Page, path: string, method: string) =>
    page.route(path, (route) =>
      route.request().method() === method ? route.fulfill({ status: 503, json: { detail: "Away" } }) : route.fallback(),
    );

  test("the list offers Retry", async ({ page, signUp, screens }) => {
    await signUp();
    await away(page, "**/user/share-links", "GET");
    await page.goto("/settings?tab=privacy");
    await expect(section(page)).toContainText("Failed to load share links");
    await screens.isAccessible("privacy tab, share links not loaded", '[role="tabpanel"]');
    await page.unroute("**/user/share-links");
    await section(page).getByRole("button", { name: "Retry" }).click();
    await expect(section(page)).toContainText("Nobody can open your card by a link.");
  });

  test("a link that could not be made is reported in the form, which keeps its choices", async ({ page, signUp }) => {
    await signUp();
    await away(page, "**/user/share-links", "POST");
    const sheet = await openSheet(page);
    await sheet.getByRole("switch", { name: "Likes and favorites" }).check();
    await sheet.getByRole("button", { name: "Make the link" }).click();
    await expect(sheet).toContainText("Away");
    await expect(sheet.getByRole("switch", { name: "Likes and favorites" })).toBeChecked();
  });

  test("a link that could not be revoked is reported as still open", async ({ page, signUp }) => {
    const person = await signUp();
    await postAs(page, person, "/user/share-links", { rows: ["diet"] });
    await page.goto("/settings?tab=privacy");
    await away(page, "**/user/share-links/*", "DELETE");
    await way(page, /^Revoke the link/).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke link" }).click();
    await expect(toast(page, "The link could not be revoked and still opens your card.")).toBeVisible();
    await expect(section(page).getByRole("listitem")).toHaveCount(1);
  });

  test("a sign-in that ended meanwhile hides sheet and card, and offers to sign in", async ({ page, signUp }) => {
    const { token } = await signUp();
    const sheet = await openSheet(page);
    await endSignIn({ token });
    await sheet.getByRole("button", { name: "Make the link" }).click();
    await expect(page.getByRole("heading", { name: "Please sign in to see your card." })).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });
});
