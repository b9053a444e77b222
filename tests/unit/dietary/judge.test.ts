import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { PreferenceType, Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import type { FoodItem } from "@/server/dietary/engine/reading/placed-mentions";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const options = { provenance: "venue", kind: "menu" } as const;
const diet = (key: (typeof DIET_KEYS)[number]): Setting => ({ type: "diet", key });
const prefers = (preference: PreferenceType, key: string): Setting => ({ type: "ingredient", key, preference });
const health = (key: string): Setting => ({ type: "health", key });
const dish = (description: string, name = ""): FoodItem => ({ id: "1", name, description });

function verdictOn(description: string, ...settings: Setting[]) {
  const [verdict] = judge([dish(description)], settings, knowledge, options);
  if (!verdict) throw new Error("No verdict.");
  return verdict;
}

describe("judging a dish", () => {
  it.each<[string, Setting, VerdictKind]>([
    ["salmon, brown butter", diet("dairy_free"), "conflict"],
    ["salmon, olive oil", diet("dairy_free"), "match"],
    ["salmon, zorblax", diet("dairy_free"), "unknown"],
    ["chocolate brownie", diet("nut_free"), "may_contain"],
    ["", diet("nut_free"), "unknown"],
    ["toasted almonds", prefers("allergy", "nut"), "conflict"],
    ["satay", prefers("allergy", "nut"), "conflict"],
    ["cashew cream", prefers("avoid", "nuts"), "conflict"],
    ["toasted almonds", prefers("allergy", "peanut"), "match"],
    ["prawns", prefers("allergy", "mollusc"), "match"],
    ["prawns", prefers("allergy", "shellfish"), "conflict"],
    ["barley soup with rye", prefers("allergy", "gluten-grain"), "conflict"],
    ["polenta", prefers("allergy", "corn"), "conflict"],
    ["honey mustard glaze, mustard", prefers("allergy", "mustard"), "conflict"],
    ["coriander, rice", prefers("dislike", "coriander"), "conflict"],
    ["chickpeas, rice", prefers("love", "chickpea"), "match"],
    ["rice", prefers("love", "chickpea"), "info"],
    ["house dressing", prefers("allergy", "garlic"), "unknown"],
    ["rice", prefers("avoid", "zorblax"), "unknown"],
    ["bacon", health("high_blood_pressure"), "conflict"],
    ["apple juice", health("diabetes"), "conflict"],
    ["milk", health("lactose_intolerance"), "conflict"],
    ["wheat bread", health("celiac_disease"), "conflict"],
    ["red wine", health("pregnancy"), "conflict"],
    ["sugar", diet("keto"), "conflict"],
    ["olive oil", diet("keto"), "match"],
    ["lentils", diet("paleo"), "conflict"],
  ])("'%s' against %o is %s", (text, setting, kind) => {
    expect(verdictOn(text, setting).kind).toBe(kind);
  });

  it("names the food as written, the rule, the setting and the source of the knowledge", () => {
    const { reasons, engineVersion } = verdictOn("pan-seared Salmon", diet("vegan"));
    expect(reasons[0]).toMatchObject({
      kind: "conflict",
      ingredient: "Salmon",
      setting: diet("vegan"),
      provenance: "venue",
    });
    expect(engineVersion).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("orders allergies before everything of the same rank", () => {
    const { reasons } = verdictOn("walnuts, honey, milk", diet("vegan"), prefers("allergy", "nut"));
    expect(reasons[0]?.setting).toEqual(prefers("allergy", "nut"));
  });

  it("returns a verdict for every setting, even if nothing is known about it", () => {
    const settings = [diet("vegan"), diet("keto"), health("migraines"), prefers("allergy", "nut")];
    expect(verdictOn("zorblax", ...settings).settings).toHaveLength(settings.length);
  });

  it("applies a statement of the description to the dish's name", () => {
    const [verdict] = judge([dish("no eggs", "Brownie")], [diet("egg_free")], knowledge, options);
    expect(verdict?.reasons.some((reason) => reason.kind === "may_contain")).toBe(false);
  });
});

const FOODS = [
  "salmon",
  "brown butter",
  "almonds",
  "rice",
  "zorblax",
  "pesto",
  "no nuts",
  "may contain sesame",
  "tofu & <b>",
];
const anyText = fc.array(fc.constantFrom(...FOODS), { maxLength: 5 }).map((foods) => foods.join(", "));
const anySetting: fc.Arbitrary<Setting> = fc.oneof(
  fc.constantFrom(...DIET_KEYS).map(diet),
  fc.constantFrom("diabetes", "pregnancy", "ibs").map(health),
  fc
    .tuple(
      fc.constantFrom<PreferenceType>("allergy", "avoid", "like"),
      fc.constantFrom("nut", "milk", "garlic", "fish"),
    )
    .map(([preference, key]) => prefers(preference, key)),
);

describe("properties", () => {
  it("more settings never reduce the number of conflicts", () => {
    fc.assert(
      fc.property(anyText, fc.array(anySetting, { maxLength: 4 }), anySetting, (text, settings, more) => {
        const conflicts = (list: Setting[]) =>
          verdictOn(text, ...list).reasons.filter((each) => each.kind === "conflict");
        expect(conflicts([...settings, more]).length).toBeGreaterThanOrEqual(conflicts(settings).length);
      }),
      { numRuns: 100 },
    );
  });

  it("the order of items changes no verdict", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyText, { maxLength: 5 }),
        fc.array(anySetting, { maxLength: 3 }),
        (texts, settings) => {
          const items = texts.map((text, index) => ({ id: String(index), name: text }));
          const forwards = judge(items, settings, knowledge, options);
          expect(judge([...items].reverse(), settings, knowledge, options).reverse()).toEqual(forwards);
        },
      ),
      { numRuns: 50 },
    );
  });
});
