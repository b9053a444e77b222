import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareLines, defaultVariantTitle, differs, haveSameTexts } from "@/lib/variants/compare-lines";

const base = (names: string) => [...names].map((name) => ({ id: name.toLowerCase(), name }));
/** "a" is base line a, "A" its changed version, and "+" a line of the variant's own. */
const linesOf = (names: string) =>
  [...names].map((name) => ({ name, baseId: name === "+" ? null : name.toLowerCase() }));
const compare = (from: string, to: string) => compareLines(base(from), linesOf(to), (a, b) => a.name === b.name);
const comparisonOf = (from: string, to: string) =>
  compare(from, to)
    .map(
      ({ kind, base: b, variant }) =>
        ({ same: "=", changed: "~", added: "+", removed: "-", uncompared: "?" })[kind] + (b ?? variant)?.name,
    )
    .join(" ");

describe("base and variant, line by line", () => {
  it.each([
    ["abc", "abc", "=a =b =c"],
    ["abc", "aBc", "=a ~b =c"],
    ["abc", "ac", "=a -b =c"],
    ["abc", "bc", "-a =b =c"],
    ["abc", "ab", "=a =b -c"],
    ["abc", "ab+c", "=a =b ++ =c"],
    ["abc", "cba", "=c =b =a"],
    ["abcd", "d", "-a -b -c =d"],
    ["ab", "aA", "=a -b +A"],
    ["", "+", "++"],
    ["ab", "", "-a -b"],
  ])("%s → %s: %s", (from, to, expected) => {
    expect(comparisonOf(from, to)).toBe(expected);
  });

  const letters = "abcdefgh";
  const variants = fc.array(fc.constantFrom(...letters, ...letters.toUpperCase(), "+", "z"), { maxLength: 14 });

  it("lose no line and invent none: every line of either side appears once", () => {
    fc.assert(
      fc.property(variants, (names) => {
        const rows = compare(letters, names.join(""));
        expect(rows.flatMap(({ variant }) => variant?.name ?? []).join("")).toBe(names.join(""));
        expect(
          rows
            .flatMap(({ base: line }) => line?.name ?? [])
            .sort()
            .join(""),
        ).toBe(letters);
      }),
    );
  });

  it("show no difference only for an exact copy", () => {
    fc.assert(
      fc.property(variants, (names) => {
        expect(differs(base(letters), compare(letters, names.join("")))).toBe(names.join("") !== letters);
      }),
    );
    expect(differs(base(letters), compare(letters, letters))).toBe(false);
    expect(differs(base("ab"), compare("ab", "ba"))).toBe(true);
  });
});

describe("texts of two lines", () => {
  it.each([
    [["milk", null], ["milk", ""], true],
    [["milk ", undefined], ["milk", null], true],
    [["milk", "1"], ["milk", "2"], false],
    [["milk"], ["milk", null], false],
    [["Milk"], ["milk"], false],
  ])("%j and %j: %s", (a, b, expected) => {
    expect(haveSameTexts(a, b)).toBe(expected);
  });
});

it("a variant is named after its base, within the maximum length of a title", () => {
  expect(defaultVariantTitle("Pancakes")).toBe("My Pancakes");
  expect(defaultVariantTitle("x".repeat(400))).toHaveLength(300);
});
