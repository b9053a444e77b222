import type { Page } from "@playwright/test";
import { postAs, preferAs } from "../support/post-as";
import { endSignIn } from "./failures";
import { expect, test } from "./fixtures";
import { agreeToHealth } from "./health-consent";

const TABS = ["Dietary", "Favorites", "Ingredients", "My ID", "Privacy", "Account"] as const;

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const way = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, message: string) => page.locator("[data-toast-message]", { hasText: message });
const rows = (page: Page, list: "Avoids" | "Likes") => page.getByRole("list", { name: list }).getByRole("listitem");
const preferences = async (page: Page) => (await page.request.get("/user/my-preferences")).json();

async function search(page: Page, label: string, text: string) {
  await page.getByRole("combobox", { name: label }).fill(text);
  await expect(page.getByRole("option").first()).toBeVisible();
}

test("a visitor who is not signed in is sent to the landing page", async ({ page }) => {
  await page.goto("/settings?tab=privacy");
  await expect(page).toHaveURL("/");
});

test("each tab has an address: Back, reload and the arrow keys work", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/settings?tab=nonsense");
  await expect(tab(page, "Dietary")).toHaveAttribute("aria-selected", "true");
  await tab(page, "Ingredients").click();
  await expect(page).toHaveURL("/settings?tab=ingredients");
  await tab(page, "My ID").click();
  await page.goBack();
  await expect(tab(page, "Ingredients")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Avoids" })).toBeVisible();
  await tab(page, "Ingredients").focus();
  await page.keyboard.press("ArrowDown");
  await expect(tab(page, "My ID")).toBeFocused();
  await page.keyboard.press("End");
  await expect(page).toHaveURL("/settings?tab=account");
  await page.keyboard.press("Home");
  await expect(page).toHaveURL("/settings?tab=dietary");
});

test("every tab is accessible, at phone and desktop width, in light and dark", async ({ page, signUp, screens }) => {
  test.slow();
  const person = await signUp();
  const concerns = await (await page.request.get("/user/health-concerns/available")).json();
  await postAs(page, person, "/user/health-concerns", { health_concern_id: concerns[0].id });
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegetarian", "nut_free"] });
  await preferAs(page, person, "shellfish", "allergy");
  await preferAs(page, person, "anise", "intolerance");
  await page.goto("/settings");
  for (const name of TABS) {
    await tab(page, name).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await screens.isAccessible(`settings, ${name}`);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  for (const name of TABS) {
    await tab(page, name).click();
    await expect(tab(page, name)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test("diets and health concerns are saved at each tap, and each outcome is reported", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/settings");
  await page.getByRole("checkbox", { name: "Egg Allergy" }).click();
  await expect(toast(page, "Dietary preferences updated!")).toBeVisible();
  await page.getByRole("checkbox", { name: "Vegan" }).click();
  await expect(page.getByRole("checkbox", { name: "Egg Allergy" })).toBeChecked();
  await page.getByRole("button", { name: "Show all 24" }).click();
  await page.getByRole("switch", { name: "Anemia" }).click();
  await agreeToHealth(page);
  await expect(toast(page, "Health concern added")).toBeVisible();
  await page.getByRole("switch", { name: "Anemia" }).click();
  await expect(toast(page, "Health concern removed")).toBeVisible();
  expect(await preferences(page)).toMatchObject({
    dietary: ["vegan"],
    healthConcerns: [],
    ingredientPreferences: [{ preference_type: "allergy", key: "egg" }],
  });
  await tab(page, "My ID").click();
  await expect(page.getByRole("article", { name: /Digital dietary ID/ })).toContainText("Eggs");
});

test("an allergy that an application wrote among the diets is in the list of allergies and removed only after a confirmation", async ({
  page,
  signUp,
}) => {
  const person = await signUp();
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["nut_free", "egg_free", "soy_free"] });
  await page.goto("/settings");
  // The list for applications has only three places, but that blocks no diet.
  await page.getByRole("checkbox", { name: "Keto", exact: true }).click();
  await expect(toast(page, "Dietary preferences updated!")).toBeVisible();
  for (const name of ["Nut Allergy", "Egg Allergy", "Soy Allergy"])
    await expect(page.getByRole("checkbox", { name })).toBeChecked();
  await page.getByRole("checkbox", { name: "Nut Allergy" }).click();
  await way(page, "Remove allergy").click();
  await expect(page.getByRole("checkbox", { name: "Nut Allergy" })).not.toBeChecked();
  await expect
    .poll(async () => preferences(page))
    .toMatchObject({ dietary: ["keto", "egg_free"], ingredientPreferences: [{ key: "soy" }] });
});

test("in forced colours, only the chosen options have a tick", async ({ page, signUp }) => {
  await postAs(page, await signUp(), "/user/my-preferences-array", { dietary: ["vegetarian", "nut_free"] });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/settings");
  const sign = (name: string) => page.getByRole("checkbox", { name, exact: true }).locator("svg");
  for (const chosen of ["Vegetarian", "Nut Allergy"]) await expect(sign(chosen)).toBeVisible();
  for (const not of ["Keto", "Gluten Allergy", "Sesame Allergy"]) await expect(sign(not)).toBeHidden();
  await expect(sign("Vegan")).toBeVisible(); // struck through, because it cannot be chosen
  await page.getByRole("checkbox", { name: "Keto", exact: true }).click();
  await expect(sign("Keto")).toBeVisible();
});

test("favorites are added, created and removed, and each outcome is reported", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/settings?tab=favorites");
  await search(page, "Search drinks", "ginger");
  const name = (await page.getByRole("option").first().textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(toast(page, `${name} added to favorites`)).toBeVisible();
  await page.getByRole("combobox", { name: "Search foods" }).fill("Grandmother's plum soup");
  await page.getByRole("option", { name: /Grandmother/ }).click();
  await expect(toast(page, "Grandmother's plum soup added to favorites")).toBeVisible();
  await way(page, `Remove ${name}`).click();
  await expect(toast(page, `${name} removed from favorites`)).toBeVisible();
  await page.reload();
  await expect(page.getByText("Grandmother's plum soup", { exact: true })).toBeVisible();
  await expect(page.getByText("No drinks yet.")).toBeVisible();
});

test("an ingredient is added, changed and removed by keyboard only", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/settings?tab=ingredients");
  const field = page.getByRole("combobox", { name: "Search ingredients" });
  await field.focus();
  await page.keyboard.type("shellfish");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await page.getByRole("option").count()).toBeLessThanOrEqual(5);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/Covers .*rustacean/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Added Shellfish as allergy")).toBeVisible();
  await expect(rows(page, "Avoids")).toHaveText([/Shellfish.*Allergy/s]);
  await expect(field).toBeFocused();

  // Changing an allergy into a preference asks for confirmation, as removing it does.
  await way(page, "Change Shellfish").press("Enter");
  await dialog.getByRole("button", { name: "Love" }).press("Enter");
  await expect(dialog).toContainText("no longer an allergy?");
  await page.keyboard.press("Escape");
  await expect(way(page, "Change Shellfish")).toBeFocused();
  await way(page, "Change Shellfish").press("Enter");
  await dialog.getByRole("button", { name: "Intolerance" }).press("Enter");
  await expect(toast(page, "Updated Shellfish as intolerance")).toBeVisible();

  await way(page, "Remove Shellfish").press("Enter");
  await expect(dialog).toContainText("Remove Shellfish?");
  await dialog.getByRole("button", { name: "Keep it" }).press("Enter");
  await expect(way(page, "Remove Shellfish")).toBeFocused();
  await way(page, "Remove Shellfish").press("Enter");
  await dialog.getByRole("button", { name: "Remove intolerance" }).press("Enter");
  await expect(toast(page, "Ingredient preference removed")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Ingredients" })).toBeFocused();
  expect(await preferences(page)).toMatchObject({ ingredientPreferences: [] });
});

test("allergies come first, likes are separate, and all of it survives a reload", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/settings?tab=ingredients");
  for (const [text, type] of [
    ["anise", "Dislike"],
    ["lemon", "Love"],
    ["mustard", "Allergy"],
  ] as const) {
    await search(page, "Search ingredients", text);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: type }).click();
    await expect(toast(page, `as ${type.toLowerCase()}`)).toBeVisible();
  }
  for (const _ of ["before", "after a reload"]) {
    await expect(rows(page, "Avoids")).toHaveText([/Mustard.*Allergy/s, /Anise.*Dislike/s]);
    await expect(rows(page, "Likes")).toHaveText([/Lemon.*Love/s]);
    await page.reload();
  }
});

test.describe("when the server fails", () => {
  test.use({ expectedOnConsole: [/Failed to load resource/] });

  test("changes are rolled back visibly, with the documented words", async ({ page, signUp }) => {
    const name = await preferAs(page, await signUp(), "anise", "dislike");
    await page.goto("/settings");
    await page.getByRole("button", { name: "Show all 24" }).click();
    const fail = (path: string) =>
      page.route(path, (route) => route.fulfill({ status: 503, json: { detail: "Away" } }));
    await fail("**/user/my-preferences-array");
    await fail("**/user/health-concerns");
    await fail("**/user/ingredient-preferences{,/*}");
    await page.getByRole("checkbox", { name: "Keto" }).click();
    await expect(toast(page, "Failed to save dietary preferences")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Keto" })).not.toBeChecked();
    await page.getByRole("switch", { name: "Anemia" }).click();
    await agreeToHealth(page);
    await expect(toast(page, "Failed to update health concern")).toBeVisible();
    await expect(page.getByRole("switch", { name: "Anemia" })).not.toBeChecked();

    await tab(page, "Ingredients").click();
    await search(page, "Search ingredients", "lemon");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Love" }).click();
    await expect(toast(page, "Failed to add/update ingredient preference")).toBeVisible();
    await expect(page.getByRole("list", { name: "Likes" })).toHaveCount(0);
    await way(page, `Remove ${name}`).click();
    await expect(toast(page, "Failed to remove ingredient preference")).toBeVisible();
    await expect(rows(page, "Avoids")).toHaveText([/Dislike/]);

    await fail("**/ingredient-normalizations/search*");
    await page.getByRole("combobox", { name: "Search ingredients" }).fill("coriander");
    await expect(toast(page, "Failed to search ingredients")).toBeVisible();
    await page.unroute("**/ingredient-normalizations/search*");
    await page.getByRole("option", { name: "Retry" }).click();
    await page.getByRole("combobox", { name: "Search ingredients" }).click();
    await expect(page.getByRole("option").first()).toBeVisible();
  });

  test("a sign-in that ended elsewhere leads to the landing page", async ({ page, signUp }) => {
    const { token } = await signUp();
    await page.goto("/settings?tab=favorites");
    await expect(page.getByRole("combobox", { name: "Search foods" })).toBeVisible();
    await endSignIn({ token });
    await page.getByRole("combobox", { name: "Search foods" }).fill("risotto");
    await expect(page).toHaveURL("/");
  });
});

test("the results of a search for an allergy fit on a phone's screen", async ({ page, signUp }) => {
  await signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/settings?tab=dietary");
  const search = page.getByRole("combobox", { name: "Allergic to something else?" });
  // At the lower edge, as somebody who has scrolled only as far as the field.
  await search.evaluate((field) => field.scrollIntoView({ block: "end" }));
  await search.fill("anise");
  await expect(page.getByRole("option").first()).toBeInViewport({ ratio: 1 });
  const last = page.getByRole("option").last();
  for (let i = 1; i < (await page.getByRole("option").count()); i++) await page.keyboard.press("ArrowDown");
  await expect(last).toHaveAttribute("aria-selected", "true");
  await expect(last).toBeInViewport({ ratio: 1 });
  const dock = await page.locator("[data-dock]").boundingBox();
  const box = await last.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(dock?.y ?? 0);
});
