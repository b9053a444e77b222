import type { Page } from "@playwright/test";
import { type DemoPlace, demoPlace } from "../support/demo-place";
import { asked, button, consentHeading, expect, fillCard, heading, saidBy, test } from "./oauth-fixtures";

// Complete flows; every screen is checked in four ways.
test.slow();

const QUESTION = "What do you eat, and what must you not?";

let place: DemoPlace;
test.beforeAll(async ({ playwright, baseURL }) => {
  place = await demoPlace(playwright, baseURL ?? "");
});

/** Opens our page through the application's link, with the scanned table added to the address. */
async function openAtTable(page: Page, login: string): Promise<void> {
  await page.goto(login);
  await expect(consentHeading(page)).toBeVisible();
  const address = new URL(page.url());
  address.searchParams.set("venue-id", place.venueId);
  address.searchParams.set("location-id", place.locationId);
  address.searchParams.delete("step");
  await page.goto(address.href);
}

const visitsOf = async (page: Page) =>
  ((await (await page.request.get("/api/visits/mine")).json()) as { items: { status: string }[] }).items;

/** The only tap that is needed. The number of shared rows depends on the card. */
const checkIn = (page: Page) => page.getByRole("button", { name: "Tell the kitchen, see the menu" });

test.describe("a table's code that leads to an application", () => {
  test("asks two separate questions: Allow for the application, check-in for the venue", async ({
    page,
    signUp,
    startParty,
    screens,
  }) => {
    const person = await signUp();
    await fillCard(page, person);
    const party = await startParty();
    await openAtTable(page, `${party.origin}/login`);
    await expect(consentHeading(page)).toBeVisible();
    await screens.isAccessible("consent at a table");
    await button(page, "Allow").click();
    await expect(checkIn(page)).toBeVisible();
    expect(await visitsOf(page)).toEqual([]);
    expect(party.outcomes).toEqual([]);
    await checkIn(page).click();
    expect(await saidBy(page)).toMatchObject({ sub: person.id });
    expect(await visitsOf(page)).toMatchObject([{ status: "active" }]);
  });

  test("Deny sends the application only a refusal and tells the venue nothing", async ({
    page,
    signUp,
    startParty,
  }) => {
    await signUp();
    const party = await startParty();
    await openAtTable(page, `${party.origin}/login`);
    await expect(consentHeading(page)).toBeVisible();
    await button(page, "Deny").click();
    expect(await saidBy(page)).toEqual({ error: "access_denied" });
    expect(await visitsOf(page)).toEqual([]);
  });

  test.describe("when the check-in fails", () => {
    test.use({ expectedOnConsole: [/ERR_FAILED/] });

    test("keeps the person on the page until the check-in succeeds or is skipped", async ({
      page,
      signUp,
      startParty,
      screens,
    }) => {
      const person = await signUp();
      await fillCard(page, person);
      const party = await startParty();
      await page.route("**/api/visits", (route) => route.abort());
      await openAtTable(page, `${party.origin}/login`);
      await button(page, "Allow").click();
      await checkIn(page).click();
      await expect(page.getByText("You are not checked in yet.")).toBeVisible();
      await screens.isAccessible("way back, not checked in");
      expect(party.outcomes).toEqual([]);
      await button(page, "Not now").click();
      expect(await saidBy(page)).toMatchObject({ sub: person.id });
      expect(await visitsOf(page)).toEqual([]);
    });

    test("returns to the application by itself after a successful Retry", async ({ page, signUp, startParty }) => {
      const person = await signUp();
      await fillCard(page, person);
      const party = await startParty();
      await page.route("**/api/visits", (route) => route.abort());
      await openAtTable(page, `${party.origin}/login`);
      await button(page, "Allow").click();
      await checkIn(page).click();
      await expect(page.getByText("You are not checked in yet.")).toBeVisible();
      await page.unroute("**/api/visits");
      await button(page, "Retry").click();
      expect(await saidBy(page)).toMatchObject({ sub: person.id });
      expect(await visitsOf(page)).toMatchObject([{ status: "active" }]);
    });
  });
});

test("a person with an empty card sees that nothing is recorded, and can allow it all the same", async ({
  page,
  signUp,
  startParty,
  screens,
}) => {
  const person = await signUp();
  const party = await startParty();
  await page.goto(`${party.origin}/login`);
  await expect(consentHeading(page)).toBeVisible();
  const slip = asked(page);
  await expect(slip).toContainText("No diet preferences recorded. What you add later can be read too.");
  await expect(slip.getByRole("heading", { name: "Health concerns", exact: true }).locator("..")).toContainText(
    "None recorded. What you add later can be read too.",
  );
  await expect(slip).toContainText("No allergies and intolerances, avoids, or likes recorded.");
  await screens.isAccessible("consent without values");
  await button(page, "Allow").click();
  await expect(heading(page, QUESTION)).toBeVisible();
  await button(page, "Skip All").click();
  expect(await saidBy(page)).toEqual({
    sub: person.id,
    dietary_preferences: [],
    health_concerns: [],
    allergies: [],
    ingredient_preferences: [],
  });
});

test("a business account consents as any other person does, with its own card", async ({
  page,
  signUp,
  startParty,
}) => {
  const business = await signUp({ account_type: "business" });
  const party = await startParty();
  await page.goto(`${party.origin}/login`);
  await expect(consentHeading(page)).toBeVisible();
  await expect(asked(page)).toContainText(business.email);
  await button(page, "Allow").click();
  await button(page, "Skip All").click();
  expect(await saidBy(page)).toMatchObject({ sub: business.id, dietary_preferences: [] });
});

test("Back after Allow never reuses a code: the application gets a new one", async ({ page, signUp, startParty }) => {
  const person = await signUp();
  await fillCard(page, person);
  const party = await startParty();
  await page.goto(`${party.origin}/login`);
  await button(page, "Allow").click();
  await saidBy(page);
  const [first] = party.outcomes;
  if (!first) throw new Error("Nobody came back");
  await page.goBack();
  // Consent is not asked for again. The application accepts each `state` only once and reports a second use; a second
  // use of the code would have revoked everything that was issued with it.
  await expect.poll(() => party.outcomes.length).toBe(2);
  expect((await party.readProfile(first)).status).toBe(200);
  expect(await party.refresh(first)).toBe("refreshed");
});

test("the page says that an app did not open when it is not installed, and can try again", async ({
  page,
  signUp,
  request,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/Failed to launch 'com\.example\.lungara/);
  const person = await signUp();
  await fillCard(page, person);
  const owner = await request.post("/auth/register", {
    data: { email: `app-${person.id}@post.example`, password: person.password, account_type: "business" },
  });
  const { access_token } = await owner.json();
  const made = await request.post("/oauth/portal/register-json", {
    headers: { Authorization: `Bearer ${access_token}` },
    data: {
      name: "Lungara Online",
      description: "",
      redirect_uris: ["com.example.lungara:/back"],
      allowed_domains: ["lungara.example"],
      token_endpoint_auth_method: "none",
    },
  });
  const { client_id } = await made.json();
  const query = new URLSearchParams({
    client_id,
    redirect_uri: "com.example.lungara:/back",
    response_type: "code",
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
  });
  const codes: string[] = [];
  page.on("response", async (response) => {
    if (response.request().method() !== "POST" || new URL(response.url()).pathname !== "/oauth/authorize") return;
    const { redirect_url } = (await response.json()) as { redirect_url: string };
    codes.push(new URL(redirect_url).searchParams.get("code") ?? "");
  });
  await page.goto(`/oauth/authorize?${query}`);
  await expect(consentHeading(page)).toBeVisible();
  await expect(asked(page)).toContainText("com.example.lungara");
  await button(page, "Allow").click();
  const stalled = page.getByText("The application did not open. It may not be installed here.");
  await expect(stalled).toBeVisible();
  // Each try has a code of its own, so a second code proves a second try. The message may be visible too briefly to
  // prove it.
  await button(page, "Try again").click();
  await expect.poll(() => new Set(codes).size).toBe(2);
  await expect(stalled).toBeVisible();
});

test("a name, an email and a host of one long word each fit the narrowest phone", async ({
  page,
  signUp,
  startParty,
  screens,
}) => {
  const name =
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsvereinsmeisterschaft".slice(
      0,
      100,
    );
  const party = await startParty({ name });
  await page.goto(`${party.origin}/login`);
  await expect(page.getByText(`${name} asks to read from your`)).toBeVisible();
  await screens.isAccessible("account step, long name");
  const person = await signUp({
    email: `a.person.with.a.remarkably.long.address.${crypto.randomUUID().replaceAll("-", "")}@a.long.host.post.example`,
  });
  await page.goto(`${party.origin}/login?scope=openid+profile:read+dietary_preferences:read`);
  await expect(consentHeading(page, name)).toBeVisible();
  await expect(asked(page)).toContainText(person.email);
  await screens.isAccessible("consent, long name and email");
  await button(page, "Allow").click();
  await button(page, "Skip All").click();
  await saidBy(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/settings?tab=privacy");
  await button(page, `Revoke ${name}`).click();
  const title = page.getByRole("dialog").getByRole("heading", { name: `Revoke ${name}?` });
  await expect(title).toBeVisible();
  expect(await title.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
});
