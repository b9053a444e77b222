import { ALLERGEN_SUBJECTS } from "@/lib/dietary/kitchen-facts";
import { printedPages } from "../support/printed-pages";
import { expect, test } from "./fixtures";

type Kitchen = { dishes: { id: string; name: string; recipe: string }[] };

test("labels are printed for dishes whose ingredients and allergens are confirmed, and say why for the others", async ({
  page,
  screens,
  signUp,
}) => {
  const { token } = await signUp({ account_type: "business" });
  const headers = { Authorization: `Bearer ${token}` };
  const created = await page.request.post("/api/venues", {
    headers,
    data: { name: "Lungara", city: "Bristol", country: "United Kingdom" },
  });
  const { id: venueId } = (await created.json()) as { id: string };
  const address = `/api/venues/${venueId}`;
  const dishes = [
    { name: "Shortbread", description: "wheat flour, butter, sugar" },
    { name: "Lemon sorbet", description: "" },
    { name: "Baked potato", description: "potato, salt" },
  ];
  await page.request.put(`${address}/menu`, { headers, data: { dishes } });
  const kitchen = (await (await page.request.get(`${address}/kitchen`, { headers })).json()) as Kitchen;
  const stateOf = (subject: string) =>
    ["gluten_cereals", "milk"].includes(subject) ? "contains" : subject === "nuts" ? "may_contain" : "free_from";
  const answers = kitchen.dishes.flatMap(({ id: dish_id, name, recipe }) =>
    name === "Baked potato"
      ? []
      : ALLERGEN_SUBJECTS.map((subject) => ({ dish_id, recipe, subject, state: stateOf(subject), seen: null })),
  );
  expect((await page.request.put(`${address}/kitchen`, { headers, data: { by: "Chiara", answers } })).status()).toBe(
    200,
  );

  await page.goto(`/portal?section=menu&view=labels&venue=${venueId}`);
  const label = page.getByRole("list", { name: "With a label: 1" }).getByRole("article");
  await expect(label).toContainText("Ingredients: wheat flour, butter (milk), sugar");
  await expect(label).toContainText("May contain: nuts");
  const missing = page.getByRole("region", { name: "Without a label: 2" });
  await expect(missing).toContainText("No ingredients are written.");
  await expect(missing).toContainText("Not confirmed: gluten, crustaceans, egg");
  await screens.isAccessibleOnTablets("labels");
  await expect(async () => {
    await page.getByLabel("Copies of each").selectOption("4");
    await expect(page.getByRole("button", { name: "Print 4 labels" })).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.emulateMedia({ media: "print" });
  const printed = await page
    .locator("body")
    .evaluate((body) =>
      [...body.querySelectorAll("article")]
        .filter((each) => each.checkVisibility())
        .map((each) => [...each.querySelectorAll("b")].map((bold) => bold.textContent)),
    );
  expect(printed).toEqual(Array.from({ length: 4 }, () => ["wheat flour", "butter (milk)", "nuts"]));
  const pages = printedPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[210, 297]]);
});
