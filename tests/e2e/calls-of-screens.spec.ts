import type { Page, Request, Route } from "@playwright/test";
import { preferAs } from "../support/post-as";
import { away, unreachable } from "./failures";
import { expect, type SignedUp, test } from "./fixtures";

// Every call that a screen makes while it opens fails in turn, in every way. The screen then claims nothing that it does
// not claim when all is well, and says that something is missing. A call that is added later is found by itself.
test.slow();
test.use({ expectedOnConsole: [/Failed to load resource/] });

/** As a browser gets it from a server that is away or broken, or from somebody in between. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  "no answer": unreachable,
  "away (503)": away,
  "not signed in (401)": (route) => route.fulfill({ status: 401, json: { detail: "Not authenticated" } }),
  "a page instead of data": (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<p>Proxy</p>" }),
};

/**
 * What these bring is not shown before somebody asks for it, and where it is shown its failure is said. The recipes are
 * those that a device keeps for use without a network.
 */
const SHOWN_LATER = new Set(["GET /user/share-links", "GET /user/health-consents", "GET /user/my-recipes"]);

/** Words by which a screen tells somebody that they may eat something, or that there is nothing to heed. */
const CLAIM = /\b(?:fits?|match(?:es)?|no (?:limits|allergies|concerns|restrictions)|nothing (?:to|in)|free of)\b/i;
const MISSING = /\b(?:failed|not loaded|could not|cannot|try again|retry)\b/i;

const SCREENS: Record<string, (person: SignedUp) => string> = {
  "the own card": () => "/id",
  "a card": ({ id }) => `/id/${id}`,
  "settings, diets": () => "/settings?tab=dietary",
  "settings, favorites": () => "/settings?tab=favorites",
  "settings, privacy": () => "/settings?tab=privacy",
  "the plan": () => "/plan",
  "the list": () => "/grocery-list",
  "the household": () => "/household",
  "the table": () => "/together",
};

const isData = (request: Request): boolean =>
  request.resourceType() === "fetch" && !new URL(request.url()).searchParams.has("_rsc");

const callOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** What somebody hears who cannot see the screen, line by line. */
const linesOf = async (page: Page): Promise<string[]> => (await page.locator("body").ariaSnapshot()).split("\n");

/** Opens the screen. @returns the calls that it made, and the lines that it shows */
async function open(page: Page, screen: string): Promise<{ calls: Set<string>; lines: string[] }> {
  const calls = new Set<string>();
  const note = (request: Request) => void (isData(request) && calls.add(callOf(request)));
  await page.goto("about:blank");
  page.on("request", note);
  await page.goto(screen, { waitUntil: "networkidle" });
  page.off("request", note);
  return { calls, lines: await linesOf(page) };
}

test("a screen of which any call fails claims nothing, and says so", async ({ page, signUp }) => {
  const person = await signUp();
  await preferAs(page, person, "walnut", "allergy");
  const failed = new Set<string>();
  for (const [name, addressOf] of Object.entries(SCREENS)) {
    const screen = addressOf(person);
    const well = await open(page, screen);
    for (const call of well.calls) {
      for (const [kind, fail] of Object.entries(FAILURES)) {
        await test.step(`${name}: ${call}: ${kind}`, async () => {
          failed.add(call);
          const handler = (route: Route) =>
            isData(route.request()) && callOf(route.request()) === call ? fail(route) : route.fallback();
          await page.route("**/*", handler);
          await open(page, screen);
          // Somebody who is not signed in is led away.
          const isHere = () => page.url().endsWith(screen);
          const news = async () => (await linesOf(page)).filter((line) => !well.lines.includes(line));
          if (!SHOWN_LATER.has(call))
            await expect
              .poll(async () => !isHere() || (await news()).some((line) => MISSING.test(line)), { timeout: 30_000 })
              .toBe(true);
          if (isHere()) expect((await news()).filter((line) => CLAIM.test(line))).toEqual([]);
          await page.unroute("**/*", handler);
        });
      }
    }
  }
  expect([...failed]).toEqual(expect.arrayContaining(["GET /user/my-preferences", "GET /api/meal-plan/recipes"]));
});
