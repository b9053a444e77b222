import type { Page } from "@playwright/test";
import { type DemoPlace, demoPlace } from "../support/demo-place";
import { postAs, preferAs } from "../support/post-as";
import { endSignIn } from "./failures";
import { expect, PASSWORD, test } from "./fixtures";

const way = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const details = (page: Page) => page.getByRole("region", { name: "Visit Details" });
const toast = (page: Page, message: string) => page.locator("[data-toast-message]", { hasText: message });
type Visit = { id: string; status: string; location: { label: string } | null };
const visitsOf = async (page: Page) =>
  ((await (await page.request.get("/api/visits/mine")).json()) as { items: Visit[] }).items;

/** Prevents the redirect, which would end the screen while the test examines it. */
const stopRedirect = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, ms?: number) => (ms === 2000 ? 0 : start(act, ms))) as typeof setTimeout;
  });

let place: DemoPlace;
test.beforeAll(async ({ playwright, baseURL }) => {
  place = await demoPlace(playwright, baseURL ?? "");
});
const tableCode = () => `/onboard?venue-id=${place.venueId}&location-id=${place.locationId}`;
/** The same after "I have a card: sign in". */
const signInAtTable = () => `${tableCode()}&mode=login`;

// A time zone other than the server's, so that a difference between the rendering of server and browser is noticed.
test.use({ timezoneId: "America/New_York" });

test("a guest scans a table's code, signs in, is checked in and ends the visit", async ({
  page,
  context,
  signUp,
  screens,
}) => {
  test.slow();
  const { email } = await signUp();
  await context.clearCookies();
  await page.goto(tableCode());
  await screens.isAccessible("what must the kitchen know");
  await page.getByRole("link", { name: "I have a card: sign in" }).click();
  await expect(page.getByText(`You are at ${place.venueName}`)).toBeVisible();
  await screens.isAccessible("account step at a venue");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await way(page, "Sign In").click();
  await expect(heading(page, "What do you eat, and what must you not?")).toBeFocused();
  await expect(page.getByText(`You are at ${place.venueName}`)).toBeVisible();
  expect(await visitsOf(page)).toEqual([]);
  await page.getByRole("checkbox", { name: "Sesame Allergy" }).click();
  await way(page, "Skip All").click();
  await expect(heading(page, "Tell the kitchen this?")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Allergies" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Health" })).not.toBeChecked();
  await screens.isAccessible("what a venue may see");
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(way(page, "Tell the kitchen, see the menu")).toBeInViewport({ ratio: 1 });
  // At the end of the page, nothing lies under the fixed bar.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const bottomOf = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { y: 0, height: 9999 };
  const [screen, bar] = [await bottomOf("main aside"), await bottomOf("[data-action-bar]")];
  expect(screen.y + screen.height).toBeLessThan(bar.y);
  await way(page, "Tell the kitchen, see the menu").click();
  await expect(heading(page, "You're all set!")).toBeVisible();
  await expect(page.getByText("You've been checked in and your preferences have been saved!")).toBeVisible();
  await expect(page.getByText("Redirecting you now...")).toBeVisible();
  await expect(details(page)).toContainText(place.locationLabel);
  await expect(page).toHaveURL(`/venue/${place.venueId}`);

  await expect(heading(page, place.venueName)).toBeVisible();
  await expect(details(page)).toContainText("Active");
  await expect(page.getByRole("region", { name: `What ${place.venueName} sees` })).toContainText("Sesame");
  await screens.isAccessible("venue during a visit");
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await way(page, "Show to staff").click();
  await expect(page.getByRole("dialog", { name: "I am allergic to" })).toContainText("Sesame");
  await page.keyboard.press("Escape");
  await way(page, "End visit").click();
  await expect(page.getByText("You are not checked in here.")).toBeVisible();
  await screens.isAccessible("venue after a visit");
  expect(await visitsOf(page)).toMatchObject([{ status: "ended" }]);
  await page.getByRole("link", { name: "Check in", exact: true }).click();
  await expect(heading(page, "Tell the kitchen this?")).toBeVisible();
  await page.getByRole("switch", { name: "Diet" }).click();
  await way(page, "Tell the kitchen, see the menu").click();
  // The menu opens, with the visit and what is seen of the card below it.
  await expect(page).toHaveURL(`/venue/${place.venueId}`);
  await expect(details(page)).toContainText("Active");
  await expect(page.getByRole("region", { name: `What ${place.venueName} sees` })).not.toContainText("Diet");
  await page.goto(`/onboard?venue-id=${place.venueId}`);
  await expect(heading(page, "You're in.")).toBeVisible();
  // The page names as many rows as were left on.
  await expect(page.getByText(`${place.venueName} sees: Allergies, Avoids, and Likes and favorites.`)).toBeVisible();
  await screens.isAccessible("checked in");
});

test("Visit Details show venue, location, status and both times", async ({ page, signUp, screens }) => {
  await stopRedirect(page);
  await signUp();
  await page.goto(`${tableCode()}&step=complete`);
  await way(page, "Tell the kitchen, see the menu").click();
  for (const label of ["Venue", "Location", "Status", "Check-in time", "Expiry time"]) {
    await expect(details(page).getByText(label, { exact: true })).toBeVisible();
  }
  await expect(details(page)).not.toContainText("UTC");
  await screens.isAccessible("complete step with a visit");
});

test("two racing tabs, a reload and another table of the venue create only one visit", async ({
  page,
  context,
  signUp,
}) => {
  await stopRedirect(page);
  await signUp();
  const otherTab = await context.newPage();
  await stopRedirect(otherTab);
  for (const tab of [page, otherTab]) await tab.goto(`/onboard?venue-id=${place.venueId}&step=complete`);
  expect(await visitsOf(page)).toEqual([]);
  await Promise.all([page, otherTab].map((tab) => way(tab, "Tell the kitchen, see the menu").click()));
  for (const tab of [page, otherTab]) await expect(details(tab)).toContainText("Active");
  await page.reload();
  await expect(details(page)).toContainText("Active");
  await page.goto(`/onboard?venue=${place.venueId}&table=${place.locationId}&step=complete`);
  await way(page, "Tell the kitchen, see the menu").click();
  await expect(details(page)).toContainText(place.locationLabel);
  expect(await visitsOf(page)).toMatchObject([{ status: "active", location: { label: place.locationLabel } }]);
});

test("the Privacy tab lists visits with what each venue saw, and ends one", async ({ page, signUp, screens }) => {
  const person = await signUp();
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegan", "nut_free"] });
  await preferAs(page, person, "anise", "allergy");
  await page.goto("/settings?tab=privacy");
  await expect(page.getByText(/^No visits yet\./)).toBeVisible();
  await postAs(page, person, "/api/visits", { venue_id: place.venueId, location_id: place.locationId });
  await page.reload();
  const visits = page.getByRole("region", { name: "My visits" });
  await visits.getByText("What it sees").click();
  await expect(visits).toContainText("Nuts, Anise");
  await expect(visits).toContainText("Vegan");
  await screens.isAccessible("privacy tab with a visit", '[role="tabpanel"]');
  await way(page, `End visit to ${place.venueName}`).click();
  await expect(toast(page, `Your visit to ${place.venueName} has ended`)).toBeVisible();
  await expect(visits.getByText("What it saw")).toBeVisible();
  await expect(visits.getByText("Ended", { exact: true })).toBeVisible();
});

test("a venue's page invites a visitor to sign in", async ({ page, screens }) => {
  await page.goto(`/venue/${place.venueId}`);
  await screens.isAccessible("venue, signed out");
  await page.getByRole("link", { name: "Sign in to check in" }).click();
  await expect(page).toHaveURL(`/onboard?venue-id=${place.venueId}&mode=login`);
});

test.describe("when something fails", () => {
  test.use({ expectedOnConsole: [/Failed to load resource/] });

  test("an unknown venue is reported as unknown, with a link home", async ({ page, signUp, screens }) => {
    await page.goto("/venue/no-such-venue");
    await expect(heading(page, "Venue not found")).toBeVisible();
    await screens.isAccessible("venue not found");
    await signUp();
    await page.goto("/onboard?venue-id=no-such-venue");
    await expect(page.getByText(/We do not know this venue or table/)).toBeVisible();
    await way(page, "Skip All").click();
    await expect(page.getByText("Your preferences have been saved.")).toBeVisible();
    await expect(page).toHaveURL("/");
  });

  test("a venue that cannot be fetched is reported, and Retry loads it", async ({ page }) => {
    await page.route("**/api/venues/*/public", (route) => route.abort());
    await page.goto(signInAtTable());
    await expect(page.getByText("Failed to fetch venue information")).toBeVisible();
    await page.unroute("**/api/venues/*/public");
    await way(page, "Retry").click();
    await expect(page.getByText(`You are at ${place.venueName}`)).toBeVisible();
  });

  test("a check-in that fails keeps the last step open until it succeeds", async ({ page, signUp, screens }) => {
    await stopRedirect(page);
    await signUp();
    await page.route("**/api/visits", (route) => route.fulfill({ status: 503, json: { detail: "Away for a moment" } }));
    await page.goto(`${tableCode()}&step=complete`);
    await way(page, "Tell the kitchen, see the menu").click();
    await expect(page.getByText("You are not checked in yet. Away for a moment")).toBeVisible();
    await expect(way(page, "Not now")).toBeVisible();
    await screens.isAccessible("complete step, not checked in");
    await page.unroute("**/api/visits");
    await way(page, "Retry").click();
    await expect(details(page)).toContainText("Active");
  });

  test("the last step waits for a slow check-in", async ({ page, signUp }) => {
    await signUp();
    let answer = () => {};
    const untilReleased = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/visits", async (route) => {
      await untilReleased;
      await route.continue();
    });
    await page.goto(`${tableCode()}&step=complete`);
    await way(page, "Tell the kitchen, see the menu").click();
    await expect(page.locator('button[aria-busy="true"]')).toBeVisible();
    answer();
    await expect(page).toHaveURL(`/venue/${place.venueId}`);
  });

  test("a visit that could not be ended is reported, and stays as it was", async ({ page, signUp }) => {
    const person = await signUp();
    await page.goto(`/venue/${place.venueId}`);
    await postAs(page, person, "/api/visits", { venue_id: place.venueId });
    await page.reload();
    await page.route("**/api/visits/*", (route) => route.abort());
    await way(page, "End visit").click();
    await expect(toast(page, "Your visit is still active.")).toBeVisible();
    expect(await visitsOf(page)).toMatchObject([{ status: "active" }]);
  });

  test("visits that cannot be loaded offer Retry, and one that cannot be ended stays in the list", async ({
    page,
    signUp,
    screens,
  }) => {
    const person = await signUp();
    await postAs(page, person, "/api/visits", { venue_id: place.venueId });
    await page.route("**/api/visits/**", (route) => route.abort());
    await page.goto("/settings?tab=privacy");
    const visits = page.getByRole("region", { name: "My visits" });
    await expect(visits).toContainText("Failed to load visits");
    await screens.isAccessible("privacy tab, visits not loaded", '[role="tabpanel"]');
    await page.unroute("**/api/visits/**");
    await visits.getByRole("button", { name: "Retry" }).click();
    await expect(visits).toContainText("Active");
    await page.route("**/api/visits/*", (route) => route.abort());
    await way(page, `End visit to ${place.venueName}`).click();
    await expect(toast(page, `Your visit to ${place.venueName} is still active. Please try again.`)).toBeVisible();
    await expect(visits).toContainText("Active");
  });

  test("a sign-in that ended meanwhile leads to the sign-in again", async ({ page, signUp }) => {
    const { token } = await signUp();
    await page.goto(`/venue/${place.venueId}`);
    await endSignIn({ token });
    await page.reload();
    await expect(page.getByRole("link", { name: "Sign in to check in" })).toBeVisible();
  });
});
