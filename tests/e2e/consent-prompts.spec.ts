import { button, consentHeading, expect, fillCard, heading, PASSWORD, saidBy, test } from "./oauth-fixtures";

test("prompt=none never shows a screen: not signed in and not allowed give errors, then allowed gives a code", async ({
  page,
  signUp,
  startParty,
}) => {
  const party = await startParty();
  const silently = `${party.origin}/login?prompt=none`;
  await page.goto(silently);
  expect(await saidBy(page)).toEqual({ error: "login_required" });
  const person = await signUp();
  await fillCard(page, person);
  await page.goto(silently);
  expect(await saidBy(page)).toEqual({ error: "consent_required" });
  await page.goto(`${party.origin}/login`);
  await button(page, "Allow").click();
  await saidBy(page);
  await page.goto(silently);
  expect(await saidBy(page)).toMatchObject({ sub: person.id });
  expect(party.outcomes.map(({ kind }) => kind)).toEqual(["error", "error", "tokens", "tokens"]);
});

test("prompt=none shows no screen in a link to our page either", async ({ page, startParty }) => {
  const party = await startParty();
  const { client_id } = party.client;
  const search = new URLSearchParams({ client_id, redirect_uri: `${party.origin}/callback`, prompt: "none" });
  await page.goto(`/onboard?${search}`);
  await expect(page).toHaveURL(/\/callback\?error=login_required/);
});

test("prompt=consent asks even if consent was given before", async ({ page, signUp, startParty }) => {
  const person = await signUp();
  await fillCard(page, person);
  const party = await startParty();
  await page.goto(`${party.origin}/login`);
  await button(page, "Allow").click();
  await saidBy(page);
  await page.goto(`${party.origin}/login?prompt=consent`);
  await expect(consentHeading(page)).toBeVisible();
  await expect(page.getByText("You allow Lungara Online already:")).toBeVisible();
  expect(party.outcomes).toHaveLength(1);
  await button(page, "Allow").click();
  expect(await saidBy(page)).toMatchObject({ sub: person.id });
});

test("prompt=login asks for the password again, and auth_time says when it was typed", async ({
  page,
  signUp,
  startParty,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/status of 401/); // wrong password
  const person = await signUp();
  await fillCard(page, person);
  const party = await startParty();
  await page.goto(`${party.origin}/login`);
  await button(page, "Allow").click();
  await saidBy(page);
  const typedAfter = Math.floor(Date.now() / 1000);

  await page.goto(`${party.origin}/login?prompt=login`);
  await expect(heading(page, "Sign in")).toBeVisible();
  await expect(page.getByText("Please sign in again.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByLabel("Password", { exact: true }).fill("Wrong-Kettle-42");
  await button(page, "Sign In").click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible();
  expect(party.outcomes).toHaveLength(1);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Sign In").click();
  expect(await saidBy(page)).toMatchObject({ sub: person.id });
  const last = party.outcomes.at(-1);
  const claims = last?.kind === "tokens" ? last.tokens.claims() : undefined;
  expect(claims?.auth_time).toBeGreaterThanOrEqual(typedAfter);
});
