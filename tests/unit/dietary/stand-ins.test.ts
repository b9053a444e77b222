import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function verdictOf(name: string, description: string | undefined, key: string) {
  const item = { id: "", name, ...(description === undefined ? {} : { description }) };
  const setting = { type: "ingredient", key, preference: "allergy" } as const;
  const [verdict] = judge([item], [setting], knowledge, { provenance: "venue", kind: "menu" });
  return verdict;
}

describe("a dish whose description names a substitute", () => {
  it.each([
    ["Ice cream", "coconut milk, sugar, vanilla", "dairy"],
    ["Pizza", "tomato, basil, vegan mozzarella", "dairy"],
  ])("'%s: %s' may contain %s, but not certainly", (name, description, key) => {
    expect(verdictOf(name, undefined, key)?.kind).toBe("conflict");
    expect(verdictOf(name, description, key)?.kind).toBe("may_contain");
  });

  it.each([
    ["Ice cream", "coconut milk, sugar, butter", "dairy"],
    ["Pizza", "tomato, basil", "dairy"],
  ])("'%s: %s' certainly contains %s", (name, description, key) => {
    expect(verdictOf(name, description, key)?.kind).toBe("conflict");
  });
});

describe("a dish that was read as its parts", () => {
  it.each([
    ["Oeufs mimosa", "mustard"],
    ["Oliebollen", "egg"],
    ["Jollof rice", "fish"],
    ["Neither vegan nor gluten-free: pie", "dairy"],
  ])("'%s' does not fit %s", (name, key) => {
    expect(verdictOf(name, undefined, key)?.kind).not.toBe("match");
  });

  it.each([
    ["garlic butter", "garlic"],
    ["garlic oil", "garlic"],
    ["duck fat potatoes", "duck"],
    ["pistachio truffle", "pistachio"],
    ["walnut crescents", "wheat"],
    ["butter crescents", "wheat"],
    ["chickpea water", "chickpea"],
    ["rice cakes", "rice"],
    ["hard cheese", "parmesan"],
    ["whitebait", "herring"],
    ["Mantu", "dairy"],
    ["Bò lá lốt", "fish"],
  ])("'%s' is known, and does not fit %s", (name, key) => {
    expect(verdictOf(name, undefined, key)?.kind).not.toBe("match");
  });

  it.each([
    ["Milchlamm", "dairy"],
    ["Nussschinken", "tree-nut"],
    ["Kalbsnuss", "tree-nut"],
  ])("'%s' is flesh that only its name relates to %s", (name, key) => {
    expect(verdictOf(name, undefined, key)?.kind).toBe("may_contain");
  });
});

it("a word in a script without capitals is no code of a menu's key", () => {
  for (const reason of verdictOf("枝豆", undefined, "fish")?.reasons ?? []) expect(reason.rule).not.toContain("codes");
});
