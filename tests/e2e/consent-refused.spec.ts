import { broken, endSignIn } from "./failures";
import { asked, button, consentHeading, expect, fillCard, heading, PASSWORD, saidBy, test } from "./oauth-fixtures";

const TITLE = "This application cannot be connected";

test.describe("an invalid authorization request", () => {
  test.use({ expectedOnConsole: [/status of 40[04]/] });

  test("from an unknown client or for a foreign address shows an error and never redirects there", async ({
    page,
    signUp,
    startParty,
    screens,
  }) => {
    await signUp();
    const party = await startParty();
    const { client_id } = party.client;
    for (const search of [
      { client_id: "no-such-application", redirect_uri: `${party.origin}/callback` },
      { client_id: "no-such-application" },
      { client_id, redirect_uri: "https://attacker.example/back" },
      { client_id, redirect_uri: "javascript:alert(1)" },
    ]) {
      await page.goto(`/onboard?${new URLSearchParams({ ...search, state: "s" } as Record<string, string>)}`);
      await expect(heading(page, TITLE)).toBeVisible();
      await expect(page.getByText("Nothing was shared")).toBeVisible();
      await expect(page.locator('[href*="attacker"], [href^="javascript"]')).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
    }
    await screens.isAccessible("refused application");
  });

  test("with a repeated parameter is refused", async ({ page, signUp, startParty }) => {
    await signUp();
    const party = await startParty();
    await page.goto(`/onboard?client_id=${party.client.client_id}&redirect_uri=x&redirect_uri=y`);
    await expect(heading(page, TITLE)).toBeVisible();
  });
});

test("a request with an invalid scope offers a link back to the application, with the error", async ({
  page,
  signUp,
  startParty,
}) => {
  await signUp();
  const party = await startParty({ scopes: ["ingredients:read"] });
  const { client_id } = party.client;
  const redirect_uri = `${party.origin}/callback`;
  await page.goto(`/onboard?${new URLSearchParams({ client_id, redirect_uri, scope: "profile:read" })}`);
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(page.getByText("It asks for something that it may not ask for, or that does not exist.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the application" }).click();
  await expect(page).toHaveURL(/\/callback\?error=invalid_scope/);
});

test("a client name with markup is shown as plain text", async ({ page, signUp, startParty }) => {
  await signUp();
  const name = '<img src=x onerror="document.title=1"> <b>Bank</b>';
  const party = await startParty({ name });
  await page.goto(`${party.origin}/login`);
  await expect(consentHeading(page, name)).toBeVisible();
  await expect(asked(page).locator("img")).toHaveCount(0);
});

test("a direct link without redirect_uri or response_type uses the first registered ones", async ({
  page,
  signUp,
  startParty,
}) => {
  const person = await signUp();
  await fillCard(page, person);
  const party = await startParty();
  await page.goto(`/onboard?client_id=${party.client.client_id}&state=kept`);
  await expect(asked(page)).toContainText(party.origin.replace("http://", ""));
  await button(page, "Allow").click();
  await expect(page).toHaveURL(new RegExp(`^${party.origin}/callback\\?code=oac_[\\w-]+&state=kept&iss=`));
});

test.describe("when the server does not answer", () => {
  test.use({ expectedOnConsole: [/ERR_FAILED|status of 50\d/] });

  test("every failure is shown in the documented words and can be tried again", async ({
    page,
    signUp,
    startParty,
    screens,
  }) => {
    test.slow();
    const person = await signUp();
    await fillCard(page, person);
    const party = await startParty();
    const records = "**/api/user-client-authorization{,/**}";
    const context = /\/oauth\/authorize\/context/;
    await page.route(context, (route) => route.abort());
    await page.goto(`${party.origin}/login`);
    await expect(page.getByText("Failed to check existing permissions. Please try again.")).toBeVisible();
    await screens.isAccessible("consent, not checked");
    await page.unroute(context);
    await button(page, "Retry").click();
    await expect(consentHeading(page)).toBeVisible();

    await page.route(records, (route) => route.abort());
    await button(page, "Allow").click();
    await expect(page.getByText("Failed to save permission. Please try again.")).toBeVisible();
    await screens.isAccessible("consent, not saved");
    await page.unroute(records);
    await page.route("**/oauth/authorize/deny", (route) => route.abort());
    await button(page, "Deny").click();
    await expect(page.getByText("Failed to process request. Please try again.")).toBeVisible();
    await page.unroute("**/oauth/authorize/deny");
    await page.route("**/oauth/authorize/deny", broken);
    await button(page, "Deny").click();
    await expect(page.getByRole("alert").filter({ hasText: "Failed to deny authorization." })).toContainText(
      "Failed to process request. Please try again.",
    );
    await page.unroute("**/oauth/authorize/deny");

    await page.route("**/oauth/authorize", (route) => route.abort());
    await button(page, "Allow").click();
    await expect(page.getByText("You could not be sent back yet.")).toBeVisible();
    await screens.isAccessible("the way back, failed");
    await page.unroute("**/oauth/authorize");
    await button(page, "Try again").click();
    expect(await saidBy(page)).toMatchObject({ sub: person.id });
  });
});

for (const answer of ["Allow", "Deny"]) {
  test(`${answer} after the sign-in has ended says 'User not logged in' and keeps the request`, async ({
    page,
    signUp,
    startParty,
    expectedOnConsole,
  }) => {
    expectedOnConsole.push(/status of 401/);
    const person = await signUp();
    await fillCard(page, person);
    const party = await startParty();
    await page.goto(`${party.origin}/login`);
    await expect(consentHeading(page)).toBeVisible();
    await endSignIn(person);
    await button(page, answer).click();
    await expect(page.getByText("User not logged in.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
    expect(party.outcomes).toEqual([]);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await button(page, "Sign In").click();
    await expect(consentHeading(page)).toBeVisible();
  });
}
