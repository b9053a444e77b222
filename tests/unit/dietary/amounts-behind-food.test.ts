import { describe, expect, it } from "vitest";
import { toNumber } from "@/lib/quantity/fraction";
import { parseLine, readLine } from "@/server/dietary/engine/read";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
function parts(line: string) {
  const { quantity, unit, name } = parseLine(line, knowledge);
  return [quantity && toNumber(quantity), unit?.key ?? null, name];
}

describe("an amount behind the food, without words in between", () => {
  it.each([
    ["人参 2本", 2, null, "人参"],
    ["バター 30g", 30, "g", "バター"],
    ["味噌 大さじ2と1/2", 2.5, "tbsp", "味噌"],
    ["砂糖小さじ1", 1, "tsp", "砂糖"],
    ["ねぎ 1/2本（小口切り）", 0.5, null, "ねぎ"],
    ["黒胡椒 少々", null, null, "黒胡椒"],
    ["猪肉 300克", 300, "g", "猪肉"],
    ["白糖 适量", null, null, "白糖"],
    ["두부 1모", 1, "block", "두부"],
    ["참기름 2큰술", 2, "tbsp", "참기름"],
    ["후추 약간", null, null, "후추"],
  ])("%s", (line, quantity, unit, name) => {
    expect(parts(line)).toEqual([quantity, unit, name]);
  });

  it("leaves the food to be judged", () => {
    const keys = readLine("卵 2個", knowledge).mentions.length;
    expect(keys).toBe(readLine("卵", knowledge).mentions.length);
    expect(keys).toBeGreaterThan(0);
  });
});

describe("what is said of a food and is no name of it", () => {
  it.each([
    ["1 cup toasted, peeled, and crushed hazelnuts", 1, "cup", "hazelnuts"],
    ["2 cups peeled, seeded and diced pumpkin", 2, "cup", "pumpkin"],
    ["1 cup grated, not sliced, cheddar", 1, "cup", "cheddar"],
    ["2 tbsp sesame oil 30 mL", 2, "tbsp", "sesame oil"],
    ["1 (5 ml) tsp turmeric", 1, "tsp", "turmeric"],
    ["2 bundles asparagus", 2, "bunch", "asparagus"],
    ["olio d'oliva q.b.", null, null, "olio d'oliva"],
    ["Muskat nach Belieben", null, null, "Muskat"],
    ["koper do smaku", null, null, "koper"],
  ])("%s", (line, quantity, unit, name) => {
    expect(parts(line)).toEqual([quantity, unit, name]);
  });

  it("keeps what a food tastes of", () => {
    expect(parts("1 yogurt al gusto di limone")[2]).toContain("limone");
  });
});
