import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { endSignIn } from "./failures";
import { expect, PASSWORD, stopClock, test } from "./fixtures";
import { agreeToHealth } from "./health-consent";

const option = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const way = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const card = (page: Page) => page.getByRole("article", { name: /Digital dietary ID/ });

const QUESTIONS = {
  dietary: "What do you eat, and what must you not?",
  health: "Does your health decide what you can eat?",
  favorites: "What do you love?",
} as const;

type Preferences = {
  dietary: string[];
  healthConcerns: { health_concern: { name: string } }[];
  ingredientPreferences: { preference_type: string; key?: string; severity?: string; traces?: boolean }[];
  favorites: { item: { name: string } }[];
};

async function savedBy(page: Page): Promise<Preferences> {
  return (await (await page.request.get("/user/my-preferences")).json()) as Preferences;
}

const allergiesOf = ({ ingredientPreferences }: Preferences) =>
  ingredientPreferences.flatMap(({ preference_type, key }) => (preference_type === "allergy" ? [key] : []));

/** Presses Tab until the element has the focus; fails for an element that cannot be reached. */
async function tabTo(page: Page, target: ReturnType<Page["locator"]>) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

test("a person creates an account and completes the card by keyboard only", async ({ page, expectedOnConsole }) => {
  expectedOnConsole.push(/404/); // the venue in the address does not exist
  await page.goto("/onboard?mode=register&venue-id=v1&table=12");
  const submit = way(page, "Create Account");
  await expect(submit).toBeDisabled();
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await type("Email", `onboard-${randomUUID()}@post.example`);
  await type("First name", "Ida");
  await type("Last name", "Berg");
  await type("Password", PASSWORD);
  await type("Confirm password", `${PASSWORD} `);
  await expect(submit).toBeDisabled();
  await tabTo(page, page.getByRole("checkbox", { name: /I agree/ }));
  await page.keyboard.press("Space");
  await tabTo(page, submit);
  await page.keyboard.press("Enter");

  await expect(heading(page, QUESTIONS.dietary)).toBeFocused();
  await expect(page).toHaveURL("/onboard?venue-id=v1&table=12&step=dietary");
  for (const name of ["Gluten Allergy", "Sesame Allergy", "Keto"]) {
    await tabTo(page, option(page, name));
    await page.keyboard.press("Space");
  }
  await expect(card(page)).toContainText("Gluten");
  await tabTo(page, way(page, "Next"));
  await page.keyboard.press("Enter");

  await expect(heading(page, QUESTIONS.health)).toBeFocused();
  await tabTo(page, option(page, "Anemia"));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "I agree that my health data is kept" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 3 chosen")).toBeVisible();
  await tabTo(page, way(page, "Next"));
  await page.keyboard.press("Enter");

  await expect(heading(page, QUESTIONS.favorites)).toBeFocused();
  await type("Search foods", "dal");
  await expect(page.getByRole("option", { name: "Dal", exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove Dal" })).toBeVisible();
  await tabTo(page, way(page, "Continue"));
  await page.keyboard.press("Enter");

  await expect(heading(page, "You're all set!")).toBeFocused();
  await expect(page.getByText("Your preferences have been saved.")).toBeVisible();
  await expect(page.getByText("Redirecting you now...")).toBeVisible();
  await expect(page).toHaveURL("/");
  const saved = await savedBy(page);
  expect(saved.dietary).toEqual(["keto"]);
  expect(allergiesOf(saved)).toEqual(["gluten-grain", "sesame"]);
  expect(saved.healthConcerns.map((each) => each.health_concern.name)).toEqual(["anemia"]);
  expect(saved.favorites.map((each) => each.item.name)).toEqual(["Dal"]);
});

test("email and passwords are checked while they are typed, in the documented words", async ({ page, screens }) => {
  await page.goto("/onboard?mode=register");
  const password = page.getByLabel("Password", { exact: true });
  await page.getByLabel("Email").fill("mira");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("Email").fill("");
  await expect(page.getByText("Email is required")).toBeVisible();
  for (const [text, message] of [
    ["Short1", "Password must be at least 8 characters long"],
    ["NO LOWER 1", "Password must contain at least one lowercase letter"],
    ["no upper 1", "Password must contain at least one uppercase letter"],
    ["No number at all", "Password must contain at least one number"],
  ] as const) {
    await password.fill(text);
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByRole("list", { name: "The password needs" })).toBeVisible();
  await screens.isAccessible("account step with errors");
  await password.fill(PASSWORD);
  await expect(page.getByRole("list", { name: "The password needs" })).toBeHidden();
  await page.getByLabel("Confirm password").fill("Something-1-else");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Email")).toHaveValue("");
  await expect(page).toHaveURL("/onboard");
});

test("the terms open over the form, and a click outside closes them without agreeing", async ({ page, screens }) => {
  await page.goto("/onboard?mode=register");
  await page.getByRole("button", { name: "Terms & Conditions" }).click();
  const sheet = page.getByRole("dialog", { name: "Terms & Conditions" });
  await expect(sheet).toBeVisible();
  await screens.isAccessible("terms sheet");
  await page.mouse.click(10, 10);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("checkbox", { name: /I agree/ })).not.toBeChecked();
});

test("allergies are a list of their own: no limit, not disabled by a diet, and removed only after a confirmation", async ({
  page,
  signUp,
  screens,
}) => {
  await signUp();
  await page.goto("/onboard");
  await expect(heading(page, QUESTIONS.dietary)).toBeVisible();
  await option(page, "Vegan").click();
  for (const name of ["Egg Allergy", "Shellfish Allergy", "Nut Allergy", "Sesame Allergy"])
    await option(page, name).click();
  await page.getByRole("combobox", { name: "Allergic to something else?" }).fill("kiwi");
  await page.getByRole("option").first().click();
  await expect(page.getByText("1 of 3 chosen")).toBeVisible();
  await page.getByRole("radiogroup", { name: "How badly: Nuts" }).getByText("Severe").click();
  await page.getByRole("checkbox", { name: "Traces matter for Sesame" }).uncheck();
  await expect(card(page)).toContainText("Nuts(severe)");

  // A tap on an option that is not available says why.
  await expect(option(page, "Vegetarian")).toHaveAttribute("aria-disabled", "true");
  await expect(option(page, "Vegetarian")).toHaveAccessibleDescription(/^Vegan conflict/);
  await option(page, "Vegetarian").click({ force: true });
  const why = page.getByRole("status").filter({ hasText: "Vegetarian and Vegan exclude each other." });
  await expect(why).toBeInViewport();
  await screens.isAccessible("dietary step");
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await option(page, "Shellfish Allergy").click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(option(page, "Shellfish Allergy")).toBeChecked();
  await option(page, "Shellfish Allergy").click();
  await page.getByRole("button", { name: "Remove allergy" }).click();
  await expect(option(page, "Shellfish Allergy")).not.toBeChecked();

  await page.reload(); // unsaved choices survive
  await expect(option(page, "Egg Allergy")).toBeChecked();
  await way(page, "Skip All").click();
  await expect(heading(page, "You're all set!")).toBeFocused();
  const saved = await savedBy(page);
  expect(saved.dietary).toEqual(["vegan"]);
  expect(allergiesOf(saved)).toEqual(["egg", "nut", "sesame", "kiwi"]);
  expect(saved.ingredientPreferences).toMatchObject([{}, { severity: "severe" }, { traces: false }, {}]);
  await expect(card(page)).toContainText("Eggs");
});

test("each step has an address: Back, reload and the progress bar move between the steps", async ({
  page,
  signUp,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/status of 404/); // the table in the address does not exist
  await signUp();
  await page.goto("/onboard?location=t4");
  await option(page, "Keto").click();
  const progress = page.getByRole("navigation", { name: "Progress" });
  await progress.getByRole("button", { name: "Favorites" }).click();
  await expect(heading(page, QUESTIONS.favorites)).toBeFocused();
  expect((await savedBy(page)).dietary).toEqual(["keto"]);
  await expect(progress.getByRole("button", { name: /Account/ })).toHaveCount(0);
  await page.reload();
  await expect(heading(page, QUESTIONS.favorites)).toBeVisible();
  await way(page, "Back").click();
  await expect(heading(page, QUESTIONS.health)).toBeFocused();
  await page.goBack();
  await expect(heading(page, QUESTIONS.favorites)).toBeFocused();
  await expect(page).toHaveURL("/onboard?location=t4&step=favorites");
});

test("favorites refuse duplicates and a fourth, and accept a custom food", async ({ page, signUp, screens }) => {
  await signUp();
  await page.goto("/onboard?step=favorites");
  const search = page.getByLabel("Search drinks");
  const choose = async (text: string) => {
    await search.fill(text);
    await page.getByRole("option").first().click();
  };
  await choose("Unheard-of cordial  ");
  await expect(page.getByRole("button", { name: "Remove Unheard-of cordial" })).toBeVisible();
  await choose("Unheard-of cordial");
  await expect(page.getByText("This item is already in your favorites")).toBeVisible();
  await choose("Second unheard-of");
  await choose("Third unheard-of");
  await choose("Fourth unheard-of");
  await expect(page.getByText("You can only have up to 3 favorite drinks")).toBeVisible();
  await screens.isAccessible("favorites step");
  await page.getByRole("button", { name: "Remove Second unheard-of" }).click();
  await expect(page.getByText("2 of 3 chosen")).toBeVisible();
  await way(page, "Continue").click();
  await expect(heading(page, "You're all set!")).toBeVisible();
  expect((await savedBy(page)).favorites.map((each) => each.item.name)).toEqual([
    "Unheard-of cordial",
    "Third unheard-of",
  ]);
});

test("'Sign out' in a later step ends the session", async ({ page, signUp }) => {
  const { email } = await signUp();
  await page.goto("/onboard");
  await expect(page.getByText(`Not ${email}`)).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/onboard?step=health");
  await expect(heading(page, "Sign in")).toBeVisible();
});

test.describe("when something fails", () => {
  test.use({ expectedOnConsole: [/ERR_FAILED|status of 40[19]/] });

  test("Next keeps the choices and shows the reason, and Retry continues", async ({ page, signUp, screens }) => {
    await signUp();
    await page.goto("/onboard");
    await option(page, "Egg Allergy").click();
    await page.route("**/user/allergies/egg", (route) => route.abort());
    await way(page, "Next").click();
    await expect(page.getByText(/Your choices could not be saved; they are still here/)).toBeVisible();
    await expect(option(page, "Egg Allergy")).toBeChecked();
    await screens.isAccessible("dietary step, not saved");
    await page.unroute("**/user/allergies/egg");
    await way(page, "Retry").click();
    await expect(heading(page, QUESTIONS.health)).toBeFocused();
    expect(allergiesOf(await savedBy(page))).toEqual(["egg"]);
  });

  test("health: loading offers Retry, and a failed choice is rolled back", async ({ page, signUp, screens }) => {
    await signUp();
    await page.route("**/user/health-concerns/available", (route) => route.abort());
    await page.goto("/onboard?step=health");
    await expect(page.getByText("Failed to load health concerns")).toBeVisible();
    await page.unroute("**/user/health-concerns/available");
    await way(page, "Retry").click();
    await expect(option(page, "Anemia")).toBeVisible();
    await screens.isAccessible("health step");
    await page.route("**/user/health-concerns", (route) => route.abort());
    await option(page, "Anemia").click();
    await agreeToHealth(page);
    await expect(page.getByText("Failed to update health concern")).toBeVisible();
    await expect(option(page, "Anemia")).not.toBeChecked();
  });

  test("a taken email is reported in the form, which stays as it was", async ({ page, context, signUp }) => {
    const { email } = await signUp();
    await context.clearCookies();
    await page.goto("/onboard?mode=register");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("First name").fill("Ida");
    await page.getByLabel("Last name").fill("Berg");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await way(page, "Create Account").click();
    await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("First name")).toHaveValue("Ida");
  });

  test("a session that ended elsewhere asks to sign in again, and no choice is lost", async ({ page, signUp }) => {
    const { email, token } = await signUp();
    await page.goto("/onboard");
    await option(page, "Soy Allergy").click();
    await endSignIn({ token });
    await way(page, "Next").click();
    await expect(page.getByText("You were signed out.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await way(page, "Sign In").click();
    await expect(heading(page, QUESTIONS.dietary)).toBeFocused();
    await expect(option(page, "Soy Allergy")).toBeChecked();
    await way(page, "Next").click();
    await expect(heading(page, QUESTIONS.health)).toBeFocused();
    expect(allergiesOf(await savedBy(page))).toEqual(["soy"]);
  });
});

test("'You're all set!' is accessible", async ({ page, signUp, screens }) => {
  await signUp();
  // Prevents the redirect, which would end the screen while the test examines it.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, ms?: number) => (ms === 2000 ? 0 : start(act, ms))) as typeof setTimeout;
  });
  await page.goto("/onboard?step=complete");
  await expect(heading(page, "You're all set!")).toBeVisible();
  await screens.isAccessible("complete step");
});

test("Back on the last step stops the redirect", async ({ page, signUp }) => {
  await signUp();
  await page.clock.install();
  await stopClock(page);
  await page.goto("/onboard?step=complete");
  await way(page, "Back").click();
  await expect(heading(page, QUESTIONS.favorites)).toBeFocused();
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL("/onboard?step=favorites");
});
