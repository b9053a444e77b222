import type { BrowserContext, Page } from "@playwright/test";
import { demoPlace } from "../support/demo-place";
import { postAs, preferAs } from "../support/post-as";
import { hold, storeSignIn } from "./failures";
import { expect, type SignedUp, test } from "./fixtures";

/** Signs out as a person does, in another tab. */
async function signOutElsewhere(context: BrowserContext): Promise<Page> {
  const otherTab = await context.newPage();
  await otherTab.goto("/settings?tab=account");
  await otherTab.getByRole("tabpanel").getByRole("button", { name: "Sign out" }).click();
  await expect(otherTab).toHaveURL("/");
  return otherTab;
}

async function signInWithForm(page: Page, person: Pick<SignedUp, "email" | "password">): Promise<void> {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Digital ID Card" })).toBeVisible();
}

const card = (page: Page) => page.getByRole("article", { name: /Digital dietary ID of/ });

test.describe("signed out in the other tab", () => {
  test.use({ expectedOnConsole: [/Failed to load resource/] });

  test("every open tab of the settings leads to the landing page", async ({ page, context, signUp }) => {
    await storeSignIn(context, await signUp());
    const open = [page];
    for (const tab of ["favorites", "ingredients", "my-id", "privacy", "account"]) {
      const another = await context.newPage();
      await another.goto(`/settings?tab=${tab}`);
      open.push(another);
    }
    await page.goto("/settings?tab=dietary");
    for (const each of open) await expect(each.getByRole("tabpanel")).toBeVisible();
    await signOutElsewhere(context);
    for (const each of open) await expect(each).toHaveURL("/");
  });

  test("the landing page shows nobody's card, and the header offers to sign in", async ({ page, context, signUp }) => {
    const person = await signUp();
    await storeSignIn(context, person);
    await page.goto("/");
    await expect(card(page)).toBeVisible();
    await signOutElsewhere(context);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Show the card. Skip the speech." })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByText("Nadia F.")).toHaveCount(0);
  });

  test("the ID page hides the card that it showed", async ({ page, context, signUp }) => {
    const person = await signUp();
    await preferAs(page, person, "anise", "allergy");
    await storeSignIn(context, person);
    await page.goto(`/id/${person.id}`);
    await expect(card(page)).toBeVisible();
    await signOutElsewhere(context);
    await expect(page.getByText("User data not available")).toBeVisible();
    await expect(page.getByText("Anise")).toHaveCount(0);
  });

  test("the owner's card is hidden, even if the browser has lost who is signed in", async ({
    page,
    context,
    signUp,
  }) => {
    const person = await signUp();
    await preferAs(page, person, "anise", "allergy");
    await context.request.post("/auth/login", { data: { email: person.email, password: person.password } });
    await page.goto("/id");
    await expect(card(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("auth_user"))).toBeNull();
    await signOutElsewhere(context);
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByText("Anise")).toHaveCount(0);
  });

  for (const step of ["dietary", "health", "favorites"]) {
    test(`onboarding, ${step}: asks to sign in again, and names nobody`, async ({ page, context, signUp }) => {
      const person = await signUp();
      await storeSignIn(context, person);
      await page.goto(`/onboard?step=${step}`);
      await expect(page.getByText(`Not ${person.email}`)).toBeVisible();
      await signOutElsewhere(context);
      await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
      await expect(page.getByText(person.email)).toHaveCount(0);
      await expect(page.getByLabel("Email")).toHaveValue("");
    });
  }

  test("a venue's page offers to sign in instead of showing the visit", async ({
    page,
    context,
    signUp,
    playwright,
    baseURL,
  }) => {
    const place = await demoPlace(playwright, baseURL ?? "");
    const person = await signUp();
    await postAs(page, person, "/api/visits", { venue_id: place.venueId });
    await storeSignIn(context, person);
    await page.goto(`/venue/${place.venueId}`);
    await expect(page.getByRole("button", { name: "End visit" })).toBeVisible();
    await signOutElsewhere(context);
    await expect(page.getByRole("link", { name: "Sign in to check in" })).toBeVisible();
    await expect(page.getByRole("button", { name: "End visit" })).toHaveCount(0);
  });
});

test.describe("another person signed in in the other tab", () => {
  test.use({ expectedOnConsole: [/Failed to load resource/] });

  test("the first person's pending taps never reach the second person's account", async ({ page, context, signUp }) => {
    const second = await signUp();
    await postAs(page, second, "/user/my-preferences-array", { dietary: ["gluten_free"] });
    const first = await signUp();
    await storeSignIn(context, first);
    await page.goto("/settings?tab=dietary");
    await expect(page.getByRole("button", { name: "Show all 24" })).toBeVisible();

    // Two taps of the first person: one request is under way, the other waits for it.
    const saving = await hold(page, "**/user/my-preferences-array");
    await page.getByRole("checkbox", { name: "Keto" }).click();
    await page.getByRole("checkbox", { name: "Egg Allergy" }).click();
    const otherTab = await signOutElsewhere(context);
    await expect(page).toHaveURL("/");
    await signInWithForm(otherTab, second);
    await expect(page.getByRole("banner").getByRole("link", { name: "Digital ID Card" })).toBeVisible();
    saving.answer();

    await page.goto("/settings?tab=dietary");
    await expect(page.getByRole("checkbox", { name: "Gluten Allergy" })).toBeChecked();
    for (const name of ["Keto", "Egg Allergy"]) await expect(page.getByRole("checkbox", { name })).not.toBeChecked();
    const preferences = await (await page.request.get("/user/my-preferences")).json();
    expect(preferences.dietary).toEqual(["gluten_free"]);
  });

  test("the open page becomes the second person's, and shows nothing of the first", async ({
    page,
    context,
    signUp,
  }) => {
    const second = await signUp({ first_name: "Quirin" });
    const first = await signUp();
    await preferAs(page, first, "anise", "allergy");
    await storeSignIn(context, first);
    await page.goto("/settings?tab=my-id");
    await expect(card(page)).toContainText("Anise");
    // Signs in the second person without a sign-out, as when the first sign-in had expired in that tab.
    const otherTab = await context.newPage();
    await storeSignIn(context, second);
    await expect(card(page)).toContainText("Quirin F.");
    await expect(page.getByText("Anise")).toHaveCount(0);
    await otherTab.close();
  });
});
