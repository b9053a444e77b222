import { signInAsAdmin, unusual } from "./admin-fixtures";
import { expect, test } from "./fixtures";

const PAGES = ["/admin", "/admin?model=users", "/admin/ml", "/admin/items"];

test.describe("pages of the team", () => {
  test.use({ expectedOnConsole: [/401|403/] });
  test("are refused to visitors and to people", async ({ page, signUp }) => {
    for (const address of PAGES) {
      expect((await page.goto(address))?.status()).toBe(401);
      await expect(page.getByRole("heading", { name: "Please sign in." })).toBeVisible();
    }
    await signUp({ account_type: "business" });
    for (const address of PAGES) {
      expect((await page.goto(address))?.status()).toBe(403);
      await expect(page.getByRole("heading", { name: "Admin access required." })).toBeVisible();
    }
  });
});

test.describe("the console", () => {
  test.use({ expectedOnConsole: [/409/] });
  test("makes, changes, finds and brings back a row, and loses nothing of two editors", async ({ page, screens }) => {
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

  test("compares a file before it writes, and says what it did", async ({ page, screens }) => {
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

  test("shows how far a long file is, stops between two parts, and writes the rest later", async ({
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
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/admin/favorite_items/import", async (route) => {
      parts += 1;
      if (parts === 2) await held;
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
});
