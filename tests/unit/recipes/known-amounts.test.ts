import { describe, expect, it } from "vitest";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { analyseLine } from "@/server/recipe-lines/analyse-line";
import { combineLines } from "@/server/recipes/analysis/combine-lines";

const knowledge = loadKnowledge();
const perServing = (...lines: string[]) =>
  combineLines(
    lines.map((name) => analyseLine({ name, quantity: null, unit: null, note: null, group: null }, knowledge)),
    1,
  ).perServing;

describe("an amount that nobody has measured", () => {
  it("is not zero: the public tables have no gluten of wheat", () => {
    const bread = perServing("500 g wheat flour", "300 g water", "10 g salt");
    expect(bread.calories).toBeGreaterThan(1500);
    expect(bread).not.toHaveProperty("gluten");
  });

  it("makes the sum unknown for what people must avoid, such as lactose", () => {
    expect(perServing("200 g whole milk", "300 g onions").lactose).toBeGreaterThan(5);
    expect(perServing("200 g whole milk", "300 g zorblax")).not.toHaveProperty("lactose");
    expect(perServing("200 g whole milk", "200 g buttermilk")).not.toHaveProperty("lactose");
  });

  it("makes the sum unknown even if all known values are zero", () => {
    expect(perServing("200 g white sugar").cholesterol).toBe(0);
    expect(perServing("200 g white sugar", "300 g zorblax")).not.toHaveProperty("cholesterol");
  });

  it("does not matter for a food without the nutrient, whatever its amount", () => {
    expect(perServing("200 g white sugar", "salt to taste")).toMatchObject({ gluten: 0, lactose: 0, cholesterol: 0 });
  });
});
