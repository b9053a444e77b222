import { type Page, request as requests } from "@playwright/test";
import { postAs } from "../support/post-as";
import { expect, test } from "./fixtures";

const MENU = [
  { name: "Tomatoes and cucumber", description: "tomato, cucumber, olives" },
  { name: "Roast carrots", description: "carrots, tahini, parsley" },
  { name: "Mapo tofu", description: "tofu, zorblax, spring onion" },
];

const shelf = (page: Page, name: string) => page.getByRole("region", { name });
const chairs = (page: Page) => page.getByRole("region", { name: "Who has joined" });

async function openListOf(host: Page, says: string): Promise<void> {
  await host.getByRole("button", { name: "Open the list" }).click();
  const question = host.getByRole("dialog", { name: "Open the list for everybody?" });
  await expect(question).toContainText(says);
  await question.getByRole("button", { name: "Open the list" }).click();
}

async function sitDownAsGuest(page: Page, name: string, allergy: string | null): Promise<void> {
  await page.getByLabel("What the others call you").fill(name);
  await page.getByRole("checkbox", { name: allergy ?? "I have no allergies" }).click();
  await page.getByRole("button", { name: "Sit down" }).click();
}

test("two phones at one table see which dishes suit everybody, and no data of the table remains", async ({
  page,
  browser,
  baseURL,
  signUp,
  screens,
}) => {
  test.slow();
  // The venue and its menu belong to another owner.
  const owner = await requests.newContext({ baseURL: baseURL ?? "" });
  const response = await owner.post("/auth/register", {
    data: { email: `host-${Date.now()}@post.example`, password: "Blue-Kettle-42", account_type: "business" },
  });
  const headers = { Authorization: `Bearer ${((await response.json()) as { access_token: string }).access_token}` };
  const venue = (await (
    await owner.post("/api/venues", { headers, data: { name: "Lungara", city: "Rome", country: "Italy" } })
  ).json()) as { id: string };
  expect((await owner.put(`/api/venues/${venue.id}/menu`, { headers, data: { dishes: MENU } })).ok()).toBe(true);
  await owner.dispose();

  const mira = await signUp({ first_name: "Mira" });
  const put = await page.request.put("/user/allergies/sesame", {
    data: { severity: "severe" },
    headers: { Authorization: `Bearer ${mira.token}` },
  });
  expect(put.ok()).toBe(true);
  await postAs(page, mira, "/user/my-preferences-array", { dietary: ["vegetarian"] });

  await page.goto(`/venue/${venue.id}`);
  await page.getByRole("link", { name: "See what all of you can eat here" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Eat together" })).toBeVisible();
  await screens.isAccessible("laying a table");
  await page.getByLabel("How many are you?").selectOption("3");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(chairs(page)).toContainText("1 of 3");
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByRole("img", { name: "QR code of this table" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  const address = page.url();

  const phone = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 360, height: 780 } });
  const jonas = await phone.newPage();
  await jonas.goto(address);
  await expect(jonas.getByRole("heading", { name: "Sit down at Mira F.’s table" })).toBeVisible();
  await sitDownAsGuest(jonas, "Jonas", null);
  await expect(chairs(jonas)).toContainText("2 of 3");
  await expect(jonas.getByText("What all of you can share is shown here once the list is open.")).toBeVisible();
  await expect(jonas.getByText("Tomatoes and cucumber")).toHaveCount(0);
  await openListOf(page, "then see what all of you can share");
  // With only two cards, the dishes that do not suit one card would reveal the needs of the other guest.
  await expect(shelf(jonas, "Everyone can share")).toContainText("Tomatoes and cucumber");
  await expect(jonas.getByText("Roast carrots")).toHaveCount(0);
  await expect(chairs(page)).toContainText("Jonas");

  const third = await browser.newContext({ baseURL: baseURL ?? "" });
  const sam = await third.newPage();
  await sam.goto("/together");
  await sam.getByLabel("Code of the table").fill(address.split("/").at(-1)?.toLowerCase() ?? "");
  await sam.getByRole("button", { name: "Join", exact: true }).click();
  await sam.waitForURL(/\/together\/[A-Z0-9]{6}$/);
  await sitDownAsGuest(sam, "Sam", "Egg Allergy");
  // A stranger with the code might be any of them: only the host, who sees who sits there, opens the list.
  await expect(sam.getByText("Mira F. opens the list for everybody", { exact: false })).toBeVisible();
  await expect(sam.getByText("Roast carrots")).toHaveCount(0);
  await expect(sam.getByRole("button", { name: "Open the list" })).toHaveCount(0);
  await openListOf(page, "Mira F., Jonas, and Sam then read all allergies");
  for (const each of [page, jonas, sam]) {
    await expect(shelf(each, "With a change")).toContainText("All three, with a change");
    await expect(shelf(each, "With a change")).toContainText("Without tahini, please");
    await expect(shelf(each, "Ask first")).toContainText("zorblax");
    await expect(shelf(each, "Ask first")).not.toContainText("Mira");
  }
  await screens.isAccessible("a table with three cards");
  await page.getByRole("button", { name: "Show the table's allergies to staff" }).click();
  await expect(page.getByRole("dialog", { name: "At this table" })).toContainText("Sesame (severe)");
  await expect(page.getByRole("dialog", { name: "At this table" })).toContainText("Egg");
  await page.getByRole("button", { name: "Close" }).click();

  await sam.getByRole("button", { name: "Leave the table" }).click();
  await expect(chairs(jonas)).not.toContainText("Sam");
  await page.getByRole("button", { name: "End it for everybody" }).click();
  await page.getByRole("button", { name: "End the table" }).click();
  await expect(page).toHaveURL("/together");
  await expect(jonas.getByRole("heading", { name: "This table is over" })).toBeVisible();
  await phone.close();
  await third.close();
});

test("a table at home shows the recipes that suit everybody, and can be searched by name", async ({
  page,
  browser,
  baseURL,
  signUp,
  screens,
}) => {
  const mira = await signUp({ first_name: "Mira" });
  await postAs(page, mira, "/user/my-preferences-array", { dietary: ["vegan"] });
  await page.goto("/together");
  await expect(page.getByText("At home it shows the recipes that fit all of you.")).toBeVisible();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(chairs(page)).toContainText("1 of 2");

  const phone = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 360, height: 780 } });
  const jonas = await phone.newPage();
  await jonas.goto(page.url());
  await sitDownAsGuest(jonas, "Jonas", "Sesame Allergy");
  await expect(chairs(page)).toContainText("Jonas");
  await openListOf(page, "then see what all of you can share");
  const recipes = (on: Page) => shelf(on, "Recipes for all of you").getByRole("listitem");
  await expect(recipes(page).getByRole("link").first()).toBeVisible();
  const titles = await recipes(page).getByRole("link").allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  await expect(recipes(jonas).getByRole("link")).toHaveText(titles);
  await screens.isAccessible("recipes for all of a table");
  await page.getByLabel(/Look for a dish/).fill(titles[0] ?? "");
  await expect(recipes(page).getByRole("link").first()).toHaveText(titles[0] ?? "");
  await phone.close();
});
