import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";

/** Ingredients that kitchens and producers add without naming them, judged for a person who avoids just that food. */
const knowledge = loadReferenceKnowledge();

function kindOf(text: string, key: string): VerdictKind | undefined {
  const setting = { type: "ingredient", key, preference: "avoid" } as const;
  return judge([{ id: "", name: text }], [setting], knowledge, { provenance: "venue", kind: "menu" })[0]?.kind;
}

describe("an avoided food that the text does not name", () => {
  it.each([
    ["rennet", "beef"],
    ["rennet", "no-beef"],
    ["mono- and diglycerides", "pork"],
    ["shortening", "palm oil"],
    ["margarine", "soybean oil"],
    ["spaghetti", "durum wheat"],
    ["chili powder", "garlic"],
    ["caramel", "cream"],
    ["puff pastry", "butter"],
    ["rogan josh", "yogurt"],
    ["künefe", "cheese"],
    ["shortcrust pastry", "lard"],
    ["parmesan", "rennet"],
  ])("%s may contain %s", (text, key) => {
    expect(kindOf(text, key)).toBe("may_contain");
  });

  it.each([
    ["vegan puff pastry", "butter"],
    ["dairy-free rogan josh", "yogurt"],
    ["grilled chicken", "butter"],
    ["vegetable rennet", "beef"],
    ["fruit salad", "butter"],
  ])("%s does not contain %s", (text, key) => {
    expect(kindOf(text, key)).toBe("match");
  });
});

describe("a claim that the food itself contradicts", () => {
  it.each([
    ["Ohne Nüsse, mit Marzipan", "almond"],
    ["No nuts, frangipane", "tree-nut"],
    ["Nut-free macaron", "nut"],
  ])("leaves the substance possible: %s, %s", (text, key) => {
    expect(kindOf(text, key)).toBe("may_contain");
  });
});

describe("a claim that changes the ingredients of a dish", () => {
  it.each([
    ["vegan pancake", "pancake"],
    ["vegan avocado roll", "sushi"],
  ])("makes %s a %s", (text, key) => {
    expect(kindOf(text, key)).not.toBe("match");
  });
});
