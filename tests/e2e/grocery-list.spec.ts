import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { preferAs } from "../support/post-as";
import { expect, type SignedUp, test } from "./fixtures";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const line = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });
const status = (page: Page) => page.getByRole("region", { name: "Messages" }).getByRole("status");
const alert = (page: Page) => page.getByRole("region", { name: "Messages" }).getByRole("alert");

const authorization = ({ token }: SignedUp) => ({ Authorization: `Bearer ${token}` });

async function createRecipe(request: APIRequestContext, person: SignedUp, title: string, lines: string[]) {
  const response = await request.post("/api/recipes", {
    headers: authorization(person),
    data: {
      title,
      servings: 4,
      ingredients: lines.map((name, index) => ({ name, order: index + 1 })),
      instructions: [{ order: 1, text: "Cook." }],
    },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const addOnPage = async (page: Page, id: string) => {
  await page.goto(`/recipes/${id}/view`);
  await page.getByRole("button", { name: "+ Grocery List" }).click();
};

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

test("a diner adds a recipe to an empty list and shops with it", async ({ page, request, signUp, screens }) => {
  const person = await signUp();
  const soup = await createRecipe(request, person, "Leek soup", ["4 leeks", "500 ml milk", "salt"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/grocery-list");
  await expect(page.getByRole("heading", { name: "Your grocery list is empty" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Browse Recipes" })).toHaveAttribute("href", "/recipes");
  await screens.isAccessible("empty grocery list");

  await addOnPage(page, soup);
  await expect(status(page)).toContainText("Added Leek soup to your grocery list with 3 normalized items!");
  await expect(status(page).getByRole("button", { name: "Stay Here" })).toBeVisible();
  await status(page).getByRole("button", { name: "View Grocery List" }).click();
  await expect(heading(page, "My Grocery List")).toBeVisible();
  await expect(page.getByText("0 of 3 in the basket, from 1 recipe")).toBeVisible();
  await expect(line(page, "leeks, 4")).toBeVisible();

  const field = page.getByRole("textbox", { name: "Add an item" });
  // It stays at the lower edge, above the navigation, within reach of the thumb, however far the list was scrolled.
  const [box, dock] = [await field.boundingBox(), await page.locator("[data-dock]").boundingBox()];
  expect((dock?.y ?? 0) - (box ? box.y + box.height : 0)).toBeLessThan(24);
  await field.fill("2 l juice");
  await page.keyboard.press("Enter");
  await expect(line(page, "juice, 2 l")).toBeVisible();
  await line(page, "juice, 2 l").click();
  await line(page, "leeks, 4").focus();
  await page.keyboard.press("Space");
  await expect(line(page, "leeks, 4")).toBeChecked();
  await expect(page.getByText("2 of 4 in the basket, from 1 recipe")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Items checked" })).toHaveAttribute("aria-valuenow", "2");
  expect(await scrollsSideways(page)).toBe(false);
  await screens.isAccessible("grocery list");
});

test.describe("changing a line", () => {
  test.use({ expectedOnConsole: [/422/] });

  test("shows the line's origin, refuses an invalid amount and keeps what was typed", async ({
    page,
    request,
    signUp,
    screens,
  }) => {
    const person = await signUp();
    await addOnPage(page, await createRecipe(request, person, "Leek soup", ["4 leeks", "500 ml milk"]));
    await status(page).getByRole("button", { name: "View Grocery List" }).click();
    await page.getByRole("button", { name: "Edit milk" }).click();
    const editor = page.getByRole("dialog", { name: "milk" });
    await expect(editor.getByText("Leek soup")).toBeVisible();
    await expect(editor.getByText("500 ml milk")).toBeVisible();
    await editor.getByLabel("Quantity").fill("plenty");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor.getByText("Must be a number such as 2, 0.5 or 1 1/2")).toBeVisible();
    await editor.getByLabel("Quantity").fill("750");
    await editor.getByLabel("Note").fill("the fresh one");
    await screens.isAccessible("editing a line");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(line(page, "milk, 750 ml")).toBeVisible();
    await expect(page.getByText("the fresh one")).toBeVisible();
  });
});

test("clearing and removing can be undone, rescaling unticks, and a closed list can be reopened", async ({
  page,
  request,
  signUp,
  screens,
}) => {
  const person = await signUp();
  await addOnPage(page, await createRecipe(request, person, "Leek soup", ["4 leeks", "500 ml milk", "salt"]));
  await status(page).getByRole("button", { name: "View Grocery List" }).click();
  await page.getByRole("textbox", { name: "Add an item" }).fill("2 l juice");
  await page.keyboard.press("Enter");
  await line(page, "juice, 2 l").click();
  await line(page, "leeks, 4").click();

  await page.getByRole("button", { name: "Clear Checked" }).click();
  await expect(line(page, "leeks, 4")).toHaveCount(0);
  await status(page).getByRole("button", { name: "Undo" }).click();
  await expect(line(page, "leeks, 4")).toBeChecked();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(line(page, "leeks, 4")).toBeChecked();
  await expect(line(page, "milk, 500 ml")).not.toBeChecked();

  await page.getByRole("button", { name: "One serving of Leek soup more" }).click();
  await expect(line(page, "leeks, 5")).not.toBeChecked();
  await page.getByRole("button", { name: "Remove Leek soup from this list" }).click();
  await expect(line(page, /leeks/)).toHaveCount(0);
  await expect(line(page, "juice, 2 l")).toBeChecked();
  await status(page).getByRole("button", { name: "Undo" }).click();
  await expect(line(page, "leeks, 5")).toBeVisible();

  await page.getByRole("button", { name: "Close List" }).click();
  await expect(page.getByRole("heading", { name: "Past lists" })).toBeVisible();
  await expect(page.getByText("4 items, 25% bought")).toBeVisible();
  await expect(page.getByText("Today, last added Leek soup")).toBeVisible();
  await screens.isAccessible("past lists");
  await page.getByRole("link", { name: "View My Grocery List" }).click();
  await expect(page.getByText("A past list.")).toBeVisible();
  await page.getByRole("button", { name: "Shop with this list" }).click();
  await expect(page).toHaveURL("/grocery-list");
  await expect(page.getByRole("button", { name: "Close List" })).toBeVisible();
});

test("lists are exported, renamed, copied and deleted", async ({ page, signUp, screens }) => {
  await signUp();
  await page.goto("/grocery-list");
  await page.getByRole("textbox", { name: "Add an item" }).fill("bread");
  await page.getByRole("button", { name: "Add item" }).click();
  await line(page, "bread").click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const options = page.getByRole("button", { name: "List options" });
  await options.click();
  await screens.isAccessible("list options");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as text" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("my-grocery-list.txt");
  expect(await readFile(await file.path(), "utf8")).toBe("My Grocery List\n\nBakery\n[x] bread\n");

  await options.click();
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Week");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(heading(page, "Week")).toBeVisible();

  await options.click();
  await page.getByRole("button", { name: "Copy list" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Week (Copy)");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(heading(page, "Week")).toBeVisible();
  await options.click();
  await page.getByRole("button", { name: "Copy list" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(heading(page, "Week (Copy)")).toBeVisible();
  await expect(line(page, "bread")).not.toBeChecked();

  await page.getByRole("button", { name: "Delete Week", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(status(page)).toContainText("Week deleted successfully");
  await expect(page.getByRole("heading", { name: "Past lists" })).toHaveCount(0);
  await options.click();
  await page.getByRole("button", { name: "Delete list" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Your grocery list is empty" })).toBeVisible();
});

test("lines that conflict with the diner's ID are marked, and unknown is not shown as safe", async ({
  page,
  request,
  signUp,
  screens,
}) => {
  const person = await signUp();
  const saved = await request.post("/user/my-preferences-array", {
    headers: authorization(person),
    data: { dietary: ["nut_free"] },
  });
  expect(saved.ok()).toBe(true);
  await page.goto("/grocery-list");
  for (const item of ["almond butter", "rice", "glorbium"]) {
    await page.getByRole("textbox", { name: "Add an item" }).fill(item);
    await page.keyboard.press("Enter");
    await expect(line(page, item)).toBeVisible();
  }
  const row = (name: string) => page.getByRole("listitem").filter({ has: line(page, name) });
  await expect(row("almond butter").getByText("Conflict")).toBeVisible();
  await expect(row("almond butter").getByText("Nut Allergy")).toBeVisible();
  const swap = row("almond butter").getByRole("button", { name: /^Swap for / });
  const instead = ((await swap.textContent()) ?? "").replace("Swap for ", "");
  await swap.click();
  await expect(line(page, "almond butter")).toHaveCount(0);
  await expect(line(page, new RegExp(instead))).toBeVisible();
  await status(page).getByRole("button", { name: "Undo" }).click();
  await expect(row("almond butter").getByText("Conflict")).toBeVisible();
  await expect(line(page, new RegExp(instead))).toHaveCount(0);
  await expect(row("rice").getByText("Match")).toBeAttached();
  await expect(row("glorbium").getByText("Unknown: Nut Allergy")).toBeVisible();
  await expect(page.getByText("Unknown is not safe: please read the labels.")).toBeVisible();
  await screens.isAccessible("a list with conflicts");
});

test("a visitor is asked to sign in on the list and on a recipe", async ({ page, screens }) => {
  await page.goto("/grocery-list");
  await expect(page.getByRole("heading", { name: "Please sign in to view your grocery list." })).toBeVisible();
  await screens.isAccessible("grocery list, signed out");
  await page.goto("/recipes");
  await page.getByRole("link", { name: "Smoky black bean tacos", exact: true }).click();
  await page.getByRole("button", { name: "+ Grocery List" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("when the server fails", () => {
  test.use({ expectedOnConsole: [/Failed to load resource|500|404/] });

  test("each failure is reported in its documented words, and nothing is lost", async ({
    page,
    request,
    signUp,
    screens,
  }) => {
    const person = await signUp();
    const soup = await createRecipe(request, person, "Leek soup", ["4 leeks"]);
    const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, json: { detail: "x" } }));

    await fail("**/grocery-lists");
    await addOnPage(page, soup);
    await expect(alert(page)).toContainText("Failed to create grocery list");
    await page.unroute("**/grocery-lists");
    await addOnPage(page, await createRecipe(request, person, "Plain rice", ["200 g rice"]));
    await expect(status(page)).toContainText("Added Plain rice to your grocery list with 1 normalized items!");
    await fail("**/add-recipe");
    await addOnPage(page, soup);
    await expect(alert(page)).toContainText("Failed to add recipe to grocery list. Please try again.");
    await page.unroute("**/add-recipe");
    await fail("**/add-recipe");
    await fail("**/grocery-lists/*");
    await addOnPage(page, soup);
    await expect(alert(page)).toContainText("Failed to get updated grocery list");
    await page.unroute("**/add-recipe");
    await page.unroute("**/grocery-lists/*");
    await addOnPage(page, soup);
    await expect(status(page)).toContainText("Added Leek soup to your grocery list with 1 normalized items!");

    await page.goto("/grocery-list");
    await page.route("**/changes", (route) => route.fulfill({ status: 422, json: { detail: "no" } }));
    await page.getByRole("button", { name: "Edit leeks" }).click();
    await page.getByRole("dialog").getByLabel("Note").fill("young");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(alert(page)).toContainText("Failed to update item");
    await expect(page.getByText("young")).toHaveCount(0);
    await page.unroute("**/changes");

    await fail("**/changes");
    await line(page, "leeks, 4").click();
    await expect(page.getByText("Saved on this phone, will sync")).toBeVisible();
    await screens.isAccessible("changes that wait");
    await page.unroute("**/changes");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();

    await page.route("**/grocery-lists/*", (route) =>
      route.request().method() === "DELETE" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.getByRole("button", { name: "List options" }).click();
    await page.getByRole("button", { name: "Delete list" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(alert(page)).toContainText("Failed to delete grocery list. Please try again.");
  });

  test("a list that was deleted on another device says so, and the next recipe starts a new list", async ({
    page,
    request,
    signUp,
  }) => {
    const person = await signUp();
    const soup = await createRecipe(request, person, "Leek soup", ["4 leeks"]);
    await addOnPage(page, soup);
    await expect(status(page)).toContainText("Added Leek soup");
    const headers = authorization(person);
    const [list] = (await (await request.get("/grocery-lists", { headers })).json()) as { id: string }[];
    await request.delete(`/grocery-lists/${list?.id}`, { headers });
    await page.goto("/grocery-list");
    await expect(page.getByRole("heading", { name: "This list is not there any more" })).toBeVisible();
    await addOnPage(page, soup);
    await page.getByRole("button", { name: "View Grocery List" }).click();
    await expect(line(page, "leeks, 4")).toBeVisible();
  });
});

test("the server renders the list of the address, or else the current one, with its verdicts", async ({
  page,
  context,
  browser,
  request,
  signUp,
}) => {
  const person = await signUp();
  await preferAs(page, person, "quince", "allergy");
  const headers = authorization(person);
  const response = await request.post("/grocery-lists", { headers, data: { name: "Saturday" } });
  const { id } = (await response.json()) as { id: string };
  await request.post(`/grocery-lists/${id}/items`, { headers, data: { name: "2 kg quinces" } });
  await page.goto(`/grocery-list?list=${id}`);
  await page.getByRole("button", { name: "Shop with this list" }).click();
  await expect(page).toHaveURL("/grocery-list");
  const options = { javaScriptEnabled: false, storageState: await context.storageState() };
  const still = await browser.newContext({ ...options, baseURL: new URL(page.url()).origin });
  const written = await still.newPage();
  for (const path of [`/grocery-list?list=${id}`, "/grocery-list"]) {
    await written.goto(path);
    await expect(heading(written, "Saturday")).toBeVisible();
    await expect(line(written, /quinces/)).toBeVisible();
    await expect(written.getByText("1 conflicts with your ID")).toBeVisible();
  }
  // A sign-out leaves no list to the next person.
  expect(await page.evaluate(() => document.cookie)).toContain(`current_grocery_list=${id}`);
  await page.goto("/settings?tab=account");
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("current_grocery_list");
  await still.close();
});
