import type { BrowserContext, Page } from "@playwright/test";
import { DATABASE_NAME } from "@/components/offline/device-keys";
import { expect, type SignedUp, test } from "./fixtures";

const line = (page: Page, name: string) => page.getByRole("checkbox", { name });
const sync = (page: Page, words: string) => page.getByText(words, { exact: true });
const WAITING = "Saved on this phone, will sync";

async function write(page: Page, item: string): Promise<void> {
  await page.getByRole("textbox", { name: "Add an item" }).fill(item);
  await page.keyboard.press("Enter");
  await expect(line(page, item)).toBeVisible();
}

/** Waits until the service worker has cached the page, so that a reload without a network finds it. */
async function shellIsKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(async () => (await caches.match("/grocery-list")) !== undefined)).toBe(true);
}

/** Waits until the browser stores so many changes: a line is shown before it is stored. */
async function changesAreKept(page: Page, count: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (name) =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const counting = opening.result.transaction("changes").objectStore("changes").count();
              counting.onsuccess = () => resolve(counting.result);
              opening.result.close();
            };
          }),
        DATABASE_NAME,
      ),
    )
    .toBe(count);
}

/** Opens the same list on another device of the same person. */
async function secondDevice(context: BrowserContext, person: SignedUp): Promise<Page> {
  await context.request.post("/auth/login", { data: { email: person.email, password: person.password } });
  const page = await context.newPage();
  await page.goto("/grocery-list");
  await page.getByRole("button", { name: /^Continue My Grocery List/ }).click();
  return page;
}

/** Everything that the browser has stored, as text. */
const keptText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!/\.(woff2|png)/.test(request.url)) texts.push((await (await cache.match(request))?.text()) ?? "");
      }
    }
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join("\n");
  });

test.use({ expectedOnConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|NetworkError/] });

test("offline, the list is readable, also after a reload, and changes are sent later", async ({
  page,
  context,
  signUp,
  screens,
}) => {
  await signUp();
  await page.goto("/grocery-list");
  for (const item of ["bread", "milk"]) await write(page, item);
  await expect(sync(page, "Saved")).toBeVisible();
  await shellIsKept(page);

  await context.setOffline(true);
  await line(page, "bread").click();
  await write(page, "tea");
  await expect(sync(page, WAITING)).toBeVisible();
  await changesAreKept(page, 2);
  await page.reload();
  await expect(line(page, "bread")).toBeChecked();
  await expect(line(page, "tea")).toBeVisible();
  await line(page, "milk").click();
  await expect(sync(page, WAITING)).toBeVisible();
  await screens.isAccessible("grocery list without a network");

  await context.setOffline(false);
  await line(page, "tea").click(); // while it reconnects
  await expect(sync(page, "Saved")).toBeVisible();
  // The cached page names nobody; once connected, the page shows again who is signed in.
  await expect(page.getByRole("link", { name: /, settings$/ })).toBeVisible();
  await page.reload();
  for (const item of ["bread", "milk", "tea"]) await expect(line(page, item)).toBeChecked();
});

test("two devices of one list converge after one was offline", async ({ page, browser, signUp }) => {
  const person = await signUp();
  await page.goto("/grocery-list");
  for (const item of ["bread", "milk", "eggs", "tea"]) await write(page, item);
  await expect(sync(page, "Saved")).toBeVisible();
  const otherBrowser = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const phone = await secondDevice(otherBrowser, person);
  await expect(line(phone, "tea")).toBeVisible();

  await otherBrowser.setOffline(true);
  await line(phone, "bread").click();
  await line(phone, "eggs").click();
  await write(phone, "jam");
  await expect(sync(phone, WAITING)).toBeVisible();
  await line(page, "milk").click();
  await line(page, "eggs").click();
  await line(page, "eggs").click(); // later than the phone's tick, so this wins
  await page.getByRole("button", { name: "Edit tea" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await write(page, "rice");
  await expect(sync(page, "Saved")).toBeVisible();

  await otherBrowser.setOffline(false);
  await expect(sync(phone, "Saved")).toBeVisible();
  for (const device of [phone, page]) {
    await expect(line(device, "jam")).toBeVisible();
    await expect(line(device, "rice")).toBeVisible();
    await expect(line(device, "bread")).toBeChecked();
    await expect(line(device, "milk")).toBeChecked();
    await expect(line(device, "eggs")).not.toBeChecked();
    await expect(line(device, "tea")).toHaveCount(0);
    await expect(device.getByText("2 of 5 in the basket")).toBeVisible();
  }
  await otherBrowser.close();
});

test("a sign-out first sends pending changes and then leaves nothing of the list in the browser", async ({
  page,
  context,
  request,
  signUp,
}) => {
  const person = await signUp();
  await page.goto("/grocery-list");
  await write(page, "plumbread");
  await expect(sync(page, "Saved")).toBeVisible();
  await shellIsKept(page);
  await context.setOffline(true);
  await line(page, "plumbread").click();
  await expect(sync(page, WAITING)).toBeVisible();
  expect(await keptText(page)).toContain("plumbread");

  await page.setViewportSize({ width: 390, height: 844 });
  const signOut = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Sign out" }).click();
  };
  await page.route("**/changes", (route) => route.fulfill({ status: 503, json: { detail: "away" } }));
  await context.setOffline(false);
  await page.reload();
  await expect(line(page, "plumbread")).toBeChecked();
  await signOut();
  await expect(page.getByText(/You are still signed in: 1 change to your grocery list/)).toBeVisible();
  await page.unroute("**/changes");
  await page.reload();
  await signOut();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  const kept = await keptText(page);
  expect(kept).not.toContain("plumbread");
  expect(kept).not.toContain(person.email);
  expect(kept).not.toContain(person.id);

  await context.setOffline(true);
  await page.goto("/grocery-list");
  await expect(page.getByText("Please sign in to view your grocery list.")).toBeVisible();
  await expect(page.getByText("plumbread")).toHaveCount(0);
  await context.setOffline(false);
  const lists = await request.get("/grocery-lists", {
    headers: { Authorization: `Bearer ${await tokenOf(context, person)}` },
  });
  expect(await lists.json()).toMatchObject([{ items: [{ name: "plumbread", is_checked: true }] }]);
});

async function tokenOf(context: BrowserContext, { email, password }: SignedUp): Promise<string> {
  const answer = await context.request.post("/auth/login", { data: { email, password } });
  return ((await answer.json()) as { access_token: string }).access_token;
}

test("another person who signs in finds nothing of the person before", async ({ page, context, signUp }) => {
  const first = await signUp();
  await page.goto("/grocery-list");
  await write(page, "plumbread");
  await expect(sync(page, "Saved")).toBeVisible();
  await shellIsKept(page);
  // A page that is still open would notice that its sign-in ended, and leave for another one.
  await page.goto("about:blank");
  await context.clearCookies();
  const second = await signUp();
  await page.goto("/");
  await expect.poll(() => keptText(page)).not.toContain("plumbread");
  await page.goto("/grocery-list");
  await expect(page.getByRole("heading", { name: "Your grocery list is empty" })).toBeVisible();
  await write(page, "plums");
  await expect(sync(page, "Saved")).toBeVisible();
  const kept = await keptText(page);
  expect(kept).toContain(second.id);
  expect(kept).not.toContain(first.id);
  expect(kept).not.toContain("plumbread");
});

test("the app is installable: its manifest has icons that exist, and shortcuts to what is urgent, the card and the list", async ({
  request,
}) => {
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(["/emergency", "/id", "/check", "/grocery-list"]);
});

test("a change counts as saved on this phone only once the browser has stored it", async ({ page, signUp }) => {
  await signUp();
  // Keeps the transaction that stores a change open, as a slow disk does, until the test lets it end.
  await page.addInitScript(() => {
    const state = window as unknown as { isHeld: boolean };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...value) {
      const hold = () => {
        if (state.isHeld) this.count().onsuccess = hold;
      };
      if (this.name === "changes") hold();
      return put.apply(this, value);
    };
  });
  await page.goto("/grocery-list");
  await write(page, "onions");
  await expect(sync(page, "Saved")).toBeVisible();
  await page.context().setOffline(true);
  await page.evaluate(() => Object.assign(window, { isHeld: true }));
  await write(page, "rye bread");
  await expect(sync(page, "Saving")).toBeVisible();
  await page.waitForTimeout(500);
  await expect(sync(page, WAITING)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isHeld: false }));
  await expect(sync(page, WAITING)).toBeVisible();
  await changesAreKept(page, 1);
});
