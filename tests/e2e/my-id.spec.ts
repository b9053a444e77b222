import { readFile } from "node:fs/promises";
import { postAs, preferAs } from "../support/post-as";
import { expect, type SignedUp, test } from "./fixtures";

test("a blank card says what to do", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/settings?tab=my-id");
  await expect(page.getByText("None written down yet")).toBeVisible();
  await page.getByRole("link", { name: "Say how you eat" }).click();
  await expect(page).toHaveURL("/settings?tab=dietary");
});

test.describe("a card with allergies", () => {
  let account: SignedUp;

  test.beforeEach(async ({ page, signUp }) => {
    account = await signUp();
    await postAs(page, account, "/user/my-preferences-array", { dietary: ["vegetarian", "nut_free", "sesame_free"] });
    await preferAs(page, account, "anise", "allergy");
    await preferAs(page, account, "lemon", "love");
    await page.goto("/settings?tab=my-id");
  });

  test("shows the name, the number, every allergy, and rows", async ({ page }) => {
    const card = page.getByRole("article", { name: /Digital dietary ID of Nadia F/ });
    await expect(card).toContainText("Nadia F.");
    await expect(card).toContainText(account.id.slice(0, 8).toUpperCase());
    for (const allergy of ["Nuts", "Sesame", "Anise"])
      await expect(card.getByText(allergy, { exact: true })).toBeVisible();
    await expect(card).toContainText("Vegetarian");
    await expect(card).toContainText("Lemon");
  });

  test("is shown to staff in full screen, and Escape returns the focus", async ({ page, screens }) => {
    await page.getByRole("button", { name: "Show to staff" }).press("Enter");
    const view = page.getByRole("dialog", { name: "I am allergic to" });
    await expect(view).toContainText("Anise");
    await expect(view).toContainText("Peanuts and all tree nuts");
    await screens.isAccessible("staff view", '[role="dialog"]');
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Show to staff" })).toBeFocused();
  });

  test("is downloaded as a picture that contains the card", async ({ page }) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download PNG" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`forkprint-id-${account.id.slice(0, 8)}.png`);
    const png = (await readFile(await download.path())).toString("base64");
    const seen = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const ctx = canvas.getContext("2d", { willReadFrequently: true });
      ctx?.drawImage(picture, 0, 0);
      const at = (x: number, y: number) => [...(ctx?.getImageData(x, y, 1, 1).data ?? [])];
      const band = ctx?.getImageData(0, 170, picture.width, 300).data ?? [];
      let white = 0;
      for (let i = 0; i < band.length; i += 4) if ((band[i + 1] ?? 0) > 240) white++;
      return {
        size: [picture.width, picture.height],
        cover: at(1250, 60),
        alarm: at(30, 200),
        corner: at(0, 0),
        white,
      };
    }, png);
    expect(seen.size).toEqual([2500, 1760]);
    expect(seen.corner[3]).toBe(0);
    expect(seen.cover).toEqual([0x1c, 0x3f, 0x31, 255]);
    expect(seen.alarm).toEqual([0xc9, 0x3b, 0x28, 255]);
    expect(seen.white, "the allergies' letters").toBeGreaterThan(10_000);
  });
});

const FORTY =
  `celery mustard shellfish egg milk wheat soy fish lupin peanut almond cashew hazelnut walnut pistachio pecan
  macadamia kiwi banana avocado peach strawberry tomato garlic onion anise corn rice oats barley rye coconut mango
  pineapple papaya apple pear carrot cinnamon pepper`.split(/\s+/);

test("forty allergies are all visible at once on a phone, with their number", async ({ page, signUp, screens }) => {
  test.slow();
  const person = await signUp();
  const names = new Set<string>();
  for (const word of FORTY) names.add(await preferAs(page, person, word, "allergy"));
  expect(names.size).toBeGreaterThan(35);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/settings?tab=my-id");
  const card = page.getByRole("article", { name: /Digital dietary ID of Nadia F/ });
  await expect(card.getByRole("list").first().getByRole("listitem")).toHaveCount(names.size);
  await page.getByRole("button", { name: "Show to staff" }).click();
  const view = page.getByRole("dialog", { name: `I am allergic to ${names.size} foods` });
  for (const name of names) {
    await expect(view.getByRole("listitem").filter({ hasText: new RegExp(`^${name}$`, "i") })).toBeInViewport({
      ratio: 1,
    });
  }
  await expect(view).toContainText("Beans, tofu, tempeh, miso, soy sauce");
  await screens.isAccessible("staff view of forty allergies", '[role="dialog"]');
});
