import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Setting } from "@/server/dietary/engine/judge";
import { judgeLines } from "@/server/recipes/judge-recipe";
import { NOTHING_COUNTED } from "@/server/recipes/serving-findings";
import { mergeJudgements, unread } from "@/server/recipes/table/merge-judgements";
import type { Eater } from "@/server/recipes/table/read-table";

const FOODS = ["2 eggs", "200 g flour", "1 tbsp tahini", "1 zorblax", "100 g butter", "3 apples", "stock cube"];
const SETTINGS: readonly Setting[] = [
  ...["egg", "sesame", "gluten-grain", "glorbium"].map(
    (key): Setting => ({ type: "ingredient", key, preference: "allergy" }),
  ),
  { type: "ingredient", key: "apple", preference: "avoid" },
  { type: "ingredient", key: "apple", preference: "love" },
  { type: "diet", key: "vegan" },
  { type: "health", key: "high_blood_pressure" },
];

const eater = (index: number, settings: readonly Setting[], unchecked: Eater["unchecked"] = null): Eater => ({
  id: String(index),
  name: index === 0 ? null : `Guest ${index}`,
  settings,
  names: new Map(),
  weights: new Map(),
  unchecked: settings.length === 0 ? "empty" : unchecked,
});

const dishOf = (foods: readonly string[]) =>
  foods.map((name, index) => ({ id: String(index), name, quantity: null, unit: null, note: null }));
const facts = { title: "Supper", asOf: null, named: [], serving: null };
const atTable = (table: readonly Eater[], foods: readonly string[]) => {
  const lines = dishOf(foods);
  const all = table.map((each) => ({ eater: each, judgement: judgeLines(each, lines, undefined, facts) }));
  return { merged: mergeJudgements(all, { lines, facts }), all };
};

describe("a nutrient that nobody can count for one of the table", () => {
  it("is unknown for the table, and says for whom and for what", () => {
    const lines = dishOf(["400 g rice", "100 g pickled mango"]);
    const table = [eater(0, []), eater(1, [{ type: "health", key: "high_blood_pressure" }])];
    const dish = { ...facts, serving: NOTHING_COUNTED };
    const all = table.map((each) => ({ eater: each, judgement: judgeLines(each, lines, undefined, dish) }));
    const { fit, not_known: unknowns } = mergeJudgements(all, { lines, facts: dish });
    expect(fit.state).toBe("unknown");
    expect(fit.people?.[1]).toMatchObject({ state: "unknown", against: { because: ["High blood pressure"] } });
    expect(unknowns?.[0]?.setting.person).toEqual({ id: "1", name: "Guest 1" });
  });
});

const foodsOf = fc.uniqueArray(fc.constantFrom(...FOODS), { minLength: 1, maxLength: 5 });
const settingsOf = fc.uniqueArray(fc.constantFrom(...SETTINGS), {
  maxLength: 3,
  selector: (each) => JSON.stringify(each),
});
const tableOf = fc
  .array(fc.tuple(settingsOf, fc.constantFrom(null, "hidden" as const)), { minLength: 2, maxLength: 4 })
  .map((people) =>
    people.map(([settings, unchecked], index) => eater(index, settings, index === 0 ? null : unchecked)),
  );

const FITS = ["match", "check_label"];

describe("a dish at a table", () => {
  it("fits only if it fits everybody with settings", () => {
    fc.assert(
      fc.property(tableOf, foodsOf, (table, foods) => {
        const { merged, all } = atTable(table, foods);
        const asked = all.filter(({ eater: { settings } }) => settings.length > 0);
        const fitsAll = asked.length > 0 && asked.every(({ judgement }) => FITS.includes(judgement.fit.state));
        expect(FITS.includes(merged.fit.state)).toBe(fitsAll);
      }),
    );
  });

  it("is never said to fit somebody who was not checked, and names each person once", () => {
    fc.assert(
      fc.property(tableOf, foodsOf, (table, foods) => {
        const { people = [] } = atTable(table, foods).merged.fit;
        expect(people.map(({ person_id: id }) => id)).toEqual(table.map(({ id }) => id));
        for (const { state, unchecked, without } of people) {
          if (!unchecked) continue;
          expect(["conflict", "may_contain", null]).toContain(state);
          expect(without).toBeUndefined();
        }
      }),
    );
  });

  it("keeps every finding of every person, under that person's name", () => {
    fc.assert(
      fc.property(tableOf, foodsOf, (table, foods) => {
        const { merged, all } = atTable(table, foods);
        for (const { eater: each, judgement } of all) {
          for (const line of judgement.ingredients) {
            const told = merged.ingredients.find(({ id }) => id === line.id)?.tags ?? [];
            const own = told.filter(({ setting }) => (setting.person?.id ?? "0") === each.id);
            if (each.settings.length > 0)
              expect(own.map(({ kind, text }) => `${kind} ${text}`).sort()).toEqual(
                line.tags.map(({ kind, text }) => `${kind} ${text}`).sort(),
              );
          }
        }
      }),
    );
  });

  it("is offered with a change only if the change leaves nothing against it for anybody", () => {
    fc.assert(
      fc.property(tableOf, foodsOf, (table, foods) => {
        const { adaptable } = atTable(table, foods).merged.fit;
        if (!adaptable) return;
        const left = foods.filter(
          (food) => !(adaptable.foods ?? []).some((without) => food.toLowerCase().includes(without)),
        );
        const asked = table.filter(({ settings }) => settings.length > 0);
        for (const each of asked) expect(FITS).toContain(judgeLines(each, dishOf(left), undefined, facts).fit.state);
      }),
    );
  });

  it("says the same as alone to somebody who eats alone", () => {
    fc.assert(
      fc.property(settingsOf, foodsOf, (settings, foods) => {
        const { merged, all } = atTable([eater(0, settings)], foods);
        expect(merged).toBe(all[0]?.judgement);
      }),
    );
  });

  it("of which a list knows only a part fits nobody", () => {
    fc.assert(
      fc.property(tableOf, foodsOf, (table, foods) => {
        const fit = unread(atTable(table, foods).merged.fit, "More lines.");
        expect(["conflict", "unknown"]).toContain(fit.state);
        for (const { state } of fit.people ?? []) expect(["conflict", "unknown", null]).toContain(state);
      }),
    );
  });
});
