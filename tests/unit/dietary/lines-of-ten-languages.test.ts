import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatQuantity } from "@/lib/quantity/format-quantity";
import { readLine } from "@/server/dietary/engine/read";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const KNOWLEDGE = loadKnowledge();

/**
 * Lines with what is true of them, written before they were asked: language, line, quantity, unit, food. "-": none.
 */
const CASES = readFileSync("tests/cases/lines/amounts-and-names.tsv", "utf8")
  .trimEnd()
  .split("\n")
  .map((row) => row.split("\t") as [string, string, string, string, string]);

describe("the amount, the unit and the food of a line", () => {
  it.each(CASES)("%s: %s", (_language, text, quantity, unit, food) => {
    const { parsed } = readLine(text, KNOWLEDGE);
    const [low, high] = [parsed.quantity, parsed.quantityMax].map((each) => each && formatQuantity(each));
    const said = low ? (high ? `${low}-${high}` : low) : "-";
    expect([said, parsed.unit?.key ?? "-", parsed.name]).toEqual([quantity, unit, food]);
  });
});
