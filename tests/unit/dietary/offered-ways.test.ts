import { describe, expect, it } from "vitest";
import type { Setting } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";

const knowledge = loadKnowledge();

const DIETS = new Set(["vegetarian", "vegan"]);
const settingOf = (key: string): Setting =>
  DIETS.has(key) ? { type: "diet", key: key as "vegan" } : { type: "ingredient", key, preference: "allergy" };

const marked = (name: string, description: string, ...keys: string[]) => {
  const [dish] = markMenu([{ id: "", name, description }], keys.map(settingOf), knowledge);
  return { verdict: dish?.verdict, adaptable: dish?.adaptable ?? null };
};

describe("a change that the menu itself offers", () => {
  it.each([
    ["Carbonara", "spaghetti, bacon, egg. Can be made vegetarian on request", "vegetarian", "bacon"],
    ["Ramen", "noodles, pork, egg (vegan option available)", "vegan", "pork, egg, noodles"],
    ["Caesar salad (vegetarian option)", "romaine, croutons, chicken", "vegetarian", "chicken"],
    ["Porridge", "oats, milk. Oat milk available", "dairy", "milk"],
    ["Penne arrabbiata", "gluten free pasta available", "gluten-grain", ""],
    ["Penne arrabbiata", "pasta sans gluten sur demande", "gluten-grain", ""],
    ["Margherita", "tomato, mozzarella. Vegan cheese available", "dairy", "mozzarella"],
    ["Rindersteak", "mit Kräuterbutter (Butter kann weggelassen werden)", "dairy", "kräuterbutter"],
    ["Boulgour", "tomates, concombre, thon. Sans thon sur demande", "fish", "thon"],
  ])("makes %s (%s) adaptable for %s, in the menu's words", (name, description, key, without) => {
    const { verdict, adaptable } = marked(name, description, key);
    expect(verdict).toBe("conflict");
    expect(adaptable).toMatchObject({ without, isGuess: false });
    expect(`${name}. ${description}`).toContain(adaptable?.offered);
  });

  it.each([
    [
      "another allergen stays in the dish",
      "Carbonara",
      "spaghetti, bacon, egg. Can be made vegetarian on request",
      "egg",
    ],
    [
      "the rest of the dish may hold it too",
      "Chicken skewers",
      "chicken, peanut sauce. Peanut sauce can be left out",
      "peanut",
    ],
    [
      "another part of the dish holds it",
      "Burger",
      "beef, bun, onion rings. Gluten-free bun available",
      "gluten-grain",
    ],
    ["it is not available", "Beef stew", "beef, carrots. Vegan option not available", "vegan"],
    ["there is none", "Beef stew", "beef, carrots. No vegan option", "vegan"],
    ["it adds the very food", "Green salad", "lettuce, prawns. Extra prawns available", "crustacean"],
    ["it is about another food", "Fish and chips", "cod, chips. Mushy peas available", "fish"],
    ["it stands in for one of two", "Toast", "bread, cheese, butter. Vegan cheese available", "dairy"],
  ])("is no way out where %s", (_, name, description, key) => {
    expect(marked(name, description, key).adaptable?.offered).toBeUndefined();
  });

  it("must suit all that a person needs", () => {
    const dish = ["Ramen", "noodles, pork, egg (vegan option available)"] as const;
    expect(marked(...dish, "vegan").adaptable).not.toBeNull();
    expect(marked(...dish, "vegan", "gluten-grain").adaptable).toBeNull();
  });

  it("never changes the verdict on the dish as it is written", () => {
    for (const key of ["vegetarian", "dairy", "egg", "gluten-grain"]) {
      const bare = marked("Carbonara", "spaghetti, bacon, egg", key).verdict;
      expect(marked("Carbonara", "spaghetti, bacon, egg. Can be made vegetarian on request", key).verdict).toBe(bare);
    }
  });
});
