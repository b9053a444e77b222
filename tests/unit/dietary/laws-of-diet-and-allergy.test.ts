import { describe, expect, it } from "vitest";
import type { DietKey } from "@/lib/dietary/diets";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

/** A diet without one class of foods, and the allergy to that class. */
const PAIRS: readonly (readonly [DietKey, string])[] = [
  ["dairy_free", "dairy"],
  ["egg_free", "egg"],
  ["fish_free", "fish"],
  ["soy_free", "soy"],
  ["sesame_free", "sesame"],
  ["mustard_free", "mustard"],
  ["corn_free", "corn"],
  ["shellfish_free", "shellfish"],
  ["nut_free", "nut"],
  ["gluten_free", "gluten-grain"],
];
const SETTINGS: Setting[] = PAIRS.flatMap(([diet, food]): Setting[] => [
  { type: "diet", key: diet },
  { type: "ingredient", key: food, preference: "allergy" },
]);

/** Both kinds together say what a person does: eat it, ask, or leave it. */
const acted = (kind: VerdictKind | undefined) => (kind === "unknown" || kind === "may_contain" ? "ask" : kind);

function differing(name: string): string[] {
  const [verdict] = judge([{ id: "", name }], SETTINGS, knowledge, { provenance: "venue", kind: "menu" });
  const kinds = new Map(verdict?.settings.map(({ setting, kind }) => [setting.key, kind]));
  return PAIRS.filter(([diet, food]) => acted(kinds.get(diet)) !== acted(kinds.get(food))).map(
    ([diet, food]) => `${name}: ${diet} ${kinds.get(diet)}, ${food} ${kinds.get(food)}`,
  );
}

describe("a diet and an allergy to one class", () => {
  it.each([
    ["as it is named", (name: string) => name],
    ["with a tag behind it", (name: string) => `${name} (gluten free)`],
    ["with a claim before it", (name: string) => `soy-free ${name}`],
    ["with a word of plants before it", (name: string) => `vegan ${name}`],
  ])("act alike on every food of the reference, %s", (_, worded) => {
    const found = knowledge.concepts.filter((_, at) => at % 2 === 0).flatMap(({ name }) => differing(worded(name)));
    expect(found).toEqual([]);
  });

  it.each([
    "barley (gluten free)",
    "barley sugar",
    "lobster mac and cheese",
    "soy-free legume",
    "asian glazed (gluten free)",
    "parmesan crusted (gluten free)",
  ])("act alike on %s", (name) => expect(differing(name)).toEqual([]));
});
