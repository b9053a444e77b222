import type { Page } from "@playwright/test";
import type { RelyingParty } from "../support/relying-party";
import { button, consentHeading, expect, fillCard, saidBy, test } from "./oauth-fixtures";

// Two websites go through their complete flows; the tests check what they may read afterwards.
test.slow();

async function connect(page: Page, party: RelyingParty): Promise<void> {
  await page.goto(`${party.origin}/login`);
  await button(page, "Allow").click();
  await saidBy(page);
}

const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Revoke ${name}` }) });

test("an application is listed with what it reads, and revoking it ends its access at once, but not that of others", async ({
  page,
  signUp,
  startParty,
}) => {
  const person = await signUp();
  await page.goto("/settings?tab=privacy");
  await expect(page.getByText("No application reads anything of yours.")).toBeVisible();
  await fillCard(page, person);
  const lungara = await startParty();
  const menus = await startParty({ name: "Menus" });
  await connect(page, lungara);
  await connect(page, menus);
  const [first] = lungara.outcomes;
  const [second] = menus.outcomes;
  if (!first || !second) throw new Error("Nobody came back");
  expect((await lungara.readProfile(first)).status).toBe(200);

  await page.goto("/settings?tab=privacy");
  await expect(row(page, "Lungara Online")).toContainText("Your diet preferences and health concerns");
  await expect(row(page, "Lungara Online")).toContainText("Your ingredient likes, dislikes and allergies");
  await expect(row(page, "Lungara Online")).toContainText(/Since .+\. Last used .+\./);
  await button(page, "Revoke Lungara Online").click();
  const dialog = page.getByRole("dialog", { name: "Revoke Lungara Online?" });
  await dialog.getByRole("button", { name: "Keep it" }).click();
  expect((await lungara.readProfile(first)).status).toBe(200);
  await button(page, "Revoke Lungara Online").click();
  await dialog.getByRole("button", { name: "Revoke", exact: true }).dblclick();
  await expect(page.getByText("Lungara Online can no longer read anything")).toBeVisible();
  await expect(row(page, "Lungara Online")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Connected applications" })).toBeFocused();

  expect((await lungara.readProfile(first)).status).toBe(401);
  expect(await lungara.refresh(first)).toBe("invalid_grant");
  expect((await menus.readProfile(second)).status).toBe(200);
  expect(await menus.refresh(second)).toBe("refreshed");
  await page.reload();
  await expect(row(page, "Menus")).toBeVisible();
  await expect(row(page, "Lungara Online")).toHaveCount(0);

  // The application must ask again, and a new Allow does not make the old tokens valid.
  await page.goto(`${lungara.origin}/login`);
  await expect(consentHeading(page)).toBeVisible();
  await button(page, "Allow").click();
  await saidBy(page);
  expect((await lungara.readProfile(first)).status).toBe(401);
});

test("the list and its confirmation are accessible", async ({ page, signUp, startParty, screens }) => {
  await fillCard(page, await signUp());
  await connect(page, await startParty());
  await page.goto("/settings?tab=privacy");
  await expect(row(page, "Lungara Online")).toBeVisible();
  await screens.isAccessible("connected applications", 'section[aria-labelledby]:has(li button[aria-label^="Revoke"])');
  await button(page, "Revoke Lungara Online").click();
  await screens.isAccessible("revoke dialog", '[role="dialog"]');
});

test.describe("when the server does not answer", () => {
  test.use({ expectedOnConsole: [/ERR_FAILED|status of 40[14]/] });

  test("an application that could not be revoked stays in the list with a message", async ({
    page,
    signUp,
    startParty,
  }) => {
    const person = await signUp();
    await fillCard(page, person);
    const party = await startParty();
    await connect(page, party);
    const list = "**/api/user-client-authorization";
    await page.route(list, (route) => route.abort());
    await page.goto("/settings?tab=privacy");
    await expect(page.getByText("Failed to load connected applications")).toBeVisible();
    await page.unroute(list);
    await page.getByRole("button", { name: "Retry" }).click();

    await page.route("**/api/user-client-authorization/*", (route) => route.abort());
    await button(page, "Revoke Lungara Online").click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(page.getByText(/Lungara Online could not be revoked and still reads your values/)).toBeVisible();
    await expect(row(page, "Lungara Online")).toBeVisible();
    const [outcome] = party.outcomes;
    if (outcome) expect((await party.readProfile(outcome)).status).toBe(200);
    await page.unroute("**/api/user-client-authorization/*");

    // Another tab has revoked the connection meanwhile.
    const headers = { Authorization: `Bearer ${person.token}` };
    const [record] = await (await page.request.get("/api/user-client-authorization", { headers })).json();
    await page.request.delete(`/api/user-client-authorization/${record.id}`, { headers });
    await button(page, "Revoke Lungara Online").click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(row(page, "Lungara Online")).toHaveCount(0);
  });
});
