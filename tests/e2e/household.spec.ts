import type { Page } from "@playwright/test";
import type { HouseholdWire, InvitationWire } from "@/lib/schemas/household";
import { expect, test } from "./fixtures";

const line = (page: Page, name: string) => page.getByRole("checkbox", { name });

async function write(page: Page, item: string): Promise<void> {
  await page.getByRole("textbox", { name: "Add an item" }).fill(item);
  await page.keyboard.press("Enter");
  await expect(line(page, item)).toBeVisible();
}

/** All grocery data that the browser has stored, as text. */
const keptLists = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("forkprint-groceries");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const rows = await Promise.all(
      [...database.objectStoreNames].map(
        (store) =>
          new Promise<unknown[]>((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
          }),
      ),
    );
    database.close();
    return JSON.stringify(rows);
  });

test("two people share a list, one of them offline, until one is removed", async ({
  page,
  browser,
  baseURL,
  signUp,
  screens,
}) => {
  const ayumi = await signUp({ first_name: "Ayumi" });
  const headers = { Authorization: `Bearer ${ayumi.token}` };
  await page.request.put("/user/allergies/sesame", { data: { severity: "severe" }, headers });

  await page.goto("/household");
  await page.getByRole("button", { name: "Make a household" }).click();
  await page.getByLabel("Name of the household").fill("Elm Street");
  await page.getByRole("button", { name: "Make it" }).click();
  await expect(page.getByRole("heading", { name: "Elm Street" })).toBeVisible();
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByRole("button", { name: "Make the link" }).click();
  await expect(page.getByRole("img", { name: "QR code of the invitation to Elm Street" })).toBeVisible();
  await screens.isAccessible("inviting to a household");
  const [home] = (await (await page.request.get("/api/households", { headers })).json()) as HouseholdWire[];
  const open = await page.request.get(`/api/households/${home?.id}/invitations`, { headers });
  const [invitation] = (await open.json()) as InvitationWire[];

  const phone = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 360, height: 780 } });
  const response = await phone.request.post("/auth/register", {
    data: { email: `ben-${Date.now()}@post.example`, password: "Blue-Kettle-42", first_name: "Ben" },
  });
  const benToken = ((await response.json()) as { access_token: string }).access_token;
  await phone.request.put("/user/allergies/peanut", {
    data: { severity: "severe" },
    headers: { Authorization: `Bearer ${benToken}` },
  });
  const ben = await phone.newPage();
  await ben.goto(new URL(invitation?.url ?? "").pathname);
  await expect(ben.getByText("Ayumi F. invites you to a household")).toBeVisible();
  await expect(ben.getByRole("switch", { name: "Health" })).not.toBeChecked();
  await ben.getByRole("button", { name: "Join, and show 2 parts of your card" }).click();
  await expect(ben.getByText(/^Sesame.* \(severe\)$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Peanuts? \(severe\)$/)).toBeVisible();
  await screens.isAccessible("a household of two");

  await page.goto("/grocery-list");
  for (const item of ["tahini", "peanut butter", "bread"]) await write(page, item);
  await page.getByRole("button", { name: "List options" }).click();
  await page.getByRole("button", { name: "Share with the household" }).click();
  await page.getByRole("button", { name: "Elm Street" }).click();
  await expect(page.getByText("Shared with Elm Street", { exact: true })).toBeVisible();
  await expect(page.getByText("Not for Ben", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Checked for Ben.* and you\./)).toBeVisible();
  await screens.isAccessible("a shared list");

  await ben.goto("/grocery-list");
  await ben.getByRole("button", { name: /^Continue My Grocery List/ }).click();
  await expect(ben.getByText("Not for Ayumi F.", { exact: true })).toBeVisible();
  await phone.setOffline(true);
  await line(ben, "bread").click();
  await write(ben, "milk");
  await expect(ben.getByText("Saved on this phone, will sync")).toBeVisible();
  await write(page, "tea");
  await line(page, "tahini").click();
  await phone.setOffline(false);
  await expect(line(page, "milk")).toBeVisible();
  await expect(line(page, "bread")).toBeChecked();
  await expect(line(ben, "tea")).toBeVisible();
  await expect(line(ben, "tahini")).toBeChecked();

  // Both share one plan: what one of them plans appears for the other at once.
  const week = `/plan?week=2026-W48&household=${home?.id}`;
  await ben.goto(week);
  await page.goto("/plan?week=2026-W48");
  await page.getByRole("navigation", { name: "Whose plan" }).getByRole("link", { name: "Elm Street" }).click();
  await expect(page).toHaveURL(week);
  await ben.getByRole("button", { name: "Add to Monday, dinner" }).click();
  await ben.getByLabel("A note").fill("Leftovers");
  await ben.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Leftovers")).toBeVisible();
  await expect(page.getByText("By Ben")).toBeVisible();
  await screens.isAccessible("the plan of a household");

  await ben.goto("/grocery-list");
  await expect(line(ben, "tea")).toBeVisible();
  await phone.setOffline(true);
  await write(ben, "sugar");
  await page.goto("/household");
  await page.getByRole("button", { name: "Remove Ben" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Ben is removed.")).toBeVisible();
  await expect(page.getByText(/^Peanuts? \(severe\)$/)).toBeHidden();
  await phone.setOffline(false);
  await expect(ben.getByRole("heading", { name: "This list is not there any more" })).toBeVisible();
  await expect.poll(() => keptLists(ben)).not.toContain("tahini");
  expect(await keptLists(ben)).not.toContain("sugar");
  await phone.close();
});

for (const when of ["while the page listens", "before the page listens"]) {
  test(`a member who is removed ${when} no longer sees the names of the household's lists, without a reload`, async ({
    page,
    browser,
    baseURL,
    signUp,
  }) => {
    const keeper = await signUp();
    const headers = { Authorization: `Bearer ${keeper.token}` };
    const post = async <T>(path: string, data: object, token = keeper.token): Promise<T> => {
      const answer = await page.request.post(path, { data, headers: { Authorization: `Bearer ${token}` } });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as T;
    };
    const home = await post<HouseholdWire>("/api/households", { name: "Elm Street" });
    const { url } = await post<InvitationWire>(`/api/households/${home.id}/invitations`, {
      is_single_use: true,
      days: 1,
    });
    const { id: listId } = await post<{ id: string }>("/grocery-lists", { name: "Saturday market" });
    await page.request.put(`/grocery-lists/${listId}/household`, { data: { household_id: home.id }, headers });

    const phone = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 360, height: 780 } });
    const response = await phone.request.post("/auth/register", {
      data: { email: `cal-${Date.now()}@post.example`, password: "Blue-Kettle-42", first_name: "Cal" },
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    const joined = await post<HouseholdWire>(
      `/api/household-invitations/${new URL(url).pathname.split("/").at(-1)}`,
      { rows: [] },
      token,
    );
    const cal = await phone.newPage();
    let tell = () => {};
    const isRemoved = new Promise<void>((resolve) => {
      tell = resolve;
    });
    if (when.startsWith("before"))
      await cal.route("**/events", async (route) => {
        await isRemoved;
        await route.continue();
      });
    const listens = cal.waitForRequest("**/events");
    await cal.goto("/grocery-list");
    await expect(cal.getByText("Saturday market")).toBeVisible();
    await listens;
    const me = joined.members.find(({ is_me }) => is_me);
    const removed = await page.request.delete(`/api/households/${home.id}/members/${me?.id}`, { headers });
    expect(removed.status()).toBe(204);
    tell();
    await expect(cal.getByText("Saturday market")).toHaveCount(0);
    await phone.close();
  });
}
