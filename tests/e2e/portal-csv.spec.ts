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

test("of 10,000 rows the valid half is imported; after a cancellation, the same file imports the rest", async ({
  page,
  screens,
  signUp,
}) => {
  await signUp({ account_type: "business" });
  // The second portion waits until the person has cancelled, so that the test does not depend on the machine's speed.
  let portions = 0;
  let goOn = () => {};
  const cancelled = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/bulk-venues", async (route) => {
    portions += 1;
    if (portions === 2) await cancelled;
    await route.continue();
  });
  await page.goto("/portal?section=venues&view=import");
  // As Excel writes it: with a byte order mark and CRLF.
  await choose(page, `\ufeff${HEAD}\r\n${tenThousand.join("\r\n")}\r\n`);
  await expect(page.getByText("5 of 10,000 rows.")).toBeVisible();
  await page.getByRole("button", { name: "Add 5,000 venues" }).click();
  await expect(page.getByText("500 of 5,000")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  goOn();
  await expect(page.getByText(/^Cancelled at row 2,001\. 1,000 added/)).toBeVisible();
  await expect(page.getByText("4,000 rows were not sent. The same file again does only those.")).toBeVisible();
  await expect(page.getByText("4,950 more in the file of rejected rows.")).toBeVisible();
  expect(await countOf(page)).toBe(1000);
  await screens.isAccessibleOnTablets("the result of a cancelled upload");
  await page.getByRole("button", { name: "Upload another file" }).click();
  await choose(page, `${HEAD}\n${tenThousand.join("\n")}`);
  await page.getByRole("button", { name: "Add 4,000 venues" }).click();
  await expect(page.getByText(/^4,000 added, 1,000 unchanged\./)).toBeVisible();
  expect(await countOf(page)).toBe(5000);
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
