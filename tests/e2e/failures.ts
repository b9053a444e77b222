import type { BrowserContext, Page, Route } from "@playwright/test";
import type { SignedUp } from "./fixtures";

/** Answers of a server in trouble, for `page.route`. */
export const unreachable = (route: Route) => route.abort();
export const away = (route: Route) => route.fulfill({ status: 503, json: { detail: "Away" } });
export const broken = (route: Route) => route.fulfill({ status: 500, body: "" });

export type HeldCall = { answer: () => void; count: () => number };

/** Lets calls of this method wait until the test says so, and counts them. */
export async function hold(page: Page, path: string | RegExp, method = "POST"): Promise<HeldCall> {
  let calls = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    calls += 1;
    await held;
    await route.continue().catch(() => undefined); // the page may have left meanwhile
  });
  return { answer, count: () => calls };
}

/**
 * The sign-in of the forms, for whom `signUp` has made: the cookie, and the browser's storage, where other tabs hear
 * of it.
 */
export async function storeSignIn(context: BrowserContext, person: SignedUp): Promise<void> {
  const login = await context.request.post("/auth/login", { data: { email: person.email, password: person.password } });
  const { user, preferences, expires_in } = await login.json();
  const entry = {
    id: user.id,
    email: user.email,
    name: user.name,
    picture: user.picture,
    firstName: user.first_name,
    lastName: user.last_name,
    accountType: user.account_type,
    preferences,
    since: Date.now(),
    until: Date.now() + expires_in * 1000,
  };
  const page = await context.newPage();
  await page.goto("/careers");
  await page.evaluate((stored) => localStorage.setItem("auth_user", JSON.stringify(stored)), entry);
  await page.close();
}

/** The sign-in ends on the server alone: this browser has not heard of it. */
export async function endSignIn(page: Page, { token }: SignedUp): Promise<void> {
  const answer = await page.request.post("/auth/logout", { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok()) throw new Error(`Logout answered ${answer.status()}`);
}
