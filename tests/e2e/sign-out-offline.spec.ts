import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "../support/chromium";
import { keptInBrowser } from "../support/kept-in-browser";
import { postAs, preferAs } from "../support/post-as";
import { away, storeSignIn } from "./failures";
import { expect, type SignedUp, test } from "./fixtures";

test.use({
  expectedOnConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|NetworkError|net::ERR_FAILED/],
});

const SIGNED_OUT = "You are signed out on this device";
const signedOut = (page: Page) => page.getByRole("heading", { level: 1, name: SIGNED_OUT });

/** Somebody with an allergy, who has opened everything that this browser stores for use without a network. */
async function withTraces(page: Page, person: SignedUp) {
  await preferAs(page, person, "anise", "allergy");
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["sesame_free"] });
  await page.goto("/grocery-list");
  await page.getByRole("textbox", { name: "Add an item" }).fill("quince");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "quince" })).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto("/recipes/new");
  await page.getByLabel("Title").fill("Nadia's aniseed cake");
  await page.goto("/id");
  await expect(page.getByRole("article", { name: /^Digital dietary ID of/ })).toContainText("Anise");
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/id")) !== undefined), { timeout: 90_000 })
    .toBe(true);
}

const WORDS = (person: SignedUp) => [person.id, person.email, "Nadia", "Anise", "anise", "sesame_free", "quince"];

/** Nothing of this person is left in the browser's storage. */
async function expectNothingKept(page: Page, person: SignedUp) {
  const kept = await keptInBrowser(page);
  expect([kept.local, kept.databases]).toEqual([[], []]);
  for (const word of WORDS(person)) expect(kept.text).not.toContain(word);
}

const signOut = (page: Page) => page.getByRole("tabpanel").getByRole("button", { name: "Sign out" }).click();

/** Whether the server still accepts the sign-in of this browser, asked with its cookie alone. */
async function isOpen(baseURL: string | undefined, cookie: string) {
  const answer = await fetch(new URL("/user/my-preferences", baseURL), { headers: { cookie } });
  return answer.status === 200;
}

async function sessionOf(context: BrowserContext): Promise<string> {
  const session = (await context.cookies()).find(({ name }) => name.includes("session-token"));
  return `${session?.name}=${session?.value}`;
}

test("a sign-out without a connection clears the device at once, says so, and ends the sign-in with the connection", async ({
  page,
  context,
  signUp,
  screens,
  baseURL,
}) => {
  test.slow();
  const person = await signUp();
  await storeSignIn(context, person);
  const session = await sessionOf(context);
  await withTraces(page, person);
  const other = await context.newPage();
  await other.goto("/id");
  await expect(other.getByRole("article", { name: /^Digital dietary ID of/ })).toContainText("Anise");
  await page.goto("/settings?tab=account", { waitUntil: "networkidle" });

  await context.setOffline(true);
  await signOut(page);
  await expect(signedOut(page)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "ends as soon as there is a connection" })).toBeVisible();
  // Asked at once: a service worker may reach the server while the pages cannot.
  expect(await isOpen(baseURL, session)).toBe(true);
  await screens.isAccessible("signed out without a connection");
  await expectNothingKept(page, person);
  await expect(page).toHaveTitle(/^You are signed out/);
  expect((await page.content()).includes(person.email), "the document still contains the email").toBe(false);

  await test.step("the other tab shows and stores nothing of the person either", async () => {
    await expect(other.getByText("Anise")).toHaveCount(0);
    await expect(other.getByRole("article")).toHaveCount(0);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(
      /^(You are signed out on this device|Signing out…)$/,
    );
    expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  await test.step("Back, a reload and a page from the offline cache show nothing of the person", async () => {
    const third = await context.newPage();
    await third.goto("/id");
    await expect(third.getByText("No card is kept on this device.")).toBeVisible();
    await third.goto("/grocery-list");
    await expect(third.getByText("Please sign in to view your grocery list.")).toBeVisible();
    await expect(third.getByText(/Anise|quince/)).toHaveCount(0);
    await third.close();
    await page.goBack({ waitUntil: "commit" }).catch(() => undefined);
    for (const word of ["Anise", person.email])
      await expect(page.getByText(word).filter({ visible: true })).toHaveCount(0);
  });

  await context.setOffline(false);
  await expect.poll(() => isOpen(baseURL, session)).toBe(false);
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => /session|left/.test(name))).toEqual([]);
  await expectNothingKept(page, person);
});

test("a sign-out that the server answers with an error ends the sign-in by the next request of this browser", async ({
  page,
  context,
  signUp,
  baseURL,
}) => {
  const person = await signUp();
  const session = await sessionOf(context);
  await preferAs(page, person, "anise", "allergy");
  await page.goto("/settings?tab=account");
  await page.route("**/auth/logout", away);
  await signOut(page);
  await expect(signedOut(page)).toBeVisible();
  await expectNothingKept(page, person);
  expect(await isOpen(baseURL, session)).toBe(true);
  // Any page: the server is reachable, only the sign-out itself still fails.
  await page.goto("/pricing");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await isOpen(baseURL, session)).toBe(false);
});

test("a sign-out that gets no answer at all clears the device at once, and gives up waiting", async ({
  page,
  signUp,
}) => {
  const person = await signUp();
  await preferAs(page, person, "anise", "allergy");
  await page.goto("/settings?tab=account");
  await page.route("**/auth/logout", () => undefined); // never answered
  await signOut(page);
  await expect(page.getByRole("heading", { level: 1, name: "Signing out…" })).toBeVisible();
  await expectNothingKept(page, person);
  await expect(signedOut(page)).toBeVisible();
  await page.unroute("**/auth/logout");
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page).toHaveURL("/");
});

test("the next person signs in with the sign-out still waiting, and stays signed in", async ({
  page,
  context,
  signUp,
  baseURL,
}) => {
  const next = await signUp({ first_name: "Quirin" });
  const first = await signUp();
  await storeSignIn(context, first);
  const session = await sessionOf(context);
  await page.goto("/settings?tab=account");
  await page.route("**/auth/logout", (route) => route.abort());
  await signOut(page);
  await expect(signedOut(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.route("**/auth/logout", (route) => route.abort());
  await tab.goto("/onboard");
  await tab.getByLabel("Email").fill(next.email);
  await tab.getByLabel("Password", { exact: true }).fill(next.password);
  await tab.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === "left")).toBe(false);
  expect(await isOpen(baseURL, session)).toBe(false);
  await page.unroute("**/auth/logout");
  // The first person's page loads anew as the next person's, and its waiting call ends nothing.
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Try now" }).click();
  await loaded;
  await page.goto("/id");
  await expect(page.getByRole("article", { name: /^Digital dietary ID of Quirin/ })).toBeVisible();
});

test("unsent groceries are asked about without a connection, and go with the sign-out that is chosen anyway", async ({
  page,
  context,
  signUp,
}) => {
  const person = await signUp();
  await withTraces(page, person);
  await page.goto("/grocery-list");
  await expect(page.getByRole("checkbox", { name: /quince/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  // The menu is loaded at its first use.
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await page.getByRole("checkbox", { name: /quince/ }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText(/You are still signed in: 1 change to your grocery list/)).toBeVisible();
  await page.getByRole("button", { name: "Sign out anyway" }).click();
  await expect(signedOut(page)).toBeVisible();
  await expectNothingKept(page, person);
  await context.setOffline(false);
});

test("the browser's own cache has no answer about the person after a sign-out, with and without a network", async ({
  baseURL,
}) => {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" });
  const page = await context.newPage();
  const email = `cache-${Date.now()}@post.example`;
  const made = await context.request.post("/auth/register", {
    data: { email, password: "Blue-Kettle-42", first_name: "Anselm", account_type: "diner" },
  });
  const { access_token: token } = (await made.json()) as { access_token: string };
  await preferAs(page, { token }, "fenugreek", "allergy");
  const asked = new Set<string>();
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.request().method() === "GET" && !/^\/(_next\/static|icons|icon\.svg)/.test(pathname))
      asked.add(answer.url());
  });
  for (const path of [
    "/",
    "/id",
    "/id/travel",
    "/grocery-list",
    "/settings?tab=my-id",
    "/settings?tab=privacy",
    "/recipes",
  ])
    await page.goto(path, { waitUntil: "networkidle" });
  for (const path of ["/user/my-preferences", "/auth/sessions", "/api/visits", "/grocery-lists"])
    await page.evaluate((address) => fetch(address).then((answer) => answer.text()), path);
  await page.goto("/settings?tab=account", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await signOut(page);
  await expect(signedOut(page)).toBeVisible();
  const found = await page.evaluate(
    async (addresses) => {
      const texts: string[] = [];
      for (const address of addresses) {
        for (const headers of [undefined, { rsc: "1" }]) {
          const init: RequestInit = { ...(headers ? { headers } : {}), cache: "only-if-cached", mode: "same-origin" };
          const answer = await fetch(address, init).catch(() => null);
          if (answer?.ok) texts.push(`${address} ${await answer.text()}`);
        }
      }
      return texts;
    },
    [...asked],
  );
  expect(asked.size).toBeGreaterThan(10);
  expect(found.filter((text) => /Fenugreek|Anselm|cache-/.test(text))).toEqual([]);
  for (let back = 0; back < 4; back++) {
    await page.goBack({ waitUntil: "commit" }).catch(() => undefined);
    expect(
      await page
        .getByText(/Fenugreek|Anselm/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  }
  await browser.close();
});
