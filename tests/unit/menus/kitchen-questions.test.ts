import { describe, expect, it } from "vitest";
import { ALLERGEN_SUBJECTS, FACT_SUBJECTS, type FactState, type FactSubject } from "@/lib/dietary/kitchen-facts";
import { isConfirmed, openQuestions, questionText, stateOfAnswer, withSaid } from "@/lib/menus/kitchen-questions";
import type { KitchenDishWire } from "@/lib/schemas/kitchen-facts";

const fact = (subject: FactSubject, state: FactState) => ({
  id: `${subject} ${state}`,
  subject,
  state,
  by: "Chiara",
  on: "2026-11-28T11:52:00.000Z",
});
const dish = (name: string, facts: KitchenDishWire["facts"], frees: Partial<Record<FactSubject, number>> = {}) => ({
  id: name,
  name,
  description: "",
  recipe: "0",
  facts,
  was: [],
  read: FACT_SUBJECTS.map((subject) => ({ subject, suggests: null, because: [], frees: frees[subject] ?? 0 })),
});

describe("the questions to a kitchen", () => {
  it("begin with the answer that decides most, and ask about nothing that is confirmed", () => {
    const dishes = [dish("Soup", [fact("eggs", "contains")]), dish("Sorbet", [], { vegan: 3, eggs: 2 })];
    const questions = openQuestions(dishes);
    expect(questions.slice(0, 2).map(({ dish: { name }, subject }) => [name, subject])).toEqual([
      ["Sorbet", "vegan"],
      ["Sorbet", "eggs"],
    ]);
    expect(questions.some(({ dish: { name }, subject }) => name === "Soup" && subject === "eggs")).toBe(false);
    // Every allergen of the law is asked about; a way of eating only where the answer decides something.
    expect(questions).toHaveLength(13 + 15);
  });

  it("are all asked of a dish that could not be read", () => {
    expect(openQuestions([{ ...dish("Soup", []), read: [] }]).map(({ subject }) => subject)).toEqual(ALLERGEN_SUBJECTS);
  });

  it("confirm a dish once each of the fourteen is answered, whatever the answers are", () => {
    const all = ALLERGEN_SUBJECTS.map((subject) => fact(subject, "may_contain"));
    expect([isConfirmed(dish("Soup", all)), isConfirmed(dish("Soup", all.slice(1)))]).toEqual([true, false]);
  });

  it("take Yes for a danger, and for a way of eating as what it promises", () => {
    expect([stateOfAnswer("eggs", true), stateOfAnswer("eggs", false)]).toEqual(["contains", "free_from"]);
    expect([stateOfAnswer("vegan", true), stateOfAnswer("vegan", false)]).toEqual(["free_from", "contains"]);
    expect(stateOfAnswer("alcohol", true)).toBe("contains");
    const asked = FACT_SUBJECTS.map((subject) => questionText({ name: "Lemon sorbet" }, subject));
    expect(asked).toContain("Is there egg in your Lemon sorbet?");
    expect(asked).toContain("Are there peanuts in your Lemon sorbet?");
    expect(asked).toContain("Is your Lemon sorbet vegan?");
  });

  it("show what was stored, and what was taken back", () => {
    const before = [dish("Soup", [fact("eggs", "contains"), fact("milk", "contains")])];
    const after = withSaid(before, {
      facts: [
        { dish_id: "Soup", subject: "eggs", fact: fact("eggs", "free_from") },
        { dish_id: "Soup", subject: "milk", fact: null },
      ],
    });
    expect(after[0]?.facts).toEqual([fact("eggs", "free_from")]);
  });
});
