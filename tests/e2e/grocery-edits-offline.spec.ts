import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type SignedUp, test } from "./fixtures";

const line = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });
const sync = (page: Page, words: string) => page.getByText(words, { exact: true });
const WAITING = "Saved on this phone, will sync";

async function write(page: Page, item: string): Promise<void> {
  await page.getByRole("textbox", { name: "Add an item" }).fill(item);
  await page.keyboard.press("Enter");
}

async function edit(page: Page, name: string, fields: Record<string, string>, aisle?: string): Promise<void> {
  await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
  const editor = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields)) await editor.getByLabel(label).fill(value);
  if (aisle) await editor.getByLabel("Aisle").selectOption(aisle);
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(editor).toHaveCount(0);
}

async function shellIsKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(async () => (await caches.match("/grocery-list")) !== undefined)).toBe(true);
}

const authorization = ({ token }: SignedUp) => ({ Authorization: `Bearer ${token}` });

async function putOnList(request: APIRequestContext, person: SignedUp, lines: readonly string[]): Promise<void> {
  const headers = authorization(person);
  const recipe = (await (
    await request.post("/api/recipes", {
      headers,
      data: {
        title: "Leek soup",
        servings: 4,
        ingredients: lines.map((name, order) => ({ name, order: order + 1 })),
        instructions: [{ text: "Cook.", order: 1 }],
        user_id: person.id,
      },
    })
  ).json()) as { id: string };
  const list = (await (
    await request.post("/grocery-lists", { headers, data: { name: "My Grocery List" } })
  ).json()) as { id: string };
  const added = await request.post(`/grocery-lists/${list.id}/add-recipe`, { headers, data: { recipe_id: recipe.id } });
  expect(added.status()).toBe(200);
}

const openList = async (page: Page) => {
  await page.goto("/grocery-list");
  await page.getByRole("button", { name: /^Continue My Grocery List/ }).click();
};

test.use({
  expectedOnConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|NetworkError/],
});

test("lines, servings and recipes are changed offline, survive a reload, and are merged with changes of other devices", async ({
  page,
  context,
  browser,
  request,
  signUp,
  screens,
}) => {
  const person = await signUp();
  await putOnList(request, person, ["1/3 cup milk", "4 leeks", "salt"]);
  await openList(page);
  await expect(line(page, "leeks, 4")).toBeVisible();
  await shellIsKept(page);
  const otherDevice = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await otherDevice.request.post("/auth/login", { data: { email: person.email, password: person.password } });
  const home = await otherDevice.newPage();
  await openList(home);
  await expect(line(home, "leeks, 4")).toBeVisible();

  await context.setOffline(true);
  await edit(page, "leeks", { Quantity: "6", Note: "the thin ones" });
  await expect(line(page, "leeks, 6")).toBeVisible();
  await edit(page, "milk", { Name: "oat milk" }, "Drinks");
  await page.getByRole("button", { name: "Edit salt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await write(page, "2 l juice");
  await page.getByRole("button", { name: "One serving of Leek soup more" }).click();
  await page.getByRole("button", { name: "One serving of Leek soup more" }).click();
  // One and a half times a third of a cup; the two leeks that were added by hand stay two.
  await expect(line(page, "oat milk, 1/2 cup")).toBeVisible();
  await expect(line(page, "leeks, 8")).toBeVisible();
  await expect(sync(page, WAITING)).toBeVisible();
  await page.reload();
  for (const name of ["leeks, 8", "oat milk, 1/2 cup", "juice, 2 l"]) await expect(line(page, name)).toBeVisible();
  await expect(line(page, "salt")).toHaveCount(0);
  await expect(page.getByText("the thin ones")).toBeVisible();
  await screens.isAccessible("a list that was edited without a network");

  await edit(home, "milk", { Note: "unsweetened" });
  await line(home, "leeks, 4").click();
  await expect(sync(home, "Saved")).toBeVisible();

  await context.setOffline(false);
  await expect(sync(page, "Saved")).toBeVisible();
  for (const device of [page, home]) {
    // Bought for four, needed for six: the later tick wins, and that was made on the device at home.
    await expect(line(device, "leeks, 8")).toBeVisible();
    await expect(line(device, "oat milk, 1/2 cup")).toBeVisible();
    await expect(device.getByText("unsweetened")).toBeVisible();
    await expect(line(device, "juice, 2 l")).toBeVisible();
    await expect(line(device, "salt")).toHaveCount(0);
    await expect(line(device, "leeks, 8")).toBeChecked();
  }

  await context.setOffline(true);
  await page.getByRole("button", { name: "Remove Leek soup from this list" }).click();
  await expect(line(page, /leeks/)).toHaveCount(0);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(line(page, "leeks, 8")).toBeVisible();
  await context.setOffline(false);
  await expect(sync(page, "Saved")).toBeVisible();
  await page.reload();
  await expect(line(page, "leeks, 8")).toBeVisible();
  await otherDevice.close();
});

test("a line that is renamed offline shows no verdict for its old name", async ({ page, context, request, signUp }) => {
  const person = await signUp();
  const headers = authorization(person);
  await request.post("/user/my-preferences-array", { headers, data: { dietary: ["nut_free"] } });
  await putOnList(request, person, ["4 leeks"]);
  await openList(page);
  await expect(page.locator("[data-part=fits]")).toHaveText("Match");
  await context.setOffline(true);
  await edit(page, "leeks", { Name: "peanuts" });
  await expect(line(page, "peanuts, 4")).toBeVisible();
  await expect(page.getByText("Not checked yet")).toBeVisible();
  await expect(page.getByText("Of 1 item, 1 is unknown.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Of 1 item, 1 conflicts with your ID.")).toBeVisible();
});

test.describe("a sign-in that ends while changes are pending", () => {
  test.use({ expectedOnConsole: [/401|503|404|Failed to load resource/] });

  async function waitUnsent(page: Page, request: APIRequestContext, person: SignedUp): Promise<void> {
    await putOnList(request, person, ["4 leeks", "salt"]);
    await openList(page);
    await expect(line(page, "leeks, 4")).toBeVisible();
    await page.route("**/changes", (route) => route.fulfill({ status: 503, json: { detail: "away" } }));
    await line(page, "leeks, 4").click();
    await edit(page, "salt", { Note: "coarse" });
    await expect(sync(page, WAITING)).toBeVisible();
    // The same person ends all other sign-ins from another device.
    const other = await request.post("/auth/login", { data: { email: person.email, password: person.password } });
    const { access_token } = (await other.json()) as { access_token: string };
    const ended = await request.post("/auth/logout-others", { headers: { Authorization: `Bearer ${access_token}` } });
    expect(ended.status()).toBe(204);
    person.token = access_token;
    await page.unroute("**/changes");
    await page.reload();
    await expect(page.getByText("Please sign in to view your grocery list.")).toBeVisible();
  }
  const signIn = async (page: Page, person: SignedUp) => {
    await page.context().request.post("/auth/login", { data: { email: person.email, password: person.password } });
    await page.goto("/grocery-list");
  };
  const listsOf = async (request: APIRequestContext, person: SignedUp) =>
    (await (await request.get("/grocery-lists", { headers: authorization(person) })).json()) as {
      items: { name: string; is_checked: boolean; note: string | null }[];
    }[];

  test("hides the changes, and sends them when the same person signs in again", async ({
    page,
    playwright,
    baseURL,
    signUp,
  }) => {
    const person = await signUp();
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    await waitUnsent(page, request, person);
    await expect(page.getByText("leeks")).toHaveCount(0);
    await signIn(page, person);
    await expect(line(page, "leeks, 4")).toBeChecked();
    await expect(page.getByText("coarse")).toBeVisible();
    await expect
      .poll(async () => (await listsOf(request, person))[0]?.items)
      .toMatchObject([
        { name: "leeks", is_checked: true },
        { name: "salt", note: "coarse" },
      ]);
    await request.dispose();
  });

  test("sends none of the changes for another person who signs in", async ({ page, playwright, baseURL, signUp }) => {
    const first = await signUp();
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    await waitUnsent(page, request, first);
    const sent: string[] = [];
    page.on("request", (each) => {
      if (each.url().endsWith("/changes")) sent.push(each.postData() ?? "");
    });
    const second = await signUp();
    await page.goto("/grocery-list");
    await write(page, "plums");
    await expect(line(page, "plums")).toBeVisible();
    await expect(sync(page, "Saved")).toBeVisible();
    expect(sent.join()).not.toContain("coarse");
    expect(await listsOf(request, second)).toMatchObject([{ items: [{ name: "plums", is_checked: false }] }]);
    expect((await listsOf(request, first))[0]?.items).toMatchObject([{ is_checked: false }, { note: null }]);
    await request.dispose();
  });
});
