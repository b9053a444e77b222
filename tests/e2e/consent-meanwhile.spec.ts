import type { APIRequestContext, Page } from "@playwright/test";
import { postAs } from "../support/post-as";
import { PASSWORD, type SignedUp } from "./fixtures";
import { button, consentHeading, expect, fillCard, heading, type OwnedParty, saidBy, test } from "./oauth-fixtures";

// What happens elsewhere while the consent screen is open.

const REFUSED = "This application cannot be connected";
const QUESTION = "What do you eat, and what must you not?";

const headersOf = (person: SignedUp) => ({ Authorization: `Bearer ${person.token}` });
const records = async (page: Page, person: SignedUp) =>
  (await page.request.get("/api/user-client-authorization", { headers: headersOf(person) })).json();

async function open(page: Page, party: OwnedParty): Promise<void> {
  await page.goto(`${party.origin}/login`);
  await expect(consentHeading(page)).toBeVisible();
}

/** Calls of the application's owner, as the portal makes them. */
const remove = (request: APIRequestContext, party: OwnedParty) =>
  request.delete(`/oauth/clients/${party.client.client_id}`, {
    headers: { Authorization: `Bearer ${party.ownerToken}` },
  });

const moveAddress = (request: APIRequestContext, party: OwnedParty) =>
  request.put(`/oauth/portal/update/${party.client.client_id}`, {
    headers: { Authorization: `Bearer ${party.ownerToken}` },
    multipart: {
      name: "Lungara Online",
      description: "",
      redirect_uris: JSON.stringify(["https://moved.example/back"]),
      allowed_domains: JSON.stringify(["moved.example"]),
    },
  });

const rename = (request: APIRequestContext, party: OwnedParty, name: string) =>
  request.put(`/oauth/portal/update/${party.client.client_id}`, {
    headers: { Authorization: `Bearer ${party.ownerToken}` },
    multipart: {
      name,
      description: "",
      redirect_uris: JSON.stringify([`${party.origin}/callback`]),
      allowed_domains: JSON.stringify(["127.0.0.1"]),
    },
  });

test.describe("the application is gone", () => {
  test.use({ expectedOnConsole: [/status of 40[04]/] });

  for (const answer of ["Allow", "Deny"]) {
    test(`${answer} for an application that was deleted meanwhile says so and shares nothing`, async ({
      page,
      signUp,
      startParty,
    }) => {
      await signUp();
      const party = await startParty();
      await open(page, party);
      expect((await remove(page.request, party)).status()).toBe(204);
      await button(page, answer).click();
      await expect(heading(page, REFUSED)).toBeVisible();
      await expect(page.getByText("Nothing was shared")).toBeVisible();
      await expect(page.getByRole("link", { name: "Go Home" })).toBeVisible();
      expect(party.outcomes).toEqual([]);
    });
  }

  test("an address that was unregistered meanwhile gets no code, even after Allow", async ({
    page,
    signUp,
    startParty,
  }) => {
    const person = await signUp();
    const party = await startParty();
    await open(page, party);
    await button(page, "Allow").click();
    await expect(heading(page, QUESTION)).toBeVisible();
    expect((await moveAddress(page.request, party)).status()).toBe(200);
    await button(page, "Skip All").click();
    await expect(heading(page, REFUSED)).toBeVisible();
    await expect(page.getByText("The redirect_uri is not registered for this application")).toBeVisible();
    expect(party.outcomes).toEqual([]);
    // The consent stays, so that the person can see and withdraw it.
    expect(await records(page, person)).toHaveLength(1);
  });

  test("Deny is recorded even if the application's address was unregistered meanwhile", async ({
    page,
    signUp,
    startParty,
  }) => {
    const person = await signUp();
    const party = await startParty();
    await open(page, party);
    await moveAddress(page.request, party);
    await button(page, "Deny").click();
    await expect(heading(page, REFUSED)).toBeVisible();
    expect(await records(page, person)).toEqual([]);
  });
});

test.describe("the application calls itself something else by now", () => {
  test.use({ expectedOnConsole: [/status of 409/] });

  test("Allow allows nothing, says why, and shows the new name", async ({ page, signUp, startParty }) => {
    const person = await signUp();
    const party = await startParty();
    await open(page, party);
    expect((await rename(page.request, party, "Trattoria Online")).status()).toBe(200);
    await button(page, "Allow").click();
    await expect(
      page.getByText("The application has changed what it says of itself, and calls itself “Trattoria Online” now."),
    ).toBeVisible();
    await expect(page.getByText("Trattoria Online").first()).toBeVisible();
    expect(await records(page, person)).toEqual([]);
    await button(page, "Allow").click();
    await expect(heading(page, QUESTION)).toBeVisible();
    expect(await records(page, person)).toHaveLength(1);
  });
});

test.describe("the person acted in another tab", () => {
  test.use({ expectedOnConsole: [/status of 40[134]/] });

  test("Allow makes a new record when another tab deleted the earlier one", async ({ page, signUp, startParty }) => {
    const person = await signUp();
    await fillCard(page, person);
    const party = await startParty();
    await open(page, party);
    await button(page, "Allow").click();
    await saidBy(page);
    await page.goto(`${party.origin}/login?prompt=consent`);
    await expect(page.getByText("You allow Lungara Online already:")).toBeVisible();
    const [record] = await records(page, person);
    await page.request.delete(`/api/user-client-authorization/${record.id}`, { headers: headersOf(person) });
    await button(page, "Allow").click();
    expect(await saidBy(page)).toMatchObject({ sub: person.id });
    expect(await records(page, person)).toHaveLength(1);
  });

  test("revoking in the settings of another tab ends the first application's tokens, and an open consent screen asks again", async ({
    page,
    context,
    signUp,
    startParty,
  }) => {
    const person = await signUp();
    await fillCard(page, person);
    const party = await startParty();
    await open(page, party);
    await button(page, "Allow").click();
    await saidBy(page);
    const [first] = party.outcomes;
    if (!first) throw new Error("Nobody came back");
    await page.goto(`${party.origin}/login?prompt=consent`);
    await expect(consentHeading(page)).toBeVisible();
    const settings = await context.newPage();
    await settings.goto("/settings?tab=privacy");
    await button(settings, "Revoke Lungara Online").click();
    await settings.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(settings.getByText("Lungara Online can no longer read anything")).toBeVisible();
    expect((await party.readProfile(first)).status).toBe(401);
    // Allow in the tab that was already open is a new consent: it counts, but the old tokens stay revoked.
    await button(page, "Allow").click();
    expect(await saidBy(page)).toMatchObject({ sub: person.id });
    expect((await party.readProfile(first)).status).toBe(401);
    expect(await party.refresh(first)).toBe("invalid_grant");
  });

  test("a session that ended while consent was open asks for the password, then for consent", async ({
    page,
    signUp,
    startParty,
    playwright,
    baseURL,
  }) => {
    const person = await signUp();
    await fillCard(page, person);
    const party = await startParty();
    await open(page, party);
    const otherDevice = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    await otherDevice.post("/auth/logout", { headers: headersOf(person) });
    await otherDevice.dispose();
    await button(page, "Allow").click();
    await expect(heading(page, "Sign in")).toBeVisible();
    expect(party.outcomes).toEqual([]);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await button(page, "Sign In").click();
    await expect(consentHeading(page)).toBeVisible();
    await button(page, "Allow").click();
    expect(await saidBy(page)).toMatchObject({ sub: person.id });
    expect(party.outcomes.map(({ kind }) => kind)).toEqual(["tokens"]);
  });

  test("with two tabs of two applications, each answer is for the application that the tab shows", async ({
    page,
    context,
    signUp,
    startParty,
  }) => {
    const person = await signUp();
    await fillCard(page, person);
    const lungara = await startParty();
    const menus = await startParty({ name: "Menus" });
    const otherTab = await context.newPage();
    await page.goto(`${lungara.origin}/login`);
    await otherTab.goto(`${menus.origin}/login`);
    await expect(consentHeading(page)).toBeVisible();
    await expect(consentHeading(otherTab, "Menus")).toBeVisible();
    await button(otherTab, "Deny").click();
    expect(await saidBy(otherTab)).toEqual({ error: "access_denied" });
    await button(page, "Allow").click();
    expect(await saidBy(page)).toMatchObject({ sub: person.id });
    expect((await records(page, person)).map(({ name }: { name: string }) => name)).toEqual(["Lungara Online"]);
    expect([lungara.outcomes.length, menus.outcomes.length]).toEqual([1, 1]);
  });

  test("the application reads values as another tab changed them after Allow", async ({ page, signUp, startParty }) => {
    const person = await signUp();
    await fillCard(page, person);
    const party = await startParty();
    await open(page, party);
    await button(page, "Allow").click();
    await saidBy(page);
    await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegan"] });
    const [outcome] = party.outcomes;
    if (!outcome) throw new Error("Nobody came back");
    expect((await party.readProfile(outcome)).body).toMatchObject({ dietary_preferences: ["vegan"] });
  });
});
