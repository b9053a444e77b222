import { demoPlace } from "../support/demo-place";
import { postAs, preferAs } from "../support/post-as";
import { expect, PASSWORD, test } from "./fixtures";

// The browser itself logs a lost network.
test.use({ expectedOnConsole: [/net::ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

test("the guest reads who in the kitchen pressed Seen, and a dropped connection is not shown as live", async ({
  page,
  browser,
  screens,
  signUp,
}) => {
  const owner = await signUp({ account_type: "business" });
  const asOwner = { headers: { Authorization: `Bearer ${owner.token}` } };
  const venue = (await (
    await page.request.post("/api/venues", { ...asOwner, data: { name: "Forno", city: "Bristol", country: "UK" } })
  ).json()) as { id: string };
  const table = (await (
    await page.request.post("/api/locations", { ...asOwner, data: { label: "Table 7", venue_id: venue.id } })
  ).json()) as { id: string };
  await page.goto("/portal?section=live");
  await expect(page.getByText("Nobody is checked in")).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, reducedMotion: "reduce" });
  const guest = await phone.newPage();
  const registered = await guest.request.post("/auth/register", {
    data: {
      email: `guest-${crypto.randomUUID()}@post.example`,
      password: PASSWORD,
      first_name: "Noor",
      last_name: "Haddad",
      account_type: "diner",
    },
  });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  await preferAs(guest, { token }, "anise", "allergy");
  await postAs(guest, { token }, "/api/visits", { location_id: table.id });
  await guest.goto(`/venue/${venue.id}`);
  await expect(guest.getByRole("heading", { name: "The kitchen has not looked yet" })).toBeVisible();

  const waiting = page.getByRole("list", { name: "To look at" });
  await expect(waiting.getByRole("heading", { name: "Table 7" })).toBeVisible();
  await expect(waiting).toContainText(/anise/i);
  await page.getByLabel("Who answers here").fill("Chef Rosa");
  await waiting.getByRole("button", { name: "Seen table 7" }).click();
  await expect(page.getByRole("list", { name: "Seen", exact: true })).toContainText(/Seen \d\d:\d\d, Chef Rosa/);
  await guest.reload();
  await expect(guest.getByText(/^\d\d:\d\d, Chef Rosa\. Forno, Table 7\.$/i)).toBeVisible();

  await page.context().setOffline(true);
  await expect(page.getByRole("alert").getByText(/Not connected since \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Seen", exact: true })).toContainText("Table 7");
  await screens.isAccessibleOnTablets("the live view without a connection");
  await postAs(guest, { token }, "/user/my-preferences-array", { dietary: ["vegan"] });
  await page.context().setOffline(false);
  await expect(waiting).toContainText("card changed");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await phone.close();
});

test("a connection that stays open without data is reported as interrupted", async ({ page, signUp }) => {
  const owner = await signUp({ account_type: "business" });
  await postAs(page, owner, "/api/venues", { name: "Forno", city: "Bristol", country: "UK" });
  // The request is accepted and never answered, as when a network fails without closing the connection.
  await page.route("**/live/events", () => undefined);
  await page.clock.install();
  await page.goto("/portal?section=live");
  await expect(page.getByText("Nobody is checked in")).toBeVisible();
  await page.clock.fastForward(45_000);
  await expect(page.getByRole("alert").getByText(/Not connected since/)).toBeVisible();
});

test("the kitchen asks a guest with an empty card, hears what it sees, and shows nobody once it is signed out", async ({
  page,
  browser,
  screens,
  signUp,
}) => {
  const owner = await signUp({ account_type: "business" });
  const venue = (await (
    await page.request.post("/api/venues", {
      headers: { Authorization: `Bearer ${owner.token}` },
      data: { name: "Forno", city: "Bristol", country: "UK" },
    })
  ).json()) as { id: string };
  await page.goto("/portal?section=live");
  await expect(page.getByText("Nobody is checked in")).toBeVisible();

  const phone = await browser.newContext();
  const guest = await phone.newPage();
  const registered = await guest.request.post("/auth/register", {
    data: {
      ...{ email: `guest-${crypto.randomUUID()}@post.example`, password: PASSWORD },
      ...{ first_name: "Noor", last_name: "Haddad", account_type: "diner" },
    },
  });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  await postAs(guest, { token }, "/api/visits", { venue_id: venue.id });
  const waiting = page.getByRole("list", { name: "To look at" });
  await expect(waiting).toContainText("Nothing on the card: ask");
  await expect(page.getByRole("status").filter({ hasText: "No table: Nothing on the card: ask. Noor H." })).toHaveCount(
    1,
  );
  await screens.isAccessibleOnTablets("the live view with an empty card");
  await waiting.getByRole("button", { name: "Asked Noor H., no table" }).click();
  const read = page.getByRole("list", { name: "Seen", exact: true });
  await expect(read).toContainText(/Nothing on the card: ask Noor H\.Asked \d\d:\d\d, Kitchen/);

  const otherTab = await page.context().newPage();
  await otherTab.goto("/portal?section=settings");
  await otherTab.request.post("/auth/logout", { headers: { Authorization: `Bearer ${owner.token}` } });
  await expect(page.getByRole("heading", { name: "No guest is shown here any more" })).toBeVisible();
  await expect(page.getByText("Noor")).toHaveCount(0);
  await phone.close();
});

const NOT_SEEN = { seen: null, is_changed: false, is_kitchen_connected: true, rung_at: null, can_ring: false };

test("a guest reads every answer of the kitchen, and can ring once more without one", async ({
  page,
  playwright,
  baseURL,
  screens,
  signUp,
}) => {
  test.slow();
  const place = await demoPlace(playwright, baseURL ?? "");
  const person = await signUp();
  await preferAs(page, person, "sesame", "allergy");
  await postAs(page, person, "/api/visits", { location_id: place.locationId });
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const seen = { at: at(0), by: "Dana" };
  let answer: object = {};
  await page.route("**/api/visits/*/seen", (route) => route.fulfill({ json: answer }));
  for (const [heading, said, next] of [
    ["The kitchen has not looked yet", "on the kitchen's screen since", { server_time: at(1) }],
    ["The kitchen is not connected", "they may not see your card", { server_time: at(1), is_kitchen_connected: false }],
    ["Your card has changed since it was read", "Nobody has read what it says now", { seen, is_changed: true }],
    ["The kitchen has seen your card", "Seen means read. It is not a promise", { seen }],
    ["No answer yet", "Nobody has tapped it", { server_time: at(4), can_ring: true }],
  ] as const) {
    answer = { ...NOT_SEEN, server_time: at(1), ...next };
    await page.goto(`/venue/${place.venueId}`);
    const region = page.getByRole("region", { name: heading });
    await expect(region).toContainText(said);
    // Pinned at the thumb, whatever the kitchen answers.
    await expect(page.getByRole("button", { name: "Show to staff" })).toBeInViewport({ ratio: 1 });
    await screens.isAccessible(`kitchen: ${heading}`);
  }
  let rings = 0;
  await page.route("**/api/visits/*/ring", (route) => {
    rings += 1;
    answer = { ...NOT_SEEN, server_time: at(4), rung_at: at(4) };
    return route.fulfill({ json: answer });
  });
  await page.getByRole("button", { name: "Ring once more" }).click();
  await expect(page.getByText(/^You rang again at \d\d:\d\d\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ring once more" })).toHaveCount(0);
  expect(rings).toBe(1);
});
