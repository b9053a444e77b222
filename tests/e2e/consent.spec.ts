import { mailedLink } from "../support/mailed-link";
import { asked, button, consentHeading, expect, fillCard, heading, PASSWORD, saidBy, test } from "./oauth-fixtures";

const QUESTION = "What do you eat, and what must you not?";

test("a person sees which application asks for which values and allows it; the application reads exactly those", async ({
  page,
  signUp,
  startParty,
  screens,
}) => {
  const person = await signUp();
  await fillCard(page, person);
  const party = await startParty();
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isCall = request.resourceType() === "fetch" && /^\/(?:oauth|api\/user-client-authorization)\b/.test(pathname);
    if (isCall) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`${party.origin}/login`);

  await expect(consentHeading(page)).toBeVisible();
  expect(calls).toEqual(["GET /oauth/authorize/context"]); // One call loads everything that the screen needs (decision 114).
  const slip = asked(page);
  await expect(slip).toContainText(party.origin.replace("http://", ""));
  await expect(slip).toContainText("Not verified.");
  await expect(slip).toContainText(person.email);
  const line = (name: string) => slip.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  const diets = line("Your diet preferences and health concerns");
  await expect(diets).toContainText("Vegetarian");
  await expect(diets).toContainText(/Allergies and intolerances.*Nuts.*Anise/s);
  await expect(diets.getByRole("heading", { name: "Health concerns", exact: true }).locator("..")).toContainText(
    /Health concerns.*Anemia.*Health data/s,
  );
  const ingredients = line("Your ingredient likes, dislikes and allergies");
  await expect(ingredients).toContainText(/Allergies and intolerances.*Anise.*Likes.*Lemon/s);
  await expect(slip).not.toContainText("Your name and email address");
  await expect(page.getByRole("complementary", { name: "This half stays with you" })).toContainText(
    "Your email and full name",
  );
  // Both buttons have equal weight: the same size and the same look.
  const looks = await page.getByRole("button", { name: /^(Allow|Deny)$/ }).evaluateAll((buttons) =>
    buttons.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(each);
      return JSON.stringify({ width, height, backgroundColor, color, fontWeight, borderColor });
    }),
  );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toBe(looks[1]);
  await screens.isAccessible("consent");

  await button(page, "Allow").dblclick();
  await expect(heading(page, "You're all set!")).toBeVisible();
  await expect(page.getByText("Redirecting you back to the website...")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${party.origin}/callback`));
  expect(calls.slice(1)).toEqual(["POST /api/user-client-authorization", "POST /oauth/authorize"]);
  expect(await saidBy(page)).toMatchObject({
    sub: person.id,
    dietary_preferences: ["vegetarian", "nut_free"],
    health_concerns: ["anemia"],
    ingredient_preferences: [{ preference_type: "allergy" }, { preference_type: "love" }],
  });
  expect(Object.keys(await saidBy(page))).not.toContain("email");
  expect(party.outcomes).toHaveLength(1);

  // The second time, consent is not asked for.
  await page.goto(`${party.origin}/login`);
  await expect(page).toHaveURL(new RegExp(`^${party.origin}/callback`));
  expect(party.outcomes.map(({ kind }) => kind)).toEqual(["tokens", "tokens"]);
});

test("Deny shares nothing, is remembered, and can be changed later", async ({ page, signUp, startParty, screens }) => {
  await signUp();
  const party = await startParty();
  await page.goto(`${party.origin}/login`);
  await button(page, "Deny").click();
  expect(await saidBy(page)).toEqual({ error: "access_denied" });

  await page.goto(`${party.origin}/login`);
  await expect(page.getByText("You denied this before, or took it back.")).toBeVisible();
  await expect(page.getByText(/It is inactive/)).toBeVisible();
  await screens.isAccessible("consent after a denial");
  await button(page, "Allow").click();
  // The card is still empty, so its questions come before the return to the application.
  await expect(heading(page, QUESTION)).toBeFocused();
  await page.getByRole("checkbox", { name: "Keto", exact: true }).click();
  await button(page, "Next").click();
  await button(page, "Next").click();
  await button(page, "Continue").click();
  expect(await saidBy(page)).toMatchObject({ dietary_preferences: ["keto"], health_concerns: [] });
});

test("a person who is signed out signs in first, and the request stays complete", async ({
  page,
  context,
  signUp,
  startParty,
  screens,
}) => {
  const person = await signUp();
  await fillCard(page, person);
  await expect(() => mailedLink(person.email, "/confirm-email")).toPass();
  const link = await mailedLink(person.email, "/confirm-email");
  await page.goto(`${link.pathname}${link.search}`);
  await button(page, "Yes, this is my email").click();
  await expect(page.getByText("Your email is confirmed.")).toBeVisible();
  await context.clearCookies();
  const party = await startParty();
  await page.goto(`${party.origin}/login?scope=openid%20profile:read`);
  await expect(heading(page, "Sign in")).toBeVisible();
  await expect(page.getByRole("region", { name: "Who asks" })).toContainText("Nothing is shared before.");
  await screens.isAccessible("account step for an application");
  await page.reload();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Sign In").click();
  await expect(consentHeading(page)).toBeFocused();
  await expect(asked(page)).toContainText(/Your name and email address.*Nadia Ferro/s);
  await button(page, "Allow").click();
  // The address contains the email only because this answer has granted `profile:read`.
  await expect(page).toHaveURL(new RegExp(`email=${encodeURIComponent(person.email)}`));
  expect(await saidBy(page)).toEqual({
    sub: person.id,
    name: "Nadia Ferro",
    given_name: "Nadia",
    family_name: "Ferro",
    email: person.email,
    email_verified: true,
  });
});

test("a person without an account creates one on the way", async ({ page, startParty }) => {
  const party = await startParty();
  await page.goto(`${party.origin}/login`);
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.reload(); // the address holds the mode and the request
  await page.getByLabel("Email").fill(`new-${Date.now()}@post.example`);
  await page.getByLabel("First name").fill("Ida");
  await page.getByLabel("Last name").fill("Berg");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await button(page, "Create Account").click();
  await expect(consentHeading(page)).toBeFocused();
  await expect(
    page
      .getByText("No allergies and intolerances, avoids, or likes recorded. What you add later can be read too.")
      .first(),
  ).toBeVisible();
  await button(page, "Allow").click();
  await expect(heading(page, QUESTION)).toBeFocused();
  await button(page, "Skip All").click();
  expect(await saidBy(page)).toMatchObject({
    dietary_preferences: [],
    health_concerns: [],
    ingredient_preferences: [],
  });
});

test("a person who is signed out can cancel", async ({ page, startParty }) => {
  const party = await startParty();
  await page.goto(`${party.origin}/login`);
  await page.getByRole("button", { name: /^Cancel and go back to 127/ }).click();
  expect(await saidBy(page)).toEqual({ error: "access_denied" });
});

test("'Sign out' keeps the request for the next person who signs in", async ({ page, signUp, startParty }) => {
  await signUp();
  const party = await startParty();
  await page.goto(`${party.origin}/login?state_of_mind=1`);
  await expect(consentHeading(page)).toBeVisible();
  const before = new URL(page.url());
  await button(page, "Change these values first").click();
  await expect(heading(page, QUESTION)).toBeFocused();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(heading(page, "Sign in")).toBeVisible();
  expect(new URL(page.url()).search).toBe(before.search);
});

test("a wider request marks what is new and keeps what was allowed", async ({ page, signUp, startParty }) => {
  const person = await signUp();
  await fillCard(page, person);
  const party = await startParty();
  await page.goto(`${party.origin}/login?scope=openid%20ingredients:read`);
  await expect(asked(page)).not.toContainText("Health concerns");
  await button(page, "Allow").click();
  expect(Object.keys(await saidBy(page)).sort()).toEqual(["ingredient_preferences", "sub"]);

  await page.goto(`${party.origin}/login?scope=openid%20profile:read`);
  await expect(
    page.getByText(
      "You allow Lungara Online already: your ingredient likes, dislikes and allergies. New in this request: your name and email address. Deny ends all of it.",
    ),
  ).toBeVisible();
  await button(page, "Allow").click();
  await saidBy(page);
  const granted = await page.request.get("/api/user-client-authorization");
  expect((await granted.json())[0].scopes.map(({ name }: { name: string }) => name)).toEqual([
    "ingredients:read",
    "profile:read",
    "openid",
  ]);
});

test("an answer in one tab applies in the other", async ({ page, context, signUp, startParty }) => {
  const person = await signUp();
  await fillCard(page, person);
  const party = await startParty();
  const otherTab = await context.newPage();
  await page.goto(`${party.origin}/login`);
  await otherTab.goto(`${party.origin}/login`);
  await expect(consentHeading(page)).toBeVisible();
  await expect(consentHeading(otherTab)).toBeVisible();
  await button(page, "Allow").click();
  await saidBy(page);
  await button(otherTab, "Allow").click();
  await saidBy(otherTab);
  const list = await (await page.request.get("/api/user-client-authorization")).json();
  expect(list).toHaveLength(1);
  expect(party.outcomes.map(({ kind }) => kind)).toEqual(["tokens", "tokens"]);
});

test("after a revocation in another tab, Allow asks for consent again", async ({
  page,
  signUp,
  startParty,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/status of 403/);
  const person = await signUp();
  const party = await startParty();
  await page.goto(`${party.origin}/login`);
  await button(page, "Allow").click();
  await expect(heading(page, QUESTION)).toBeVisible();
  const headers = { Authorization: `Bearer ${person.token}` };
  const [record] = await (await page.request.get("/api/user-client-authorization", { headers })).json();
  await page.request.patch(`/api/user-client-authorization/${record.id}`, {
    headers,
    data: { permission: false, active: false },
  });
  await button(page, "Skip All").click();
  await expect(consentHeading(page)).toBeVisible();
  await expect(page.getByText("You denied this before, or took it back.")).toBeVisible();
  expect(party.outcomes).toEqual([]);
});

test("Back and reload in the middle keep the request of the application", async ({ page, signUp, startParty }) => {
  await signUp();
  const party = await startParty();
  await page.goto(`${party.origin}/login`);
  await button(page, "Allow").click();
  await expect(heading(page, QUESTION)).toBeVisible();
  await page.goBack();
  await expect(page.getByText("You allow Lungara Online already:")).toBeVisible();
  await page.reload(); // consent is not asked for again
  await expect(heading(page, QUESTION)).toBeVisible();
  await button(page, "Skip All").click();
  expect(await saidBy(page)).toMatchObject({ dietary_preferences: [] });
});
