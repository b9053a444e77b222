import type { Page } from "@playwright/test";
import { postAs } from "../support/post-as";
import { expect, test } from "./fixtures";

const HEAD = "name,city,state,country,internal_id";
const countOf = async (page: Page): Promise<number> =>
  ((await (await page.request.get("/api/venues?page=1&page_size=1")).json()) as { total_count: number }).total_count;

async function choose(page: Page, text: string | Buffer) {
  const file = page.getByLabel("CSV file");
  await expect(file).toBeEnabled();
  await file.setInputFiles({ name: "venues.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
}

/** Half of the rows are valid; the odd ones have no city. */
const tenThousand = Array.from({ length: 10_000 }, (_, at) => `House ${at},${at % 2 ? "" : "Leeds"},,UK,H-${at}`);

test("of 10,000 rows the valid half is imported without the page; after a cancellation, the same file imports the rest", async ({
  page,
  screens,
  signUp,
}) => {
  await signUp({ account_type: "business" });
  await page.goto("/portal?section=venues&view=import");
  // As Excel writes it: with a byte order mark and CRLF.
  await choose(page, `\ufeff${HEAD}\r\n${tenThousand.join("\r\n")}\r\n`);
  await expect(page.getByText("5 of 10,000 rows.")).toBeVisible();
  await page.getByRole("button", { name: "Add 5,000 venues" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Cancelled at row [\d,]+\. [\d,]+ added/)).toBeVisible();
  await expect(page.getByText(/rows were not reached\. The same file again does only those\.$/)).toBeVisible();
  const before = await countOf(page);
  expect(before).toBeLessThan(5000);
  await screens.isAccessibleOnTablets("the result of a cancelled upload");
  await page.getByRole("button", { name: "Upload another file" }).click();
  await choose(page, `${HEAD}\n${tenThousand.join("\n")}`);
  const full = (count: number) => count.toLocaleString("en-US");
  await page.getByRole("button", { name: `Add ${full(5000 - before)} venues` }).click();
  // The page is left in the middle, and opened again.
  await expect(page).toHaveURL(/upload=/);
  const address = page.url();
  await page.goto("/portal?section=venues");
  await expect.poll(() => countOf(page)).toBe(5000);
  await page.goto(address);
  await expect(
    page.getByText(`${full(5000 - before)} added, ${full(before)} unchanged. 5,000 rows rejected.`),
  ).toBeVisible();
  await expect(page.getByText("4,980 more in the file of rejected rows.")).toBeVisible();
});

test("a replacement must be confirmed by typing, is all or nothing, and keeps the venues that the file names again", async ({
  page,
  screens,
  signUp,
}) => {
  const owner = await signUp({ account_type: "business" });
  for (const name of ["Lungara", "Lungara Cardiff", "Closed House"]) {
    await postAs(page, owner, "/api/venues", { name, city: "Bristol", country: "UK" });
  }
  await page.goto("/portal?section=venues&view=import");
  await page.getByRole("radio", { name: /^Replace/ }).check();
  await choose(page, 'name,city,country\n"a ""b",Bristol\n"unclosed');
  await expect(page.getByText(/Error parsing CSV file/)).toBeVisible();
  await choose(page, `${HEAD}\nLungara,,,UK,L-1\n`);
  await expect(page.getByRole("button", { name: /^Replace with/ })).toBeDisabled();
  await page.getByRole("button", { name: "Back" }).click();
  await choose(page, `${HEAD}\nLungara,Bristol,,UK,\n"Forno ""Clifton"", Bristol",Bristol,,UK,F-1\n`);
  await page.getByRole("button", { name: "Replace with 2 venues" }).click();
  const replace = page.getByRole("button", { name: "Replace all venues" });
  await expect(replace).toBeDisabled();
  await page.getByLabel("Type replace 3 to go on").fill("replace 2");
  await expect(replace).toBeDisabled();
  await screens.isAccessibleOnTablets("the confirmation of a replacement");
  await page.getByLabel("Type replace 3 to go on").fill("replace 3");
  await replace.click();
  await expect(page.getByRole("article", { name: 'Forno "Clifton", Bristol' })).toBeVisible();
  await expect(page.getByRole("article", { name: "Closed House" })).toHaveCount(0);
  expect(await countOf(page)).toBe(2);
});

test("rejected rows are put right in place, before and after an upload, and an upload is undone", async ({
  page,
  screens,
  signUp,
}) => {
  await signUp({ account_type: "business" });
  await page.goto("/portal?section=venues&view=import");
  await choose(page, `${HEAD}\nLungara,,,UK,L-1\n,Bath,,UK,L-2\nForno,Leeds,,UK,L-3\n`);
  await expect(page.getByRole("heading", { name: "Put rejected rows right" })).toBeVisible();
  await page
    .getByRole("group", { name: /^Row 1:/ })
    .getByLabel("city")
    .fill("Bristol");
  await page.getByRole("button", { name: "Check again with 1 row changed" }).click();
  await page.getByRole("button", { name: "Add 2 venues" }).click();
  await expect(page.getByText("2 added, 0 unchanged. 1 row rejected.")).toBeVisible();
  await expect(page.getByText("Row 2: Name is required").first()).toBeVisible();
  await screens.isAccessibleOnTablets("rejected rows after an upload");
  // Opened again, as after a reload, the row is still there to be put right.
  await page.reload();
  await page
    .getByRole("group", { name: /^Row 2:/ })
    .getByLabel("name", { exact: true })
    .fill("Vico");
  await page.getByRole("button", { name: "Upload 1 row" }).click();
  await expect(page.getByRole("article", { name: "Vico" })).toBeVisible();
  expect(await countOf(page)).toBe(3);

  await page.getByRole("button", { name: "Upload CSV" }).click();
  const uploads = page.getByRole("region", { name: "Earlier uploads" });
  await expect(uploads.getByText("2 added, 0 unchanged. 1 row rejected.")).toBeVisible();
  await screens.isAccessibleOnTablets("earlier uploads");
  await uploads.getByRole("listitem").nth(1).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 venues that it added are deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo the upload" }).click();
  await expect(uploads.getByText(/^Undone /)).toBeVisible();
  expect(await countOf(page)).toBe(1);
});

test("a menu's columns are matched before it is published: what is left out is named, and what is not known is asked", async ({
  page,
  screens,
  signUp,
}) => {
  const owner = await signUp({ account_type: "business" });
  await postAs(page, owner, "/api/venues", { name: "Lungara", city: "Bristol", country: "UK" });
  await page.goto("/portal?section=menu");
  const chooseMenu = async (text: string | Buffer) => {
    const file = page.getByLabel("Upload CSV");
    await expect(file).toBeEnabled();
    await file.setInputFiles({ name: "menu.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  };
  const dishes = page.getByRole("textbox", { name: "Dishes" });
  await chooseMenu("Dish,Contains\nPie, apple,nuts");
  await expect(page.getByText("Row 1 has more cells than the header: quote a text")).toBeVisible();

  await chooseMenu("Gericht;Zutaten;Enthält;Preis;Hinweis\nObstsalat;Mango, Papaya;Nüsse;4,50;mit Sesam");
  const use = page.getByRole("button", { name: "Use 1 dish" });
  await expect(page.getByText("Say what “Hinweis” holds, or leave it out.")).toBeVisible();
  await expect(use).toBeDisabled();
  await screens.isAccessibleOnTablets("the columns of a menu");
  await page.getByLabel("Hinweis becomes").selectOption("description");
  await expect(page.getByText("Left out: “Preis”.")).toBeVisible();
  await use.click();
  await expect(dishes).toHaveValue("Obstsalat: Mango, Papaya. mit Sesam. Contains: Nüsse.");
  await expect(page.getByText("1 dish read from menu.csv. Left out: “Preis”.")).toBeVisible();

  await chooseMenu("Dal,lentils\nRice,rice");
  await expect(page.getByText("Say whether the first row names the columns or is a dish.")).toBeVisible();
  await page.getByText("A dish", { exact: true }).click();
  await page.getByRole("button", { name: "Use 2 dishes" }).click();
  await expect(dishes).toHaveValue("Dal: lentils\nRice: rice");

  await chooseMenu('Dish,Description,Contains\nFruit salad,"mango, papaya",nuts');
  await expect(page.getByText("1 dish read from menu.csv. Every column is used.")).toBeVisible();
  await page.getByRole("button", { name: "Publish menu" }).click();
  await expect(page.getByRole("heading", { name: "Test lab" })).toBeVisible();
  const venue = ((await (await page.request.get("/api/venues")).json()) as { items: { id: string }[] }).items[0]?.id;
  const menu = (await (await page.request.get(`/api/venues/${venue}/menu`)).json()) as {
    dishes: { verdicts: Record<string, { kind: string }> }[];
  };
  expect(menu.dishes[0]?.verdicts.nut_free?.kind).toBe("conflict");
});

test("a table that is pasted into the menu has its columns matched like a file, and takes nothing away", async ({
  page,
  signUp,
}) => {
  const owner = await signUp({ account_type: "business" });
  await postAs(page, owner, "/api/venues", { name: "Lungara", city: "Bristol", country: "UK" });
  await page.goto("/portal?section=menu");
  const dishes = page.getByRole("textbox", { name: "Dishes" });
  await dishes.fill("Dal: lentils");
  const paste = (text: string) =>
    dishes.evaluate((box, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      (box as HTMLTextAreaElement).setSelectionRange(12, 12);
      box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste("Gericht\tHinweis\tAllergene\nObstsalat\tmit Sesam\tN\nN = Nüsse\t\t");
  await expect(page.getByText("Say what “Hinweis” holds, or leave it out.")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(dishes).toHaveValue("Dal: lentils");
  await paste("Gericht\tZutaten\tAllergene\nObstsalat\tMango\tN\nN = Nüsse\t\t");
  await expect(dishes).toHaveValue("Dal: lentils\nObstsalat: Mango. Contains: nuts.");
  await expect(page.getByText("Codes are read by the legend: N nuts.")).toBeVisible();

  await dishes.fill("Gericht;Hinweis\nObstsalat;mit Sesam");
  await page.getByRole("button", { name: "Publish menu" }).click();
  await expect(page.getByText("Say whether the first row names the columns or is a dish.")).toBeVisible();
});
