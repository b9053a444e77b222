import { describe, expect, it } from "vitest";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function substancesOf(text: string) {
  const { yes, may, unknown } = readFood(text, knowledge, { kind: "menu" }).profile;
  return { possible: substancesIn(yes | may | unknown), isKnown: unknown === 0 };
}

const NEVER_FREE: Record<string, [text: string, substances: Substance[]][]> = {
  "a price that sticks to a name": [
    ["12.50Prawns", ["crustacean"]],
    ["rice, 9Shrimp", ["crustacean"]],
    ["rice 12.50Zorblax", ["crustacean", "milk"]],
  ],
  "a claim that depends on what is left out": [
    ["salad (vegan without feta)", ["milk"]],
    ["rice, vegan w/o egg", ["egg"]],
    ["burger (GF no bun)", ["gluten"]],
    ["burger (gf - no bun)", ["gluten"]],
    ["burger, gluten free, no bun", ["gluten"]],
    ["pizza (dairy free / no mozzarella)", ["milk"]],
    ["bread (dairy free without butter)", ["milk"]],
  ],
  "an absence in a kitchen that uses it": [
    ["made without dairy, eggs or nuts in a kitchen that uses all three. Brownie", ["milk", "egg", "tree_nut"]],
    ["brownie, no nuts. Made in a kitchen that uses them", ["tree_nut"]],
  ],
  "dishes of fries, bread and pasta whose names leave their meat or milk out": [
    ["chili cheese fries", ["meat", "milk"]],
    ["cheesy chips", ["milk"]],
    ["chopped cheese", ["meat", "milk", "gluten"]],
    ["vodka rigatoni", ["milk", "gluten"]],
    ["PB&J", ["peanut", "gluten"]],
    ["tantanmen", ["gluten", "sesame", "peanut"]],
  ],
};

describe.each(Object.entries(NEVER_FREE))("%s", (_, cases) => {
  it.each(cases)("'%s' is not called free of %j", (text, substances) => {
    expect(substancesOf(text).possible).toEqual(expect.arrayContaining(substances));
  });
});

it("an amount joined to its unit, and a claim beside its own denial, are read correctly", () => {
  expect(substancesOf("400grams rice").isKnown).toBe(true);
  expect(substancesOf("brownie (vegan, without nuts)").possible).not.toContain("milk");
  expect(substancesOf("brownie, nut free. May contain milk").possible).not.toContain("tree_nut");
});
