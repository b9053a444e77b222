import type { Page } from "@playwright/test";
import { postAs, preferAs } from "../support/post-as";
import { type ClientOptions, registerClient } from "../support/register-client";
import { type RelyingParty, startRelyingParty } from "../support/relying-party";
import { test as base, expect, PASSWORD, type SignedUp } from "./fixtures";

export { expect, PASSWORD };

/** `ownerToken`: the token of the business that registered it, for changes by its owner during a test. */
export type OwnedParty = RelyingParty & { ownerToken: string };

type Fixtures = {
  /** Starts a website, registered by a business of its own, that asks for people's data. */
  startParty: (options?: ClientOptions) => Promise<OwnedParty>;
};

export const test = base.extend<Fixtures>({
  startParty: async ({ playwright, baseURL }, use) => {
    if (!baseURL) throw new Error("The tests need the address of the server");
    // A separate cookie jar, so that the browser is not signed in as the business.
    const request = await playwright.request.newContext({ baseURL });
    const started: RelyingParty[] = [];
    await use(async (options = {}) => {
      let ownerToken = "";
      const register = async (redirectUri: string) => {
        const client = await registerClient(request, options, redirectUri);
        ownerToken = client.ownerToken;
        return client.client;
      };
      const party = await startRelyingParty({ register, issuer: baseURL });
      started.push(party);
      return { ...party, ownerToken };
    });
    await Promise.all(started.map((party) => party.close()));
    await request.dispose();
  },
});

/** The part of the consent screen that lists what an application asks for, with the person's data. */
export const asked = (page: Page) => page.getByRole("region", { name: / asks to read this from your dietary ID$/ });
export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const consentHeading = (page: Page, name = "Lungara Online") =>
  heading(page, `${name} asks to read this from your dietary ID`);

/** What the application reports as received. */
export async function saidBy(page: Page): Promise<Record<string, unknown>> {
  await expect(page.locator("#said")).not.toBeEmpty();
  return JSON.parse((await page.locator("#said").textContent()) ?? "null");
}

/** Fills a card with diets, a health concern and ingredients, so that every line of the consent screen has content. */
export async function fillCard(page: Page, person: SignedUp): Promise<void> {
  const headers = { Authorization: `Bearer ${person.token}` };
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegetarian", "nut_free"] });
  const available = await (await page.request.get("/user/health-concerns/available", { headers })).json();
  const anemia = (available as { id: string; name: string }[]).find(({ name }) => name === "anemia");
  await postAs(page, person, "/user/health-concerns", { health_concern_id: anemia?.id, notes: null });
  await preferAs(page, person, "anise", "allergy");
  await preferAs(page, person, "lemon", "love");
}
