import { describe, expect, it } from "vitest";
import { ALLERGEN_SUBJECTS, type AllergenSubject, type FactState } from "@/lib/dietary/kitchen-facts";
import { labelOf } from "@/lib/menus/food-label";
import type { KitchenDishWire } from "@/lib/schemas/kitchen-facts";
import { labelWords } from "@/server/dietary/label-words";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

type States = Partial<Record<AllergenSubject, FactState | null>>;

/** All fourteen are confirmed as free from, but for those that are named. */
function dishOf(name: string, description: string, states: States = {}): KitchenDishWire {
  const facts = ALLERGEN_SUBJECTS.flatMap((subject) => {
    const state = states[subject] === undefined ? "free_from" : states[subject];
    return state === null ? [] : [{ id: subject, subject, state, by: "Chiara", on: "2026-11-28T11:52:00.000Z" }];
  });
  return { id: name, name, description, recipe: "0", facts, was: [], read: [] };
}
const wordsOf = ({ id, name, description }: KitchenDishWire) =>
  labelWords([{ id, name, description }], loadKnowledge())[0] ?? [];
const printed = (dish: KitchenDishWire) => {
  const made = labelOf(dish, wordsOf(dish));
  if ("why" in made) return made.why.join(" ");
  const { ingredients, mayContain } = made.label;
  const list = ingredients.map(({ text, isAllergen, named }) =>
    isAllergen ? `[${[text, ...named].join(" | ")}]` : text,
  );
  return `${list.join("")}${mayContain.length > 0 ? `. May contain ${mayContain.join(", ")}` : ""}`;
};

describe("a label for food packed on the premises", () => {
  // Written before it was asked.
  it.each<[string, States, string]>([
    ["potato, salt", {}, "potato, salt"],
    [
      "wheat flour, butter, eggs, sugar",
      { gluten_cereals: "contains", milk: "contains", eggs: "contains" },
      "[wheat flour], [butter | milk], [eggs], sugar",
    ],
    [
      "mascarpone, egg yolk, coffee",
      { milk: "contains", eggs: "contains", gluten_cereals: "may_contain", nuts: "may_contain" },
      "[mascarpone | milk], [egg yolk], coffee. May contain gluten, nuts",
    ],
    ["Dinkelmehl, Salz", { gluten_cereals: "contains" }, "[Dinkelmehl], Salz"],
    ["walnuts, honey", { nuts: "contains" }, "[walnuts], honey"],
    ["tahini, chickpeas", { sesame: "contains" }, "[tahini | sesame], chickpeas"],
    [
      "prawns, garlic, celery",
      { crustaceans: "contains", celery: "contains" },
      "[prawns | crustaceans], garlic, [celery]",
    ],
  ])("emphasises what the law calls an allergen: %s", (description, states, label) => {
    expect(printed(dishOf("Dish", description, states))).toBe(label);
  });

  it("keeps every word of the ingredients, in their order", () => {
    for (const text of ["wheat flour (wheat, iron), butter 20 %, eggs", "salmon with dill and cream, lemon", "milk"]) {
      const dish = dishOf("Dish", text, {
        gluten_cereals: "contains",
        milk: "contains",
        eggs: "contains",
        fish: "contains",
      });
      const only = Object.fromEntries(
        ALLERGEN_SUBJECTS.map((subject) => [
          subject,
          wordsOf(dish).some((word) => word.subject === subject) ? "contains" : "free_from",
        ]),
      );
      const made = labelOf(dishOf("Dish", text, only as States), wordsOf(dish));
      if ("why" in made) throw new Error(made.why.join(" "));
      expect(made.label.ingredients.map(({ text: part }) => part).join("")).toBe(text);
    }
  });

  it.each<[string, string, States, string]>([
    ["names no ingredients", "", {}, "No ingredients are written."],
    ["has an allergen that nobody confirmed", "potato", { celery: null, lupin: null }, "Not confirmed: celery, lupin."],
    [
      "holds what no ingredient names",
      "potato, salt",
      { celery: "contains" },
      "The kitchen says that it contains celery, and no ingredient names it.",
    ],
    [
      "names what the kitchen says is not in it",
      "potato, butter",
      {},
      "The kitchen says no milk, and the ingredients name “butter”.",
    ],
    [
      "names what the kitchen says is a trace",
      "potato, butter",
      { milk: "may_contain" },
      "The kitchen says that it may contain milk, and the ingredients name “butter”.",
    ],
    [
      "does not name its cereal",
      "bread, tomato",
      { gluten_cereals: "contains" },
      "Write which cereal is in “bread”, such as “wheat flour”.",
    ],
  ])("is not printed for a dish that %s", (_, description, states, why) => {
    expect(printed(dishOf("Dish", description, states))).toContain(why);
  });

  it("is not printed for any dish while the ingredients cannot be read", () => {
    expect(labelOf(dishOf("Dish", "potato"), null)).toEqual({ why: ["The ingredients could not be read just now."] });
  });
});
