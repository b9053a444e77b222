import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitIngredients, splitSteps } from "@/components/recipes/form/split-block";
import { splitLine } from "@/lib/quantity/split-line";

describe("splitLine", () => {
  it.each([
    ["2 1/2 cups flour, sifted", "2 1/2", "cups", "flour, sifted"],
    ["400g tin tomatoes", "400", "g", "tin tomatoes"],
    ["1½ tbsp of olive oil", "1½", "tbsp", "olive oil"],
    ["2-3 cloves garlic", "2-3", "cloves", "garlic"],
    ["2 to 3 eggs", "2 to 3", "", "eggs"],
    ["1 onion", "1", "", "onion"],
    ["salt to taste", "", "", "salt to taste"],
    ["12", "12", "", ""],
    ["3 cloves", "3", "", "cloves"],
    ["2 large eggs", "2", "", "large eggs"],
    ["", "", "", ""],
  ])("reads %j", (line, quantity, unit, name) => {
    expect(splitLine(line)).toEqual({ quantity, unit, name });
  });

  it("loses no letter or digit of any line, except a preposition", () => {
    const normalized = (text: string) => text.replace(/\s+/g, "").replace(/^of/i, "");
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (line) => {
        const { quantity, unit, name } = splitLine(line);
        const together = normalized(`${quantity}${unit}${name}`);
        expect([normalized(line), normalized(line.replace(/\bof\s+/i, ""))]).toContain(together);
      }),
    );
  });
});

const summary = (rows: readonly object[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== "key" && key !== "id")));

it("each pasted ingredient is a row, and a line that ends in a colon is a heading", () => {
  expect(summary(splitIngredients("• 2 eggs\r\n\r\nFor the sauce:\n☐ 1 tbsp oil\n- salt"))).toEqual([
    { kind: "line", quantity: "2", unit: "", name: "eggs" },
    { kind: "heading", text: "For the sauce" },
    { kind: "line", quantity: "1", unit: "tbsp", name: "oil" },
    { kind: "line", quantity: "", unit: "", name: "salt" },
  ]);
});

it("each pasted paragraph is a step, without its number", () => {
  expect(
    summary(splitSteps("1. Heat the oil.\nStep 2\n2) Fry 3 onions for 10 minutes.\n\n4 eggs go in last.")),
  ).toEqual([
    { kind: "line", text: "Heat the oil." },
    { kind: "line", text: "Fry 3 onions for 10 minutes." },
    { kind: "line", text: "4 eggs go in last." },
  ]);
});
