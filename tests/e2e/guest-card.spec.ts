import { expect, PASSWORD, test } from "./fixtures";

test("a card without an account is shown to staff, translated for travel, used at a table and moved into an account", async ({
  page,
  signUp,
  screens,
}) => {
  test.slow();
  await page.goto("/id");
  await expect(page.getByText("Please sign in to see your card.")).toBeVisible();
  await page.getByRole("button", { name: "Make a card without an account" }).click();
  await page.getByRole("checkbox", { name: "Sesame Allergy" }).click();
  await page.getByRole("radiogroup", { name: "How badly: Sesame" }).getByText("Severe").click();
  await page.getByRole("checkbox", { name: "Vegetarian" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Sam");
  await screens.isAccessible("a guest card with its steps");

  await page.reload();
  const card = page.getByRole("article", { name: "Digital dietary ID of Sam" });
  await expect(card).toContainText("Sesame");
  await expect(card).toContainText(/GUEST-[A-Z0-9]{4}/);
  await page.getByRole("button", { name: "Show to staff" }).click();
  await expect(page.getByRole("dialog", { name: "I am allergic to" })).toContainText("Sesame (severe)");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Travel card" }).click();
  await page.getByLabel("Add a language").selectOption("it");
  await expect(page.getByText("Sesamo").first()).toBeVisible();
  await page.goto("/together");
  await expect(page.getByLabel("What the others call you")).toHaveValue("Sam");
  await expect(page.getByRole("checkbox", { name: "Sesame Allergy" })).toBeChecked();

  const person = await signUp();
  await page.request.put("/user/allergies/egg", { data: {}, headers: { Authorization: `Bearer ${person.token}` } });
  await page.goto("/id");
  const ask = page.getByRole("dialog", { name: /^Move GUEST-[A-Z0-9]{4} into your account\?$/ });
  await expect(ask).toContainText("Your account then says: Sesame (severe), Vegetarian.");
  await ask.getByRole("button", { name: "Move it" }).click();
  await expect(ask).toHaveCount(0);
  await page.reload();
  const own = page.getByRole("article", { name: /^Digital dietary ID of Nadia/ });
  await expect(own).toContainText("Sesame");
  await expect(own).toContainText("Egg");
  await expect(own).toContainText("Vegetarian");
  expect(await page.evaluate(() => localStorage.getItem("forkprint_guest_card"))).toBeNull();
});

test("a link to a card without an account follows its changes, expires, moves to the account and is revoked", async ({
  page,
  browser,
  signUp,
  screens,
  expectedOnConsole,
}) => {
  test.slow();
  expectedOnConsole.push(/status of 404/, /ERR_INTERNET_DISCONNECTED/);
  await page.goto("/id");
  await page.getByRole("button", { name: "Make a card without an account" }).click();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Sesame Allergy" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Sam");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Share your card" });
  await expect(sheet.getByText("Until revoked")).toHaveCount(0);
  await expect(sheet.getByRole("switch")).toHaveCount(2);
  await sheet.getByRole("button", { name: "Make the link" }).click();
  await expect(sheet.getByRole("img", { name: "QR code of your link" })).toBeVisible();
  await screens.isAccessible("a guest's share sheet");
  const links = (await (await page.request.get("/api/guest-links")).json()) as { url: string }[];
  expect(links).toHaveLength(1);
  const url = links[0]?.url ?? "";

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(url);
  const shared = stranger.getByRole("article", { name: "Digital dietary ID of Sam" });
  await expect(shared).toContainText("Sesame");
  await page.getByRole("button", { name: "Close" }).click();
  const delivery = () =>
    page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.url().endsWith("/api/guest-links"));
  const sent = delivery();
  await page.getByRole("checkbox", { name: "Egg Allergy" }).click();
  expect((await sent).status()).toBe(200);
  await stranger.reload();
  await expect(shared).toContainText("Egg");

  // A change that is not delivered is reported as not saved, and is sent again.
  await page.context().setOffline(true);
  await page.getByRole("checkbox", { name: "Mustard Allergy" }).click();
  await expect(page.getByText("Your links do not show your last change yet.")).toBeVisible();
  await page.context().setOffline(false);
  const sentAgain = delivery();
  await page.getByRole("button", { name: "Send it again" }).click();
  expect((await sentAgain).status()).toBe(200);
  await expect(page.getByText("Your links do not show your last change yet.")).toHaveCount(0);
  await stranger.reload();
  await expect(shared).toContainText("Mustard");

  await signUp();
  await page.goto("/id");
  await page.getByRole("button", { name: "Move it" }).click();
  await expect(page.getByText("Your guest card is in your account.")).toBeVisible();
  await stranger.goto(url);
  await expect(stranger).toHaveURL(/\/id\/[0-9a-f-]{36}\?key=/);
  await expect(stranger.getByRole("article")).toContainText("Sesame");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await page.getByRole("button", { name: "Really revoke" }).click();
  await expect(page.getByText("Nobody can open your card by a link.")).toBeVisible();
  await stranger.goto(url);
  await expect(stranger.getByText("User data not available")).toBeVisible();
  await stranger.context().close();
});

test("a person who creates an account is asked about the card of this device, and its entries are stored once", async ({
  page,
  screens,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/id");
  await page.getByRole("button", { name: "Make a card without an account" }).click();
  await page.getByRole("checkbox", { name: "Sesame Allergy" }).click();
  await page.getByRole("radiogroup", { name: "How badly: Sesame" }).getByText("Severe").click();
  await page.getByRole("checkbox", { name: "Vegan" }).click();
  await page.goto("/onboard?mode=register");
  await page.getByLabel("Email").fill(`guest-${crypto.randomUUID()}@post.example`);
  await page.getByLabel("First name").fill("Samira");
  await page.getByLabel("Last name").fill("Voss");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Create Account" }).click();

  const ask = page.getByRole("dialog", { name: /^Move GUEST-[A-Z0-9]{4} into your account\?$/ });
  await expect(ask).toContainText("Your account then says: Sesame (severe), Vegan.");
  await screens.isAccessible("the question at the first step");
  await page.setViewportSize({ width: 360, height: 780 });
  await ask.getByRole("button", { name: "Move it" }).click();
  await expect(ask).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "What do you eat, and what must you not?" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Sesame Allergy" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Vegan" })).toBeChecked();
  await page.goto("/id");
  const card = page.getByRole("article", { name: /^Digital dietary ID of Samira/ });
  await expect(card).toContainText(/Sesame\s*\(severe\)/);
  await expect(card).toContainText("Vegan");
  expect(await page.evaluate(() => localStorage.getItem("forkprint_guest_card"))).toBeNull();
});

test("a menu that could not be checked against the card of the device says so, and is checked when it is asked again", async ({
  page,
  signUp,
  context,
  screens,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/status of 503/);
  const owner = await signUp({ account_type: "business" });
  const asOwner = { headers: { Authorization: `Bearer ${owner.token}` } };
  const venue = (await (
    await page.request.post("/api/venues", { ...asOwner, data: { name: "Forno", city: "Bristol", country: "UK" } })
  ).json()) as { id: string };
  const dishes = [{ name: "Hummus", description: "chickpeas, tahini, lemon" }];
  await page.request.put(`/api/venues/${venue.id}/menu`, { ...asOwner, data: { dishes } });
  await context.clearCookies();
  await page.goto("/id");
  await page.getByRole("button", { name: "Make a card without an account" }).click();
  await page.getByRole("checkbox", { name: "Sesame Allergy" }).click();
  let isDown = true;
  await page.route("**/api/guest-card/venues/*/dishes", (route) =>
    isDown ? route.fulfill({ status: 503, json: { detail: "Busy" } }) : route.continue(),
  );
  await page.goto(`/venue/${venue.id}`);
  const menu = page.getByRole("region", { name: "Menu" });
  await expect(page.getByText("This menu is not checked.")).toBeVisible();
  await expect(menu.getByText("Not checked")).toBeVisible();
  await screens.isAccessible("a menu that could not be checked");
  isDown = false;
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(menu.getByText("Conflict")).toBeVisible();
  await expect(page.getByText("This menu is not checked.")).toHaveCount(0);
});
