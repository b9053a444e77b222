import { expect, test } from "./fixtures";

type Kitchen = { dishes: { id: string; name: string; recipe: string }[] };

test("a guest without card and account chooses among the dishes of a menu, and nothing of it is sent", async ({
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
    { name: "Lemon sorbet", description: "" },
    { name: "Tiramisu", description: "mascarpone, egg, coffee" },
    { name: "Baked potato", description: "potato, salt" },
  ];
  await page.request.put(`${address}/menu`, { headers, data: { dishes } });
  const kitchen = (await (await page.request.get(`${address}/kitchen`, { headers })).json()) as Kitchen;
  const answers = kitchen.dishes.flatMap(({ id: dish_id, name, recipe }) =>
    name === "Lemon sorbet"
      ? (["eggs", "vegan"] as const).map((subject) => ({ dish_id, recipe, subject, state: "free_from", seen: null }))
      : [],
  );
  const told = await page.request.put(`${address}/kitchen`, { headers, data: { by: "Chiara", answers } });
  expect(told.status()).toBe(200);

  // From here on the browser is a guest's.
  await page.context().clearCookies();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/venue/${venueId}`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}");
  expect(data.hasMenu.hasMenuItem).toEqual([
    { "@type": "MenuItem", name: "Lemon sorbet", suitableForDiet: ["https://schema.org/VeganDiet"] },
    { "@type": "MenuItem", name: "Tiramisu", description: "mascarpone, egg, coffee" },
    { "@type": "MenuItem", name: "Baked potato", description: "potato, salt" },
  ]);

  const sent: string[] = [];
  const egg = page.getByRole("checkbox", { name: "Egg" });
  await expect(async () => {
    await page.getByText("Find what you can eat").click();
    await expect(egg).toBeVisible({ timeout: 2_000 });
  }).toPass();
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  await egg.check();
  const fits = page.getByRole("region", { exact: true, name: "Fits" });
  await expect(fits.getByRole("listitem").filter({ hasText: "Lemon sorbet" })).toContainText(
    /The kitchen says: no egg \(Chiara, \d+ \w+\)/,
  );
  await expect(fits).toContainText("Baked potato");
  await expect(page.getByRole("region", { name: "Does not fit" })).toContainText("Tiramisu");
  // Nobody has confirmed that no butter is on the potato.
  await page.getByRole("checkbox", { name: "Milk" }).check();
  await expect(page.getByRole("region", { name: "Ask first" })).toContainText("Baked potato");
  await expect(fits.filter({ hasText: "Baked potato" })).toHaveCount(0);
  expect(sent.filter((each) => /egg|milk/i.test(each))).toEqual([]);
  await screens.isAccessibleOnTablets("the menu's filter");
  await page.getByRole("button", { name: "Choose nothing" }).click();
  await expect(page.getByRole("region", { exact: true, name: "Fits" })).toBeHidden();

  await page.context().addCookies([{ name: "locale", value: "de", url: page.url() }]);
  await page.reload();
  await expect(page.getByText("Finde, was du essen kannst")).toBeVisible();
});
