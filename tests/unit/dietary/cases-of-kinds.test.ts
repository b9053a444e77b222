import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { answersTo, type Outcome, readCases } from "@/scripts/dietary/score/cases";
import { BIT } from "@/server/dietary/engine/model/substances";
import { readLanguageNames } from "@/server/dietary/language-files";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { REFERENCE_DIR } from "@/server/dietary/reference-folder";

/** Texts of one kind in many languages, written with what is true of them before the engine was asked. */
const FOLDER = "tests/cases";
const knowledge = loadKnowledge();
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl"));

describe.each(files.sort())("the texts of %s", (file) => {
  const answers = readCases(path.join(FOLDER, file)).flatMap((each) => answersTo(each, knowledge));
  const textsOf = (outcome: Outcome) =>
    answers.filter((each) => each.outcome === outcome).map(({ of, key }) => `${of.id} ${key}: ${of.text}`);

  it("never fit somebody for whom they may hold something", () => {
    expect(textsOf("false safe")).toEqual([]);
  });

  it("never conflict with what they surely do not hold", () => {
    expect(textsOf("false alarm")).toEqual([]);
  });

  it("are rarely unknown or only cautious", () => {
    expect(textsOf("missed").length / answers.length).toBeLessThanOrEqual(0.05);
    expect(textsOf("cautious").length / answers.length).toBeLessThanOrEqual(0.1);
  });
});

describe("a name that says that a food is coated and fried", () => {
  const names = readLanguageNames(REFERENCE_DIR);
  const coatings = names.filter(({ concept }) => ["breaded", "battered", "tempura", "katsu"].includes(concept));
  const endings = coatings.map(({ text }) => text).filter((text) => text.length > 1 && /\p{Lo}/u.test(text));

  it("names no raw food", () => {
    expect(endings.length).toBeGreaterThan(5);
    const raw = names.filter(({ concept, text }) => {
      const food = knowledge.concepts[knowledge.conceptIndex.get(concept) ?? -1];
      const isCoated = endings.some((ending) => text.endsWith(ending));
      return isCoated && food && ((food.profile.yes | food.profile.may) & BIT.gluten) === 0;
    });
    expect(raw.map(({ concept, text }) => `${concept}: ${text}`)).toEqual([]);
  });
});
