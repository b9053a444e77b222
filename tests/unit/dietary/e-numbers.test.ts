import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

const foodsIn = (text: string) =>
  readFood(text, knowledge, { kind: "menu" }).mentions.flatMap(({ concepts }) => concepts.map(({ id }) => id));

const verdictFor = (diet: "vegan" | "egg_free", text: string) =>
  judge([{ id: "1", name: text }], [{ type: "diet", key: diet }], knowledge, { provenance: "venue", kind: "menu" })[0]
    ?.kind;

describe("numbers of additives", () => {
  it.each([
    "E120",
    "E 120",
    "E-120",
    "E‑120",
    "E.120",
    "E: 120",
    "E no. 120",
    "INS 120",
    "INS120",
    "SIN 120",
    "(E 120)",
    "e 120",
  ])("'%s' is carmine, alone and in a list", (number) => {
    expect(foodsIn(number)).toEqual(["cochineal-colour"]);
    expect(verdictFor("vegan", `sugar, ${number}, salt`)).toBe("conflict");
  });

  it.each([
    ["E 1105", "lysozyme-additive"],
    ["E 472 e", "datem"],
    ["E 150 d", "sulphite-ammonia-caramel"],
    ["E 160 a(ii)", "carotene"],
    ["E 322 (i)", "lecithin"],
  ])("'%s' is %s", (number, concept) => {
    expect(foodsIn(number)).toEqual([concept]);
  });

  it.each([
    ["E 901/E 904", ["white-and-yellow-beeswax", "shellac-additive"]],
    ["E 471,472e", ["mono-and-diglycerides-of-fatty-acids", "datem"]],
    ["E 471, 472 e, 322; salt", ["mono-and-diglycerides-of-fatty-acids", "datem", "lecithin", "salt"]],
  ])("'%s' are several additives", (numbers, concepts) => {
    expect(foodsIn(numbers)).toEqual(concepts);
  });

  it("an unknown additive is unknown, not nothing", () => {
    expect(verdictFor("vegan", "sugar, E 1699, salt")).toBe("unknown");
  });

  it.each([
    ["uova e 200 g di zucchero", ["egg", "sugar"]],
    ["farina e 250 ml latte", ["flour", "latte"]],
    ["Burro E 120 g di farina", ["butter", "flour"]],
    ["E330, 100 g water", ["citric-acid", "water"]],
  ])("'%s' is an amount", (text, concepts) => {
    expect(foodsIn(text)).toEqual(concepts);
  });

  it("the amount of a vitamin is no additive", () => {
    expect(foodsIn("vitamin E 120 mg")).not.toContain("cochineal-colour");
  });
});
