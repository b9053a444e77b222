import { postAs, preferAs } from "../support/post-as";
import { expect, test } from "./fixtures";

test.describe.configure({ timeout: 120_000 });
test.use({ expectedOnConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|NetworkError/] });

test("the card opens first of all, without a network too, and is gone after the sign-out", async ({
  page,
  context,
  signUp,
  screens,
}) => {
  const person = await signUp();
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegetarian"] });
  await preferAs(page, person, "anise", "allergy");
  await page.goto("/settings?tab=dietary");
  const first = page.getByRole("navigation", { name: "Main" }).getByRole("link").first();
  await expect(first).toHaveText("Digital ID Card");
  await first.click();
  await expect(page).toHaveURL("/id");
  const card = page.getByRole("article", { name: /^Digital dietary ID of/ });
  await expect(card.getByText("Anise", { exact: true })).toBeVisible();
  await screens.isAccessible("own card");
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/id")) !== undefined), { timeout: 30_000 })
    .toBe(true);
  const kept = await page.evaluate(async () => (await caches.match("/id"))?.text());
  expect(kept).not.toContain(person.id);
  expect(kept).not.toContain("Anise");

  await context.setOffline(true);
  await page.close(); // as when the phone is switched off and on: only what is stored is left
  const phone = await context.newPage();
  await phone.goto("/");
  await expect(phone).toHaveURL("/id");
  await expect(phone.getByText("No network. This is your card as this device last knew it.")).toBeVisible();
  await expect(phone.getByRole("article").getByText("Anise", { exact: true })).toBeVisible();
  await phone.getByRole("button", { name: "Show to staff" }).click();
  await expect(phone.getByRole("dialog", { name: "I am allergic to" })).toContainText("Anise");
  await phone.getByRole("button", { name: "Close" }).click();

  await context.setOffline(false);
  await phone.goto("/settings?tab=account");
  await phone.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(phone).toHaveURL("/");
  expect(await phone.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(person.id);
  await phone.goto("/id");
  await expect(phone.getByText("Please sign in to see your card.")).toBeVisible();
  await context.setOffline(true);
  await phone.goto("/id");
  await expect(phone.getByText("Anise")).toHaveCount(0);
  await context.setOffline(false);
});
