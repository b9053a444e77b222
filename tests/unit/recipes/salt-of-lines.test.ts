import { describe, expect, it } from "vitest";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import { analyseLine } from "@/server/recipe-lines/analyse-line";

const knowledge = loadReferenceKnowledge();
/** Grams of sodium in 100 g of the line's food. */
const sodiumOf = (name: string) =>
  analyseLine({ name, quantity: null, unit: null, note: null }, knowledge).per100g?.sodium ?? null;

describe("the sodium of a recipe's line", () => {
  it.each([
    ["2 sticks unsalted melted butter", 0.011],
    ["113 g browned butter", 0.011],
    ["1 cup butter", 0.643],
    ["1 cup low-sodium chicken broth", 0.03],
    ["1 cup reduced-sodium vegetable broth", 0.231],
    ["1 cup unsalted beef stock", 0.03],
    ["3 tablespoons low-sodium soy sauce", 3.598],
    ["3 tablespoons less sodium soy sauce", 3.598],
    ["3 tablespoons soy sauce", 5.493],
    ["1 teaspoon garlic salt", 38.758],
    ["14 white corn tortillas", 0.045],
    ["1 cup shortening (or butter)", 0.004],
    ["16 Kalamata olives", 1.556],
  ])("is that of the food with the salt that its name states: %s", (line, grams) => {
    expect(sodiumOf(line)).toBeCloseTo(grams, 3);
  });

  it("uses the words alone for diets and allergies", () => {
    const { fits } = analyseLine(
      { name: "3 tablespoons low-sodium soy sauce", quantity: null, unit: null, note: null },
      knowledge,
    );
    expect(fits.soy_free).toBe(false);
    expect(fits.gluten_free).toBe(false);
  });
});
