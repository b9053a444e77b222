import { readFile } from "node:fs/promises";
import { ADMIN_EMAIL, signInAsAdmin, unusual } from "./admin-fixtures";
import { expect, test } from "./fixtures";

const PAGES = [
  "/admin",
  "/admin?model=users",
  "/admin?view=photos",
  "/admin?view=queues",
  "/admin?view=audit",
  "/admin/ml",
  "/admin/ml?view=accuracy",
  "/admin/items",
];

test.describe("pages of the team", () => {
  test.use({ expectedOnConsole: [/401|403/] });
  test("redirect visitors, diners and businesses away", async ({ page, context, signUp }) => {
    for (const address of PAGES) {
      expect((await page.goto(address))?.status()).toBe(401);
      await expect(page.getByRole("heading", { name: "Please sign in." })).toBeVisible();
    }
    for (const account_type of ["diner", "business"] as const) {
      await context.clearCookies();
      await signUp({ account_type });
      for (const address of PAGES) {
        expect((await page.goto(address))?.status()).toBe(403);
        await expect(page.getByRole("heading", { name: "Admin access required." })).toBeVisible();
      }
    }
  });
});

test.describe("the console", () => {
  test.use({ expectedOnConsole: [/409|ERR_CONNECTION_FAILED/] });
  test("shows an error when a save fails after the question about how many people it affects", async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto("/admin");
    const headers = { Origin: new URL(page.url()).origin };
    const request = page.context().request;
    const recipe = {
      title: unusual("Leek pie"),
      ingredients: [{ name: "leek" }],
      instructions: [{ text: "Bake.", order: 1 }],
    };
    expect((await request.post("/api/recipes", { headers, data: recipe })).ok()).toBe(true);
    const found = (await (await request.get("/admin/ingredients?f.name==Leek")).json()) as { items: { id: string }[] };
    const address = `/admin/ingredients/${found.items[0]?.id}`;
    await page.goto(`/admin?model=ingredients&row=${found.items[0]?.id}`);
    const editor = page.getByRole("complementary", { name: "Row of ingredients" });
    await editor.getByLabel(/^name/).fill("Leek of mine");
    await expect(editor.getByText(/^This touches [\d,]+ recipes? and \d+ p/)).toBeVisible();
    await page.route(`**${address}`, (route) =>
      route.request().postData()?.includes("_confirm") ? route.abort("connectionfailed") : route.continue(),
    );
    await editor.getByRole("button", { name: "Save" }).click();
    await page.getByRole("dialog", { name: "This reaches people" }).getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("region", { name: "Messages" }).getByRole("alert")).toBeVisible();
    await expect(editor.getByLabel(/^name/)).toHaveValue("Leek of mine");
    await expect(editor.getByRole("button", { name: "Save" })).toBeEnabled();
    expect(((await (await request.get(address)).json()) as { name: string }).name).toBe("Leek");
  });

  test("undoes a change in place, unless somebody has changed the row since", async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto("/admin?model=favorite_items");
    const headers = { Origin: new URL(page.url()).origin };
    const name = unusual("Plum stew");
    const response = await page
      .context()
      .request.post("/admin/favorite_items", { headers, data: { name, type: "food" } });
    const { id } = (await response.json()) as { id: string };
    await page.goto(`/admin?model=favorite_items&q=${encodeURIComponent(name)}`);
    const approve = async () => {
      await page.getByRole("button", { name: "Edit approved: false" }).click();
      await page.getByRole("combobox", { name: "approved", exact: true }).selectOption("true");
      await page.keyboard.press("Enter");
      const undo = page.getByRole("button", { name: "Undo", exact: true });
      await undo.hover();
      return undo;
    };
    await (await approve()).click();
    await expect(page.getByText(`The change of ${name} was undone`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit approved: false" })).toBeVisible();
    const undo = await approve();
    const data = { name: `${name} of theirs` };
    expect((await page.context().request.patch(`/admin/favorite_items/${id}`, { headers, data })).ok()).toBe(true);
    await undo.click();
    await expect(page.getByText("Somebody changed the row since: see the audit log.")).toBeVisible();
    const row = (await (await page.context().request.get(`/admin/favorite_items/${id}`)).json()) as {
      approved: boolean;
    };
    expect(row.approved).toBe(true);
  });

  test("creates, edits, finds and restores a row, and settles a conflict of two editors without losing either edit", async ({
    page,
    screens,
  }) => {
    await signInAsAdmin(page);
    const name = unusual("Plum soup");
    await page.goto("/admin");
    await page.getByRole("link", { name: /^favorite_items/ }).click();
    await expect(page.getByRole("row").filter({ has: page.getByRole("rowheader") })).toHaveCount(20);
    await screens.isAccessible("console");

    await page.getByRole("button", { name: "New row" }).click();
    const editor = page.getByRole("complementary", { name: "New row of favorite_items" });
    await editor.getByLabel(/^name/).fill(name);
    await editor.getByLabel(/^type/).selectOption("food");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(`${name} saved`)).toBeVisible();

    await page.getByRole("searchbox", { name: "Search favorite_items" }).fill(name);
    await expect(page.getByRole("rowheader")).toHaveCount(1);
    await page.getByRole("button", { name: "Edit approved: false" }).click();
    await page.getByRole("combobox", { name: "approved", exact: true }).selectOption("true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Edit approved: true" })).toBeVisible();

    const row = page.getByRole("complementary", { name: "Row of favorite_items" });
    await row.getByLabel(/^name/).fill(`${name} of mine`);
    const id = new URL(page.url()).searchParams.get("row") ?? "";
    const theirs = await page.context().request.patch(`/admin/favorite_items/${id}`, {
      data: { name: `${name} of theirs` },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(theirs.ok()).toBe(true);
    await row.getByRole("button", { name: "Save" }).click();
    const conflict = page.getByRole("dialog", { name: /has changed/ });
    await expect(conflict.getByText(`${name} of theirs`)).toBeVisible();
    await screens.isAccessible("conflict", "[role=dialog]");
    await conflict.getByRole("button", { name: "Save this choice" }).click();
    await expect(page.getByText(`${name} of mine saved`)).toBeVisible();

    await page.getByRole("link", { name: "Audit log" }).click();
    await screens.isAccessible("audit log");
    await page.getByRole("button", { name: `Undo the change of ${name} of mine` }).click();
    await expect(page.getByText(`The change of ${name} of mine was undone`)).toBeVisible();
    await expect(page.getByRole("button", { name: `Undo the change of ${name} of mine` })).toHaveCount(0);
  });

  test("shows the opened row on a phone, and enough of each row in a picker to tell them apart", async ({
    page,
    screens,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAsAdmin(page);
    await page.goto("/admin?model=ingredient_parents");
    // Rows that come later would push the editor down.
    await expect(page.getByText(/^1 to 20 of/)).toBeVisible();
    await page.getByRole("button", { name: "New row" }).click();
    const editor = page.getByRole("complementary", { name: "New row of ingredient_parents" });
    await expect(editor.getByRole("heading", { name: "New row" })).toBeInViewport();
    await editor.getByRole("combobox", { name: /^parent_id/ }).fill("fish sauce");
    await expect(page.getByRole("option", { name: /^Fish sauce/ }).first()).toHaveText(/^Fish sauce.+below .+/);
    await screens.isAccessible("relation picker");
  });

  test("collapses the list of models on a phone while a model is open", async ({ page, screens }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAsAdmin(page);
    await page.goto("/admin?model=nutrients");
    const models = page.getByRole("navigation", { name: "Models" });
    await expect(models.getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "nutrients" })).toBeInViewport();
    await models.getByRole("button", { name: "All models" }).click();
    await expect(models.getByRole("link", { name: "allergen_classes" })).toBeVisible();
    await screens.isAccessible("list of models on a phone");
    await models.getByLabel("Find a model").fill("health");
    await models.getByRole("link", { name: "health_rules" }).click();
    await expect(page.getByRole("heading", { name: "health_rules" })).toBeVisible();
    await expect(models.getByRole("link")).toHaveCount(0);
  });

  test("fits the editor of a row on a phone, however long the row's name is", async ({ page, signUp, context }) => {
    const { email } = await signUp({
      email: `${unusual("mira").replaceAll(" ", "")}.of.a.long.name@guests.lungara.example`,
    });
    await context.clearCookies();
    await signInAsAdmin(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/admin?model=users");
    await page.getByRole("searchbox", { name: "Search users" }).fill(email);
    await page.getByRole("rowheader", { name: email }).click();
    const editor = page.getByRole("complementary");
    await expect(editor.getByRole("heading", { name: email })).toBeVisible();
    await expect(editor.getByRole("button", { name: `Recover ${email}` })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test("previews what a file would change before it writes, and reports what was written", async ({
    page,
    screens,
  }) => {
    await signInAsAdmin(page);
    const name = unusual("Plum cider");
    await page.goto("/admin?model=favorite_items");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Import into favorite_items" });
    const csv = `name,type,approved\r\n"${name}",drink,true\r\nNothing,meal,true\r\n`;
    await dialog
      .getByLabel("File")
      .setInputFiles({ name: "items.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await expect(dialog.getByText("items.csv, 2 rows compared.")).toBeVisible();
    await expect(dialog.getByRole("rowheader", { name: "Row 2" })).toBeVisible();
    const differences = dialog.getByRole("region", { name: "Differences, scrolls sideways" }).getByRole("rowheader");
    await dialog.getByText("Rejected", { exact: true }).last().click();
    await expect(differences).toHaveText(["Row 2"]);
    await dialog.getByText("New", { exact: true }).last().click();
    await expect(differences.first()).toHaveText(name);
    await expect(differences.filter({ hasText: "Row 2" })).toHaveCount(0);
    await screens.isAccessible("import", "[role=dialog]");
    await dialog.getByRole("button", { name: "Apply 1 change" }).click();
    await expect(dialog.getByText("items.csv, 2 rows written.")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("searchbox", { name: "Search favorite_items" }).fill(name);
    await page.getByRole("checkbox", { name: `Choose ${name}` }).check();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete 1 row" }).click();
    await expect(page.getByText("1 row deleted")).toBeVisible();
    await expect(page.getByText("No row matches")).toBeVisible();
  });

  test("shows which foods and recipes the rows of a file affect, before anything is written", async ({
    page,
    screens,
  }) => {
    await signInAsAdmin(page);
    await page.goto("/admin?model=ingredients");
    const found = await page.request.get("/admin/ingredients?f.name==Onion");
    const [{ id }] = ((await found.json()) as { items: [{ id: string }] }).items;
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Import into ingredients" });
    const buffer = Buffer.from(JSON.stringify([{ id, name: "Onion of the file" }]));
    await dialog.getByLabel("File").setInputFiles({ name: "foods.json", mimeType: "application/json", buffer });
    await expect(dialog.getByText(/^The changed rows touch \d+ recipes? and /)).toBeVisible();
    await dialog.getByRole("button", { name: "Which ones" }).click();
    await expect(dialog.getByRole("list", { name: "Foods that the changed rows touch" })).toHaveText(
      /^Onion\d+ recipe/,
    );
    const recipes = dialog.getByRole("list", { name: "Recipes that the changed rows touch" });
    await expect(recipes.getByRole("link").first()).toHaveAttribute("href", /^\/admin\?model=recipes&row=/);
    await screens.isAccessible("which foods and recipes", "[role=dialog]");
    await page.setViewportSize({ width: 360, height: 740 });
    const differences = dialog.getByRole("region", { name: "Differences, scrolls sideways" });
    await expect(differences.getByText("Onion of the file")).toBeVisible();
    expect(await differences.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  test("shows the progress of a long import, stops it between two parts, and writes the rest later", async ({
    page,
    screens,
  }) => {
    await signInAsAdmin(page);
    const word = unusual("Pear cordial");
    const rows = Array.from({ length: 1200 }, (_, i) => `${word} ${i},drink,true`);
    rows.push(`${word} 7,drink,false`, `${word} new,meal,true`);
    const file = {
      name: "items.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["name,type,approved", ...rows].join("\n")),
    };
    await page.goto("/admin?model=favorite_items");
    const dialog = page.getByRole("dialog", { name: "Import into favorite_items" });
    const open = async () => {
      await page.getByRole("button", { name: "Import", exact: true }).click();
      await dialog.getByLabel("File").setInputFiles(file);
      await expect(dialog.getByText("items.csv, 1,202 rows compared.")).toBeVisible();
    };
    const says = async (tally: Record<string, string>) => {
      for (const [word, count] of Object.entries(tally)) {
        const line = dialog.locator("dl > div").filter({ has: page.getByRole("term").filter({ hasText: word }) });
        await expect(line.getByRole("definition")).toHaveText(count);
      }
    };
    await open();
    await says({ New: "1,200", Changed: "0", Same: "0", Rejected: "2" });
    await expect(dialog.getByRole("row").filter({ hasText: "Row 1201" })).toContainText("The row comes twice");

    let parts = 0;
    let letGo = () => {};
    const untilReleased = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/admin/favorite_items/import", async (route) => {
      parts += 1;
      if (parts === 2) await untilReleased;
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Apply 1,200 changes" }).click();
    const bar = dialog.getByRole("progressbar", { name: "500 of 1,202 rows written" });
    await expect(bar).toHaveAttribute("aria-valuenow", "500");
    await screens.isAccessible("an import under way", "[role=dialog]");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    letGo();
    const stopped = "Cancelled after 1,000 of 1,202 rows. What was written stays; the same file writes the rest.";
    await expect(dialog.getByText(stopped)).toBeVisible();
    await says({ New: "1,000" });
    await dialog.getByRole("button", { name: "Close" }).last().click();

    await open();
    await says({ New: "200", Same: "1,000", Rejected: "2" });
    await dialog.getByRole("button", { name: "Apply 200 changes" }).click();
    await expect(dialog.getByText("items.csv, 1,202 rows written.")).toBeVisible();
    await says({ New: "200", Same: "1,000", Rejected: "2" });
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download 2 rejected" }).click();
    expect((await download).suggestedFilename()).toBe("rejected-items.csv.json");
  });

  test("imports ten thousand rows with progress, stops when cancelled, and reports exact counts", async ({ page }) => {
    // The import makes 100 calls, while other tests use the same server; `npm run bench -- admin` imports fifty thousand.
    test.setTimeout(480_000);
    await signInAsAdmin(page);
    await page.goto("/admin?model=locations");
    const headers = { Origin: new URL(page.url()).origin };
    const request = page.context().request;
    const users = (await (await request.get(`/admin/users?search=${ADMIN_EMAIL}`)).json()) as {
      items: { id: string }[];
    };
    const venue = { owner_id: users.items[0]?.id, name: unusual("Long hall"), city: "Plum", country: "Damson" };
    const response = await request.post("/admin/venues", { headers, data: venue });
    const { id: venueId } = (await response.json()) as { id: string };
    const stored = async () => {
      const answer = await request.get(`/admin/locations?f.venue_id=${venueId}&page_size=1`);
      return ((await answer.json()) as { total_count: number }).total_count;
    };
    const TOTAL = 10_000;
    const lines = Array.from({ length: TOTAL }, (_, i) => `${venueId},table ${i + 1}`);
    // The first row again at the end, a row without a label, and a row that refers to a venue that does not exist.
    lines[7] = `${venueId},`;
    lines[TOTAL - 1] = `${venueId},TABLE 3`;
    lines[TOTAL - 2] = `${venueId.replace(/^..../, "0000")},nowhere`;
    const buffer = Buffer.from(["venue_id,label", ...lines].join("\n"));
    const dialog = page.getByRole("dialog", { name: "Import into locations" });
    const status = dialog.getByRole("status");
    const compare = async () => {
      await page.getByRole("button", { name: "Import", exact: true }).click();
      await dialog.getByLabel("File").setInputFiles({ name: "tables.csv", mimeType: "text/csv", buffer });
      await expect(status).toHaveText("tables.csv, 10,000 rows compared.", { timeout: 200_000 });
    };
    const says = async (tally: Record<string, string>) => {
      for (const [word, count] of Object.entries(tally)) {
        const line = dialog.locator("dl > div").filter({ has: page.getByRole("term").filter({ hasText: word }) });
        await expect(line.getByRole("definition")).toHaveText(count);
      }
    };
    await compare();
    await says({ New: "9,997", Changed: "0", Same: "0", Rejected: "3" });

    let parts = 0;
    let letGo = () => {};
    const untilReleased = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/admin/locations/import", async (route) => {
      parts += 1;
      if (parts === 8) await untilReleased;
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Apply 9,997 changes" }).click();
    const bar = dialog.getByRole("progressbar", { name: "3,500 of 10,000 rows written" });
    await expect(bar).toHaveAttribute("aria-valuenow", "3500", { timeout: 200_000 });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    letGo();
    const stopped = "Cancelled after 4,000 of 10,000 rows. What was written stays; the same file writes the rest.";
    await expect(status).toHaveText(stopped);
    await says({ New: "3,999", Rejected: "1" });
    expect(await stored()).toBe(3_999);
    await dialog.getByRole("button", { name: "Close" }).last().click();

    await compare();
    await says({ New: "5,998", Changed: "0", Same: "3,999", Rejected: "3" });
    await dialog.getByRole("button", { name: "Apply 5,998 changes" }).click();
    await expect(status).toHaveText("tables.csv, 10,000 rows written.", { timeout: 200_000 });
    // The import wrote exactly what the preview announced.
    await says({ New: "5,998", Changed: "0", Same: "3,999", Rejected: "3" });
    expect(await stored()).toBe(9_997);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download 3 rejected" }).click();
    const rejected = JSON.parse(await readFile(await (await download).path(), "utf8")) as { row_number: number }[];
    expect(rejected.map(({ row_number }) => row_number).sort((one, other) => one - other)).toEqual([8, 9_999, 10_000]);
    await dialog.getByRole("button", { name: "Close" }).last().click();

    await page.getByRole("link", { name: "Audit log" }).click();
    // Other tests write to the log at the same time.
    await page.getByLabel("Action", { exact: true }).selectOption("import");
    await expect(page.getByRole("link", { name: "5,998 rows" })).toBeVisible();
    await expect(page.getByRole("link", { name: "3,999 rows" })).toBeVisible();
    const deletion = await request.post("/admin/venues/bulk-delete", { headers, data: { ids: [venueId] } });
    expect(deletion.ok()).toBe(true);
  });
});
