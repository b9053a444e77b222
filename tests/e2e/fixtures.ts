import { randomUUID } from "node:crypto";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";

export { expect };

/** Satisfies the rules of every form. */
export const PASSWORD = "Blue-Kettle-42";

export type NewAccount = {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  account_type: "diner" | "business";
};

export type SignedUp = NewAccount & { id: string; token: string };

type Screens = {
  /** Runs axe on the screen at phone and desktop width, in light and dark. */
  isAccessible: (screen: string, scope?: string) => Promise<void>;
  /** The same at phone, tablet and desktop width, for screens that are used at a bar or in a kitchen. */
  isAccessibleOnTablets: (screen: string) => Promise<void>;
};

type Fixtures = {
  /** Messages that this test expects on the console; any other error or warning there fails it. */
  expectedOnConsole: RegExp[];
  /** Creates an account by request and signs the browser in, as the forms do. */
  signUp: (account?: Partial<NewAccount>) => Promise<SignedUp>;
  screens: Screens;
};

/**
 * A warning of Chromium about styles that Next preloaded for a page that was not shown (absent, or left at once). It
 * comes some seconds after the page, so only on a slow machine.
 */
const HINT_BY_TIME = /was preloaded using link preload but not used within a few seconds/;

/**
 * Stops the clock of a page whose clock is installed: from now on only the test advances it, however slow the machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
}

/** The narrowest phone that every screen must fit. */
const PHONE = { width: 360, height: 780 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 800 };
type Sizes = Record<string, { width: number; height: number }>;

async function register(request: APIRequestContext, account: Partial<NewAccount>): Promise<SignedUp> {
  const body: NewAccount = {
    email: `diner-${randomUUID()}@post.example`,
    password: PASSWORD,
    first_name: "Nadia",
    last_name: "Ferro",
    account_type: "diner",
    ...account,
  };
  // Uses the context's own request, so that the browser receives the session cookie.
  const response = await request.post("/auth/register", { data: body });
  if (!response.ok()) throw new Error(`Registration answered ${response.status()}: ${await response.text()}`);
  const { access_token, user } = (await response.json()) as { access_token: string; user: { id: string } };
  return { ...body, id: user.id, token: access_token };
}

async function checkScreen(page: Page, screen: string, sizes: Sizes, scope?: string): Promise<void> {
  const before = page.viewportSize() ?? DESKTOP;
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    // Polls, because a chart is redrawn a moment after its container has become narrower.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `${screen} (${size}) fits without sideways scrolling`,
      })
      .toBeLessThanOrEqual(viewport.width);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page, `${screen} (${size}, ${colorScheme})`, {
        scope,
        onlyColors: colorScheme === "dark",
      });
    }
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(before);
}

export const test = base.extend<Fixtures>({
  // Motion is reduced, so that nothing moves while it is examined; tests about motion turn it on.
  contextOptions: { reducedMotion: "reduce" },

  expectedOnConsole: async ({ context: _context }, use) => use([]),

  page: async ({ page, expectedOnConsole }, use) => {
    const lines: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        lines.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => lines.push(`uncaught: ${error.message}`));
    await use(page);
    const unexpected = lines.filter((line) => ![HINT_BY_TIME, ...expectedOnConsole].some((it) => it.test(line)));
    expect(unexpected, "the browser's console").toEqual([]);
  },

  signUp: async ({ context }, use) => use((account = {}) => register(context.request, account)),

  screens: async ({ page }, use) =>
    use({
      isAccessible: (screen, scope) => checkScreen(page, screen, { phone: PHONE, desktop: DESKTOP }, scope),
      isAccessibleOnTablets: (screen) => checkScreen(page, screen, { phone: PHONE, tablet: TABLET, desktop: DESKTOP }),
    }),
});

export const bearer = ({ token }: Pick<SignedUp, "token">) => ({ Authorization: `Bearer ${token}` });

/** Records a severe allergy on the person's card. */
export const allergicTo = (request: APIRequestContext, person: SignedUp, key: string) =>
  request.put(`/user/allergies/${key}`, { headers: bearer(person), data: { severity: "severe" } });
