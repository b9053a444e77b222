import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysOf } from "@/lib/meal-plan/week";
import { weekBalance } from "@/lib/meal-plan/week-balance";
import type { PlanEntryWire, PlanRecipeWire, PlanWire } from "@/lib/schemas/meal-plan";

const WEEK = "2026-W48";
const DAYS = daysOf(WEEK);

const entry = (day: string, recipe_id: string | null, is_note = false): PlanEntryWire => ({
  ...{ id: crypto.randomUUID(), day, meal: "dinner", position: 1, recipe_id, is_note },
  ...{ title: "x", servings: 2, updated_at: "2026-11-23T00:00:00.000Z" },
});

const recipe = (id: string, protein: number | null): PlanRecipeWire => ({
  ...{ id, title: id, image: null, photos: [], servings: 2, prep_time: null, cook_time: null, is_variant: false },
  ...(protein === null
    ? {}
    : {
        nutrition: {
          coverage: 1,
          uncounted: 0,
          values: [{ key: "protein", label: "Protein", unit: "g", amount: protein }],
        },
      }),
});

const plan = (entries: PlanEntryWire[], recipes: PlanRecipeWire[]): PlanWire => ({
  week: WEEK,
  starts: "mon",
  entries,
  recipes,
});

describe("the nutrition of a week", () => {
  it("adds a serving of each dish of a day, and averages over the days with known values", () => {
    const [mon = "", tue = "", wed = ""] = DAYS;
    const entries = [entry(mon, "a"), entry(mon, "b"), entry(tue, "a"), entry(wed, "odd"), entry(wed, null, true)];
    const balance = weekBalance(plan(entries, [recipe("a", 20), recipe("b", 10), recipe("odd", null)]));
    expect(balance).toMatchObject({ dishes: 4, known: 3 });
    expect(balance.nutrients).toEqual([
      {
        against: { key: "protein", amount: 50, kind: "need" },
        label: "Protein",
        unit: "g",
        days: DAYS.map((day, index) => ({ day, amount: [30, 20][index] ?? null, isAtLeast: day === wed })),
        mean: 25,
      },
    ]);
  });

  it("is empty if nothing is known", () => {
    const [mon = ""] = DAYS;
    expect(weekBalance(plan([entry(mon, "odd"), entry(mon, "gone")], [recipe("odd", null)]))).toEqual({
      dishes: 2,
      known: 0,
      uncounted: 0,
      nutrients: [],
    });
  });

  it("loses nothing and counts nothing twice, whatever is planned", () => {
    const dishes = fc.array(fc.record({ day: fc.nat(6), recipe: fc.nat(3) }), { maxLength: 30 });
    fc.assert(
      fc.property(dishes, fc.array(fc.nat(200), { minLength: 4, maxLength: 4 }), (planned, amounts) => {
        const recipes = amounts.map((amount, index) => recipe(String(index), amount));
        const entries = planned.map((each) => entry(DAYS[each.day] ?? "", String(each.recipe)));
        const total = planned.reduce((sum, each) => sum + (amounts[each.recipe] ?? 0), 0);
        const [protein] = weekBalance(plan(entries, recipes)).nutrients;
        const sum = protein?.days.reduce((all, { amount }) => all + (amount ?? 0), 0) ?? 0;
        expect(sum).toBe(total);
      }),
    );
  });
});
