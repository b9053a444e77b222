import type { Page, Route } from "@playwright/test";
import { postAs, preferAs } from "../support/post-as";
import { endSignIn } from "./failures";
import { expect, test } from "./fixtures";

const toast = (page: Page, message: string) => page.locator("[data-toast-message]", { hasText: message });
const way = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const away = (route: Route) => route.fulfill({ status: 503, json: { detail: "Away" } });

/** Holds a call until the test releases it. */
async function hold(page: Page, path: string): Promise<() => void> {
  let answer = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(path, async (route) => {
    await untilReleased;
    await route.continue();
  });
  return answer;
}

test.use({ expectedOnConsole: [/Failed to load resource/] });

test.describe("favorites", () => {
  test("that cannot be loaded say so, and Retry loads them", async ({ page, signUp, screens }) => {
    await signUp();
    await page.route("**/api/user-favorites/my-favorites", away);
    await page.goto("/settings?tab=favorites");
    await expect(toast(page, "Failed to load favorites")).toBeVisible();
    await screens.isAccessible("favorites, not loaded", '[role="tabpanel"]');
    await page.unroute("**/api/user-favorites/my-favorites");
    await way(page, "Retry").click();
    await expect(page.getByRole("tabpanel").getByText("Failed to load favorites")).toHaveCount(0);
  });

  test("that cannot be found, added or removed are reported and rolled back", async ({ page, signUp }) => {
    const person = await signUp();
    await postAs(page, person, "/api/user-favorites/my-favorites", { name: "Plum soup", type: "food" });
    await page.goto("/settings?tab=favorites");
    await expect(way(page, "Remove Plum soup")).toBeVisible();
    await page.route("**/api/user-favorites/search*", away);
    await page.getByRole("combobox", { name: "Search drinks" }).fill("ginger");
    await expect(toast(page, "Failed to search items")).toBeVisible();
    await page.unroute("**/api/user-favorites/search*");

    await page.route("**/api/user-favorites/my-favorites{,/**}", (route) =>
      route.request().method() === "GET" ? route.fallback() : away(route),
    );
    await page.getByRole("combobox", { name: "Search foods" }).fill("Grandmother's soup");
    await page.getByRole("option", { name: /Grandmother/ }).click();
    await expect(toast(page, "Failed to add favorite")).toBeVisible();
    await expect(way(page, "Remove Grandmother's soup")).toHaveCount(0);
    await way(page, "Remove Plum soup").click();
    await expect(toast(page, "Failed to remove favorite")).toBeVisible();
    await expect(way(page, "Remove Plum soup")).toBeVisible();
  });
});

test("health concerns that cannot be loaded say so, and Retry loads them", async ({ page, signUp }) => {
  await signUp();
  await page.route("**/user/health-concerns/available", away);
  await page.goto("/settings");
  await expect(toast(page, "Failed to load health concerns")).toBeVisible();
  await page.unroute("**/user/health-concerns/available");
  await way(page, "Retry").click();
  await page.getByRole("button", { name: "Show all 24" }).click();
  await expect(page.getByRole("switch", { name: "Anemia" })).toBeVisible();
});

test("devices that cannot be listed or signed out are reported and stay as they were", async ({
  page,
  signUp,
  playwright,
  baseURL,
}) => {
  const { email, password } = await signUp();
  const phone = await playwright.request.newContext({ baseURL });
  await phone.post("/auth/login", { data: { email, password } });
  await page.route("**/auth/sessions", away);
  await page.goto("/settings?tab=privacy");
  await expect(page.getByText("Failed to load your devices")).toBeVisible();
  await page.unroute("**/auth/sessions");
  await page.getByRole("region", { name: "Signed-in devices" }).getByRole("button", { name: "Retry" }).click();
  await page.route("**/auth/logout-others", away);
  await way(page, "Sign out the others").click();
  await expect(toast(page, "The other devices are still signed in. Please try again.")).toBeVisible();
  expect((await phone.get("/user/my-preferences")).status()).toBe(200);
  await phone.dispose();
});

test("a picture of the card that cannot be made is reported", async ({ page, signUp }) => {
  await signUp();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await page.goto("/settings?tab=my-id");
  await way(page, "Download PNG").click();
  await expect(toast(page, "The picture could not be made. Your card is unchanged; please try again.")).toBeVisible();
});

test.describe("while the server is slow", () => {
  test("a change shows at once, and a message follows when it is saved", async ({ page, signUp }) => {
    await signUp();
    await page.goto("/settings");
    const answer = await hold(page, "**/user/my-preferences-array");
    await page.getByRole("checkbox", { name: "Keto" }).click();
    await expect(page.getByRole("checkbox", { name: "Keto" })).toBeChecked();
    await expect(toast(page, "Dietary preferences updated!")).toHaveCount(0);
    answer();
    await expect(toast(page, "Dietary preferences updated!")).toBeVisible();
  });

  test("the Privacy tab shows placeholders in the shape of its content", async ({ page, signUp }) => {
    await signUp();
    const answers = [await hold(page, "**/user/share-links"), await hold(page, "**/api/visits/mine*")];
    await page.goto("/settings?tab=privacy");
    for (const what of ["Loading your visits", "Loading your share links"]) {
      await expect(page.getByText(what)).toBeAttached();
    }
    for (const answer of answers) answer();
    await expect(page.getByText("Nobody can open your card by a link.")).toBeVisible();
  });
});

test.describe("when the sign-in has ended on the server, the next call leads to the landing page", () => {
  type Step = { tab: string; act: (page: Page) => Promise<void> };
  const steps: Step[] = [
    { tab: "dietary", act: (page) => page.getByRole("checkbox", { name: "Keto" }).click() },
    { tab: "ingredients", act: (page) => way(page, "Remove Anise").click() },
    {
      tab: "privacy",
      act: async (page) => {
        for (const label of ["Current password", "New password", "Confirm new password"]) {
          await page.getByLabel(label, { exact: true }).fill("Green-Kettle-43");
        }
        await page.keyboard.press("Enter");
      },
    },
    {
      tab: "account",
      act: async (page) => {
        await way(page, "Delete account").click();
        await way(page, "Continue").click();
        await page.getByLabel("Your password").fill("Green-Kettle-43");
        await way(page, "Delete for good").click();
      },
    },
  ];
  for (const { tab, act } of steps) {
    test(tab, async ({ page, signUp }) => {
      const person = await signUp();
      await preferAs(page, person, "anise", "dislike");
      await page.goto(`/settings?tab=${tab}`);
      await expect(page.getByRole("tabpanel")).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await endSignIn(person);
      await act(page);
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    });
  }
});
