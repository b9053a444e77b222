import type { BrowserContext, Page, Request, Route } from "@playwright/test";
import { expect } from "./oauth-fixtures";

type Text = { name: string; description: string };
export type Reply = { status?: number; body?: string; headers?: Record<string, string> };

const CORS = { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "Retry-After" };
export const reply = (route: Route, { status = 200, body = "", headers = {} }: Reply): Promise<void> =>
  route.fulfill({ status, body, headers: { ...CORS, "Content-Type": "application/json", ...headers } });

/** Marks walnuts for somebody who must not eat them, as the real call does. */
const toMarked = ({ name, description }: Text) => {
  const mark = (text: string) =>
    text.replace(
      /walnuts/gi,
      '<span class="pfai-conflict" tabindex="0" pfai-conflict-tooltip="Walnut allergy">$&</span>',
    );
  const isBad = /walnuts/i.test(name + description);
  return { name: mark(name), description: mark(description), container_class: isBad ? "pfai-container-conflict" : "" };
};

export const itemsOf = (request: Request): Text[] => request.postDataJSON().items;
/** A right answer to a menu call. */
export const markedMenu = (request: Request): { items: object[]; personalised: boolean; disclaimer: string } => ({
  items: itemsOf(request).map(toMarked),
  personalised: "authorization" in request.headers(),
  disclaimer: "No advice",
});
export const answerMenu = (route: Route): Promise<void> =>
  reply(route, { body: JSON.stringify(markedMenu(route.request())) });

export const CARD = { sub: "guest", dietary_preferences: ["vegetarian"], allergies: [{ key: "walnut" }] };

/** The tab's pages know a signed-in guest, as after a sign-in on an earlier page. */
export const signInBefore = (page: Page | BrowserContext, clientId: string, user: object = CARD) =>
  page.addInitScript(
    ([id, kept]) => {
      const name = `forkprint:${id}`;
      try {
        if (!sessionStorage.getItem("seeded")) sessionStorage.setItem(name, kept ?? "");
        sessionStorage.setItem("seeded", "yes");
      } catch {
        // A sandboxed page has no storage.
      }
    },
    [
      clientId,
      JSON.stringify({
        token: "oat_guest",
        scope: "dietary_preferences:read",
        expiresAt: Date.now() + 3_500_000,
        user,
      }),
    ],
  );

export type Calls = { menu: (route: Route) => unknown; userinfo: (route: Route) => unknown };

/** Answers the widget's calls. Whoever holds the result may exchange an answer at any time. */
export async function standIn(page: Page | BrowserContext, calls: Partial<Calls> = {}): Promise<Calls> {
  const current: Calls = {
    menu: answerMenu,
    userinfo: (route) => reply(route, { body: JSON.stringify(CARD) }),
    ...calls,
  };
  await page.route("**/api/analysis/menu", (route) => current.menu(route));
  await page.route("**/oauth/userinfo", (route) => current.userinfo(route));
  await page.route("**/oauth/revoke", (route) => reply(route, {}));
  return current;
}

/** Every way in which a call can fail. The browser reports some of them itself. */
export const FAILURES: Record<string, (route: Route) => unknown> = {
  "is answered with 500": (route) => reply(route, { status: 500, body: '{"detail":"Something went wrong"}' }),
  "is answered with 429": (route) => reply(route, { status: 429, headers: { "Retry-After": "30" } }),
  "is answered with 403": (route) => reply(route, { status: 403, body: '{"detail":"This website may not"}' }),
  "is answered with 503 by a proxy": (route) => reply(route, { status: 503, body: "<h1>Bad gateway</h1>" }),
  "is answered with an error without a body": (route) => reply(route, { status: 502 }),
  "does not reach the network": (route) => route.abort("failed"),
  "is cut off": (route) => route.abort("connectionreset"),
  "is answered with a page": (route) => reply(route, { body: "<h1>Sign in to the hotel's network</h1>" }),
  "is answered with half a body": (route) => reply(route, { body: '{"items":[{"name"' }),
  "is answered with nothing": (route) => reply(route, {}),
  "is answered with null": (route) => reply(route, { body: "null" }),
  "is answered with a list": (route) => reply(route, { body: "[]" }),
  "is answered with a word": (route) => reply(route, { body: '"fine"' }),
  "is led elsewhere": (route) => reply(route, { status: 302, headers: { Location: "https://lungara.example/" } }),
  "is answered without leave to read it": (route) => route.fulfill({ status: 200, body: "{}" }),
};

/** Answers that come, and say nothing about what was asked. */
export const NO_ANSWERS: Record<string, (request: Request) => object> = {
  "has no items": (request) => ({ ...markedMenu(request), items: undefined }),
  "has no items in its list": (request) => ({ ...markedMenu(request), items: [] }),
  "has nothing in place of its items": (request) => ({
    ...markedMenu(request),
    items: itemsOf(request).map(() => null),
  }),
  "has items of another kind": (request) => ({ ...markedMenu(request), items: itemsOf(request).map(() => "fine") }),
  "is about other dishes": (request) => ({
    ...markedMenu(request),
    items: itemsOf(request).map(() => toMarked({ name: "Soup", description: "Leek" })),
  }),
  "names a class that is none": (request) => ({
    ...markedMenu(request),
    items: itemsOf(request).map((text) => ({ ...toMarked(text), container_class: "a b" })),
  }),
  "is not about the guest": (request) => ({ ...markedMenu(request), personalised: false }),
};

export const host = (page: Page) => page.locator("forkprint-button");
export const strip = (page: Page) => page.locator("forkprint-status");
export const dish = (page: Page, name: string) => page.locator(".dish", { hasText: name });
export const flags = (page: Page) => page.locator(".dish .pfai-flag", { hasText: "Not checked" });
export const tryAgain = (page: Page) => strip(page).getByRole("button", { name: "Try again" });

/** Nothing on the page says, or looks as if, a dish had been checked. */
export async function expectNothingClaimed(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "ACTIVE" })).toHaveCount(0);
  await expect(page.locator("[data-forkprint-state=checked]")).toHaveCount(0);
}

/** The button, the strip and every dish say that nothing was checked. */
export async function expectUnchecked(page: Page): Promise<void> {
  const count = await page.locator(".dish").count();
  await expect(flags(page)).toHaveCount(count);
  await expect(page.locator(".dish.pfai-container-unchecked[data-forkprint-state=unchecked]")).toHaveCount(count);
  await expect(page.locator(".dish :is(.pfai-conflict, .pfai-match)")).toHaveCount(0);
  await expect(host(page)).toHaveAttribute("data-forkprint-state", "unchecked");
  await expect(strip(page).getByRole("status")).toContainText("This menu is not checked.");
  await expectNothingClaimed(page);
}

/** Every dish is checked, and the button says so. */
export async function expectChecked(page: Page): Promise<void> {
  const count = await page.locator(".dish").count();
  await expect(page.getByRole("button", { name: `DIET ID ACTIVE ${count} of ${count} dishes checked` })).toBeVisible();
  await expect(page.locator(".dish[data-forkprint-state=checked]")).toHaveCount(count);
  await expect(page.locator(".pfai-container-unchecked, .pfai-flag")).toHaveCount(0);
  await expect(host(page)).toHaveAttribute("data-forkprint-state", "checked");
}

/** Somebody returns to the page from another window. */
export const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("focus")));
