import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

type Row = {
  aisle: string;
  name: string;
  amount: string;
  note: string;
  sources: string;
  isTicked: boolean;
  marks: string;
};

/** The visible text of every line; hidden elements have none. */
const rowsOf = (page: Page): Promise<Row[]> =>
  page.locator("[data-line]").evaluateAll((lines) =>
    lines.map((line): Row => {
      const text = (selector: string) =>
        [...line.querySelectorAll(selector)]
          .filter((each) => each.checkVisibility())
          .map((each) => each.textContent?.trim())
          .join(" / ");
      const box = line.querySelector<HTMLInputElement>("input[type=checkbox]");
      return {
        aisle: line.closest("[data-aisle]")?.querySelector("h2")?.firstChild?.textContent?.trim() ?? "",
        name: text("[data-part=name]"),
        amount: text("[data-part=amount]"),
        note: text("[data-part=note]"),
        sources: text("[data-part=sources]"),
        isTicked: box?.checked === true && box.getBoundingClientRect().width > 0,
        marks: text("[data-chip], li, [data-part=fits] .sr-only"),
      };
    }),
  );

const write = async (page: Page, item: string) => {
  await page.getByRole("textbox", { name: "Add an item" }).fill(item);
  await page.keyboard.press("Enter");
};

test("the printed list and its text contain what the screen shows, item by item", async ({ page, signUp }) => {
  const person = await signUp();
  const headers = { Authorization: `Bearer ${person.token}` };
  await page.request.post("/user/my-preferences-array", { headers, data: { dietary: ["nut_free", "dairy_free"] } });
  const lines = [
    "1/3 cup milk",
    "4 leeks",
    "2 x 400 g tins chickpeas",
    "50 g ground almonds",
    "salt, to taste",
    "2 tbsp pesto",
  ];
  const recipe = await page.request.post("/api/recipes", {
    headers,
    data: {
      title: "Leek soup",
      servings: 4,
      ingredients: lines.map((name, order) => ({ name, order: order + 1 })),
      instructions: [{ text: "Cook.", order: 1 }],
    },
  });
  const { id } = (await recipe.json()) as { id: string };
  await page.goto(`/recipes/${id}/view`);
  await page.getByRole("button", { name: "+ Grocery List" }).click();
  await page.getByRole("button", { name: "View Grocery List" }).click();
  await write(page, "2 l juice");
  await write(page, "glorbium");
  await page.getByRole("button", { name: "Edit leeks" }).click();
  await page.getByRole("dialog").getByLabel("Note").fill("the thin ones");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "juice, 2 l" }).click();
  await page.getByRole("checkbox", { name: /^chickpeas/ }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Not checked yet")).toHaveCount(0);
  await expect(page.locator("[data-line]").filter({ hasText: "almonds" }).getByText("Conflict")).toBeVisible();

  const shown = await rowsOf(page);
  expect(shown).toHaveLength(8);
  expect(
    shown
      .filter(({ isTicked }) => isTicked)
      .map(({ name }) => name.toLowerCase())
      .sort(),
  ).toEqual(["chickpeas", "juice"]);
  expect(shown.find(({ name }) => /leeks/i.test(name))).toMatchObject({ amount: "4", note: "the thin ones" });
  expect(shown.find(({ name }) => /chickpeas/i.test(name))).toMatchObject({ amount: "2 cans (400 g)" });
  expect(new Set(shown.map(({ aisle }) => aisle)).size).toBeGreaterThan(3);

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ media: "print", colorScheme });
    expect(await rowsOf(page), `on paper, ${colorScheme}`).toEqual(shown);
    for (const name of ["Close List", "List options", "Clear Checked", "Edit leeks"]) {
      await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
    }
    await expect(page.getByRole("banner")).toBeHidden();
    // Buttons do not work on paper, so the substitute for almonds is printed as text.
    await expect(page.locator("[data-line]").filter({ hasText: "almonds" }).getByText("Instead: ")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "My Grocery List" })).toBeVisible();
    await expect(page.getByText(/conflicts? with your ID/)).toBeVisible();
    // Browsers print no backgrounds, so ticks and text must be visible without them.
    const colours = await page.evaluate(() => {
      const box = document.querySelector("[data-line][data-checked] input") as Element;
      const word = document.querySelector("[data-part=sources]") as Element;
      return [getComputedStyle(box, "::after").borderBottomColor, getComputedStyle(word).color];
    });
    for (const colour of colours) {
      const channels = (colour.match(/\d+(\.\d+)?/g) ?? []).slice(0, 3).map(Number);
      expect(Math.max(...channels), `${colorScheme}: ${colour}`).toBeLessThan(140);
    }
  }
  await page.emulateMedia({ media: "screen", colorScheme: "light" });

  await page.getByRole("button", { name: "List options" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as text" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  const aisles = [...new Set(shown.map(({ aisle }) => aisle))];
  const expected = aisles.map((aisle) =>
    [
      aisle,
      ...shown
        .filter((row) => row.aisle === aisle)
        .map(({ isTicked, amount, name, note }) =>
          `[${isTicked ? "x" : " "}] ${amount ? `${amount} ` : ""}${name}${note ? ` (${note})` : ""}`.toLowerCase(),
        ),
    ].join("\n"),
  );
  const asShown = text.split("\n").map((each) => (each.startsWith("[") ? each.toLowerCase() : each));
  expect(asShown.join("\n")).toBe(`${["My Grocery List", ...expected].join("\n\n")}\n`);
  // People pass their list to others, so it must not reveal what does not fit the person.
  expect(text).not.toMatch(/conflict|allerg|unknown/i);
});
