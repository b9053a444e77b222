import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { PreferenceType, Setting } from "@/server/dietary/engine/model/verdict";
import type { FoodItem } from "@/server/dietary/engine/reading/placed-mentions";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const food = (key: string, preference: PreferenceType = "allergy"): Setting => ({
  type: "ingredient",
  key,
  preference,
});
const SETTINGS: Setting[] = [
  ...["gluten-grain", "dairy", "nut", "fish", "crustacean", "sesame-seed", "almond", "veal"].map((key) => food(key)),
  food("egg", "intolerance"),
  food("fresh-coriander", "dislike"),
  food("alcoholic-drink", "avoid"),
  food("chocolate", "love"),
  food("dragon scales", "avoid"),
  ...(["vegan", "keto", "low_fodmap", "paleo", "gluten_free"] as const).map((key): Setting => ({ type: "diet", key })),
  ...["high_blood_pressure", "diabetes", "pregnancy", "celiac_disease", "kidney_disease", "ibs"].map(
    (key): Setting => ({ type: "health", key }),
  ),
];
const DISHES: [name: string, description?: string][] = [
  ["Caesar salad", "romaine, croutons, parmesan"],
  ["Beef burger", "brioche, cheddar, may contain nuts"],
  ["Oat milk latte"],
  ["Mixed nuts"],
  ["Coq au vin"],
  ["Zorbla stew"],
  ["Calamari", "lemon"],
  ["Nut-free walnut cake"],
  ["Burger (A,C,G)"],
  ["Chocolate mousse"],
];

/** The sentences of a dish, each once. The file beside this one is for people to read and correct. */
function saidOf([name, description]: (typeof DISHES)[number]): string[] {
  const item: FoodItem = description === undefined ? { id: "", name } : { id: "", name, description };
  const [verdict] = judge([item], SETTINGS, knowledge, { provenance: "venue", kind: "menu" });
  const reasonLines = (verdict?.reasons ?? []).map(({ kind, rule }) => `${kind.padEnd(11)} ${rule}`);
  return [[name, description].filter(Boolean).join(": "), ...new Set(reasonLines)];
}

describe("the sentences that a guest reads", () => {
  const all = DISHES.map(saidOf);

  it("are those of the file beside this one, which a person has read", async () => {
    const text = all.map((lines) => lines.join("\n  ")).join("\n\n");
    await expect(`${text}\n`).toMatchFileSnapshot("./said-sentences.txt");
  });

  it("are complete sentences without internal words", () => {
    const rules = all.flatMap(([, ...lines]) => lines.map((line) => line.slice(12)));
    expect(rules.length).toBeGreaterThan(250);
    const odd = rules.filter(
      (rule) =>
        !/^["“\p{Lu}\p{N}]/u.test(rule) ||
        !/\.$/.test(rule) ||
        /undefined|null|\s\s|gluten grain|gluten-grain|\(avoid\)|many phosphorus|\bfodmap\b|_/.test(rule),
    );
    expect(odd).toEqual([]);
  });
});
