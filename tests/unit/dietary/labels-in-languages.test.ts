import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { answersTo, OUTCOMES, type Outcome, outcomeOf, readCases, type Truth } from "@/scripts/dietary/score/cases";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const FOLDER = "tests/cases/languages";
const knowledge = loadKnowledge();
/** Of all answers in a language, the share that is neither wrong nor unknown nor only cautious. */
const LEAST_RIGHT = 0.6;

describe.each(readdirSync(FOLDER).sort())("labels, menus and lines of recipes in %s", (file) => {
  const answers = readCases(path.join(FOLDER, file)).flatMap((each) => answersTo(each, knowledge));
  const textsOf = (outcome: Outcome) =>
    answers.filter((each) => each.outcome === outcome).map(({ of, key }) => `${of.id} ${key}: ${of.text}`);

  it("never fit somebody for whom they hold something", () => {
    expect(textsOf("false safe")).toEqual([]);
  });

  it("never conflict with what they surely do not hold", () => {
    expect(textsOf("false alarm")).toEqual([]);
  });

  it("are mostly told as they are", () => {
    expect(textsOf("right").length / answers.length).toBeGreaterThan(LEAST_RIGHT);
  });
});

describe("the outcome of an answer", () => {
  it("is worst where a text fits somebody whom it hurts, whatever certainty it has", () => {
    for (const truth of ["y", "p", "m", "w"] satisfies Truth[]) {
      expect(outcomeOf(truth, "match")).toBe("false safe");
      expect(outcomeOf(truth, "info")).toBe("false safe");
    }
    expect(OUTCOMES[0]).toBe("false safe");
  });

  it.each([
    ["y", "conflict", "right"],
    ["y", "may_contain", "soft"],
    ["y", "unknown", "missed"],
    ["p", "may_contain", "right"],
    ["m", "conflict", "over"],
    ["w", "unknown", "right"],
    ["x", "conflict", "false alarm"],
    ["x", "match", "right"],
    ["n", "match", "right"],
    ["n", "may_contain", "cautious"],
    ["n", "unknown", "missed"],
    ["n", "conflict", "false alarm"],
  ] as const)("for %s and %s is %s", (truth, verdict, outcome) => {
    expect(outcomeOf(truth, verdict)).toBe(outcome);
  });
});
