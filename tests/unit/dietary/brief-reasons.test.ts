import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefReasons } from "@/server/dietary/engine/judging/brief-reasons";
import { judge } from "@/server/dietary/engine/judging/judge";
import { graver, type Reason, type Setting, VERDICT_KINDS } from "@/server/dietary/engine/model/verdict";
import { keptVerdict } from "@/server/dietary/kept-verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";

const knowledge = loadKnowledge();
const allergy = (key: string): Setting => ({ type: "ingredient", key, preference: "allergy" });
const SETTINGS: Setting[] = [
  ...["fish", "egg", "milk", "nut", "sesame", "soy", "celery", "mustard"].map(allergy),
  { type: "diet", key: "vegan" },
  { type: "diet", key: "gluten_free" },
];
const words = Array.from({ length: 400 }, (_, at) => `zorb${at.toString(36)}lak`).join(", ");

describe("a dish or line with very many reasons", () => {
  it("keeps its verdict and marks on a menu, and counts the unknown words that it does not name", () => {
    const description = words.slice(0, 4000);
    const [dish] = markMenu([{ id: "1", name: "Plate", description }], SETTINGS, knowledge);
    const [whole] = judge([{ id: "1", name: "Plate", description }], SETTINGS, knowledge, {
      provenance: "venue",
      kind: "menu",
    });
    expect(dish?.settings).toEqual(whole?.settings);
    const marks = dish?.description.match(/class="pfai-(?:unknown|may-contain)"/g) ?? [];
    const ofFish = dish?.reasons.filter(({ setting }) => setting?.key === "fish") ?? [];
    expect(ofFish).toHaveLength(26);
    const rest = ofFish.find(({ ingredient }) => ingredient === "");
    expect(rest?.rule).toMatch(/^And \d+ more words that we do not know; you are allergic to fish\.$/);
    const counted = Number(/\d+/.exec(rest?.rule ?? "")?.[0]);
    expect(marks.length).toBeGreaterThanOrEqual(counted + 25);
    expect(JSON.stringify(dish?.reasons).length).toBeLessThan(120_000);
  });

  it("keeps the verdict of each setting for a recipe's line", () => {
    const whole = judge([{ id: "", name: words }], SETTINGS, knowledge, {
      provenance: "recipe",
      kind: "ingredient",
    })[0];
    const kept = keptVerdict(words, SETTINGS, knowledge);
    expect({ ...kept, reasons: [] }).toEqual({ ...whole, reasons: [] });
    expect(kept.reasons.length).toBeLessThan((whole?.reasons.length ?? 0) / 5);
  });

  it("keeps a reason of the gravest kind for every setting, and counts every reason once", () => {
    const someReason = fc.record({
      kind: fc.constantFrom(...VERDICT_KINDS),
      at: fc.integer({ min: 0, max: SETTINGS.length - 1 }),
      isLabel: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(someReason, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (made, most) => {
        const all = made.map(
          ({ kind, at, isLabel }, index): Reason => ({
            kind,
            setting: SETTINGS[at] as Setting,
            ingredient: `food ${index}`,
            rule: `Food ${index}; you are allergic to it.`,
            provenance: "recipe",
            field: "name",
            start: index,
            end: index + 1,
            ...(isLabel ? { checkLabel: true as const } : {}),
          }),
        );
        const brief = briefReasons(all, most);
        for (const setting of SETTINGS) {
          const gravestOf = (list: readonly Reason[]) =>
            list
              .filter((each) => each.setting === setting)
              .reduce<Reason["kind"]>((kind, each) => graver(kind, each.kind), "info");
          expect(gravestOf(brief)).toBe(gravestOf(all));
        }
        const counted = brief.reduce(
          (sum, { ingredient, rule }) => sum + (ingredient === "" ? Number(/\d+/.exec(rule)?.[0]) : 1),
          0,
        );
        expect(counted).toBe(all.length);
      }),
    );
  });
});
