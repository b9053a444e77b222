import { printedPages } from "../support/printed-pages";
import { expect, test } from "./fixtures";

type Fact = { id: string; subject: string };
type Kitchen = { dishes: { id: string; name: string; recipe: string; facts: Fact[] }[] };

// Marco was faster.
test.use({ expectedOnConsole: [/409 \(Conflict\)/] });

test("a kitchen confirms its pasted menu, its guests read who said so, and the sheet prints it", async ({
  page,
  browser,
  baseURL,
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
  await page.goto("/portal?section=menu");
  const text = page.getByLabel("Dishes");
  const publish = page.getByRole("button", { name: "Publish menu" });
  // Repeats it, because the page may not be listening yet the first time.
  await expect(async () => {
    await text.fill("Lemon sorbet\nBaked potato: potato, salt");
    await expect(page.getByText("2 dishes read")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await publish.click();
  await expect(page.getByRole("heading", { name: "Test lab" })).toBeVisible();

  await page.getByRole("link", { name: "The kitchen's word" }).click();
  await page.getByLabel("Who answers?").fill("Chiara");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText("0 of 2 dishes confirmed")).toBeVisible();
  await page.getByRole("button", { name: "Lemon sorbet, egg: Not confirmed" }).click();
  await expect(page.getByRole("heading", { name: "Is there egg in your Lemon sorbet?" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("button", { name: "Lemon sorbet, egg: Free from, Chiara" })).toBeVisible();
  await expect(page.getByText("Saved: Lemon sorbet, no egg.")).toBeVisible();
  await screens.isAccessibleOnTablets("the kitchen's word");

  // One answer for a shelf of dishes.
  await page.getByRole("checkbox", { name: "Lemon sorbet" }).click();
  await page.getByRole("checkbox", { name: "Baked potato" }).click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: "Say “free from milk” of 2 dishes" }).click();
  await expect(page.getByRole("button", { name: "Baked potato, milk: Free from, Chiara" })).toBeVisible();

  // A guest who must not have egg.
  const phone = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 390, height: 800 } });
  const guest = await phone.newPage();
  const registered = await guest.request.post("/auth/register", {
    data: {
      email: `guest-${venueId}@post.example`,
      password: "a long enough password 7",
      first_name: "Mira",
      last_name: "O",
    },
  });
  const asGuest = { Authorization: `Bearer ${((await registered.json()) as { access_token: string }).access_token}` };
  await guest.request.post("/user/my-preferences-array", { headers: asGuest, data: { dietary: ["egg_free"] } });
  await guest.goto(`/venue/${venueId}`);
  const fits = guest.getByRole("region", { name: "Fits you" });
  await expect(fits.getByRole("listitem").filter({ hasText: "Lemon sorbet" })).toContainText(
    /The kitchen says: no egg \(Chiara, \d+ \w+\)/,
  );

  // Marco answers on another device meanwhile. Chiara's answer is not stored over his.
  const kitchen = (await (await page.request.get(`/api/venues/${venueId}/kitchen`, { headers })).json()) as Kitchen;
  const sorbet = kitchen.dishes.find(({ name }) => name === "Lemon sorbet");
  const marco = await page.request.put(`/api/venues/${venueId}/kitchen`, {
    headers,
    data: {
      by: "Marco",
      answers: [{ dish_id: sorbet?.id, recipe: sorbet?.recipe, subject: "fish", state: "may_contain", seen: null }],
    },
  });
  expect(marco.status()).toBe(200);
  await page.getByRole("button", { name: "Lemon sorbet, fish: Not confirmed" }).click();
  await page.getByRole("button", { exact: true, name: "No" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Not saved." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Lemon sorbet, fish: May contain, Marco" })).toBeVisible();

  // On paper: every cell says something, and so do the date, the version and the names.
  await page.getByRole("link", { name: "Allergen matrix" }).click();
  await page.getByLabel("Notes on the sheet").fill("Everything fried shares one fryer.");
  await expect(page.getByText("Draft: 24 of 28 not confirmed").first()).toBeVisible();
  await screens.isAccessibleOnTablets("the allergen matrix");
  await page.emulateMedia({ media: "print" });
  const printed = await page.locator("body").evaluate((body) => {
    const tables = [...body.querySelectorAll("table")].filter((each) => each.checkVisibility());
    const [table] = tables;
    return {
      tables: tables.length,
      rows: [...(table?.querySelectorAll("tbody tr") ?? [])].map((row) => [
        row.querySelector("th")?.firstChild?.textContent ?? "",
        ...[...row.querySelectorAll("td")].map((cell) => cell.textContent ?? ""),
      ]),
      around: table?.closest("article")?.textContent ?? "",
    };
  });
  const OPEN = "Not confirmed";
  const cells = (said: Record<number, string>) => Array.from({ length: 14 }, (_, place) => said[place] ?? OPEN);
  expect(printed.tables).toBe(1);
  expect(printed.rows).toEqual([
    ["Lemon sorbet", ...cells({ 2: "Free from", 3: "May contain", 6: "Free from" })],
    ["Baked potato", ...cells({ 6: "Free from" })],
  ]);
  expect(printed.around).toMatch(/Version 4, \d+ \w+ \d{4}/);
  expect(printed.around).toContain("Confirmed by Chiara, Marco.");
  expect(printed.around).toContain("Everything fried shares one fryer.");
  const pages = printedPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[210, 297]]);
  await page.emulateMedia({ media: "screen" });

  // An edited dish is asked about again, and says so before it is published.
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { exact: true, name: "Menu" }).click();
  await text.fill("Lemon sorbet: lemon, egg white\nBaked potato: potato, salt");
  await publish.click();
  const warning = page.getByRole("dialog", { name: "Publish all the same?" });
  await expect(warning.getByText("must be confirmed again: 3 answers of the kitchen no longer count")).toBeVisible();
  await warning.getByRole("button", { name: "Publish" }).click();
  await expect(warning).toBeHidden();
  await guest.reload();
  await expect(guest.getByRole("region", { name: "Not for you" })).toContainText("Lemon sorbet");
  await phone.close();
});

test("one answer about a food answers for every dish that holds it", async ({ page, signUp }) => {
  const { token } = await signUp({ account_type: "business" });
  const headers = { Authorization: `Bearer ${token}` };
  const created = await page.request.post("/api/venues", {
    headers,
    data: { name: "Lungara", city: "Bristol", country: "United Kingdom" },
  });
  const { id: venueId } = (await created.json()) as { id: string };
  const dishes = [
    { name: "Green potatoes", description: "potato, house pesto" },
    { name: "Trofie", description: "trofie pasta, house pesto" },
    { name: "Walnut toast", description: "walnuts, house pesto" },
    { name: "Baked potato", description: "potato, salt" },
  ];
  await page.request.put(`/api/venues/${venueId}/menu`, { headers, data: { dishes } });
  await page.goto(`/portal?section=menu&view=kitchen&venue=${venueId}`);
  const name = page.getByLabel("Who answers?");
  await expect(async () => {
    await name.fill("Chiara");
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(name).toBeHidden({ timeout: 5_000 });
  }).toPass();
  // The first question is about the food, because its answer frees most dishes.
  const heading = page.getByRole("heading", { name: /in your pesto\?$|^Is your pesto / });
  await expect(heading).toBeVisible();
  while ((await heading.textContent()) !== "Are there nuts in your pesto?") {
    const before = await heading.textContent();
    await page.keyboard.press("l");
    await expect(heading).not.toHaveText(before ?? "");
  }
  const asked = page.getByRole("region", { name: "Are there nuts in your pesto?" });
  await expect(asked.getByRole("definition").first()).toContainText("Green potatoes, Trofie and Walnut toast");
  await expect(asked.getByRole("definition").last()).toContainText("In Walnut toast something else is open too.");
  await page.keyboard.press("n");
  await expect(page.getByRole("button", { name: "Green potatoes, nuts: Free from, Chiara" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Trofie, nuts: Free from, Chiara" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Walnut toast, nuts: Not confirmed" })).toBeVisible();
  await expect(page.getByText("Saved: Green potatoes and 1 more, no nuts.")).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByRole("button", { name: "Trofie, nuts: Not confirmed" })).toBeVisible();

  // Answers that became old are asked about again, and one tap says that they are still so.
  await page.getByRole("button", { name: "Baked potato, fish: Not confirmed" }).click();
  await page.keyboard.press("n");
  await expect(page.getByRole("button", { name: "Baked potato, fish: Free from, Chiara" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Still so/ })).toBeHidden();
  const kitchen = page.waitForResponse(/\/kitchen\/renewal$/);
  await page.getByLabel("Ask again after").selectOption("3 months");
  expect((await kitchen).status()).toBe(200);
  // Three months from now, as far as this page can tell.
  await page.route(/\/kitchen\/renewal$/, (route) =>
    route.fulfill({ json: { months: 3, before: new Date(Date.now() + 60_000).toISOString() } }),
  );
  // The screen may read the kitchen again at the same moment, and then shows what the server says.
  await expect(async () => {
    await page.getByLabel("Ask again after").selectOption("6 months");
    await expect(page.getByText("1 answer of 1 dish is older than 3 months")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const said = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/kitchen"));
  await page.getByRole("button", { name: "Still so: 1 answer" }).click();
  expect((await said).postDataJSON().answers).toMatchObject([{ subject: "fish", state: "free_from" }]);

  await page.goto(`/portal?section=dashboard&venue=${venueId}`);
  const coverage = page.getByRole("region", { name: "The kitchen's word at Lungara" });
  await expect(coverage).toContainText("0 of 4 dishes confirmed");
});
