import type { Page } from "@playwright/test";
import { barcodePicture, cameraVideo } from "../support/barcode-video";
import { withCamera } from "../support/fake-camera";
import { labelPicture } from "../support/label-picture";
import { menuPicture } from "../support/menu-picture";
import { allergicTo, bearer, expect, test } from "./fixtures";

/** Products of the demonstration: bars with roasted peanuts, and a sauce. */
const BARS = "9520000000035";
const SAUCE = "9520000000011";
const camera = await cameraVideo([await barcodePicture(BARS)]);

// Digits that are no code, and a code that nobody told, are answered with 422 and 404.
test.use({
  expectedOnConsole: [/status of (?:422|404)/],
  launchOptions: withCamera(camera),
});

const type = async (page: Page, digits: string) => {
  await page.getByLabel("Or type the digits below the bars").fill(digits);
  await page.getByRole("button", { name: "Check", exact: true }).click();
};
const theAnswer = /\/check\/[0-9a-f-]{36}$/;

test("the camera reads a barcode, and the answer names whom it is not for", async ({
  context,
  page,
  screens,
  signUp,
}) => {
  const person = await signUp();
  await allergicTo(context.request, person, "peanut");
  await page.goto("/check");
  await screens.isAccessible("the door");
  await page.getByRole("button", { name: "Open the camera" }).click();
  await expect(page).toHaveURL(theAnswer, { timeout: 30_000 });
  await expect(page.getByRole("heading", { name: "Oat and seed bars", level: 1 })).toBeVisible();
  await expect(page.locator('[data-answer="conflict"]')).toContainText("Not for you: Peanut");
  await expect(page.locator('mark[data-verdict="conflict"]').first()).toContainText("roasted peanuts");
  await screens.isAccessible("the answer");
  await page.getByRole("button", { name: "Add to list" }).click();
  await expect(page.getByText("Added Oat and seed bars to your grocery list.")).toBeVisible();
  await page.getByRole("link", { name: "Next food" }).click();
  await expect(page.getByRole("link", { name: "Oat and seed bars" })).toBeVisible();
});

test("typed digits say what is wrong with them, and a food that nobody told asks for its label", async ({
  context,
  page,
  signUp,
}) => {
  const person = await signUp();
  await allergicTo(context.request, person, "milk");
  await page.goto("/check");
  await type(page, "95200000000");
  await expect(page.getByText("11 digits: a barcode has 8, 12 or 13")).toBeVisible();
  await expect(page.getByLabel("Or type the digits below the bars")).toHaveValue("95200000000");
  await type(page, "9520000000974");
  await expect(page.getByRole("heading", { name: "Nobody has told us this food yet" })).toBeVisible();
  await page.getByRole("button", { name: "Type what is in it" }).click();
  await expect(page.getByText("The label of 9520000000974")).toBeVisible();
  await page.getByLabel("The words on the label").fill("Ingredients: oats, apple, salt.");
  await page.getByRole("button", { name: "Check the words" }).click();
  await expect(page.locator('[data-answer="unknown"]')).toContainText("We cannot tell for you");
  await expect(page.getByText("These words may not be the whole list")).toBeVisible();
  await page.getByRole("link", { name: "Next food" }).click();
  await type(page, "9520000000974");
  await expect(page).toHaveURL(theAnswer);
  await expect(page.getByText("By the words that you gave")).toBeVisible();
});

test("changing for whom it is checked judges it anew", async ({ context, page, signUp }) => {
  const person = await signUp();
  await allergicTo(context.request, person, "peanut");
  const leo = { name: "Leo", diets: [], limits: [{ ingredient_id: "word:tomato", severity: "severe", traces: true }] };
  const added = await context.request.post("/api/household/people", { headers: bearer(person), data: leo });
  expect(added.status(), await added.text()).toBe(201);
  await page.goto("/check");
  await type(page, SAUCE);
  await expect(page).toHaveURL(theAnswer);
  await expect(page.locator('[data-answer="conflict"]')).toContainText("Not for Leo");
  await expect(page.locator('[data-answer="match"]')).toContainText("Fits you");
  await page.getByRole("radio", { name: "Me" }).check({ force: true });
  await expect(page.locator('[data-answer="conflict"]')).toHaveCount(0);
  await expect(page.locator('[data-answer="match"]')).toContainText("Fits you");
});

test("the photo of a label is read, compared, and only then said to fit", async ({
  context,
  page,
  screens,
  signUp,
}) => {
  test.setTimeout(180_000);
  const person = await signUp();
  await allergicTo(context.request, person, "sesame-seed");
  await page.goto("/check");
  await page.getByRole("tab", { name: "Label" }).click();
  const buffer = await labelPicture([
    "Ingredients: wholegrain oats, honey,",
    "sunflower oil, sea salt.",
    "May contain traces of sesame.",
  ]);
  await page
    .getByLabel("Take a photo, or choose one")
    .setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("heading", { name: "Compare the words with the label" })).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByLabel("The words on the label")).toHaveValue(/wholegrain oats, honey[\s\S]*sesame/i);
  await screens.isAccessible("comparing a label");
  await page.getByLabel("Name of the food").fill("Granola");
  await page.getByRole("checkbox").check({ force: true });
  await page.getByRole("button", { name: "Check the words" }).click();
  await expect(page).toHaveURL(theAnswer);
  await expect(page.locator('[data-answer="may_contain"]')).toContainText("Check for you: Sesame");
  await expect(page.locator('mark[data-verdict="may_contain"]')).toContainText("sesame");
});

test("a packet without readable bars is found by its name, and checked", async ({ context, page, screens, signUp }) => {
  const person = await signUp();
  await allergicTo(context.request, person, "peanut");
  await page.goto("/check");
  const name = page.getByRole("searchbox", { name: "Or find it by its name" });
  await name.fill("Xylophane wafers");
  await name.press("Enter");
  await expect(page.getByText(/Nobody has told us a food called “Xylophane wafers”/)).toBeVisible();
  await name.fill("oat seed");
  await name.press("Enter");
  await screens.isAccessible("foods found by name");
  await page.getByRole("button", { name: /^Oat and seed bars/ }).click();
  await expect(page).toHaveURL(theAnswer);
  await expect(page.locator('[data-answer="conflict"]')).toContainText("Not for you");
});

test("the pages of a paper menu are read, and no dish is said to fit", async ({ context, page, screens, signUp }) => {
  test.setTimeout(240_000);
  const person = await signUp();
  await allergicTo(context.request, person, "peanut");
  await page.goto("/check");
  await page.getByRole("tab", { name: "Menu" }).click();
  await screens.isAccessible("door of a menu");
  const pages = [
    ["#Starters", "+Satay skewers … 9.50", "chicken, peanut sauce, cucumber", "+Tomato soup … 6.00", "tomatoes, basil"],
    ["#Mains", "+Grilled trout … 17.00", "potatoes, parsley butter", "+Rice noodles … 12.00", "peanuts, tofu, lime"],
  ];
  for (const [at, lines] of pages.entries()) {
    const buffer = await menuPicture(lines);
    await page
      .getByLabel(at === 0 ? "Take a photo, or choose one" : "Add a page")
      .setInputFiles({ name: `page-${at}.jpg`, mimeType: "image/jpeg", buffer });
    const read = at === 0 ? "One page read." : "2 pages read.";
    await expect(page.getByText(read)).toBeVisible({ timeout: 120_000 });
  }
  await page.getByLabel("Name of the restaurant").fill("Luna");
  await page.getByRole("button", { name: "Check the menu" }).click();
  await expect(page).toHaveURL(theAnswer);
  await expect(page.getByRole("heading", { level: 1, name: "Luna" })).toBeVisible();
  const silent = page.getByRole("region", { name: "Nothing written against it" });
  await expect(silent.getByRole("listitem")).toHaveText([/Tomato soup/, /Grilled trout/]);
  const against = page.getByRole("region", { name: "Written against it", exact: true });
  await expect(against.getByRole("listitem")).toHaveText([/Satay skewers.*Conflict/s, /Rice noodles.*Conflict/s]);
  await expect(page.getByText(/nothing here is said to fit/)).toBeVisible();
  await screens.isAccessible("answer about a menu");
  await page.getByRole("button", { name: "Show to staff" }).click();
  await expect(page.getByRole("dialog")).toContainText(/peanut/i);
});

test("what was checked is found again, and deleted", async ({ context, page, signUp }) => {
  const person = await signUp();
  await allergicTo(context.request, person, "milk");
  for (const text of ["Ingredients: oats.", "Ingredients: butter."]) {
    const data = { kind: "label", text, is_whole: true, name: text.slice(13, -1) };
    expect((await context.request.post("/api/food-checks", { headers: bearer(person), data })).status()).toBe(201);
  }
  await page.goto("/check");
  await page.getByRole("searchbox", { name: "Find a food" }).fill("butter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=butter/);
  await expect(page.getByRole("link", { name: "oats" })).toHaveCount(0);
  await expect(page.getByText("Not for you: Milk")).toBeVisible();
  await page.getByRole("button", { name: "Delete the history" }).click();
  await page.getByRole("button", { name: "Delete all" }).click();
  await expect(page.getByRole("link", { name: "butter" })).toHaveCount(0);
});
