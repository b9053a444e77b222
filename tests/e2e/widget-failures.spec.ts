import type { Page } from "@playwright/test";
import { expect } from "./oauth-fixtures";
import { test } from "./restaurant-fixtures";
import {
  answerMenu,
  comeBack,
  expectChecked,
  expectNothingClaimed,
  expectUnchecked,
  FAILURES,
  flags,
  host,
  markedMenu,
  NO_ANSWERS,
  reply,
  signInBefore,
  standIn,
  strip,
  tryAgain,
} from "./widget-fixtures";

// Every call of the widget fails in turn, in every way: nothing then claims to be checked, and when the failure ends,
// the marks are there.
test.slow();
test.use({
  expectedOnConsole: [/Failed to load resource|blocked by CORS|Forkprint: the menu is not checked|redirect/i],
});

const walnuts = (page: Page) => page.locator(".pfai-conflict", { hasText: "walnuts" });

test("a menu whose call fails in any way is not checked, and is when it is asked again", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const calls = await standIn(page);
  for (const [kind, failing] of Object.entries(FAILURES)) {
    await test.step(kind, async () => {
      calls.menu = failing;
      await page.goto(origin);
      await expectUnchecked(page);
      await expect(page.getByRole("button", { name: "NOT CHECKED Try again" })).toBeVisible();
      calls.menu = answerMenu;
      await tryAgain(page).click();
      await expectChecked(page);
      await expect(walnuts(page)).toBeVisible();
    });
  }
});

test("an answer that says nothing about the dishes or the guest checks nothing", async ({ page, openRestaurant }) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const calls = await standIn(page);
  for (const [kind, answer] of Object.entries(NO_ANSWERS)) {
    calls.menu = (route) => reply(route, { body: JSON.stringify(answer(route.request())) });
    await page.goto(origin);
    await test.step(kind, () => expectUnchecked(page));
  }
  calls.menu = answerMenu;
  await page.getByRole("button", { name: "NOT CHECKED" }).click();
  await expectChecked(page);
});

test("an answer that does not come is given up after 12 seconds, and asked for again by itself", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const calls = await standIn(page, { menu: () => {} });
  await page.clock.install();
  const asked = page.waitForRequest("**/api/analysis/menu");
  await page.goto(origin);
  await page.clock.runFor(2000);
  await asked;
  await expect(page.getByRole("button", { name: "CHECKING 0 of 7 dishes" })).toBeVisible();
  await expect(page.locator(".dish[data-forkprint-state=checking]")).toHaveCount(7);
  await expect(page.locator(".dish .pfai-flag", { hasText: "Checking" })).toHaveCount(7);
  await expect(strip(page).getByRole("status")).toHaveText("Checking the menu for you.");
  await page.clock.runFor(3000);
  await expect(page.getByRole("button", { name: "STILL CHECKING 0 of 7 dishes" })).toBeVisible();
  await expect(strip(page).getByRole("status")).toContainText("This takes longer than usual.");
  await expectNothingClaimed(page);
  await page.clock.runFor(9000);
  await expectUnchecked(page);
  calls.menu = answerMenu;
  await page.clock.runFor(9000);
  await expectChecked(page);
});

test("one call of many that fails leaves only its own dishes unchecked", async ({ page, openRestaurant }) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  let count = 0;
  const calls = await standIn(page, {
    menu: (route) => (++count === 2 ? reply(route, { status: 500 }) : answerMenu(route)),
  });
  await page.goto(`${origin}/long?items=60`);
  await expect(page.getByRole("button", { name: "PARTLY CHECKED 35 of 60 dishes" })).toBeVisible();
  await expect(host(page)).toHaveAttribute("data-forkprint-state", "partly");
  await expect(flags(page)).toHaveCount(25);
  await expect(page.locator(".dish[data-forkprint-state=checked]")).toHaveCount(35);
  await expect(strip(page).getByRole("status")).toHaveText(
    "Checked: 35 of 60 dishes. Forkprint did not answer. A dish without a mark is not thereby safe.",
  );
  calls.menu = answerMenu;
  await tryAgain(page).click();
  await expectChecked(page);
});

test("of an answer that is not complete, the dishes that it names are checked", async ({ page, openRestaurant }) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  await standIn(page, {
    menu: async (route) => {
      const answer = markedMenu(route.request());
      await reply(route, { body: JSON.stringify({ ...answer, items: answer.items.slice(0, 5) }) });
    },
  });
  await page.goto(origin);
  await expect(page.getByRole("button", { name: "PARTLY CHECKED 5 of 7 dishes" })).toBeVisible();
  await expect(flags(page)).toHaveCount(2);
  await expect(walnuts(page)).toBeVisible();
});

test("marks are in doubt while the card's call fails on return, and no longer than that", async ({
  page,
  openRestaurant,
}) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  const calls = await standIn(page);
  await page.goto(origin);
  await expectChecked(page);
  const { userinfo } = calls;
  for (const [kind, failing] of Object.entries(FAILURES)) {
    await test.step(kind, async () => {
      calls.userinfo = failing;
      await comeBack(page);
      await expect(page.getByRole("button", { name: /^NOT CHECKED checked at \d\d:\d\d$/ })).toBeVisible();
      await expect(host(page)).toHaveAttribute("data-forkprint-state", "unchecked");
      await expect(strip(page).getByRole("status")).toContainText("Your card could not be read again. The marks are");
      await expect(walnuts(page), "a conflict that was found stays").toBeVisible();
      calls.userinfo = userinfo;
      await tryAgain(page).click();
      await expectChecked(page);
    });
  }
});

test("a sign-in of which any call fails claims nothing", async ({ page, openRestaurant, baseURL }) => {
  const { origin, clientId } = await openRestaurant();
  await standIn(page);
  // Our page's window, which allows everything at once and tells the site's page by the channel.
  await page.addInitScript(
    ([id, issuer]) => {
      const answer = (address: string) => {
        const state = new URL(address).searchParams.get("state") ?? "";
        const said = new URLSearchParams({ code: "c1", state, iss: issuer ?? "" });
        setTimeout(() => new BroadcastChannel(`forkprint:${id}`).postMessage(String(said)));
      };
      window.open = () => ({ closed: false, close: () => {}, location: { replace: answer } }) as unknown as Window;
    },
    [clientId, baseURL],
  );
  const steps = {
    "**/oauth/client/*/redirect-uris": JSON.stringify({ redirect_uris: [`${origin}/`] }),
    "**/oauth/token": JSON.stringify({ access_token: "oat_1", expires_in: 3600, scope: "dietary_preferences:read" }),
  };
  let failing = "";
  for (const [path, body] of Object.entries(steps))
    await page.route(path, (route) => (failing === path ? reply(route, { status: 500 }) : reply(route, { body })));
  for (failing of Object.keys(steps)) {
    await page.goto(origin);
    const answer = page.waitForResponse(failing);
    await page.getByRole("button", { name: "Sign in with Forkprint" }).click();
    await answer;
    await expect(page.getByRole("button", { name: "Sign in with Forkprint" })).not.toHaveAttribute("aria-disabled");
    await expectNothingClaimed(page);
  }
  failing = "";
  await page.getByRole("button", { name: "Sign in with Forkprint" }).click();
  await expectChecked(page);
});

test("the next try waits as long as Retry-After says, in seconds or as a date", async ({ page, openRestaurant }) => {
  const { origin, clientId } = await openRestaurant();
  await signInBefore(page, clientId);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  // Counted in the page, by its own clock: a call that starts while the clock runs on may be over before it leaves.
  await page.addInitScript(() => {
    const global = window as unknown as { asked: number };
    global.asked = 0;
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (String(input).endsWith("/api/analysis/menu")) global.asked++;
      return fetch(input, init);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  let told = "";
  await standIn(page, {
    menu: (route) => reply(route, { status: 429, headers: { "Retry-After": told } }),
  });
  const date = async (seconds: number) =>
    new Date((await page.evaluate(() => Date.now())) + seconds * 1000).toUTCString();
  const tries = [
    { say: async () => "40", before: 39, after: 51 },
    { say: () => date(60), before: 55, after: 80 },
    { say: async () => "soon", before: 3, after: 7 },
  ];
  for (const { say, before, after } of tries) {
    told = await say();
    await page.goto(origin);
    await expect(async () => {
      await page.clock.runFor(200);
      expect(await flags(page).count()).toBe(7);
    }).toPass();
    await page.clock.runFor(before * 1000);
    await expectUnchecked(page);
    expect(await asked(), `${told}: before its time`).toBe(1);
    await page.clock.runFor((after - before) * 1000);
    expect(await asked(), `${told}: after its time`).toBeGreaterThan(1);
  }
});
