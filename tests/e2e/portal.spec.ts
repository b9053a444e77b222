import { randomUUID } from "node:crypto";
import { printedPages } from "../support/printed-pages";
import { expect, PASSWORD, test } from "./fixtures";

const ROWS = 'name,Town,country,Ref.\r\n"Forno ""Clifton"", Bristol",Bristol,UK,F-1\r\nNowhere,,UK,F-2\r\n';

test("a business registers, and each invalid field is reported in turn", async ({ page, screens }) => {
  await page.goto("/portal");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Email and password are required")).toBeVisible();
  await screens.isAccessibleOnTablets("the portal's sign-in");
  await page.getByRole("button", { name: "Don't have an account?" }).click();
  await expect(page).toHaveURL("/portal?form=register");
  const create = page.getByRole("button", { name: "Create Business Account" });
  await create.click();
  await expect(page.getByText("All fields are required")).toBeVisible();
  await page.getByLabel("Email").fill(`host-${randomUUID()}@post.example`);
  await page.getByLabel("First name").fill("Giulia");
  await page.getByLabel("Last name").fill("Ferri");
  const password = page.getByLabel("Password", { exact: true });
  const confirmation = page.getByLabel("Confirm password");
  for (const [one, other, message] of [
    ["short", "other", "Passwords do not match"],
    ["short", "short", "Password must be at least 8 characters long"],
    ["ALL-UPPER-1", "ALL-UPPER-1", "Password must contain at least one lowercase letter"],
    ["all-lower-1", "all-lower-1", "Password must contain at least one uppercase letter"],
    ["No-Numbers-Here", "No-Numbers-Here", "Password must contain at least one number"],
  ] as const) {
    await password.fill(one);
    await confirmation.fill(other);
    await create.click();
    await expect(page.getByRole("alert").getByText(message)).toBeVisible();
  }
  await password.fill(PASSWORD);
  await confirmation.fill(PASSWORD);
  await create.click();
  await expect(page.getByRole("banner").getByText("Giulia Ferri")).toBeVisible();
  await expect(page.getByText("Business Account").first()).toBeVisible();
});

test("a diner is told that the portal is for businesses, and shown how to become one", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/portal");
  await expect(page.getByText("This account is not a business account.")).toBeVisible();
  await page.getByRole("button", { name: "Create a business account" }).click();
  await expect(page).toHaveURL("/portal?form=register");
  await expect(page.getByRole("heading", { name: "Create Business Account" })).toBeVisible();
});

test("a venue is created, and its tables are named, given new targets and printed", async ({
  page,
  screens,
  signUp,
}) => {
  await signUp({ account_type: "business" });
  await page.goto("/portal?section=venues");
  await expect(page.getByRole("heading", { name: "No Venues Yet" })).toBeVisible();
  await page.getByRole("button", { name: "Create New Venue" }).click();
  await page.getByRole("button", { name: "Create venue" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await page.getByLabel("Name").fill("Lungara");
  await page.getByLabel("City").fill("Bristol");
  await page.getByLabel("Country").fill("United Kingdom");
  await page.getByRole("button", { name: "Create venue" }).click();
  const venue = page.getByRole("article", { name: "Lungara" });
  await venue.getByRole("button", { name: "0 locations" }).click();
  for (const label of ["Table 10", "Table 2"]) {
    await venue.getByLabel("New location label").fill(label);
    await venue.getByRole("button", { name: "Add location" }).click();
    await expect(venue.getByRole("rowheader", { name: label.toLowerCase() })).toBeVisible();
  }
  await expect(venue.getByRole("rowheader")).toHaveText(["table 2", "table 10"]);
  await venue.getByRole("button", { name: "QR code of table 2" }).click();
  const code = venue.getByRole("region", { name: "QR code of table 2" });
  await expect(code.getByRole("img", { name: "QR code of table 2" })).toBeVisible();
  await expect(code.getByLabel("Address for an NFC tag")).toHaveValue(/\/onboard\?venue-id=.+&location-id=.+/);
  await code.getByRole("button", { name: "Re-point" }).click();
  await page.getByLabel("The code leads to").selectOption({ label: "table 10" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(venue.getByText(/code leads to table 10 since/)).toBeVisible();
  await screens.isAccessibleOnTablets("venues");
  await page.reload();
  await expect(venue.getByRole("region", { name: "QR code of table 2" })).toBeVisible();
  await venue.getByRole("button", { name: "More for Lungara" }).click();
  await venue.getByRole("button", { name: "Print all codes" }).click();
  await expect(page.getByRole("img", { name: "Lungara: table 2, table 10" })).toBeVisible();
  await expect(page.getByText("2 codes on 1 page.")).toBeVisible();
  await screens.isAccessibleOnTablets("the print sheet");
});

test("a sheet prints the code of every table on the chosen paper, and nothing else", async ({ page, signUp }) => {
  const { token } = await signUp({ account_type: "business" });
  const headers = { Authorization: `Bearer ${token}` };
  const place = { name: "Lungara", city: "Bristol", country: "United Kingdom" };
  const venue = (await (await page.request.post("/api/venues", { headers, data: place })).json()) as { id: string };
  const urls: string[] = [];
  for (let table = 1; table <= 14; table++) {
    const data = { label: `table ${table}`, venue_id: venue.id };
    const response = await page.request.post("/api/locations", { headers, data });
    urls.push(((await response.json()) as { onboard_url: string }).onboard_url);
  }
  await page.goto(`/portal?section=venues&view=print&venue=${venue.id}`);
  await expect(page.getByText("14 codes on 3 pages.")).toBeVisible();
  const printed = async () => printedPages(await page.pdf({ preferCSSPageSize: true }));
  const large = await printed();
  expect(large.flatMap(({ codes }) => codes.map(({ text }) => text))).toEqual(urls);
  expect(large.map(({ width, height, codes }) => [Math.round(width), Math.round(height), codes.length])).toEqual([
    [210, 297, 6],
    [210, 297, 6],
    [210, 297, 2],
  ]);
  for (const { side, margin } of large.flatMap(({ codes }) => codes)) {
    expect(margin).toBe(4);
    expect([side > 30, side < 44]).toEqual([true, true]);
  }
  await page.getByRole("radio", { name: "Letter" }).check({ force: true });
  await page.getByRole("radio", { name: "60 mm" }).check({ force: true });
  await expect(page.getByText("14 codes on 2 pages.")).toBeVisible();
  const small = await printed();
  expect(small.flatMap(({ codes }) => codes.map(({ text }) => text))).toEqual(urls);
  expect(small.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [216, 279],
    [216, 279],
  ]);
});

test("a file of venues is matched, checked and imported; its invalid row can be downloaded", async ({
  page,
  screens,
  signUp,
}) => {
  await signUp({ account_type: "business" });
  await page.goto("/portal?section=venues&view=import");
  const file = page.getByLabel("CSV file");
  const choose = (text: string, name = "venues.csv") =>
    file.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(file).toBeEnabled();
  await choose("name,city\n");
  await expect(page.getByText("CSV file must have at least a header row and one data row")).toBeVisible();
  await choose(ROWS);
  await expect(page.getByLabel("Town becomes")).toHaveValue("city");
  await page.getByRole("button", { name: "Check 2 rows" }).click();
  await expect(page.getByText("City is required", { exact: true })).toBeVisible();
  await screens.isAccessibleOnTablets("the check of a file");
  await page.getByRole("button", { name: "Add 1 venue" }).click();
  await expect(page.getByText("Row 2: City is required")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the rejected rows" }).click();
  expect((await download).suggestedFilename()).toBe("rejected-venues.csv");
  await page.getByRole("button", { name: "Show venues" }).click();
  await expect(page.getByRole("article", { name: 'Forno "Clifton", Bristol' })).toBeVisible();
});

test("an application is registered, mapped and deleted; its secret is shown once", async ({
  page,
  screens,
  signUp,
  expectedOnConsole,
}) => {
  test.slow();
  expectedOnConsole.push(/status of 422/);
  const { token } = await signUp({ account_type: "business" });
  await page.request.post("/api/venues", {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: "Lungara", city: "Bristol", country: "UK" },
  });
  await page.goto("/portal?section=applications");
  await expect(page.getByRole("heading", { name: "No OAuth Applications" })).toBeVisible();
  await page.getByRole("link", { name: "Register OAuth application" }).click();
  await page.getByLabel("Name, as diners see it").fill("Lungara Online");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("At least one redirect URI is required")).toBeVisible();
  await screens.isAccessibleOnTablets("the registration of an application");
  await page.getByLabel("Redirect URIs, separated by commas").fill("https://a.example/back, https://b.example/back");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("At least one allowed domain is required")).toBeVisible();
  await page.getByLabel("Allowed domains, one per line").fill("a.example\n\nb.example");
  await page.getByText("Only what I choose").click();
  await page.getByRole("checkbox", { name: /allergies:read/ }).check();
  await page.getByText("By an id of your own").click();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("A pairwise subject needs return addresses of one host")).toBeVisible();
  await page.getByLabel("Redirect URIs, separated by commas").fill("https://a.example/back, https://a.example/menu");
  await page.getByRole("button", { name: "Register" }).click();
  const secret = page.getByText(/^ocs_/);
  await expect(secret).toBeVisible();
  const first = String(await secret.textContent());
  await expect(page.getByRole("button", { name: "Done" })).toBeDisabled();
  await page.getByLabel("I have stored it").check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("article", { name: "Lungara Online" })).toContainText("Active");
  await expect(secret).toHaveCount(0);
  await screens.isAccessibleOnTablets("applications");

  const app = page.getByRole("article", { name: "Lungara Online" });
  const pick = async (action: string) => {
    await app.getByRole("button", { name: "More for Lungara Online" }).click();
    await app.getByRole("button", { name: action, exact: true }).click();
  };
  await pick("Consent page and operation");
  const details = page.getByRole("dialog", { name: "Consent page and operation of Lungara Online" });
  await expect(details).toContainText("People are known to it by a sub of a.example alone.");
  await details.getByLabel("Who makes it").fill("Lungara Ltd");
  await details.getByLabel("Privacy policy").fill("nowhere");
  await details.getByRole("checkbox", { name: "Refuse requests without PKCE" }).check();
  await details.getByRole("button", { name: "Save", exact: true }).click();
  await expect(details.getByLabel("Privacy policy")).toHaveAccessibleDescription(/address|https/i);
  await details.getByLabel("Privacy policy").fill("https://a.example/privacy");
  await details.getByLabel("Terms").fill("https://a.example/terms");
  await details.getByRole("button", { name: "Save", exact: true }).click();
  await expect(details).toHaveCount(0);

  // The old secret stays valid for a day beside the new one.
  await pick("Rotate secret, old one for a day");
  await page.getByRole("button", { name: "Rotate secret" }).click();
  await expect(secret).toBeVisible();
  const second = String(await secret.textContent());
  expect(second).not.toBe(first);
  await page.getByLabel("I have stored it").check();
  await page.getByRole("button", { name: "Done" }).click();
  const clientId = String(await app.getByText(/^[0-9a-f-]{36}$/).textContent());
  const statusWith = async (each: string) =>
    (
      await page.request.post("/oauth/introspect", {
        headers: { Authorization: `Basic ${btoa(`${clientId}:${each}`)}` },
        form: { token: "none" },
      })
    ).status();
  expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200]);

  await page.goto("/portal?section=venue-mappings");
  const internalId = page.getByLabel("Internal ID of Lungara");
  await internalId.fill("BRS-01");
  await internalId.press("Enter");
  await expect(page.getByRole("row", { name: /Lungara/ })).toContainText("Active");
  await screens.isAccessibleOnTablets("venue ID mappings");

  await page.goto("/portal?section=applications");
  await pick("Delete");
  await page.getByRole("button", { name: "Delete application" }).click();
  await expect(page.getByRole("heading", { name: "No OAuth Applications" })).toBeVisible();
  expect(await statusWith(second)).toBe(401);

  await page.goto("/portal?section=settings");
  await expect(page.getByRole("heading", { name: "Account Information" })).toBeVisible();
  await screens.isAccessibleOnTablets("the business's settings");
});
