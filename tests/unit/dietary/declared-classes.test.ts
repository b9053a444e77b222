import { describe, expect, it } from "vitest";
import { onlyBlocker } from "@/lib/menus/menu-insight";
import { writtenVerdicts } from "@/server/dietary/diet-verdicts";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";

const knowledge = loadKnowledge();
const NUTS: readonly Setting[] = [{ type: "ingredient", key: "nut", preference: "allergy" }];
const GLUTEN: readonly Setting[] = [{ type: "diet", key: "gluten_free" }];
const MILK: readonly Setting[] = [{ type: "diet", key: "dairy_free" }];

function changeOf(name: string, description: string, settings: readonly Setting[]) {
  const [dish] = markMenu([{ id: "0", name, description }], settings, knowledge);
  return { verdict: dish?.verdict, without: dish?.adaptable?.without ?? null };
}

function offeredToKitchen(name: string, description: string, key: "gluten_free" | "nut_free" | "dairy_free") {
  const [verdicts = {}] = writtenVerdicts([{ id: "0", name, description }], knowledge).map(({ diets }) => diets);
  return onlyBlocker({ name, description, verdicts }, [key]);
}

describe("a class of allergens that a dish declares", () => {
  it.each([
    ["Fruit salad", "Mango, papaya, lime. Contains: nuts", NUTS, "nut_free"],
    ["Fruit salad", "Mango, papaya, lime. Contains nuts", NUTS, "nut_free"],
    ["Fruit salad", "Mango, papaya. Allergens: tree nuts", NUTS, "nut_free"],
    ["Steak", "Beef, potatoes. Contains: gluten", GLUTEN, "gluten_free"],
    ["Steak", "Beef, potatoes. Contains: soy, sesame and gluten", GLUTEN, "gluten_free"],
    ["Steak", "Beef, potatoes (contains gluten)", GLUTEN, "gluten_free"],
    ["Obstsalat", "Mango, Papaya. Enthält: Gluten", GLUTEN, "gluten_free"],
    ["Kartoffeln", "Kartoffeln, Schnittlauch. Enthält Milch", MILK, "dairy_free"],
    ["Salade", "Mangue, papaye. Contient des fruits à coque", NUTS, "nut_free"],
  ] as const)("is nothing that the kitchen of %s (%s) could leave out", (name, description, settings, key) => {
    expect(changeOf(name, description, settings)).toEqual({ verdict: "conflict", without: null });
    expect(offeredToKitchen(name, description, key)).toBeNull();
  });

  it.each([
    ["Fruit salad", "Mango, papaya, walnuts", NUTS, "nut_free", "walnuts"],
    ["Fruit salad", "Mango, papaya, with walnuts", NUTS, "nut_free", "walnuts"],
    ["Potatoes", "Potatoes, chives, butter", MILK, "dairy_free", "butter"],
  ] as const)("is told from a food that %s (%s) can be made without", (name, description, settings, key, food) => {
    expect(changeOf(name, description, settings)).toEqual({ verdict: "conflict", without: food });
    expect(offeredToKitchen(name, description, key)).toBe(food);
  });

  it("ends with its sentence", () => {
    expect(changeOf("Salad", "Contains sesame. Lettuce, tomato, walnuts", NUTS).without).toBe("walnuts");
  });
});
