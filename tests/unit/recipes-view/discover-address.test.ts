import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Discover,
  discoverAddress,
  discoverWith,
  EVERYTHING,
  isSearch,
  PAGE_SIZES,
  readDiscover,
  readWebAddress,
  TIMES,
} from "@/components/recipes/discover/discover-address";
import { pagerNumbers } from "@/components/ui/pager-numbers";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { FIT_MODES } from "@/lib/recipes/fit-modes";
import { KINDS, type KindName, ofEachKind } from "@/lib/recipes/kinds";
import { SORTS } from "@/lib/recipes/sorts";
import { RECIPE_PAGE_SIZES } from "@/lib/schemas/recipes";

const readBack = (address: string): Discover => {
  const { searchParams } = new URL(address, "http://localhost");
  return readDiscover(
    Object.fromEntries([...new Set(searchParams.keys())].map((key) => [key, searchParams.getAll(key)])),
  );
};

describe("the address of the discover page", () => {
  it.each<[Partial<Discover>, string]>([
    [{}, "/recipes"],
    [{ page: 3 }, "/recipes?page=3"],
    [{ pageSize: 50 }, "/recipes?page_size=50"],
    [{ q: "black bean", fitsMe: false }, "/recipes?q=black+bean&fits_me=false"],
    [
      { ingredients: ["rice", "lime"], match: "any", exclude: ["nuts"] },
      "/recipes?ingredients=rice&ingredients=lime&match=any&exclude=nuts",
    ],
  ])("%j is %s", (shown, address) => {
    expect(discoverAddress({ ...EVERYTHING, ...shown })).toBe(address);
  });

  it("is read back as it was written", () => {
    const word = fc
      .string({ minLength: 1, maxLength: 30 })
      .map((text) => text.trim())
      .filter((text) => text !== "");
    const anyShown = fc.record({
      q: fc.oneof(fc.constant(""), word),
      ingredients: fc.uniqueArray(word, { maxLength: 4 }),
      exclude: fc.uniqueArray(word, { maxLength: 4 }),
      have: fc.uniqueArray(word, { maxLength: 4 }),
      time: fc.constantFrom(null, ...TIMES),
      diet: fc.constantFrom(null, ...DIET_KEYS),
      sort: fc.constantFrom(...SORTS),
      fitsMe: fc.boolean(),
      fit: fc.constantFrom(...FIT_MODES),
      page: fc.integer({ min: 1, max: 9999 }),
      pageSize: fc.constantFrom(...PAGE_SIZES),
      sourceUrl: fc.constantFrom(null, "https://a.example/b?c=d&e=f"),
      recipe: fc.constantFrom(null, "some-id"),
    });
    const anyKinds = fc.record(
      ofEachKind((name) => fc.constantFrom(null, ...KINDS[name].choices.map(([key]) => key))),
    ) as fc.Arbitrary<Pick<Discover, KindName>>;
    fc.assert(
      fc.property(anyShown, anyKinds, (shown, kinds) => {
        const whole: Discover = { ...shown, ...kinds, match: "all" };
        expect(readBack(discoverAddress(whole))).toEqual(whole);
      }),
    );
  });

  it.each([
    [{ page: "0" }],
    [{ page: "two" }],
    [{ page: "1e30" }],
    [{ page_size: "11" }],
    [{ match: "none" }],
    [{ ingredients: ["", " "] }],
    [{ fits_me: "perhaps" }],
    [{ fit: "somewhat" }],
  ])("reads an invalid value as the default: %j", (search) => {
    expect(readDiscover(search)).toEqual(EVERYTHING);
  });

  it("still reads an address from before the three modes", () => {
    expect(readDiscover({ strict: "true" }).fit).toBe("strict");
    expect(readDiscover({ strict: "true", fit: "relaxed" }).fit).toBe("relaxed");
  });

  it("limits what anybody may write into it", () => {
    const read = readDiscover({ q: "x".repeat(5000), ingredients: Array.from({ length: 90 }, (_, i) => `food ${i}`) });
    expect(read.q).toHaveLength(200);
    expect(read.ingredients).toHaveLength(20);
  });

  it("removes control characters, which the database refuses", () => {
    expect(readDiscover({ q: "soup\u0000", ingredients: ["\u0000", "leek\n"], source_url: "\u0000" })).toEqual({
      ...EVERYTHING,
      q: "soup",
      ingredients: ["leek"],
    });
  });

  it("restarts at the first page when the search changes", () => {
    const shown: Discover = { ...EVERYTHING, page: 4, recipe: "id", q: "a" };
    expect(discoverWith(shown, { q: "b" })).toEqual({ ...EVERYTHING, q: "b" });
    expect([isSearch(EVERYTHING), isSearch(shown), isSearch({ ...EVERYTHING, fitsMe: false })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("has the page sizes that the server accepts", () => {
    expect(PAGE_SIZES).toEqual(RECIPE_PAGE_SIZES);
  });
});

describe("URL mode", () => {
  it.each(["https://a.example/soup", "http://localhost:4000/x", " HTTPS://A.example/x?y=z#w "])(
    "is on for %j",
    (text) => {
      expect(readWebAddress(text)).toBe(text.trim());
    },
  );
  it.each([
    "",
    "soup",
    "a.example/soup",
    "ftp://a.example",
    "javascript:alert(1)",
    "https://",
    "https://a b",
    "see https://a.example",
  ])("is off for %j", (text) => expect(readWebAddress(text)).toBeNull());
});

describe("pagerNumbers", () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])("shows five at most around page %s of %s", (page, total, numbers) => {
    expect(pagerNumbers(page, total)).toEqual(numbers);
  });
});

describe("an address that begins with www.", () => {
  it("is completed, as browsers do; a word is none", () => {
    expect(readWebAddress(" www.soup.example/onion ")).toBe("https://www.soup.example/onion");
    for (const text of ["www.soup", "www. soup.example", "www.soup.example onion"])
      expect(readWebAddress(text)).toBeNull();
  });
});
