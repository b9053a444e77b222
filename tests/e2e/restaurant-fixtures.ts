import type { Page } from "@playwright/test";
import { startRestaurant } from "../../sdk/demo-restaurant/server.mjs";
import { preferAs } from "../support/post-as";
import { registerClient } from "../support/register-client";
import type { SignedUp } from "./fixtures";
import { test as base, expect, fillCard } from "./oauth-fixtures";

/** `ownerToken`: the token of the business that owns the restaurant. */
export type Restaurant = { origin: string; clientId: string; ownerToken: string };

type Fixtures = {
  /** Opens the demo restaurant on an origin of its own, registered as a public application. */
  openRestaurant: () => Promise<Restaurant>;
};

export const test = base.extend<Fixtures>({
  openRestaurant: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const open: { close: () => Promise<void> }[] = [];
    await use(async () => {
      let ownerToken = "";
      const register = async (redirectUri: string) => {
        const client = await registerClient(request, { isPublic: true }, redirectUri);
        ownerToken = client.ownerToken;
        return client.client.client_id;
      };
      const site = await startRestaurant({ forkprint: baseURL ?? "", register });
      open.push(site);
      return { origin: site.origin, clientId: site.clientId, ownerToken };
    });
    await Promise.all(open.map((site) => site.close()));
    await request.dispose();
  },
});

/** Fills the card of a person who is allergic to walnuts and likes basil. */
export async function fillCardForMenu(page: Page, person: SignedUp): Promise<void> {
  await fillCard(page, person);
  await preferAs(page, person, "walnut", "allergy");
  await preferAs(page, person, "basil", "love");
}

export const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in with Forkprint" });
export const activeButton = (page: Page) => page.getByRole("button", { name: "DIET ID ACTIVE" });

/** Presses the widget's button and returns the window that it opens. */
export async function openSignIn(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.context().waitForEvent("page"), signInButton(page).click()]);
  await popup.waitForURL(/\/onboard\?/);
  return popup;
}

/** a recipe that does not exist */
export async function connect(page: Page): Promise<void> {
  const popup = await openSignIn(page);
  await popup.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(activeButton(page)).toBeVisible();
}

/** The page's elements and texts in order, one per line, without those of the widget. */
export const hostShape = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const own of copy.querySelectorAll("forkprint-button, forkprint-status, forkprint-flag, .pfai-tip"))
      own.remove();
    for (const dish of copy.querySelectorAll("[data-forkprint-state]")) dish.removeAttribute("data-forkprint-state");
    for (const mark of copy.querySelectorAll("span[class^=pfai-]:not([data-forkprint-name])"))
      mark.replaceWith(...mark.childNodes);
    for (const marked of copy.querySelectorAll("[class*=pfai-]")) {
      marked.className = [...marked.classList].filter((name) => !name.startsWith("pfai-")).join(" ");
      if (marked.className === "") marked.removeAttribute("class");
    }
    copy.normalize();
    return copy.outerHTML;
  });
