import type { Server } from "node:http";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { endWebsite, startWebsite, websiteAddress } from "./website";

// All tests of this file share one website, on the port that the server may fetch from.
test.describe.configure({ mode: "serial" });

const address = websiteAddress;

const STEPS = ["Rub the butter into the flour in a bowl.", "Cover it with the plums and bake for 40 minutes."];
const dish = (name: string, lines: readonly string[]) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name,
  recipeYield: "8 servings",
  recipeIngredient: lines,
  recipeInstructions: STEPS,
});
const script = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

const DATA = ["500 g plums", "200 g rice flour", "120 g butter", "80 g sugar"];
const SHOWN = ["500 g plums", "250 g rice flour", "120 g butter", "80 g sugar"];
const page = (name: string) =>
  `<!doctype html><html lang="en"><title>${name}</title>${script(dish(name, DATA))}<h1>${name}</h1><h2>Ingredients</h2>${list(SHOWN)}</html>`;
const SIX = ["Barley", "Lentil", "Tomato", "Celery", "Carrot", "Onion"].map((food) => `${food} broth of the house`);
const six = `<!doctype html><html lang="en"><title>Broths</title>${SIX.map((name, at) =>
  script(dish(name, [`${at + 2} ${name.split(" ")[0]?.toLowerCase()} stalks`, "1 l water"])),
).join("")}<h1>Six broths</h1></html>`;

const PAGES: Record<string, string> = {
  "/review/cake": page("Plum cake of two amounts"),
  "/review/kept": page("Plum cake that stays"),
  "/review/six": six,
  "/review/a": page("Plum cake of the first address"),
  "/review/b": page("Plum cake of the second address"),
};

let site: Server;
test.beforeAll(async () => {
  site = await startWebsite((request, response) => {
    const html = PAGES[new URL(request.url ?? "/", "http://site.example").pathname];
    response.writeHead(html ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(html ?? "");
  });
});
test.afterAll(() => endWebsite(site));

const box = (page: Page) => page.getByRole("searchbox", { name: /web address/ });
async function submit(page: Page, url: string): Promise<void> {
  await page.goto("/recipes");
  await box(page).fill(url);
  await page.getByRole("button", { name: "Save Recipe" }).click();
}
const pasteField = (page: Page) => page.getByRole("textbox", { name: "Text with a recipe" });
async function paste(page: Page, text: string): Promise<void> {
  await page.goto("/saved/move");
  await pasteField(page).fill(text);
  await page.getByRole("region", { name: "From any text" }).getByRole("button", { name: "Extract recipe" }).click();
}
const line = (page: Page, read: string) => page.getByRole("textbox", { name: `Ingredient, read as “${read}”` });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const CAPTION = `SUNDAY DAL 🍲✨

This one is on repeat here!! Save it for later 💛

🥣 INGREDIENTS
• 200 g red lentils
• 1 onion
• 2 quimblefruit
• 400 ml coconut milk

👩‍🍳 METHOD
1. Fry the onion until soft.
2. Add everything else and simmer for 20 minutes.

#dal #veganrecipes #dinner`;

test.describe("before it is saved", () => {
  test.use({ expectedOnConsole: [/422/] });

  test("a doubtful line of a page is shown beside its words, corrected, and becomes one's own version", async ({
    page,
    signUp,
    screens,
  }) => {
    await signUp();
    await submit(page, address("/review/cake"));
    await expect(page.getByText("1 line is doubtful.")).toBeVisible();
    await expect(page.getByText("The page says: “250 g rice flour”")).toBeVisible();
    await expect(page.getByText("Amount: the page shows another one.")).toBeVisible();
    await expect(line(page, "200 g rice flour")).toHaveValue("200 g rice flour");
    await screens.isAccessible("doubtful lines before a recipe is saved");
    await page.getByRole("button", { name: "Take these words: 250 g rice flour" }).click();
    await expect(line(page, "200 g rice flour")).toHaveValue("250 g rice flour");
    await page.getByText("The other 3 lines").click();
    await line(page, "80 g sugar").fill("90 g sugar");
    await page.getByRole("button", { name: "Save recipe", exact: true }).dblclick();
    await expect(page).toHaveURL(/\/variants\//);
    await expect(title(page, "Plum cake of two amounts")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/250\s*g\s*rice flour/);
    await expect(page.getByRole("main")).toContainText(/90\s*g\s*sugar/);
    await expect(page.getByRole("button", { name: /^200\s*g\s*rice flour/ })).toHaveCount(0);
  });

  test("a page that is left as it is is saved then, and not before", async ({ page, signUp }) => {
    await signUp();
    await submit(page, address("/review/kept"));
    await expect(page.getByText("1 line is doubtful.")).toBeVisible();
    const saved = () => page.request.get("/saved-recipes").then((answer) => answer.text());
    expect(await saved()).not.toContain("Plum cake that stays");
    await page.getByRole("button", { name: "Save recipe", exact: true }).click();
    await expect(title(page, "Plum cake that stays")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("1 line is doubtful: look at it.");
    await page.goto("/saved");
    await expect(page.getByRole("article")).toContainText("Plum cake that stays");
  });

  test("a pasted caption is read, its unknown word corrected, and nothing else asked", async ({
    page,
    signUp,
    screens,
  }) => {
    await signUp();
    await paste(page, CAPTION);
    await expect(page.getByText("Food: nobody here knows “quimblefruit”.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^Ingredient, read as/ })).toHaveCount(1);
    await screens.isAccessible("a pasted text with an unknown word");
    await line(page, "2 quimblefruit").fill("2 carrots");
    await page.getByRole("button", { name: "Save recipe", exact: true }).click();
    await expect(title(page, "Sunday dal")).toBeVisible();
    const main = page.getByRole("main");
    await expect(main).toContainText("carrots");
    await expect(main).toContainText("coconut milk");
    await expect(main).not.toContainText("#dal");
    await expect(main).not.toContainText("quimblefruit");
    // The same text is known now.
    await paste(page, CAPTION);
    await expect(title(page, "Sunday dal")).toBeVisible();
  });

  test("a page of six recipes lets the person take two", async ({ page, signUp }) => {
    await signUp();
    await submit(page, address("/review/six"));
    const found = page.getByRole("group", { name: "Recipes found" });
    await expect(found.getByRole("checkbox")).toHaveCount(6);
    await found.getByRole("checkbox", { name: /^Tomato/ }).check();
    await found.getByRole("checkbox", { name: /^Onion/ }).check();
    await page.getByRole("button", { name: "Import 2 recipes" }).click();
    await expect(page.getByText("2 recipes were imported:")).toBeVisible();
    await page.goto("/saved");
    await expect(page.getByRole("article")).toHaveCount(2);
  });
});

test("a file of three recipes brings in three", async ({ page, signUp }) => {
  await signUp();
  const card = (name: string, food: string) =>
    `MMMMM----- Recipe via Meal-Master (tm)\n \n      Title: ${name}\n Categories: Soups\n      Yield: 4 servings\n \n    200 g  ${food}\n      1 l  Water\n \n  Simmer the ${food.toLowerCase()} in the water.\n \nMMMMM\n\n`;
  const file = card("Leek pot", "Leeks") + card("Beet pot", "Beets") + card("Pea pot", "Peas");
  await page.goto("/saved/move");
  const chooser = page.getByLabel("Export of another app");
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles({ name: "three.mmf", mimeType: "text/plain", buffer: Buffer.from(file) });
  await expect(page.getByText("3 recipes to bring in.")).toBeVisible();
  await page.getByRole("button", { name: "Bring in 3 recipes" }).click();
  await expect(page.getByText("3 recipes added.")).toBeVisible();
  await page.goto("/saved");
  for (const name of ["Leek pot", "Beet pot", "Pea pot"])
    await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(1);
});

test("the apostrophe of a phone finds the title's own, and the other way round", async ({ page, signUp }) => {
  await signUp();
  for (const name of ["Shepherd's pie of tests", "Fisherman’s pie of tests"]) {
    const answer = await page.request.post("/parse/recipe", {
      data: { text: `${name}\n\nIngredients\n500 g potatoes\n2 carrots\n\nMethod\nBoil the potatoes and mash them.` },
    });
    expect(answer.status()).toBe(200);
  }
  for (const [typed, found] of [
    ["shepherd’s pie of tests", "Shepherd's pie of tests"],
    ["fisherman's pie of tests", "Fisherman’s pie of tests"],
  ] as const) {
    await page.goto("/recipes");
    await box(page).pressSequentially(typed);
    await expect(page.getByRole("article").filter({ hasText: found }).first()).toBeVisible();
  }
});

const clipboard = (page: Page, text: string) =>
  box(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  }, text);

test("several addresses, or a text of several lines, in the search field lead to where they are read", async ({
  page,
  signUp,
  screens,
}) => {
  await signUp();
  await page.goto("/recipes");
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible();
  await clipboard(page, `${address("/review/a")}\n${address("/review/b")}`);
  await expect(page.getByText("2 web addresses found.")).toBeVisible();
  await screens.isAccessible("several addresses in the search field");
  await page.getByRole("link", { name: "Import them as a list" }).click();
  await expect(page.getByRole("button", { name: "Import 2 recipe pages" })).toBeEnabled();

  await page.goto("/recipes");
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible();
  await clipboard(page, CAPTION);
  await expect(page.getByText("This text has several lines.")).toBeVisible();
  await page.getByRole("link", { name: "Read it as a recipe" }).click();
  await expect(pasteField(page)).toHaveValue(CAPTION);
});
