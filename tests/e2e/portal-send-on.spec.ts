import { mailedLink } from "../support/mailed-link";
import { expect, test } from "./fixtures";

// A wrong password is logged by the browser itself.
test.use({ expectedOnConsole: [/Failed to load resource/] });

test("an owner sends the numbers on: by mail to somebody who says yes, and by a link with a password", async ({
  page,
  browser,
  screens,
  signUp,
}) => {
  const owner = await signUp({ account_type: "business", first_name: "Giulia" });
  const headers = { Authorization: `Bearer ${owner.token}` };
  await page.request.post("/api/venues", { headers, data: { name: "Forno", city: "Bristol", country: "UK" } });
  await expect(async () => {
    const link = await mailedLink(owner.email, "/confirm-email");
    await page.request.post("/auth/user/email-confirmation", { data: { token: link.searchParams.get("token") } });
  }).toPass();
  await page.goto("/portal?section=weeks");
  const rhythm = page.getByRole("region", { name: "Numbers by mail" });
  await rhythm.getByLabel("How often").selectOption("Every week");
  await rhythm.getByLabel("Day").selectOption("Saturday");
  await rhythm.getByRole("button", { name: "Save" }).dblclick();
  await expect(rhythm).toContainText("Every Saturday at 08:00");
  await expect(page.getByRole("region", { name: "What the mail would say" })).toContainText("Forno: 0 visits");

  const email = `accounts-${crypto.randomUUID()}@asked.example`;
  const readers = page.getByRole("region", { name: "Who gets it" });
  await readers.getByLabel("Mail").fill(email);
  await readers.getByRole("button", { name: "Add" }).dblclick();
  await expect(readers).toContainText("Was asked. Nothing is sent before the answer.");
  await readers.getByLabel("Mail").fill(owner.email);
  await readers.getByRole("button", { name: "Add" }).click();
  await readers.getByLabel("Alerts, too").check();
  const alerts = page.getByRole("region", { name: "Alerts at once" });
  await alerts.getByLabel("Many fewer visits").selectOption("From 50% fewer on");
  await alerts.getByRole("button", { name: "Save alerts" }).click();
  await expect(page.getByText("The alerts are saved.")).toBeVisible();
  await screens.isAccessibleOnTablets("who is told the numbers");

  const elsewhere = await browser.newContext({ reducedMotion: "reduce" });
  const stranger = await elsewhere.newPage();
  await expect(async () => {
    await stranger.goto((await mailedLink(email, "/figures-mail/")).pathname);
  }).toPass();
  await expect(stranger.getByRole("heading", { name: "The numbers of Forno by mail" })).toBeVisible();
  await stranger.getByRole("button", { name: "Send me the mail" }).dblclick();
  await expect(stranger.getByText("It is on.")).toBeVisible();
  await page.reload();
  await expect(readers).toContainText("Said yes.");
  await expect(alerts.getByLabel("Many fewer visits")).toHaveValue("50");
  await stranger.reload();
  await stranger.getByRole("button", { name: "Stop this mail" }).click();
  await expect(stranger.getByRole("heading", { name: "This mail has ended" })).toBeVisible();
  await page.reload();
  await expect(readers).not.toContainText(email);

  const links = page.getByRole("region", { name: "Read-only links" });
  await links.getByLabel("Name of the link").fill("The landlord");
  await links.getByLabel("Password", { exact: false }).first().fill("eleven figs on a plate");
  await links.getByRole("button", { name: "Make a link" }).dblclick();
  const address = await links.getByText(/\/portal\/shared\//).textContent();
  const shared = new URL(address ?? "").pathname;
  const answer = await stranger.goto(shared);
  const sent = answer?.headers() ?? {};
  expect([sent["cache-control"], sent["referrer-policy"]]).toEqual([
    expect.stringContaining("no-store"),
    "no-referrer",
  ]);
  expect(sent["x-robots-tag"]).toContain("noindex");
  await expect(stranger.getByText("Forno")).toBeHidden();
  await stranger.getByLabel("Password", { exact: true }).fill("twelve figs on a plate");
  await stranger.getByRole("button", { name: "Open", exact: true }).click();
  await expect(stranger.getByText("This is not the password of the link.")).toBeVisible();
  await stranger.getByLabel("Password", { exact: true }).fill("eleven figs on a plate");
  await stranger.getByRole("button", { name: "Open", exact: true }).click();
  await expect(stranger.getByRole("heading", { name: "Forno" })).toBeVisible();
  await expect(stranger.getByText("Visits in 28 days")).toBeVisible();

  await page.reload();
  await expect(links).toContainText("Opened 1 time");
  await links.getByRole("button", { name: "End The landlord" }).click();
  await expect(page.getByText("The landlord opens nothing any more.")).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await expect(stranger.getByText("Forno")).toBeHidden();
  await elsewhere.close();
});
