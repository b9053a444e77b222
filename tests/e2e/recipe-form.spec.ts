import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Enters text into the field by a paste event. */
async function paste(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

const INGREDIENTS = "200 g rice noodles\n2 tbsp tahini\nFor the dressing:\n1 lime\nsalt";
const METHOD = "1. Soak the noodles.\n2. Stir the tahini with the lime.\n3. Toss.";

async function fillIn(page: Page, title: string): Promise<void> {
  await field(page, "Title").fill(title);
  await paste(page, "Name of ingredient 1", INGREDIENTS);
  await paste(page, "Step 1", METHOD);
}

test("a recipe is created, changed and deleted", async ({ page, signUp, screens }) => {
  await signUp();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "No recipes yet" })).toBeVisible();
  await screens.isAccessible("your recipes, empty");
  await page.getByRole("link", { name: "Create Recipe" }).click();
  await expect(heading(page, "Create recipe")).toBeVisible();

  await page.getByRole("button", { name: "Create Recipe" }).click();
  await expect(field(page, "Title")).toBeFocused();
  await expect(page.getByText("Title is required")).toBeVisible();
  await expect(page.getByText("Each ingredient needs a name")).toBeVisible();
  await expect(page.getByText("Each instruction needs text")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove ingredient 1/ })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Remove step 1" })).toBeDisabled();
  await screens.isAccessible("create recipe, with errors");

  await fillIn(page, "Tahini noodles");
  await expect(field(page, "Name of ingredient 1")).toHaveValue("rice noodles");
  await expect(field(page, "Quantity of ingredient 1")).toHaveValue("200");
  await expect(field(page, "Unit of ingredient 1")).toHaveValue("g");
  await expect(field(page, "Heading")).toHaveValue("For the dressing");
  await expect(field(page, "Step 3")).toHaveValue("Toss.");
  await page.getByRole("textbox", { name: "Servings" }).fill("2");
  await page.getByRole("textbox", { name: "Description" }).fill("Quick and cold.");
  await page.getByRole("combobox", { name: "Course" }).selectOption("Main");
  await page.getByRole("combobox", { name: "Kitchen" }).selectOption("Chinese");

  const handle = page.getByRole("button", { name: "Move ingredient 1: rice noodles", exact: true });
  await handle.focus();
  await page.keyboard.press("ArrowDown");
  await expect(field(page, "Name of ingredient 1")).toHaveValue("tahini");
  await expect(page.getByRole("status").filter({ hasText: "moved to position 2 of 5" })).toBeAttached();
  await expect(page.getByRole("button", { name: "Move ingredient 2: rice noodles", exact: true })).toBeFocused();
  await screens.isAccessible("create recipe, filled in");

  await page.getByRole("button", { name: "Create Recipe" }).dblclick();
  await expect(heading(page, "Tahini noodles")).toBeVisible();
  await expect(page.getByText("Recipe created")).toBeVisible();
  await expect(page.getByText("Quick and cold.")).toBeVisible();
  await expect(page.getByText("Main · Chinese")).toBeVisible();
  await expect(page.getByRole("heading", { name: "For the dressing" })).toBeVisible();

  await page.getByRole("link", { name: "Edit" }).click();
  await expect(heading(page, "Edit recipe")).toBeVisible();
  await field(page, "Title").fill("Tahini noodles for a crowd");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(heading(page, "Tahini noodles for a crowd")).toBeVisible();

  await page.goto("/saved");
  const card = page.getByRole("article").filter({ hasText: "Tahini noodles for a crowd" });
  await expect(page.getByRole("article")).toHaveCount(1); // the double click created only one
  await expect(card).toContainText("Today");
  await expect(card.getByRole("button", { name: "Unsave" })).toHaveCount(0);
  await screens.isAccessible("your recipes");
  await card.getByRole("button", { name: /^Preview/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Stir the tahini with the lime.");
  await page.keyboard.press("Escape");
  await card.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No recipes yet" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "No recipes yet" })).toBeVisible();
});

test("rows are moved with the pointer, and keep their order", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/new");
  await fillIn(page, "Dragged noodles");
  const handleOf = (name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true });
  const centreOf = async (name: string) => {
    const box = await handleOf(name).boundingBox();
    if (!box) throw new Error(`no handle of ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
  };
  const drag = async (from: string, to: string) => {
    await handleOf(from).scrollIntoViewIfNeeded();
    const start = await centreOf(from);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    const end = await centreOf(to);
    await page.mouse.move(end.x, end.y + end.height / 2, { steps: 12 });
  };

  await drag("ingredient 1: rice noodles", "ingredient 2: tahini");
  await page.mouse.up();
  await expect(field(page, "Name of ingredient 1")).toHaveValue("tahini");
  await expect(field(page, "Name of ingredient 2")).toHaveValue("rice noodles");
  await expect(field(page, "Quantity of ingredient 2")).toHaveValue("200");

  await drag("step 3", "step 1");
  await page.mouse.up();
  await expect(field(page, "Step 3")).not.toHaveValue("Toss.");
  await page.getByRole("button", { name: "Create Recipe" }).click();
  await expect(heading(page, "Dragged noodles")).toBeVisible();
  const foods = page.getByRole("listitem").filter({ hasText: /tahini|rice noodles/ });
  await expect(foods.first()).toContainText("tahini");
});

test("unsaved text survives a link, Back and a reload", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes");
  await page.getByRole("link", { name: "Create Recipe" }).click();
  await field(page, "Title").fill("Half a thought");

  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.getByRole("link", { name: "Home" }).first().click();
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(field(page, "Title")).toHaveValue("Half a thought");
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(page).toHaveURL("/recipes/new");

  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText("We kept what you had written.")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Half a thought");

  await page.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/recipes/new");
  await expect(field(page, "Title")).toHaveValue("");
});

test.describe("when saving fails", () => {
  test.use({ expectedOnConsole: [/409|401|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test("nothing is lost to a dropped connection, another tab, or a sign-in that ended", async ({
    page,
    signUp,
    context,
  }) => {
    const person = await signUp();
    await page.goto("/recipes/new");
    await fillIn(page, "Contested noodles");
    await page.route("**/api/recipes", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Create Recipe" }).click();
    await expect(page.getByText("Failed to create recipe.")).toBeVisible();
    await expect(field(page, "Title")).toHaveValue("Contested noodles");
    await page.getByRole("button", { name: "Create Recipe" }).click();
    await expect(heading(page, "Contested noodles")).toBeVisible();

    await page.getByRole("link", { name: "Edit" }).click();
    await field(page, "Title").fill("Mine");
    const otherTab = await context.newPage();
    await otherTab.goto(page.url());
    await field(otherTab, "Title").fill("Theirs");
    await otherTab.getByRole("button", { name: "Save changes" }).click();
    await expect(heading(otherTab, "Theirs")).toBeVisible();
    await otherTab.close();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Failed to update recipe.")).toBeVisible();
    await expect(page.getByText("changed in another tab")).toBeVisible();
    await expect(field(page, "Title")).toHaveValue("Mine");
    await page.getByRole("button", { name: "Save mine instead" }).click();
    await expect(heading(page, "Mine")).toBeVisible();

    await page.goto("/recipes/new");
    await fillIn(page, "Written while signed out");
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.getByRole("button", { name: "Create Recipe" }).click();
    await expect(page.getByRole("dialog")).toBeVisible(); // asks the person to sign in again
    const { email, password } = person;
    expect((await context.request.post("/auth/login", { data: { email, password } })).ok()).toBe(true);
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto("/recipes/new");
    await expect(field(page, "Title")).toHaveValue("Written while signed out");

    await signUp(); // another person at the same screen
    await page.goto("/recipes/new");
    await expect(field(page, "Title")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(field(page, "Title")).toHaveValue("");
  });
});

test("a visitor is asked to sign in, and another person cannot edit the recipe", async ({ page, signUp, screens }) => {
  await page.goto("/recipes/new");
  await expect(page.getByRole("heading", { name: "Please sign in to write recipes." })).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "Please sign in to view your recipes." })).toBeVisible();
  await screens.isAccessible("your recipes, signed out");
  const owner = await signUp();
  const response = await page.context().request.post("/api/recipes", {
    headers: { Authorization: `Bearer ${owner.token}` },
    data: { title: "Private soup", ingredients: [{ name: "leek" }], instructions: [{ text: "Boil.", order: 1 }] },
  });
  const { id } = (await response.json()) as { id: string };
  await page.goto(`/recipes/${id}/view`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await signUp();
  const answer = await page.request.get(`/recipes/${id}/edit`);
  expect(await answer.text()).not.toContain("Private soup");
});

test.describe("a page of a book", () => {
  // The server refuses a file that is not a photo, and axe requests the preview, which the policy allows only for
  // images.
  test.use({ expectedOnConsole: [/status of 415|'blob:/] });

  test("is photographed, read, corrected and only then saved", async ({ page, signUp, screens }) => {
    await signUp();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/recipes/new");
    await page.getByRole("link", { name: "From a photo of a page" }).click();
    await expect(heading(page, "From a photo of a page")).toBeVisible();
    await screens.isAccessible("a photo of a page, to be chosen");

    const chooser = page.getByLabel("Choose a photo, or take one");
    await chooser.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("No photo at all.") });
    await expect(page.getByText("This photo cannot be opened here.")).toBeVisible();

    const photo = path.resolve("tests/unit/recipes/page-photos/pages/curry-in-shadow.webp");
    await chooser.setInputFiles(photo);
    await expect(page.getByText("Reading the page.")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(chooser).toBeAttached();

    await chooser.setInputFiles(photo);
    await expect(page.getByText("A machine has read this.")).toBeVisible({ timeout: 120_000 });
    await expect(field(page, "Title")).toHaveValue("Peanut Chicken Curry");
    await expect(field(page, "Name of ingredient 5")).toHaveValue("smooth peanut butter");
    await expect(page.getByText("Serves four with rice.")).toBeVisible();
    await expect(page.getByRole("img", { name: "The page, as you photographed it" })).toBeVisible();
    await screens.isAccessible("a page that was read, with its doubts");

    // The lines that were read survive a reload; the photo does not, and the page says so.
    await page.reload();
    await expect(page.getByText("The photo is not: choose it again")).toBeVisible();
    const marks = page.getByRole("button", { name: /^It is right: / });
    const marked = await marks.count();
    expect(marked).toBeGreaterThan(1);
    const save = page.getByRole("button", { name: "Create Recipe" });
    await save.click();
    await expect(page.getByText("This line was read with doubt.").first()).toBeVisible();
    await expect(page.getByText("Please compare it with the page first")).toBeVisible();

    // A line loses its mark when it is corrected or confirmed.
    await field(page, "Name of ingredient 8").fill("ground cumin");
    await expect(marks).toHaveCount(marked - 1);
    for (let left = marked - 1; left > 0; left--) {
      await marks.first().click();
      await expect(marks).toHaveCount(left - 1);
    }
    await save.click();
    await expect(page.getByText("Please compare it with the page first")).toBeVisible();
    await page.getByRole("checkbox", { name: "I have compared every line with the page." }).check();
    await page.setViewportSize({ width: 1280, height: 900 });
    await screens.isAccessible("a page that was read and compared");
    await save.click();
    await expect(heading(page, "Peanut Chicken Curry")).toBeVisible();
  });
});
