import type { Page } from "@playwright/test";
import { jpeg, png } from "../support/pictures";
import { expect, type SignedUp, test } from "./fixtures";

type FilePayload = { name: string; mimeType: string; buffer: Buffer };
const photo = async (name: string, width = 1600): Promise<FilePayload> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await jpeg({ width, height: Math.round((width * 3) / 4) }),
});

const tiles = (page: Page) =>
  page
    .getByRole("group", { name: "Photos" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") });
const add = (page: Page) => page.getByLabel(/^Add (more )?photos$/);
const loaded = (page: Page) =>
  page.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));

async function write(page: Page, { token }: SignedUp, title: string, isPublic = false): Promise<string> {
  const answer = await page.context().request.post("/api/recipes", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      title,
      is_public: isPublic,
      ingredients: [{ name: "leek" }],
      instructions: [{ text: "Boil.", order: 1 }],
    },
  });
  return ((await answer.json()) as { id: string }).id;
}

test("photos of a recipe are added, captioned, put first and deleted", async ({ page, signUp, screens }) => {
  const cook = await signUp();
  const id = await write(page, cook, "Leek soup with photos");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/recipes/${id}/edit`);
  await add(page).setInputFiles([await photo("one.jpg"), await photo("two.jpg", 700)]);
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).nth(1).getByRole("button", { name: "Make first: photo 2" })).toBeVisible();
  await expect(tiles(page).nth(0)).toContainText("First photo");
  await expect(page.getByText("Sending")).toHaveCount(0);
  await expect.poll(() => loaded(page)).toBe(true);

  const caption = page.getByRole("textbox", { name: "What photo 2 shows" });
  await caption.fill("The soup on the table");
  await caption.press("Enter");
  await expect(tiles(page).nth(1).getByRole("img", { name: "The soup on the table" })).toBeVisible();
  await screens.isAccessible("photos of a recipe");
  await page.getByRole("button", { name: "Make first: photo 2" }).click();
  await expect(tiles(page).nth(0).getByRole("img", { name: "The soup on the table" })).toBeVisible();

  await page.goto(`/recipes/${id}/view`);
  const hero = page.getByRole("img", { name: "The soup on the table" });
  await expect(hero).toHaveAttribute("srcset", /320w.*640w/);
  await expect(page.getByRole("heading", { name: "Photos", exact: true })).toBeVisible();
  await screens.isAccessible("a recipe with photos");

  await page.goto(`/recipes/${id}/edit`);
  await page.getByRole("button", { name: "Delete photo 1" }).click();
  await page.getByRole("dialog", { name: "Delete photo 1?" }).getByRole("button", { name: "Delete" }).click();
  await expect(tiles(page)).toHaveCount(1);
  await page.reload();
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page).nth(0)).toContainText("First photo");
});

test("a new recipe is saved with its photos, and a list loads only the photos that it shows", async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/new");
  await page.getByRole("textbox", { name: "Title" }).fill("Soup with a photo");
  await page.getByRole("textbox", { name: "Name of ingredient 1" }).fill("leek");
  await page.getByRole("textbox", { name: "Step 1" }).fill("Boil.");
  await add(page).setInputFiles([await photo("soup.jpg", 2400)]);
  await expect(page.getByText("Not sent yet")).toBeVisible();
  await page.getByRole("button", { name: "Create Recipe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Soup with a photo" })).toBeVisible();

  const fetched: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && fetched.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/saved");
  await expect.poll(() => fetched.filter((url) => url.includes("/photos/")).length).toBe(1);
  expect(fetched.find((url) => url.includes("/photos/"))).toMatch(/\/(320|640)\.webp$/);
});

test("a file that cannot be a photo is refused with a reason, without being sent", async ({ page, signUp }) => {
  const cook = await signUp();
  await page.goto(`/recipes/${await write(page, cook, "Plain soup")}/edit`);
  await add(page).setInputFiles([
    { name: "story.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
    { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  await expect(page.getByText("story.pdf: Photos must be JPEG, PNG or WebP.")).toBeVisible();
  await expect(page.getByText("large.png: A photo may have at most 10 MB.")).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
});

test.describe("when a photo cannot be sent", () => {
  // The interception below makes the browser connect to a file's own address, which our policy allows only for images.
  test.use({ expectedOnConsole: [/ERR_FAILED|422|'blob:/] });

  test("the photo stays in the form and can be tried again, and a file that is no picture is reported", async ({
    page,
    signUp,
  }) => {
    const cook = await signUp();
    const id = await write(page, cook, "Stubborn soup");
    await page.goto(`/recipes/${id}/edit`);
    await page.route("**/api/photo-uploads/**", (route) => route.abort(), { times: 1 });
    await add(page).setInputFiles([await photo("soup.jpg")]);
    await expect(page.getByText("The photo could not be sent.")).toBeVisible();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("A photo could not be sent.")).toBeVisible();
    await page.getByRole("button", { name: "Try again: photo 1" }).click();
    await expect(page.getByRole("textbox", { name: "What photo 1 shows" })).toBeVisible();

    const bytes = Buffer.concat([(await png()).subarray(0, 60), Buffer.alloc(200)]);
    await add(page).setInputFiles([{ name: "broken.png", mimeType: "image/png", buffer: bytes }]);
    await expect(page.getByRole("button", { name: "Try again: photo 2" })).toBeVisible();
    await page.getByRole("button", { name: "Remove photo 2" }).click();
    await expect(tiles(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Stubborn soup" })).toBeVisible();
  });
});

test("photos of a private recipe are shown only to its owner", async ({ page, signUp }) => {
  const cook = await signUp();
  const id = await write(page, cook, "Secret soup");
  await page.goto(`/recipes/${id}/edit`);
  await add(page).setInputFiles([await photo("soup.jpg")]);
  await expect(page.getByRole("textbox", { name: "What photo 1 shows" })).toBeVisible();
  const src = (await tiles(page).getByRole("img").getAttribute("src")) ?? "";
  expect((await page.request.get(src)).status()).toBe(200);
  // A page that still asks for something would be refused, and say so.
  await page.goto("about:blank");
  await page.context().clearCookies();
  expect((await page.request.get(src)).status()).toBe(404);
});

test.describe("what a browser has stored of a private photo", () => {
  // Chromium reports each request that is not answered with a success.
  test.use({ expectedOnConsole: [/404|ERR_CACHE_MISS|Failed to fetch/] });

  /** The photo's address as its page shows it, opened once, as a person's browser does. */
  async function seen(page: Page, address: string): Promise<string> {
    await page.goto(address);
    const picture = page.getByRole("img", { name: "The soup" }).first();
    await expect(picture).toBeVisible();
    await expect.poll(() => loaded(page)).toBe(true);
    return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  }

  /** What the browser shows of an address, first if it may use what it stored however old, then without the network. */
  const stored = (page: Page, url: string) =>
    page.evaluate(async (address) => {
      const first = await fetch(address, { cache: "force-cache" });
      const offline = await fetch(address, { cache: "only-if-cached", mode: "same-origin" }).then(
        ({ status }) => status,
        () => "nothing",
      );
      return [first.status, offline === 504 ? "nothing" : offline];
    }, url);

  async function soup(page: Page, cook: SignedUp): Promise<string> {
    const id = await write(page, cook, "Soup of one's own");
    await page.goto(`/recipes/${id}/edit`);
    await add(page).setInputFiles([await photo("soup.jpg")]);
    const caption = page.getByRole("textbox", { name: "What photo 1 shows" });
    await caption.fill("The soup");
    await caption.press("Enter");
    await expect(tiles(page).getByRole("img", { name: "The soup" })).toBeVisible();
    return id;
  }

  test("is nothing after a sign-out", async ({ page, signUp }) => {
    const cook = await signUp();
    const url = await seen(page, `/recipes/${await soup(page, cook)}/view`);
    await page.goto("/settings?tab=account");
    await page.getByRole("tabpanel").getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await stored(page, url)).toEqual([404, "nothing"]);
  });

  test("is nothing after a shared link has ended", async ({ page, signUp }) => {
    const cook = await signUp();
    const recipe_id = await soup(page, cook);
    const headers = { Authorization: `Bearer ${cook.token}` };
    const { request } = page.context();
    const made = await request.post("/user/recipe-links", { headers, data: { recipe_id } });
    const link = (await made.json()) as { id: string; url: string };
    // A page that still asks for something would be refused, and say so.
    await page.goto("about:blank");
    await page.context().clearCookies();
    const url = await seen(page, link.url);
    expect((await request.delete(`/user/recipe-links/${link.id}`, { headers })).ok()).toBe(true);
    expect(await stored(page, url)).toEqual([404, "nothing"]);
  });
});
