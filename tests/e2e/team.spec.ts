import { mailedLink } from "../support/mailed-link";
import { expect, PASSWORD, test } from "./fixtures";

// A refused call is logged by the browser itself.
test.use({ expectedOnConsole: [/Failed to load resource/] });

test("an owner asks a cook in, the cook works with what the kitchen sees, and is out at once when removed", async ({
  page,
  browser,
  screens,
  signUp,
}) => {
  const owner = await signUp({ account_type: "business", first_name: "Giulia" });
  const asOwner = { headers: { Authorization: `Bearer ${owner.token}` } };
  await page.request.post("/api/venues", { ...asOwner, data: { name: "Forno", city: "Bristol", country: "UK" } });
  await expect(async () => {
    const link = await mailedLink(owner.email, "/confirm-email");
    await page.request.post("/auth/user/email-confirmation", { data: { token: link.searchParams.get("token") } });
  }).toPass();
  await page.goto("/portal?section=team");
  await expect(page.getByText("You work here alone so far.")).toBeVisible();
  await screens.isAccessibleOnTablets("the team");

  const email = `ines-${crypto.randomUUID()}@asked.example`;
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByLabel("Mail").fill(email);
  await dialog.getByLabel("All venues, also later ones").uncheck();
  await dialog.getByLabel("Forno").check();
  await expect(dialog).toContainText("Not the explorer, not the numbers");
  await dialog.getByRole("button", { name: "Send invitation" }).dblclick();
  await expect(page.getByRole("button", { name: `Send again to ${email}` })).toBeVisible();

  const kitchen = await browser.newContext({ reducedMotion: "reduce" });
  const cook = await kitchen.newPage();
  const link = await mailedLink(email, "/team-invitation/");
  await cook.goto(link.pathname);
  await expect(cook.getByRole("heading", { name: /asks you into the kitchen/ })).toBeVisible();
  await cook.request.post("/auth/register", { data: { email, password: PASSWORD, first_name: "Ines" } });
  await cook.reload();
  await cook.getByRole("button", { name: "Accept" }).dblclick();
  await cook.getByRole("link", { name: "Open the portal" }).click();
  await expect(cook.getByText("Nobody is checked in")).toBeVisible();
  const sections = cook.getByRole("navigation", { name: "Portal" }).getByRole("link");
  await expect(sections).toHaveText(["Live View", "Menu", "Documentation", "Settings"]);
  await cook.goto("/portal?section=data-explorer");
  await expect(cook.getByRole("heading", { name: "In the house" })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "More for Ines" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  const asked = page.getByRole("dialog", { name: "Remove Ines?" });
  await asked.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Ines is no longer in the team.")).toBeVisible();
  await expect(cook.getByText(/signed out|no longer/i).first()).toBeVisible();
  await cook.reload();
  await expect(cook.getByRole("navigation", { name: "Portal" })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("region", { name: "Activity" })).toContainText("Ines joined");
  await kitchen.close();
});

test("a tablet is paired by a code, shows the house without anybody signing in, and goes blank when it is revoked", async ({
  page,
  browser,
  screens,
  signUp,
}) => {
  const owner = await signUp({ account_type: "business" });
  const asOwner = { headers: { Authorization: `Bearer ${owner.token}` } };
  await page.request.post("/api/venues", { ...asOwner, data: { name: "Forno", city: "Bristol", country: "UK" } });
  await page.goto("/portal?section=team");
  await page.getByRole("button", { name: "New tablet" }).click();
  const dialog = page.getByRole("dialog", { name: "New tablet" });
  await dialog.getByLabel("Name").fill("Pastry");
  await dialog.getByRole("button", { name: "Show the code" }).click();
  const code = (await dialog.getByText(/^[A-Z3-9]{4} [A-Z3-9]{4}$/).textContent()) ?? "";

  const kitchen = await browser.newContext({ reducedMotion: "reduce" });
  const tablet = await kitchen.newPage();
  await tablet.goto("/portal/kitchen");
  await tablet.getByLabel("Code from Team").fill("AAAA AAAA");
  await tablet.getByRole("button", { name: "Pair" }).click();
  await expect(tablet.getByText(/This code is not known/)).toBeVisible();
  await tablet.getByLabel("Code from Team").fill(code.toLowerCase());
  await tablet.getByRole("button", { name: "Pair" }).click();
  await expect(tablet.getByRole("heading", { name: "In the house" })).toBeVisible();
  await expect(dialog.getByText("Pastry is paired.")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Live now.")).toBeVisible();
  await screens.isAccessibleOnTablets("the team with a tablet");
  await tablet.goto("/portal?section=data-explorer");
  await expect(tablet.getByRole("heading", { name: "Data Explorer" })).toBeHidden();
  await tablet.goto("/portal/kitchen");
  await expect(tablet.getByRole("heading", { name: "In the house" })).toBeVisible();

  await page.getByRole("button", { name: "Revoke Pastry" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(tablet.getByRole("heading", { name: "No guest is shown here any more" })).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByRole("heading", { name: "Pair this tablet" })).toBeVisible();
  await kitchen.close();
});
