import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NameTable } from "@/server/dietary/engine/text/name-table";

const NAMES: readonly (readonly [string, number])[] = [
  ["butter", 0],
  ["butter bean", 1],
  ["butterball", 2],
  ["butterball turkey", 3],
  ["butternut", 4],
  ["jalapeño", 5],
  ["豆 腐", 6],
];
const table = NameTable.of([...NAMES].reverse());

const word = fc.stringMatching(/^[a-cé豆]{1,4}$/);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const names = fc.array(fc.tuple(name, fc.nat()), { maxLength: 60 }).map((entries) => new Map(entries));

describe("a table of names", () => {
  it("returns the value of each name, and nothing for any other", () => {
    for (const [text, value] of NAMES) expect(table.get(text)).toBe(value);
    for (const text of ["", "butte", "butter ", "bean", "butter bean s"]) {
      expect(table.get(text)).toBeUndefined();
      expect(table.has(text)).toBe(false);
    }
    expect(table.size).toBe(NAMES.length);
  });

  it("finds the names that begin with a word, and the words that begin with letters", () => {
    expect([...table.beginningWith("butter")]).toEqual([
      ["butter", 0],
      ["butter bean", 1],
    ]);
    expect([...table.wordsFrom("butter")]).toEqual([
      ["butterball", 2],
      ["butternut", 4],
    ]);
    expect([...table.beginningWith("bean")]).toEqual([]);
  });

  it("can be extended, and leaves the original table unchanged", () => {
    const further = table.with([
      ["butter", 7],
      ["aioli", 8],
    ]);
    expect([further.get("butter"), further.get("aioli"), further.get("butternut")]).toEqual([7, 8, 4]);
    expect([table.get("butter"), table.get("aioli")]).toEqual([0, undefined]);
  });

  it("refuses names longer than a line, and values without a name", () => {
    expect(() => NameTable.of([["two\nlines", 1]])).toThrow(/more than a line/);
    expect(() => new NameTable("one\n", [1, 2])).toThrow(/2 values/);
  });

  it("returns the same as a map of the same names, also when packed and unpacked", () => {
    fc.assert(
      fc.property(names, word, (entries, asked) => {
        const { lines, values } = NameTable.of(entries).packed();
        const read = new NameTable(lines, values);
        expect(new Map(read)).toEqual(entries);
        const texts = [...entries.keys()];
        const begun = texts.filter((text) => text === asked || text.startsWith(`${asked} `));
        expect([...read.beginningWith(asked)].map(([text]) => text)).toEqual(begun.sort());
        const longer = texts.filter((text) => !text.includes(" ") && text.startsWith(asked) && text !== asked);
        expect([...read.wordsFrom(asked)].map(([text]) => text)).toEqual(longer.sort());
      }),
    );
  });
});
