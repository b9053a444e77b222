import { describe, expect, it } from "vitest";
import { readLine } from "@/app/(site)/(recipes)/grocery-list/_components/add-line";
import {
  amountIn,
  basketWords,
  byAisle,
  fileNameOf,
  listAsText,
  sourceWords,
} from "@/app/(site)/(recipes)/grocery-list/_components/words";
import type { GroceryItemWire } from "@/lib/schemas/grocery";

const line = (name: string, over: Partial<GroceryItemWire> = {}): GroceryItemWire => ({
  id: name,
  name,
  quantity_value: null,
  quantity_unit: null,
  quantity_text: "",
  note: null,
  is_checked: false,
  checked_changed_at: "2026-01-01T00:00:00.000Z",
  revived_at: null,
  is_manual: true,
  aisle: "Other",
  own_exact: null,
  own_unit: null,
  sources: [],
  ...over,
});
const share = (title: string) => ({
  adding_id: title,
  recipe_id: null,
  variant_id: null,
  title,
  quantity_text: "",
  quantity_exact: null,
  quantity_unit: null,
  original_text: "",
});

describe("what a person writes on a list", () => {
  it.each([
    ["bread", { name: "bread", quantity: null, unit: null }],
    ["  2  l   milk ", { name: "milk", quantity: "2", unit: "l" }],
    ["500g flour", { name: "flour", quantity: "500", unit: "g" }],
    ["1 1/2 cups of rice", { name: "rice", quantity: "1 1/2", unit: "cups" }],
    ["3 lemons", { name: "lemons", quantity: "3", unit: null }],
    ["2 l", { name: "l", quantity: "2", unit: null }],
    ["7up", { name: "7up", quantity: null, unit: null }],
    ["12", { name: "12", quantity: null, unit: null }],
  ])("%j", (text, expected) => {
    expect(readLine(text)).toEqual(expected);
  });

  it("is ignored if it is blank", () => {
    expect(readLine("  ")).toBeNull();
  });
});

describe("the order of a shop", () => {
  it("comes first, and aisles that it does not name follow in the usual order", () => {
    const items = ["Frozen", "Bakery", "Drinks", "Other", "My shelf", "Meat"].map((aisle) => line(aisle, { aisle }));
    const names = (order: string[]) => byAisle(items, order).map(({ name }) => name);
    expect(names([])).toEqual(["Bakery", "Meat", "Drinks", "Frozen", "My shelf", "Other"]);
    expect(names(["Other", "Frozen", "Cheese"])).toEqual(["Other", "Frozen", "Bakery", "Meat", "Drinks", "My shelf"]);
  });

  it("also applies to the exported text, where items at home come last and are not counted as left to buy", () => {
    const items = [
      line("ice", { aisle: "Frozen" }),
      line("rice", { is_at_home: true, aisle: "Bakery" }),
      line("oil", { is_at_home: true, is_checked: true, aisle: "Bakery" }),
    ];
    expect(basketWords(items)).toBe("1 of 2 in the basket");
    expect(listAsText({ name: "Week", items }, ["Frozen"])).toBe(
      "Week\n\nFrozen\n[ ] ice\n\nBakery\n[x] oil\n\nAt home\n[ ] rice\n",
    );
  });
});

describe("the words of a list", () => {
  it("name the packet that is wanted by the code below its bars", () => {
    const bars = line("Oat bars", { gtin: "09521234543213", note: "two" });
    expect(listAsText({ name: "Week", items: [bars] })).toBe("Week\n\nOther\n[ ] Oat bars, 9521234543213 (two)\n");
  });

  it("sort by aisles in a shop's order, the person's own lines before the rest", () => {
    const items = [
      line("x"),
      line("ice", { aisle: "Frozen" }),
      line("rope", { aisle: "Hardware" }),
      line("leek", { aisle: "Fruit & vegetables" }),
    ];
    expect(byAisle(items).map(({ name }) => name)).toEqual(["Fruit & vegetables", "Frozen", "Hardware", "Other"]);
  });

  it.each([
    [[], "0 of 0 in the basket"],
    [[line("a"), line("b", { is_checked: true })], "1 of 2 in the basket"],
    [[line("a", { is_checked: true })], "All 1 in the basket"],
  ])("count what is bought", (items, expected) => {
    expect(basketWords(items)).toBe(expected);
  });

  it("name each recipe once, and the person for their own lines", () => {
    expect(sourceWords(line("a", { is_manual: false, sources: [share("Dal"), share("Soup"), share("Dal")] }))).toBe(
      "Dal, Soup",
    );
    expect(sourceWords(line("a"))).toBe("Added by you");
  });

  it("export every line with its amount and note, and what is bought", () => {
    const items = [
      line("leek", { aisle: "Fruit & vegetables", quantity_text: "2", is_checked: true }),
      line("tea", { note: "the green one" }),
    ];
    expect(listAsText({ name: "Week", items })).toBe(
      "Week\n\nFruit & vegetables\n[x] 2 leek\n\nOther\n[ ] tea (the green one)\n",
    );
  });

  it.each([
    ["Week of 4 May", "week-of-4-may.txt"],
    ["../../Läufer?", "läufer.txt"],
    ["***", "grocery-list.txt"],
  ])("name a file after %j", (name, expected) => {
    expect(fileNameOf(name)).toBe(expected);
  });
});

describe("the amounts of a list in other units", () => {
  const amount = (value: number | null, unit: string | null, text: string) => ({
    quantity_value: value,
    quantity_unit: unit,
    quantity_text: text,
  });

  it.each([
    [amount(2, "cup", "2 cups"), "written", "2 cups"],
    [amount(2, "cup", "2 cups"), "metric", "475 ml"],
    [amount(500, "g", "500 g"), "us", "1 lb 2 oz"],
    [amount(8, "oz", "8 oz"), "grams", "225 g"],
    [amount(2, "cup", "2 cups"), "grams", "2 cups"],
    [amount(3, "clove", "3 cloves"), "metric", "3 cloves"],
    [amount(3, null, "3"), "us", "3"],
    [amount(null, null, ""), "metric", ""],
  ] as const)("%j in the units '%s' is shown as '%s'", (line, units, expected) => {
    expect(amountIn(line, { units, locale: "en" })).toBe(expected);
  });

  it("have the decimal sign of the language", () => {
    expect(amountIn(amount(1.5, "kg", "1.5 kg"), { units: "written", locale: "de" })).toBe("1,5 kg");
    expect(amountIn(amount(3, "lb", "3 lb"), { units: "metric", locale: "de" })).toBe("1,36 kg");
  });

  it("are used in the shared text", () => {
    const flour = line("Flour", { quantity_value: 8, quantity_unit: "oz", quantity_text: "8 oz" });
    expect(
      listAsText({ name: "List", items: [flour] }, [], (words) => words, { units: "metric", locale: "en" }),
    ).toContain("[ ] 225 g Flour");
  });
});
