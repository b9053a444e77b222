import { describe, expect, it } from "vitest";
import { ALLERGEN_SUBJECTS, FACT_SUBJECTS, type FactState, type FactSubject } from "@/lib/dietary/kitchen-facts";
import {
  askedName,
  dishesFor,
  isConfirmed,
  openQuestions,
  questionText,
  stateOfAnswer,
  withSaid,
} from "@/lib/menus/kitchen-questions";
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
  read: FACT_SUBJECTS.map((subject) => ({
    subject,
    suggests: null,
    because: [],
    frees: frees[subject] ?? 0,
    guests: null,
  })),
});

const subjectsAsked = (dishes: KitchenDishWire[]) => openQuestions({ dishes, foods: [] }).map(({ subject }) => subject);

describe("the questions to a kitchen", () => {
  it("begin with the answer that decides most, and ask about nothing that is confirmed", () => {
    const dishes = [dish("Soup", [fact("eggs", "contains")]), dish("Sorbet", [], { vegan: 3, eggs: 2 })];
    const questions = openQuestions({ dishes, foods: [] });
    expect(questions.slice(0, 2).map((each) => [askedName(each), each.subject])).toEqual([
      ["Sorbet", "vegan"],
      ["Sorbet", "eggs"],
    ]);
    expect(questions.some((each) => askedName(each) === "Soup" && each.subject === "eggs")).toBe(false);
    // Every allergen of the law is asked about; a way of eating only where the answer decides something.
    expect(questions).toHaveLength(13 + 15);
  });

  it("are all asked of a dish that could not be read", () => {
    expect(subjectsAsked([{ ...dish("Soup", []), read: [] }])).toEqual(ALLERGEN_SUBJECTS);
  });

  it("confirm a dish once each of the fourteen is answered, whatever the answers are", () => {
    const all = ALLERGEN_SUBJECTS.map((subject) => fact(subject, "may_contain"));
    expect([isConfirmed(dish("Soup", all)), isConfirmed(dish("Soup", all.slice(1)))]).toEqual([true, false]);
  });

  it("take Yes for a danger, and for a way of eating as what it promises", () => {
    expect([stateOfAnswer("eggs", true), stateOfAnswer("eggs", false)]).toEqual(["contains", "free_from"]);
    expect([stateOfAnswer("vegan", true), stateOfAnswer("vegan", false)]).toEqual(["free_from", "contains"]);
    expect(stateOfAnswer("alcohol", true)).toBe("contains");
    const asked = FACT_SUBJECTS.map((subject) => questionText("Lemon sorbet", subject));
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

describe("a question about a food", () => {
  const open = { nuts: 1 };
  const kitchen = (facts: Partial<Record<"Trofie" | "Panino" | "Minestrone", KitchenDishWire["facts"]>> = {}) => ({
    dishes: ["Sorbet", "Trofie", "Panino", "Minestrone"].map((name) =>
      dish(name, facts[name as keyof typeof facts] ?? [], name === "Sorbet" ? {} : open),
    ),
    foods: [
      {
        food: "pesto",
        subject: "nuts" as const,
        dishes: [
          { dish_id: "Trofie", is_alone: true },
          { dish_id: "Panino", is_alone: true },
          { dish_id: "Minestrone", is_alone: false },
        ],
        guests: 12,
      },
    ],
  });
  const first = (of: ReturnType<typeof kitchen>) => {
    const [question] = openQuestions(of);
    if (!question) throw new Error("nothing is asked");
    return question;
  };
  const names = (of: ReturnType<typeof kitchen>, state: FactState) => dishesFor(first(of), state).map(({ id }) => id);

  it("comes before questions about one dish, since its answer frees more of them", () => {
    const question = first(kitchen());
    expect([questionText(askedName(question), question.subject), question.guests]).toEqual([
      "Are there nuts in your pesto?",
      12,
    ]);
  });

  it("says of every dish that holds it what is in it, and what is not in it only where nothing else is open", () => {
    expect(names(kitchen(), "contains")).toEqual(["Trofie", "Panino", "Minestrone"]);
    expect(names(kitchen(), "may_contain")).toEqual(["Trofie", "Panino", "Minestrone"]);
    expect(names(kitchen(), "free_from")).toEqual(["Trofie", "Panino"]);
  });

  it("never makes the word on a dish milder, and takes back that a dish is free from what its food holds", () => {
    const said = kitchen({ Minestrone: [fact("nuts", "free_from")] });
    expect(names(said, "free_from")).toEqual(["Trofie", "Panino"]);
    expect(names(said, "contains")).toEqual(["Trofie", "Panino", "Minestrone"]);
    const worse = kitchen({ Minestrone: [fact("nuts", "contains")] });
    expect(names(worse, "may_contain")).toEqual(["Trofie", "Panino"]);
    expect(names(worse, "contains")).toEqual(["Trofie", "Panino"]);
  });

  it("is no longer asked once a single dish is open", () => {
    const all = { Trofie: [fact("nuts", "free_from")], Panino: [fact("nuts", "contains")] };
    expect(openQuestions(kitchen(all)).some(({ food }) => food !== null)).toBe(false);
  });

  it("about one dish comes before another for which fewer guests wait", () => {
    const wait = (name: string, guests: number | null) => {
      const each = dish(name, [], { eggs: 1 });
      return { ...each, read: each.read.map((read) => ({ ...read, guests: read.subject === "eggs" ? guests : null })) };
    };
    const dishes = [wait("Few", null), wait("Some", 7), wait("Many", 20)];
    expect(openQuestions({ dishes, foods: [] }).slice(0, 3).map(askedName)).toEqual(["Many", "Some", "Few"]);
  });
});
