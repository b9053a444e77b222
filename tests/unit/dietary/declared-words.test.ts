import { describe, expect, it } from "vitest";
import { declaredReasons } from "@/server/dietary/declared-reasons";
import type { Setting } from "@/server/dietary/engine/judge";
import { keptVerdict } from "@/server/dietary/kept-verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const settings = [
  { type: "ingredient", key: "milk", preference: "allergy" },
  { type: "ingredient", key: "kiwi", preference: "allergy" },
] as const satisfies Setting[];
const verdictOf = (statement: string) => keptVerdict(statement, settings, loadKnowledge());
const told = (word: string, read = verdictOf) =>
  declaredReasons({ role: "declared", words: [word] }, settings, read, loadKnowledge()).map(
    ({ kind, setting, ingredient }) => [kind, setting.key, ingredient],
  );

describe("a word that a producer declares", () => {
  it.each([
    ["milk", [["conflict", "milk", "milk"]]],
    ["kiwi", [["conflict", "kiwi", "kiwi"]]],
    ["mango", []],
    [
      "zorblax",
      [
        ["unknown", "milk", "zorblax"],
        ["unknown", "kiwi", "zorblax"],
      ],
    ],
  ])("speaks against those whom it concerns, or says nothing: %s", (word, reasons) => {
    expect(told(word)).toEqual(reasons);
  });

  it("is unknown for everybody where there was no time to read it, and never silent", () => {
    // judgeTexts answers so for a text beyond its limits.
    const unread = () => verdictOf("");
    expect(told("kiwi", unread)).toEqual([
      ["unknown", "milk", "kiwi"],
      ["unknown", "kiwi", "kiwi"],
    ]);
    // A class of the law is heeded without being read.
    expect(told("milk", unread)).toEqual([["conflict", "milk", "milk"]]);
  });
});
