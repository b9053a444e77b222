import { preferAs } from "../support/post-as";
import { expect, PASSWORD, test } from "./fixtures";

test("home shows the card, the open visit with the kitchen's answer, the open list and the stamps", async ({
  page,
  playwright,
  baseURL,
  signUp,
  screens,
}) => {
  const house = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const email = `house-${Date.now()}@post.example`;
  const response = await house.post("/auth/register", {
    data: { email, password: PASSWORD, account_type: "business" },
  });
  const headers = { authorization: `Bearer ${((await response.json()) as { access_token: string }).access_token}` };
  const venue = await house.post("/api/venues", {
    headers,
    data: { name: "Lungara", address: "1 Harbour Street", city: "Kyoto", country: "Japan" },
  });
  const { id: venueId } = (await venue.json()) as { id: string };

  const person = await signUp();
  await preferAs(page, person, "anise", "allergy");
  const make = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${person.token}` } });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const list = await make("/grocery-lists", { name: "Week" });
  await make(`/grocery-lists/${list.id}/items`, { name: "parsley" });
  const visit = await make("/api/visits", { venue_id: venueId });

  await page.goto("/");
  await expect(page.getByRole("article").getByText("Anise", { exact: true })).toBeVisible();
  const table = page.getByRole("region", { name: "Your table" });
  await expect(table).toContainText("No kitchen screen is open at Lungara: they may not see your card.");
  await expect(page.getByRole("region", { name: "On your list" })).toContainText("parsley");
  await expect(page.getByRole("region", { name: "Last visits" }).getByRole("listitem")).toHaveCount(1);
  await screens.isAccessible("signed-in home");

  const answered = await house.post(`/api/visits/venue/${venueId}/visits/${visit.id}/seen`, {
    headers,
    data: { by: "Dana" },
  });
  expect(answered.ok()).toBe(true);
  await table.getByRole("link", { name: "To your table" }).click();
  await expect(page.getByText(/^\d\d:\d\d, Dana\. /)).toBeVisible();
  // The card changes after Dana has read it, so what Dana saw is out of date.
  await preferAs(page, person, "lupin", "allergy");
  await expect(page.getByText(/^Dana read it at \d\d:\d\d, before the change\./)).toBeVisible();
  await page.getByRole("button", { name: "Show to staff" }).click();
  await page.getByRole("button", { name: "In Japanese (日本語)" }).click();
  await expect(page.getByRole("dialog").getByText("アレルギーがあります")).toBeVisible();
  await house.dispose();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("shows the card without scrolling, and the dock leads everywhere with one tap", async ({ page, signUp }) => {
    const person = await signUp();
    for (const key of ["sesame", "lupin", "celery"]) await preferAs(page, person, key, "allergy");
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Show to staff" })).toBeInViewport({ ratio: 1 });

    const dock = page.getByRole("navigation", { name: "Main, on a phone" });
    for (const [name, address, title] of [
      ["Recipes", "/recipes", "Recipes"],
      ["Grocery", "/grocery-list", "Grocery List"],
      ["Together", "/together", "Eat together"],
      ["Card", "/id", "Digital Dietary ID"],
    ] as const) {
      await dock.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${address}(?:\\?|$)`));
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(dock.locator("[aria-current=page]")).toHaveText(name);
    }
    // The dock covers nothing that can be used: the end of the page scrolls free of it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [end, top] = await Promise.all([page.getByRole("contentinfo").boundingBox(), dock.boundingBox()]);
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);

    // The first code is made after its owner has seen what it opens, and stands there at once from then on.
    await dock.getByRole("link", { name: "Home" }).click();
    await page.getByRole("link", { name: "Scan me" }).click();
    const first = page.getByRole("dialog", { name: "A code for your card" });
    await expect(first).toContainText("Sesame");
    await first.getByRole("button", { name: "Show the code" }).click();
    const code = page.getByRole("dialog", { name: "Scan me" });
    await expect(code).toBeVisible();
    await page.goto("/");
    await page.getByRole("link", { name: "Scan me" }).click();
    for (const name of ["Sesame", "Lupin", "Celery"]) await expect(code.getByText(name, { exact: true })).toBeVisible();
    await expect(code.getByText("Nobody has opened it yet.")).toBeVisible();
    await code.getByRole("button", { name: "End it now" }).click();
    await expect(code).toHaveCount(0);
    await page.getByRole("button", { name: "Scan me" }).click();
    await expect(code.getByRole("img", { name: /^QR code/ })).toBeVisible();
    await code.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/id$/);
  });
});

test("home says what is planned for today and whom it fits, and which pen has ended", async ({
  page,
  signUp,
  screens,
}) => {
  const parent = await signUp({ first_name: "Pia" });
  const headers = { authorization: `Bearer ${parent.token}` };
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/London" });
  const written = await page.request.post("/api/recipes", {
    headers,
    data: {
      title: "Leeks of today",
      servings: 4,
      ingredients: [{ name: "2 leeks", order: 1 }],
      instructions: [{ order: 1, text: "Cook." }],
    },
  });
  const recipe = (await written.json()) as { id: string };
  const planned = await page.request.post("/api/meal-plan/entries", {
    headers,
    data: { day: today, meal: "dinner", recipe_id: recipe.id },
  });
  expect(planned.status()).toBe(201);
  const pens = [{ name: "Adrenaline 0.3 mg", place: null, good_until: "2024-05" }];
  const plan = { country: "GB", is_child: false, signs: null, pens, steps: [], contacts: [], source: null };
  const put = await page.request.put("/api/emergency-plans/me", {
    headers,
    data: { ...plan, source_day: null, read_at: null },
  });
  expect(put.status()).toBe(200);
  await page.goto("/");
  const plannedToday = page.getByRole("region", { name: "Planned for today" });
  await expect(plannedToday.getByText("Dinner")).toBeVisible();
  await expect(plannedToday.getByRole("link", { name: "Leeks of today" })).toBeVisible();
  await expect(page.getByText("Adrenaline 0.3 mg has ended.")).toBeVisible();
  await screens.isAccessible("home with a plan for today");
});
