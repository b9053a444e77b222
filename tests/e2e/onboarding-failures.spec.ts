import type { Page } from "@playwright/test";
import { away, broken, endSignIn, hold, unreachable } from "./failures";
import { expect, PASSWORD, test } from "./fixtures";
import { agreeToHealth } from "./health-consent";

const way = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.use({ expectedOnConsole: [/Failed to load resource/] });

test.describe("the account step", () => {
  for (const [how, answer, words] of [
    ["unreachable", unreachable, "The server could not be reached. Please check your connection and try again."],
    ["away", away, "Away"],
    ["broken", broken, "An error occurred"],
  ] as const) {
    test(`with the server ${how} shows an error and keeps what was typed`, async ({ page }) => {
      await page.goto("/onboard");
      await page.route("**/auth/login", answer);
      await page.getByLabel("Email").fill("mira@post.example");
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await way(page, "Sign In").click();
      await expect(page.getByRole("main").getByRole("alert").filter({ hasText: words })).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue("mira@post.example");
      await page.unroute("**/auth/login");
    });
  }
});

test.describe("the health step", () => {
  test("asks to sign in again after a sign-in that ended, and then goes on", async ({ page, signUp }) => {
    const person = await signUp();
    await page.goto("/onboard?step=health");
    await expect(page.getByRole("checkbox", { name: "Anemia" })).toBeVisible();
    await endSignIn(person);
    await page.getByRole("checkbox", { name: "Anemia" }).click();
    await agreeToHealth(page);
    await expect(page.getByText("You were signed out.")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await way(page, "Sign In").click();
    await expect(heading(page, "Does your health decide what you can eat?")).toBeFocused();
  });

  test("with a slow server shows the choice at once, and Next waits for it", async ({ page, signUp }) => {
    await signUp();
    await page.goto("/onboard?step=health");
    const saving = await hold(page, "**/user/health-concerns");
    await page.getByRole("checkbox", { name: "Anemia" }).click();
    await agreeToHealth(page);
    await expect(page.getByRole("checkbox", { name: "Anemia" })).toBeChecked();
    await way(page, "Next").click();
    await expect(way(page, "Loading...")).toBeVisible();
    saving.answer();
    await expect(heading(page, "What do you love?")).toBeFocused();
    expect((await (await page.request.get("/user/my-preferences")).json()).healthConcerns).toHaveLength(1);
  });
});

test.describe("the favorites step", () => {
  test("shows failures of loading, search and adding in place, and Retry continues", async ({
    page,
    signUp,
    screens,
  }) => {
    await signUp();
    await page.route("**/api/user-favorites/my-favorites", away);
    await page.goto("/onboard?step=favorites");
    await expect(page.getByText("Failed to load favorites")).toBeVisible();
    await screens.isAccessible("favorites step, not loaded");
    await page.unroute("**/api/user-favorites/my-favorites");
    await way(page, "Retry").click();
    await expect(page.getByText("Failed to load favorites")).toHaveCount(0);

    await page.route("**/api/user-favorites/search*", unreachable);
    await page.getByLabel("Search foods").fill("dal");
    await expect(page.getByRole("option", { name: "Retry" })).toBeVisible();
    await page.unroute("**/api/user-favorites/search*");
    await page.getByRole("option", { name: "Retry" }).click();
    await expect(page.getByRole("option", { name: "Dal", exact: true })).toBeVisible();

    await page.route("**/api/user-favorites/my-favorites/by-item", broken);
    await page.getByRole("option", { name: "Dal", exact: true }).click();
    await expect(page.getByText("Failed to add favorite")).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove Dal" })).toHaveCount(0);
  });

  test("asks to sign in again after a sign-in that ended", async ({ page, signUp }) => {
    const person = await signUp();
    // Waits until the page's own requests are answered, so that only the search finds the sign-in ended.
    const loaded = page.waitForResponse((answer) => answer.url().endsWith("/my-favorites"));
    await page.goto("/onboard?step=favorites");
    await loaded;
    await expect(page.getByLabel("Search foods")).toBeVisible();
    await endSignIn(person);
    await page.getByLabel("Search foods").fill("dal");
    await expect(page.getByText("You were signed out.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
  });
});

test("Back moves through all steps: none is lost, and none asks twice", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/onboard?step=dietary");
  await page.getByRole("checkbox", { name: "Keto" }).click();
  await way(page, "Next").click();
  await expect(heading(page, "Does your health decide what you can eat?")).toBeFocused();
  await way(page, "Next").click();
  await expect(heading(page, "What do you love?")).toBeFocused();
  for (const title of ["Does your health decide what you can eat?", "What do you eat, and what must you not?"]) {
    await page.goBack();
    await expect(heading(page, title)).toBeVisible();
  }
  await expect(page.getByRole("checkbox", { name: "Keto" })).toBeChecked();
  await page.goForward();
  await expect(heading(page, "Does your health decide what you can eat?")).toBeVisible();
});
