import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Setting, VerdictKind } from "@/server/dietary/engine/judge";
import { rankOf } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";
import type { ToldProduct } from "@/server/dietary/product-verdict";

const knowledge = loadKnowledge();
const allergy = (key: string): Setting => ({ type: "ingredient", key, preference: "allergy" });
const PEANUT = [allergy("peanut")];
const told = (ingredients: string | null, declared: string[] = [], traces: string[] = []): ToldProduct => ({
  ingredients,
  declared: [
    { role: "declared" as const, words: declared },
    { role: "traces" as const, words: traces },
  ].filter(({ words }) => words.length > 0),
});
const mark = (
  name: string,
  product: ToldProduct | null,
  settings: readonly Setting[] = PEANUT,
  hidesReasons = false,
) => {
  const [dish] = markMenu([{ id: "1", name, product }], settings, knowledge, { hidesReasons });
  if (!dish) throw new Error("Every item is answered.");
  return dish;
};

describe("a packaged food on a partner's page", () => {
  it.each<[string, string, ToldProduct | null, VerdictKind]>([
    ["a brand alone is unknown", "Zorblax Crunchies 6 x 35 g", null, "unknown"],
    ["its list fits", "Zorblax Crunchies", told("Oats, sugar, sunflower oil, salt"), "match"],
    ["its list holds it", "Zorblax Crunchies", told("Oats, sugar, roasted peanuts (12 %)"), "conflict"],
    ["its list warns", "Zorblax Crunchies", told("Oats, sugar. May contain peanuts."), "may_contain"],
    ["a word of its list is not known", "Zorblax Crunchies", told("Oats, blorptang, sugar"), "unknown"],
    ["it has no list", "Zorblax Crunchies", told(null), "unknown"],
    ["without a list its producer declares it", "Zorblax Crunchies", told(null, ["peanuts"]), "conflict"],
    [
      "its producer declares traces beside a list that fits",
      "Crunchies",
      told("Oats, sugar", [], ["peanuts"]),
      "may_contain",
    ],
    ["nuts are no peanuts", "Crunchies", told("Oats, sugar", ["nuts"]), "match"],
    ["its name says it, and its list does not", "Peanut cookies", told("Oats, sugar, salt"), "conflict"],
    ["foods of its name may hold it, and its list does not", "Zorblax Bars", told("Oats, sugar, salt"), "match"],
    ["its words warn, and its list does not", "Bars. May contain peanuts.", told("Oats, sugar, salt"), "may_contain"],
    ["its name fits, and nobody told the list", "Apples", told(null), "match"],
    ["its name fits, and its list does not", "Apples", told("Apples, peanut oil"), "conflict"],
  ])("%s", (_, name, product, kind) => {
    const dish = mark(name, product);
    expect([dish.verdict, dish.settings.map((each) => each.kind)]).toEqual([kind, [kind]]);
  });

  it("is marked at its name, with the words of its label", () => {
    const dish = mark("Zorblax & Sons", told("Oats, roasted peanuts", ["peanuts"]));
    expect(dish.name).toContain("pfai-conflict");
    expect(dish.name).toContain("Zorblax &amp; Sons</span>");
    expect(dish.name).toContain("By its label: ");
    expect(dish.containerClass).toBe("pfai-container-conflict");
    expect(dish.reasons[0]).toMatchObject({ provenance: "product", kind: "conflict", field: "name" });
    expect(dish.adaptable).toBeNull();
  });

  it("tells an application that may not know why nothing of the label", () => {
    const dish = mark("Zorblax Crunchies", told("Oats, roasted peanuts", ["peanuts"]), PEANUT, true);
    expect(dish.verdict).toBe("conflict");
    expect(dish.settings).toEqual([]);
    expect(JSON.stringify(dish)).not.toMatch(/peanut|label|product/i);
  });

  it("is for nobody in particular as its words are", () => {
    const [dish] = markMenu([{ id: "1", name: "Crunchies", product: told("Peanuts") }], null, knowledge);
    expect(dish).toMatchObject({ verdict: null, reasons: [] });
  });

  const foods = [
    "peanuts",
    "oats",
    "sugar",
    "milk",
    "egg",
    "blorptang",
    "wheat flour",
    "may contain sesame",
    "salt",
    "soy",
  ];
  const classes = ["peanuts", "milk", "eggs", "sesame seeds", "gluten", "nuts", "zorblax"];
  const list = fc.array(fc.constantFrom(...foods), { minLength: 1, maxLength: 5 }).map((each) => each.join(", "));
  const settings = fc
    .uniqueArray(fc.constantFrom("peanut", "milk", "egg", "sesame", "soy"), { minLength: 1 })
    .map((keys) => keys.map(allergy));
  const declared = fc.array(fc.constantFrom(...classes), { maxLength: 3 });

  it("is never better than what its words or its producer speak against, nor fits without a list", () => {
    fc.assert(
      fc.property(list, fc.option(list), declared, declared, settings, (name, ingredients, inside, traces, all) => {
        const alone = mark(name, null, all).verdict ?? "info";
        const kind = mark(name, told(ingredients, inside, traces), all).verdict ?? "info";
        if (alone === "conflict") expect(rankOf(kind)).toBeLessThanOrEqual(rankOf(alone));
        if (ingredients === null) expect(rankOf(kind)).toBeLessThanOrEqual(rankOf(alone));
        const declaredAlone = mark(name, told(null, inside, traces), all).verdict ?? "info";
        if (rankOf(declaredAlone) <= rankOf("may_contain"))
          expect(rankOf(kind)).toBeLessThanOrEqual(rankOf(declaredAlone));
        if (ingredients !== null) {
          const listAlone = mark("", told(ingredients), all).verdict ?? "info";
          expect(rankOf(kind)).toBeLessThanOrEqual(rankOf(listAlone));
        }
      }),
      { numRuns: 300 },
    );
  });
});
