import { postAs } from "../support/post-as";
import { button, consentHeading, expect } from "./oauth-fixtures";
import {
  activeButton,
  connect,
  fillCardForMenu,
  hostShape,
  openSignIn,
  signInButton,
  test,
} from "./restaurant-fixtures";

// A restaurant on another origin, with a policy that forbids inline scripts, inline styles and HTML sinks.
test.slow();
// A revoked token is refused once; the browser logs it.
test.use({ expectedOnConsole: [/401/] });

test("a menu is marked for everybody, then for a person who signs in, until the consent is revoked", async ({
  page,
  signUp,
  openRestaurant,
  screens,
}) => {
  const person = await signUp();
  await fillCardForMenu(page, person);
  const { origin, ownerToken } = await openRestaurant();
  const venue = await (
    await page.request.post("/api/venues", {
      headers: { Authorization: `Bearer ${ownerToken}` },
      data: { name: "Lungara", city: "Bristol", country: "United Kingdom" },
    })
  ).json();

  await page.goto(`${origin}/?venue=${venue.id}`);
  await expect(page.locator(".pfai-info-silent").first()).toBeVisible();
  await expect(page.locator(".pfai-conflict, .pfai-match, .pfai-container-conflict")).toHaveCount(0);
  await expect(page.locator("main")).toContainText("Trofie, basil, walnuts, pecorino, green beans");
  const shapeBefore = await hostShape(page);

  await connect(page);
  const walnuts = page.locator(".pfai-conflict", { hasText: "walnuts" });
  await expect(walnuts).toBeVisible();
  await expect(page.locator(".dish.pfai-container-conflict", { hasText: "Trofie al pesto" })).toHaveCount(1);
  await expect(page.locator(".pfai-match", { hasText: "basil" }).first()).toBeVisible();
  await expect(page.locator(".pfai-may-contain", { hasText: "dressing" })).toBeVisible();
  // The dish's name shows its verdict once: the mark inside the name keeps its underline and leaves the sign to the
  // name.
  const nameMark = page.locator(".pfai-title-conflict > .pfai-may-contain", { hasText: "Trofie al pesto" });
  expect(await nameMark.evaluate((mark) => getComputedStyle(mark, "::after").content)).toBe("none");
  expect(await hostShape(page), "the page's own elements").toBe(shapeBefore);
  await screens.isAccessible("a marked menu", ".cols");

  // The restaurant's visit is recorded as online and shows what the application was granted.
  const visits = await (
    await page.request.get(`/api/visits/mine`, { headers: { Authorization: `Bearer ${person.token}` } })
  ).json();
  expect(visits.items).toMatchObject([{ venue_id: venue.id, visit_type: "ONLINE", seen_by_venue: { favorites: [] } }]);

  // By keyboard: focus opens the tip, Escape closes it, and a screen reader reads the same text with the word.
  await walnuts.focus();
  await expect(page.locator(".pfai-tip")).toContainText("Conflict: walnuts");
  await expect(walnuts).toHaveAttribute("aria-description", /^Conflict: .+/);
  await page.keyboard.press("Escape");
  await expect(page.locator(".pfai-tip")).toHaveCount(0);
  await walnuts.blur(); // focus would keep the tip open
  await walnuts.hover();
  await expect(page.locator(".pfai-tip")).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.locator(".pfai-tip")).toHaveCount(0);

  // The tab's next page still knows the person, but nothing is stored that outlives the tab.
  await page.reload();
  await expect(walnuts).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const [{ id }] = await (
    await page.request.get("/api/user-client-authorization", { headers: { Authorization: `Bearer ${person.token}` } })
  ).json();
  await page.request.patch(`/api/user-client-authorization/${id}`, {
    headers: { Authorization: `Bearer ${person.token}` },
    data: { permission: false, active: false },
  });
  // The widget must notice the 401; the browser logs it.
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
  await expect(page.locator(".pfai-conflict")).toHaveCount(0);
  await expect(page.locator(".pfai-info-silent").first()).toBeVisible();
});

test("signing out removes the marks and revokes the token", async ({ page, signUp, openRestaurant }) => {
  await fillCardForMenu(page, await signUp());
  const { origin } = await openRestaurant();
  await page.goto(origin);
  await connect(page);
  await expect(page.locator(".pfai-conflict").first()).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(Object.values(sessionStorage)[0] as string).token);
  await page.getByRole("button", { name: "Sign out of Forkprint" }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect(page.locator(".pfai-conflict")).toHaveCount(0);
  const headers = { Authorization: `Bearer ${token}` };
  await expect.poll(async () => (await page.request.get("/oauth/userinfo", { headers })).status()).toBe(401);
});

test("a person who denies or closes the window is not signed in, and the page is told which", async ({
  page,
  signUp,
  openRestaurant,
}) => {
  await signUp();
  const { origin } = await openRestaurant();
  await page.goto(`${origin}/script`);
  await expect(page.locator(".pfai-info-silent").first()).toBeVisible();
  const popup = await openSignIn(page);
  await expect(consentHeading(popup)).toBeVisible();
  await button(popup, "Deny").click();
  await expect(page.getByText("Not signed in: access_denied")).toBeVisible();
  const second = await openSignIn(page);
  await second.close();
  await expect(page.getByText("Not signed in: popup_closed")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("the script's calls mark what a page writes itself, with tooltips", async ({ page, signUp, openRestaurant }) => {
  await fillCardForMenu(page, await signUp());
  const { origin } = await openRestaurant();
  await page.goto(`${origin}/script`);
  await connect(page);
  await expect(page.getByText("Marked for you")).toBeVisible();
  const walnuts = page.locator(".pfai-conflict", { hasText: "walnuts" });
  await walnuts.focus();
  await expect(page.locator(".pfai-tip")).toContainText("Conflict: walnuts");
  await page.goto(`${origin}/recipes`);
  await expect(page.locator("li .pfai-conflict", { hasText: "walnuts" })).toBeVisible();
  await expect(page.locator("article > p .pfai-conflict"), "text that is no ingredient").toHaveCount(0);
});

test("a person without a card is asked to fill it in", async ({ page, signUp, openRestaurant }) => {
  const person = await signUp();
  const { origin } = await openRestaurant();
  await page.goto(origin);
  const popup = await openSignIn(page);
  await button(popup, "Allow").click();
  // New people go through the steps of the card first; the window waits meanwhile.
  await button(popup, "Skip All").click();
  await expect(page.getByRole("button", { name: "Add your preferences" })).toBeVisible();
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegan"] });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(activeButton(page)).toBeVisible();
});
