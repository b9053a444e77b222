import type { Page } from "@playwright/test";
import { keptInBrowser } from "../support/kept-in-browser";
import { postAs, preferAs } from "../support/post-as";
import { storeSignIn } from "./failures";
import { expect, PASSWORD, type SignedUp, test } from "./fixtures";

test.use({ expectedOnConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|net::ERR_FAILED/] });

const card = (page: Page) => page.getByRole("article", { name: /^Digital dietary ID of/ });
/** Words of the person's card and lists, and what would name them. Their id may stay, with groceries that were not sent. */
const wordsOf = (person: SignedUp) => [person.email, "Fenugreek", "fenugreek", "sesame_free", "quince"];

/** Somebody whose card, groceries and link this browser keeps for use without a network. */
async function withTraces(page: Page, person: SignedUp): Promise<void> {
  await preferAs(page, person, "fenugreek", "allergy");
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["sesame_free"] });
  await page.goto("/grocery-list");
  await page.getByRole("textbox", { name: "Add an item" }).fill("quince");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto("/id");
  await expect(card(page)).toContainText("Fenugreek");
  await expect.poll(() => page.evaluate(async () => (await caches.match("/id")) !== undefined)).toBe(true);
}

async function expectForgotten(page: Page, person: SignedUp): Promise<void> {
  await expect
    .poll(async () => {
      const { text } = await keptInBrowser(page);
      return wordsOf(person).filter((word) => text.includes(word));
    })
    .toEqual([]);
}

const WAYS: Record<string, (page: Page, person: SignedUp) => Promise<void>> = {
  "signed out from another device": (page, person) => postAs(page, person, "/auth/logout-others", undefined),
  "ended by a new password": (page, person) =>
    postAs(page, person, "/auth/user/change-password", { current_password: PASSWORD, new_password: "Purple-Anvil-93" }),
  "gone with the account": async (page, { token }) => {
    const headers = { Authorization: `Bearer ${token}` };
    const data = { password: PASSWORD };
    expect((await page.request.delete("/auth/user/delete-account", { headers, data })).ok()).toBe(true);
  },
};

for (const [how, end] of Object.entries(WAYS)) {
  test(`a sign-in ${how} leaves nothing of the person in this browser once it reaches the server`, async ({
    page,
    context,
    signUp,
    playwright,
    baseURL,
  }) => {
    const person = await signUp();
    await storeSignIn(context, person);
    await withTraces(page, person);
    const other = await context.newPage();
    await other.goto("/id");
    await expect(card(other)).toContainText("Fenugreek");

    const elsewhere = await playwright.request.newContext({ baseURL });
    const login = await elsewhere.post("/auth/login", { data: { email: person.email, password: person.password } });
    const { access_token: token } = (await login.json()) as { access_token: string };
    await elsewhere.dispose();
    await end(page, { ...person, token });

    await page.goto("/id");
    await expect(page.getByText("Please sign in to see your card.")).toBeVisible();
    await expectForgotten(page, person);
    await expect(card(other)).toHaveCount(0);
    await context.setOffline(true);
    const later = await context.newPage();
    for (const path of ["/id", "/grocery-list", "/id/travel"]) {
      await later.goto(path);
      await expect(later.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(later.getByText(/Fenugreek|quince/)).toHaveCount(0);
    }
    await context.setOffline(false);
  });
}

test("deleting the account clears this browser at once, not only when the landing page is shown", async ({
  page,
  context,
  signUp,
}) => {
  const person = await signUp();
  await storeSignIn(context, person);
  await withTraces(page, person);
  await page.clock.install();
  await page.goto("/settings?tab=account");
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page.getByRole("dialog").getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await expect(page.locator("[data-toast-message]")).toHaveText(/Account deleted successfully/);
  // The clock of the page stands: it has not gone on to the landing page.
  await expect(page).toHaveURL(/settings/);
  await expectForgotten(page, person);
});

test("another person who signs in without a sign-out in between finds nothing of the first one", async ({
  page,
  context,
  signUp,
}) => {
  const next = await signUp({ first_name: "Quirin" });
  const first = await signUp();
  await storeSignIn(context, first);
  await withTraces(page, first);
  await page.evaluate(() => {
    localStorage.setItem("forkprint-kitchen-answers", "Nadia at the pass");
    localStorage.setItem("a-key-of-tomorrow", "Fenugreek");
  });
  await context.clearCookies();
  await page.goto("/onboard");
  await page.getByLabel("Email").fill(next.email);
  await page.getByLabel("Password", { exact: true }).fill(next.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/onboard" || url.searchParams.has("step"));
  await page.goto("/id");
  await expect(card(page)).toContainText("Quirin");
  await expectForgotten(page, first);
  expect(await page.evaluate(() => localStorage.getItem("forkprint-kitchen-answers"))).toBeNull();
});
