import { randomUUID } from "node:crypto";
import { expect, PASSWORD, test } from "./fixtures";

test("a check-in appears live on the dashboard, in the explorer and in the kitchen", async ({
  page,
  playwright,
  baseURL,
  screens,
  signUp,
}) => {
  const { token } = await signUp({ account_type: "business" });
  const headers = { Authorization: `Bearer ${token}` };
  const response = await page.request.post("/api/venues", {
    headers,
    data: { name: "Lungara", city: "Bristol", country: "United Kingdom" },
  });
  const venue = (await response.json()) as { id: string };
  const table = (await (
    await page.request.post("/api/locations", { headers, data: { label: "Table 12", venue_id: venue.id } })
  ).json()) as { id: string };
  await page.goto("/portal");
  await expect(page.getByRole("heading", { name: "0 visits in the last 24 hours" })).toBeVisible();
  await expect(page.getByText("No menu yet")).toBeVisible();

  // In another browser, a guest with an allergy scans the table's code.
  const guest = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const registered = await guest.post("/auth/register", {
    data: {
      email: `guest-${randomUUID()}@post.example`,
      password: PASSWORD,
      first_name: "Mira",
      last_name: "Okafor",
      account_type: "diner",
    },
  });
  const { access_token: guestToken } = (await registered.json()) as { access_token: string };
  const asGuest = { Authorization: `Bearer ${guestToken}` };
  const checkedIn = await guest.post("/api/visits", { headers: asGuest, data: { location_id: table.id } });
  expect(checkedIn.status()).toBe(201);
  await expect(page.getByRole("listitem").filter({ hasText: "Mira" })).toContainText("table 12");
  await screens.isAccessibleOnTablets("the dashboard");

  await page.goto("/portal?section=data-explorer");
  await expect(page.getByText("1 visit in this view")).toBeVisible();
  await page.getByLabel("Diet or allergy").selectOption({ label: "Vegan" });
  await expect(page.getByText("No visits found for this venue.")).toBeVisible();
  await page.getByRole("button", { name: 'Take out "Diet or allergy"' }).click();
  await expect(page.getByText("1 visit in this view")).toBeVisible();
  await expect(page.getByRole("region", { name: "Who came" })).toContainText("None1");
  await page.getByRole("button", { name: /^Columns/ }).click();
  await page.getByRole("checkbox", { name: "Visits so far" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Visits so far" })).toBeVisible();
  await page.getByRole("button", { name: "Mira O." }).click();
  const card = page.getByRole("complementary", { name: "Card of Mira O." });
  await expect(card.getByRole("region", { name: "Visits here" }).getByRole("listitem")).toContainText("table 12");
  await screens.isAccessibleOnTablets("the data explorer");
  // Enough guests in the group and outside it, because a group that leaves only one other person is withheld, too.
  for (let n = 0; n < 10; n++) {
    const other = await guest.post("/auth/register", {
      data: { email: `guest-${randomUUID()}@post.example`, password: PASSWORD, first_name: "Ada", last_name: "Ray" },
    });
    const { access_token: theirs } = (await other.json()) as { access_token: string };
    const own = { Authorization: `Bearer ${theirs}` };
    if (n < 5) await guest.post("/user/my-preferences-array", { headers: own, data: { dietary: ["vegan"] } });
    await guest.post("/api/visits", { headers: own, data: { venue_id: venue.id } });
  }
  await page.reload();
  await page.getByRole("button", { name: "Vegan 5" }).click();
  await expect(page.getByText("5 visits in this view")).toBeVisible();
  await page.getByRole("button", { name: "Remove Vegan" }).click();
  await expect(page.getByText("11 visits in this view")).toBeVisible();
  await screens.isAccessibleOnTablets("the groups of guests");

  await page.goto("/portal?section=charts");
  await expect(page.getByRole("heading", { name: "Charts & Widgets" })).toBeVisible();
  await screens.isAccessibleOnTablets("charts");

  await page.goto("/portal?section=live");
  await expect(page.getByRole("heading", { name: "Table 12" })).toBeVisible();
  await screens.isAccessibleOnTablets("the live view");
  await guest.dispose();
});

test("a menu is uploaded and published, and a change that no longer fits a diet shows a warning first", async ({
  page,
  screens,
  signUp,
}) => {
  const { token } = await signUp({ account_type: "business" });
  await page.request.post("/api/venues", {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: "Lungara", city: "Bristol", country: "United Kingdom" },
  });
  await page.goto("/portal?section=menu");
  const text = page.getByLabel("Dishes");
  const buffer = Buffer.from('Dish,Ingredients\nGreen plate,"basil, olive oil, salt"\n');
  // Repeats the choice of the file, because the page may not be listening yet the first time.
  await expect(async () => {
    await page.getByLabel("Upload CSV").setInputFiles({ name: "menu.csv", mimeType: "text/csv", buffer });
    await expect(text).toHaveValue("Green plate: basil, olive oil, salt", { timeout: 15_000 });
  }).toPass();
  await page.getByRole("button", { name: "Publish menu" }).click();
  await expect(page.getByRole("heading", { name: "Test lab" })).toBeVisible();
  await text.fill("Green plate: basil, olive oil, walnuts");
  await page.getByRole("button", { name: "Publish menu" }).click();
  const warning = page.getByRole("dialog", { name: "Publish all the same?" });
  await expect(warning.getByText(/no longer fits Nut Allergy.*walnuts/)).toBeVisible();
  await warning.getByRole("button", { name: "Keep editing" }).click();
  await screens.isAccessibleOnTablets("the menu");
});
