import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { hasTrait } from "@/server/dietary/engine/model/knowledge";
import { PREFERENCE_TYPES, type Setting } from "@/server/dietary/engine/model/verdict";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";

const knowledge = loadReferenceKnowledge();
const foods = knowledge.concepts.filter((each) => !hasTrait(each, "modifier"));
const text = fc.array(fc.constantFrom(...foods.map(({ name }) => name), "zorblax"), { minLength: 1, maxLength: 6 });
const setting: fc.Arbitrary<Setting> = fc.oneof(
  fc.constantFrom(...DIET_KEYS).map((key): Setting => ({ type: "diet", key })),
  fc.constantFrom(...knowledge.healthRules.keys()).map((key): Setting => ({ type: "health", key })),
  fc.record({
    type: fc.constant("ingredient" as const),
    key: fc.constantFrom(...foods.map(({ id }) => id)),
    preference: fc.constantFrom(...PREFERENCE_TYPES),
  }),
);

const mark = (foods: readonly string[], settings: readonly Setting[], hidesReasons: boolean) => {
  const [dish] = markMenu([{ id: "1", name: "", description: foods.join(", ") }], settings, knowledge, {
    hidesReasons,
  });
  if (!dish) throw new Error("No dish");
  return dish;
};
const withoutTips = (html: string) => html.replace(/-tooltip="[^"]*"/g, "-tooltip");

describe("marks for an application that may not read the profile", () => {
  it("are the same marks: no word loses its mark or its severity", () => {
    fc.assert(
      fc.property(text, fc.array(setting, { maxLength: 6 }), (words, settings) => {
        const [open, bare] = [mark(words, settings, false), mark(words, settings, true)];
        expect(withoutTips(bare.description)).toBe(withoutTips(open.description));
        expect([bare.verdict, bare.containerClass, bare.tags]).toEqual([open.verdict, open.containerClass, open.tags]);
        expect(bare.reasons.every((reason) => reason.setting === null)).toBe(true);
        expect(bare.settings).toEqual([]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it("reveal nothing beyond the marks", () => {
    const everybody = new Set(
      mark(["butter", "walnuts", "basil", "zorblax"], [], true).reasons.map(({ rule }) => rule),
    );
    fc.assert(
      fc.property(fc.array(setting, { minLength: 1, maxLength: 6 }), (settings) => {
        const { reasons } = mark(["butter", "walnuts", "basil", "zorblax"], settings, true);
        for (const { rule } of reasons) if (!everybody.has(rule)) expect(rule).toMatch(/this guest/);
      }),
      { numRuns: 150 },
    );
    const dairyFree: Setting[] = [{ type: "diet", key: "dairy_free" }];
    const allergic: Setting[] = [
      { type: "ingredient", key: "dairy", preference: "allergy" },
      { type: "ingredient", key: "butter", preference: "dislike" },
    ];
    expect(mark(["butter", "basil"], allergic, false)).not.toEqual(mark(["butter", "basil"], dairyFree, false));
    expect(mark(["butter", "basil"], allergic, true)).toEqual(mark(["butter", "basil"], dairyFree, true));
  }, 60_000);
});
