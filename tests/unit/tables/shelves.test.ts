import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marksInWords } from "@/lib/tables/marks-in-words";
import { inOrder, shelfOf, showsAll } from "@/lib/tables/shelves";
import { readableTableCode, readTableCode, TABLE_CODE_LENGTH, TABLE_CODE_SIGNS } from "@/lib/tables/table-code";
import { MARKS } from "@/lib/tables/table-rules";

const marks = fc.array(fc.constantFrom(...MARKS), { minLength: 1, maxLength: 12 });

describe("the shelf of a dish", () => {
  it("is 'all' only if it fits every single person", () => {
    fc.assert(
      fc.property(marks, (given) => {
        expect(shelfOf(given) === "all").toBe(given.every((mark) => mark === "match"));
      }),
    );
  });

  it("and its marks are the same in whatever order people sit", () => {
    fc.assert(
      fc.property(marks, fc.infiniteStream(fc.nat()), (given, random) => {
        const shuffled = given
          .map((mark) => ({ mark, at: random.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ mark }) => mark);
        expect(inOrder(shuffled)).toEqual(inOrder(given));
        expect(shelfOf(shuffled)).toBe(shelfOf(given));
      }),
    );
  });
});

describe("dishes beyond the first list", () => {
  it.each([
    [[false], false],
    [[true], true],
    [[true, false], false],
    [[true, true], true],
    [[false, false, false], true],
  ])("are shown to %j: %s", (named, expected) => {
    expect(showsAll(named.map((isNamed) => ({ isNamed })))).toBe(expected);
  });
});

describe("a table's code", () => {
  it("is read in any case, with spaces and dashes", () => {
    const signs = fc.array(fc.constantFrom(...TABLE_CODE_SIGNS), {
      minLength: TABLE_CODE_LENGTH,
      maxLength: TABLE_CODE_LENGTH,
    });
    fc.assert(
      fc.property(signs, (each) => {
        const code = each.join("");
        expect(readTableCode(readableTableCode(code).toLowerCase())).toBe(code);
        expect(readTableCode(` ${each.join(" ")} `)).toBe(code);
      }),
    );
  });

  it.each(["", "ABC", "ABCDEFG", "ABCDE0", "ABCDEL", "АBCDEF"])("is not %j", (typed) => {
    expect(readTableCode(typed)).toBeNull();
  });
});

describe("the words beside the signs", () => {
  it.each([
    [["match"], "For you"],
    [["match", "match"], "Both"],
    [["match", "match", "match", "match"], "All four"],
    [["match", "match", "adaptable", "adaptable"], "All four, with a change"],
    [["match", "match", "unknown", "unknown"], "Two for sure, two unknown"],
    [["match", "adaptable", "unknown"], "Two for sure, with a change, one unknown"],
    [["unknown", "unknown", "unknown"], "None for sure, three unknown"],
    [["match", "match", "not", "not"], "Two of four"],
    [["match", "unknown", "not"], "One of three, one unknown"],
  ] as const)("of %j are %s", (given, words) => {
    expect(marksInWords(given)).toBe(words);
  });

  it("say 'all' without a condition only if it fits everybody", () => {
    fc.assert(
      fc.property(marks, (given) => {
        const words = marksInWords(given);
        const saysAll = /^(For you|Both|All \w+)$/.test(words);
        expect(saysAll).toBe(shelfOf(given) === "all");
      }),
    );
  });
});
