import { describe, expect, it } from "vitest";
import { toNumber } from "@/lib/quantity/fraction";
import { parseLine, readLine } from "@/server/dietary/engine/read";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function readAs(line: string) {
  const { quantity, unit, name } = parseLine(line, knowledge);
  return [quantity && toNumber(quantity), unit?.key ?? null, name];
}

describe("a number in words, in the language of the line", () => {
  it.each([
    ["vier Birnen", 4, null, "Birnen"],
    ["eine halbe Gurke", 0.5, null, "Gurke"],
    ["eineinhalb Esslöffel Essig", 1.5, "tbsp", "Essig"],
    ["cinq tomates", 5, null, "tomates"],
    ["une demie courgette", 0.5, null, "courgette"],
    ["cuatro tomates", 4, null, "tomates"],
    ["media taza de arroz", 0.5, "cup", "arroz"],
    ["sei carote", 6, null, "carote"],
    ["mezza zucchina", 0.5, null, "zucchina"],
    ["vijf tomaten", 5, null, "tomaten"],
    ["fyra tomater", 4, null, "tomater"],
    ["et halvt æble", 0.5, null, "æble"],
    ["três tomates", 3, null, "tomates"],
    ["pięć pomidorów", 5, null, "pomidorów"],
    ["ćwierć łyżeczki pieprzu", 0.25, "tsp", "pieprzu"],
    ["čtyři rajčata", 4, null, "rajčata"],
    ["három paradicsom", 3, null, "paradicsom"],
    ["neljä tomaattia", 4, null, "tomaattia"],
    ["üç domates", 3, null, "domates"],
  ])("%s", (line, quantity, unit, name) => {
    expect(readAs(line)).toEqual([quantity, unit, name]);
  });

  it("does not take a word away that a hyphen or the name of a food needs", () => {
    for (const line of ["demi-glace", "dos de cabillaud", "quattro formaggi", "tres leches cake", "quatre épices"])
      expect([line, readLine(line, knowledge).food]).toEqual([line, line]);
  });
});

describe("a food whose name begins with a number", () => {
  it.each(["half and half", "half-and-half", "Half and half, warmed", "a half and half"])(
    "%s stays whole, and its milk is seen",
    (line) => {
      expect(readLine(line, knowledge).mentions.map(({ head }) => head?.id)).toEqual(["half-and-half"]);
    },
  );

  it("keeps an amount before it", () => {
    expect(readAs("1/2 cup half and half")).toEqual([0.5, "cup", "half and half"]);
    expect(readAs("two cups half-and-half")).toEqual([2, "cup", "half-and-half"]);
    expect(readAs("half a cucumber")).toEqual([0.5, null, "cucumber"]);
  });
});
