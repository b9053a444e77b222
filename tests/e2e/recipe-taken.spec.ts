import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** A site that our server cannot reach: what is imported of it comes from the browser alone. */
const SITE = "https://kitchen.example";
const RECIPE = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Glazed aubergines",
  recipeYield: "2 servings",
  suitableForDiet: ["https://schema.org/GlutenFreeDiet", "https://schema.org/VegetarianDiet"],
  recipeIngredient: ["2 aubergines", "3 tbsp soy sauce", "1 cup flour", "200 g rice"],
  recipeInstructions: ["Fry the aubergines.", "Stir in the soy sauce and serve with the rice."],
};
const html = `<!doctype html><html lang="en"><title>Glazed aubergines</title><script type="application/ld+json">${JSON.stringify(RECIPE)}</script><h1>Glazed aubergines</h1><p id="words">A dish without structured words.</p></html>`;

const serve = (context: BrowserContext) =>
  context.route(`${SITE}/**`, (route) => route.fulfill({ contentType: "text/html", body: html }));

/** Presses the bookmarklet on a page of the site, as the bar of bookmarks does. */
async function press(page: Page): Promise<Page> {
  await page.goto("/saved/move");
  const link = page.getByRole("link", { name: /^To / });
  // The page's scripts write the address, which React would not render.
  await expect(link).toHaveAttribute("href", /^javascript:/);
  const code = await link.getAttribute("href");
  await page.goto(`${SITE}/aubergines`);
  const opened = page.context().waitForEvent("page");
  await page.evaluate((address) => {
    window.location.href = address;
  }, code ?? "");
  return opened;
}

test("the bookmarklet hands over a page, which is imported only on request", async ({
  page,
  context,
  signUp,
  screens,
}) => {
  await signUp();
  await serve(context);
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  const popup = await press(page);
  await expect(
    popup.getByRole("heading", { name: "Glazed aubergines" }).or(popup.getByText("Glazed aubergines")).first(),
  ).toBeVisible();
  await expect(popup.getByText(`${SITE}/aubergines`, { exact: true })).toBeVisible();
  // The page's content appears in no address that a server sees, and leaves the address bar once it is read.
  await expect(popup).toHaveURL(/\/recipes\/take$/);
  expect(asked.some((url) => url.includes("soy"))).toBe(false);
  expect(asked.some((url) => url.endsWith("/parse/recipe"))).toBe(false);
  expect(await popup.evaluate(() => window.opener)).toBeNull();

  await popup.getByRole("button", { name: "Import what the page holds" }).click();
  await expect(popup.getByRole("heading", { level: 1, name: "Glazed aubergines" })).toBeVisible();
  await expect(popup.getByRole("button", { name: "3 tbsp soy sauce" })).toBeVisible();
  await page.goto(popup.url());
  await screens.isAccessible("a recipe with its source's claims");
});

test("a diet claim of the source is shown beside what its lines say, contradictions first", async ({
  page,
  context,
  signUp,
}) => {
  await signUp();
  await serve(context);
  const popup = await press(page);
  await popup.getByRole("button", { name: "Import what the page holds" }).click();
  const claims = popup.getByRole("region", { name: "What the page says, and what we read" }).getByRole("listitem");
  await expect(claims).toHaveCount(2);
  await expect(claims.nth(0)).toContainText("kitchen.example says “Gluten-free”. We read otherwise:");
  await expect(claims.nth(0)).toContainText(/soy sauce|flour/i);
  await expect(claims.nth(1)).toContainText("Vegetarian");
  await expect(claims.nth(1)).not.toContainText("otherwise");
});

test("units are shown as written, metric, US or in grams, and the choice is remembered", async ({ page, signUp }) => {
  const { token } = await signUp();
  const response = await page.context().request.post("/api/recipes", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      title: "Rice pudding",
      servings: 2,
      ingredients: [
        { name: "flour", quantity: "1", unit: "cup" },
        { name: "rice", quantity: "200", unit: "g" },
        { name: "milk", quantity: "1", unit: "l" },
        { name: "raisins", quantity: null, unit: null },
      ],
      instructions: [{ text: "Simmer everything.", order: 1 }],
    },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  await page.goto(`/recipes/${id}/view`);
  const line = (food: string) => page.getByRole("button", { name: new RegExp(`${food}(?: \\(.*\\))?$`) });
  const units = page.getByRole("combobox", { name: "Units" });
  await expect(line("flour")).toHaveText(/1 cup/);

  await units.selectOption("Metric");
  await expect(line("flour")).toHaveText(/\b2[34]\d ml/);
  await expect(line("rice")).toHaveText(/200 g/);
  await units.selectOption("US");
  await expect(line("rice")).toHaveText(/7(?:\.\d+| ?[¼½]| 1\/\d)? oz/);
  await expect(line("milk")).toHaveText(/quart|qt|cups/);
  await units.selectOption("Grams");
  await expect(line("flour")).toHaveText(/about 1[12]\d g/);
  await expect(page.getByText("Weights of cups and pieces are usual ones")).toBeVisible();
  // Without an amount there is nothing to convert, and the line stays.
  await expect(line("raisins")).toBeVisible();

  await page.reload();
  await expect(units).toHaveValue("grams");
  await page.getByRole("button", { name: "One serving more" }).click();
  await expect(line("rice")).toHaveText(/300 g/);
  await units.selectOption("As written");
  await expect(line("flour")).toHaveText(/1(?: 1\/2|½|\.5| ½) cups?/);
});
