import type { Page } from "@playwright/test";
import { expect, PASSWORD, test } from "./fixtures";

// The browser itself logs a change that cannot be sent.
test.use({ expectedOnConsole: [/Failed to load resource/] });

const way = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });

/** Makes a card on this device without an account: a severe sesame allergy, and vegetarian. */
async function makeCard(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Sesame Allergy" }).click();
  await page.getByRole("radiogroup", { name: "How badly: Sesame" }).getByText("Severe").click();
  await page.getByRole("checkbox", { name: "Vegetarian" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Sam");
}

test("a guest without an account checks in with the card of the device, and the kitchen reads it", async ({
  page,
  browser,
  screens,
  signUp,
}) => {
  test.slow();
  const owner = await signUp({ account_type: "business" });
  const asOwner = { headers: { Authorization: `Bearer ${owner.token}` } };
  const made = async (path: string, data: object) =>
    (await (await page.request.post(path, { ...asOwner, data })).json()) as { id: string };
  const venue = await made("/api/venues", { name: "Forno", city: "Bristol", country: "UK" });
  const table = await made("/api/locations", { label: "Table 7", venue_id: venue.id });
  await page.request.put(`/api/venues/${venue.id}/menu`, {
    ...asOwner,
    data: {
      dishes: [
        { name: "Hummus", description: "chickpeas, tahini, lemon" },
        { name: "Baked potato", description: "potato, olive oil, salt" },
        { name: "Zorblax", description: "" },
      ],
    },
  });
  await page.goto("/portal?section=live");

  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, reducedMotion: "reduce" });
  const guest = await phone.newPage();
  await guest.goto(`/venue/${venue.id}`);
  await expect(guest.getByRole("heading", { name: "Forno", level: 1 })).toBeVisible();
  await expect(guest.getByRole("article")).toHaveCount(0);
  // A table's code asks for allergies at once: two taps write one down, the third tells the kitchen and opens the menu.
  await guest.goto(`/onboard?venue-id=${venue.id}&location-id=${table.id}`);
  await expect(guest.getByRole("heading", { name: "What must the kitchen know?" })).toBeVisible();
  await expect(guest).toHaveURL(`/venue/${venue.id}/tell?location-id=${table.id}`);
  await expect(guest.getByRole("link", { name: "No allergy: see the menu" })).toBeInViewport({ ratio: 1 });
  await way(guest, "Sesame").click();
  await guest
    .getByRole("radiogroup", { name: /^Sesame: how careful/ })
    .getByText("Severe")
    .click();
  await way(guest, "Vegetarian").click();
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // The restaurant knows nothing before the tap.
  await expect(page.getByText("Nobody is checked in")).toBeVisible();
  await way(guest, "Tell the kitchen, see the menu").click();
  await expect(guest).toHaveURL(`/venue/${venue.id}`);
  const group = (name: string) => guest.getByRole("region", { name, exact: true });
  await expect(group("Fits you").getByRole("listitem")).toContainText(["Baked potato"]);
  await expect(group("Ask first").getByRole("listitem")).toContainText(["Zorblax"]);
  await expect(group("Not for you").getByRole("listitem")).toContainText(["Hummus"]);
  await group("Ask first").getByRole("button", { name: "Show this question" }).click();
  await expect(guest.getByRole("dialog")).toContainText("Can there be sesame in “Zorblax”?");
  await guest.keyboard.press("Escape");
  await expect(guest.getByText(/^The kitchen got it at \d\d:\d\d\. Nobody has looked yet\.$/)).toBeVisible();
  await expect(way(guest, "Show to staff")).toBeInViewport({ ratio: 1 });

  const waiting = page.getByRole("list", { name: "To look at" });
  await expect(waiting.getByRole("heading", { name: "Table 7" })).toBeVisible();
  await expect(waiting).toContainText("Sesame");
  await expect(waiting).toContainText("Severe");
  await expect(waiting).toContainText("Vegetarian");
  await expect(waiting).toContainText("Guest");
  await page.getByLabel("Who answers here").fill("Chef Rosa");
  await waiting.getByRole("button", { name: "Seen table 7" }).click();
  await expect(guest.getByText(/^Chef Rosa has seen it at \d\d:\d\d\./)).toBeVisible({ timeout: 20_000 });
  await way(guest, "Kitchen sees").click();
  await expect(guest.getByRole("switch", { name: "Health" })).toHaveCount(0);
  await expect(guest.getByRole("switch", { name: "Allergies" })).toBeChecked();
  await guest.keyboard.press("Escape");

  // Changes at the table reach the kitchen; while they cannot be sent, the page says so.
  await guest.goto("/id");
  await guest.getByRole("button", { name: "Change what is on it" }).click();
  await guest.getByLabel("Name", { exact: true }).fill("Sam");
  await guest.getByRole("button", { name: "Done" }).click();
  await expect(guest.getByRole("region", { name: "Your visit to Forno" })).toContainText(/table 7/i);
  await guest.getByRole("button", { name: "Change what is on it" }).click();
  await guest.route("**/api/guest-visits", (route) => route.abort());
  await guest.getByRole("checkbox", { name: "Egg Allergy" }).click();
  await expect(guest.getByText("The kitchen does not have your last change yet.")).toBeVisible();
  await guest.unroute("**/api/guest-visits");
  await way(guest, "Send it again").click();
  await expect(waiting).toContainText("Egg");
  await expect(waiting).toContainText("card changed");

  // The menu is marked by the card on this device.
  await guest.goto(`/venue/${venue.id}`);
  const dish = (name: string) => guest.getByRole("listitem").filter({ hasText: name });
  await expect(dish("Hummus")).toContainText(/Conflict\..*tahini: you are allergic to Sesame/);
  await expect(dish("Zorblax")).toContainText("Unknown");
  // Beside it stands the guest's own card, and nobody else's.
  await expect(guest.getByRole("article", { name: "Digital dietary ID of Sam" })).toContainText("Sesame");
  await expect(guest.getByText("mira.okafor")).toHaveCount(0);

  await guest.goto("/id");
  await way(guest, "Check out").click();
  await expect(guest.getByRole("region", { name: "Your visit to Forno" })).toHaveCount(0);
  await expect(page.getByText("Nobody is checked in")).toBeVisible();

  // A guest who creates an account at the table stays checked in: the kitchen still sees one card, now the account's.
  await guest.goto(`/onboard?venue-id=${venue.id}&location-id=${table.id}`);
  await way(guest, "Tell the kitchen, see the menu").click();
  await expect(guest).toHaveURL(`/venue/${venue.id}`);
  const account = {
    email: `guest-${owner.id}@post.example`,
    password: PASSWORD,
    first_name: "Samira",
    last_name: "Voss",
  };
  expect((await guest.request.post("/auth/register", { data: account })).ok()).toBe(true);
  await guest.goto("/id");
  await way(guest, "Move it").click();
  await expect(guest.getByRole("article", { name: /^Digital dietary ID of Samira/ })).toContainText("Sesame");
  await expect(waiting).toContainText("Samira");
  await expect(waiting).toContainText("Sesame");
  await expect(waiting.getByRole("heading", { name: "Table 7" })).toHaveCount(1);
  const stored = () => guest.evaluate(() => [...Object.keys(localStorage)].filter((name) => name.includes("guest")));
  expect(await stored()).toEqual([]);
  await phone.close();
  await screens.isAccessibleOnTablets("the live view after a guest");
});

test("a card without an account marks recipes, filters them, and says which could not be judged", async ({
  page,
  signUp,
  screens,
}) => {
  test.slow();
  const author = await signUp();
  const word = `Zest${author.id.slice(-6)}`;
  const publish = async (title: string, ingredients: string[]) => {
    const answer = await page.request.post("/api/recipes", {
      headers: { Authorization: `Bearer ${author.token}` },
      data: {
        ...{ title, is_public: true, ingredients: ingredients.map((name) => ({ name })) },
        instructions: [{ text: "Cook it.", order: 1 }],
      },
    });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const tahini = await publish(`${word} dip`, ["2 tbsp tahini", "1 lemon"]);
  await publish(`${word} salad`, ["2 tomatoes", "1 cucumber"]);
  await page.context().clearCookies();

  await page.goto(`/recipes/${tahini}/view`);
  await expect(page.getByText("Not checked for you.")).toBeVisible();
  await page.goto("/id");
  await way(page, "Make a card without an account").click();
  await makeCard(page);

  await page.goto(`/recipes/${tahini}/view`);
  await expect(page.getByText("Not checked for you.")).toHaveCount(0);
  await expect(page.locator("article")).toContainText(/sesame/i);
  await screens.isAccessible("a recipe judged by a guest card");

  await page.goto(`/recipes?q=${word}`);
  await expect(page.getByRole("switch", { name: "Fits me" })).toBeChecked();
  const results = page.getByRole("list", { name: "Search results" }).getByRole("article");
  await expect(results).toHaveCount(1);
  await expect(results.first()).toContainText("Fits you");
  await expect(page.getByText(/Hides 1 recipe that does not fit/)).toBeVisible();
  await page.getByRole("switch", { name: "Fits me" }).click();
  await expect(results).toHaveCount(2);
  await screens.isAccessible("results judged by a guest card");

  // Neither an address nor a cookie contains anything of the card.
  expect(page.url()).not.toMatch(/sesame/i);
  expect(JSON.stringify(await page.context().cookies())).not.toMatch(/sesame/i);

  await page.route("**/api/guest-card/**", (route) => route.abort());
  await page.goto(`/recipes/${tahini}/view`);
  await expect(page.getByText("Not checked against the card on this device.")).toBeVisible();
});
