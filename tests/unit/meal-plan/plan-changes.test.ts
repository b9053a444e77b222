import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MEALS } from "@/lib/meal-plan/meals";
import { entriesOf, stepOf, withChange, withEntry, withoutEntry } from "@/lib/meal-plan/plan-changes";
import { daysOf } from "@/lib/meal-plan/week";
import type { PlanEntryWire, PlanWire } from "@/lib/schemas/meal-plan";

const WEEK = "2026-W48";
const MONDAY = "2026-11-23";
const entry = (id: string, over: Partial<PlanEntryWire> = {}): PlanEntryWire => ({
  id,
  day: MONDAY,
  meal: "dinner",
  position: 1,
  recipe_id: null,
  is_note: true,
  title: id,
  servings: null,
  updated_at: "2026-11-23T10:00:00.000Z",
  ...over,
});
const planOf = (...entries: PlanEntryWire[]): PlanWire => ({ week: WEEK, starts: "mon", entries, recipes: [] });
const three = planOf(entry("a"), entry("b", { position: 2 }), entry("c", { position: 3 }));
const idsAt = (plan: PlanWire, day = MONDAY, meal: PlanEntryWire["meal"] = "dinner") =>
  entriesOf(plan, { day, meal }).map(({ id }) => id);

describe("a change to a week that is shown", () => {
  it("adds at the end of a meal, and the same entry once", () => {
    const once = withEntry(three, entry("d"));
    expect(idsAt(once)).toEqual(["a", "b", "c", "d"]);
    expect(withEntry(once, entry("d"))).toEqual(once);
  });

  it("moves an entry to a place among the others", () => {
    expect(idsAt(withChange(three, "c", { index: 0 }))).toEqual(["c", "a", "b"]);
    expect(idsAt(withChange(three, "a", { index: 1 }))).toEqual(["b", "a", "c"]);
    const moved = withChange(three, "b", { day: "2026-11-25", meal: "lunch" });
    expect(idsAt(moved)).toEqual(["a", "c"]);
    expect(idsAt(moved, "2026-11-25", "lunch")).toEqual(["b"]);
  });

  it("removes an entry that is moved to another week", () => {
    expect(idsAt(withChange(three, "b", { day: "2026-11-30" }))).toEqual(["a", "c"]);
  });

  it("changes servings and text of an entry in place", () => {
    const changed = withChange(three, "b", { note: "Soup" });
    expect(idsAt(changed)).toEqual(["a", "b", "c"]);
    expect(changed.entries.find(({ id }) => id === "b")?.title).toBe("Soup");
  });

  it("has no effect on an entry that does not exist any more", () => {
    expect(withChange(three, "z", { index: 0 })).toEqual(three);
    expect(withoutEntry(three, "z")).toEqual(three);
  });

  it("never loses or duplicates an entry, whatever is moved", () => {
    const moves = fc.array(
      fc.record({
        id: fc.constantFrom("a", "b", "c"),
        day: fc.constantFrom(...daysOf(WEEK)),
        meal: fc.constantFrom(...MEALS),
        index: fc.nat(4),
      }),
    );
    fc.assert(
      fc.property(moves, (all) => {
        const end = all.reduce((plan, { id, ...to }) => withChange(plan, id, to), three);
        expect(end.entries.map(({ id }) => id).sort()).toEqual(["a", "b", "c"]);
      }),
    );
  });
});

describe("an arrow key", () => {
  it("moves through the entries of a meal, then to the next day", () => {
    expect(stepOf(three, "a", "down")).toEqual({ day: MONDAY, meal: "dinner", index: 1 });
    expect(stepOf(three, "c", "down")).toEqual({ day: "2026-11-24", meal: "dinner", index: 0 });
    expect(stepOf(three, "b", "up")).toEqual({ day: MONDAY, meal: "dinner", index: 0 });
    expect(stepOf(three, "a", "up")).toBeNull();
  });

  it("moves from meal to meal and stops at the last", () => {
    expect(stepOf(three, "a", "right")).toEqual({ day: MONDAY, meal: "snack" });
    expect(stepOf(planOf(entry("a", { meal: "snack" })), "a", "right")).toBeNull();
    expect(stepOf(planOf(entry("a", { day: "2026-11-29" })), "a", "down")).toBeNull();
  });
});
