import { type BrowserContext, type Page, type Route, test } from "@playwright/test";
import type { SignedUp } from "./fixtures";

/** Answers of a failing server, for `page.route`. */
export const unreachable = (route: Route) => route.abort();
export const away = (route: Route) => route.fulfill({ status: 503, json: { detail: "Away" } });
export const broken = (route: Route) => route.fulfill({ status: 500, body: "" });

export type HeldCall = { answer: () => void; count: () => number };

/** Holds and counts calls of this method until the test releases them. */
export async function hold(page: Page, path: string | RegExp, method = "POST"): Promise<HeldCall> {
  let calls = 0;
  let answer = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    calls += 1;
    await untilReleased;
    await route.continue().catch(() => undefined); // the page may have been closed
  });
  return { answer, count: () => calls };
}

/**
 * Signs in the person whom `signUp` created, as the forms do: with the cookie, and in the browser's storage, from which
 * other tabs learn of it.
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

/** Ends the sign-in only on the server: this browser keeps its cookie, and does not know yet. */
export async function endSignIn({ token }: Pick<SignedUp, "token">): Promise<void> {
  const address = new URL("/auth/logout", test.info().project.use.baseURL);
  const answer = await fetch(address, { method: "POST", headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`Logout answered ${answer.status}`);
}
