import { describe, expect, it } from "vitest";
import type { SynonymRow } from "@/server/dietary/engine/build";
import { foldedWords } from "@/server/dietary/engine/read";
import { inflectedNames } from "@/server/dietary/inflected-names";

const formsOf = (language: string, text: string): string[] => {
  const rows: SynonymRow[] = [{ concept: "food", text, language }];
  return inflectedNames(rows, []).map((row) => row.text);
};

describe("the forms of a food's name", () => {
  it.each([
    ["fi", "kerma", ["kermaa", "kerman", "kermalla", "kermassa"]],
    ["fi", "kurkku", ["kurkkua", "kurkun", "kurkkuja", "kurkulla"]],
    ["fi", "tomaatti", ["tomaattia", "tomaatin", "tomaatteja"]],
    ["fi", "pähkinä", ["pähkinää", "pähkinän", "pähkinöitä"]],
    ["fi", "lohi", ["lohta", "lohen"]],
    ["fi", "sieni", ["sieniä", "sientä"]],
    ["fi", "herne", ["hernettä", "herneitä", "herneen"]],
    ["fi", "keltuainen", ["keltuaista", "keltuaisen"]],
    ["sv", "kantarell", ["kantareller", "kantarellen"]],
    ["sv", "räka", ["räkor", "räkorna"]],
    ["da", "torsk", ["torsken"]],
    ["da", "muslinge", ["muslinger"]],
    ["no", "pølse", ["pølser", "pølsene"]],
    ["ro", "castravete", ["castraveti"]],
    ["ro", "roșie", ["roșii"]],
    ["ro", "unt", ["untul", "untului"]],
    ["el", "αμύγδαλο", ["αμύγδαλου", "αμύγδαλα"]],
    ["el", "ντομάτα", ["ντομάτες", "ντομάτας"]],
    ["el", "σιτάρι", ["σιτάριου", "σιτάρια"]],
  ] as const)("in %s include those of '%s' as labels, menus and lines print them", (language, name, expected) => {
    const found = formsOf(language, name).map((form) => foldedWords(form).join(" "));
    expect(found).toEqual(expect.arrayContaining(expected.map((form) => foldedWords(form).join(" "))));
  });

  it("leave out a form that is known already, and one that two foods would share", () => {
    const rows: SynonymRow[] = [
      { concept: "cucumber", text: "kurkku", language: "fi" },
      { concept: "throat", text: "kurku", language: "fi" },
    ];
    const forms = inflectedNames(rows, ["kurkulla"]).map(({ text }) => text);
    expect(forms).not.toContain("kurkun");
    expect(forms).not.toContain("kurkulla");
    expect(forms).toContain("kurkkua");
  });
});
