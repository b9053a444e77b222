import { describe, expect, it } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { termsOf, treeOf } from "@/server/recipes/search/asked-words";
import { all, any, bySql, byTerms, indexQueryOf, not, term, WEEK } from "@/server/recipes/search/terms";

const readable = (terms: string | null): string | null => terms?.replaceAll(WEEK, "#") ?? null;
const readableTerms = (query: string) => readable(termsOf(treeOf(query), "w"));

describe("the terms of a text query", () => {
  it("are the words behind the week, with the beginnings of words and quotes as they are", () => {
    expect(readableTerms("'chicken'")).toBe("'#wchicken'");
    expect(readableTerms("'chick':*")).toBe("'#wchick':*");
    expect(readableTerms("'o''neil' & 'a\\\\b'")).toBe("('#wo''neil' & '#wa\\\\b')");
  });

  it("follow the order in which operators bind", () => {
    expect(readableTerms("'a' & 'b' | 'c'")).toBe("(('#wa' & '#wb') | '#wc')");
    expect(readableTerms("'a' & ( 'b' | 'c' )")).toBe("('#wa' & ('#wb' | '#wc'))");
  });

  it("ask for every word of a phrase, and for nothing where a word or a phrase is left out", () => {
    expect(readableTerms("'stir' <-> 'fri' & 'rice'")).toBe("(('#wstir' & '#wfri') & '#wrice')");
    expect(readableTerms("!( 'soy' <2> 'sauc' ) & 'rice'")).toBe("('#wrice')");
    expect(readableTerms("!'a'")).toBeNull();
    expect(readableTerms("!'a' | 'b'")).toBeNull();
  });
});

describe("conditions", () => {
  const a = byTerms(Prisma.sql`a`, "'a'");
  const b = byTerms(Prisma.sql`b`, "'b'");
  const unknown = bySql(Prisma.sql`c`);
  const lacks = { sql: Prisma.sql`NOT d`, terms: null, without: ["'d'"] };

  it("of which each must be met ask for all that the index knows; of which one must be met, for none unless it knows all", () => {
    expect(indexQueryOf(all([a, b, unknown]))).toBe("('a' & 'b')");
    expect(indexQueryOf(any([a, b]))).toBe("('a' | 'b')");
    expect(indexQueryOf(any([a, unknown]))).toBeNull();
    expect(indexQueryOf(all([]))).toBeNull();
  });

  it("leave out what must not be there beside what must, and ask for nothing by that alone", () => {
    expect(indexQueryOf(all([a, lacks]))).toBe("('a') & !('d')");
    expect(indexQueryOf(lacks)).toBeNull();
    expect(indexQueryOf(any([a, all([b, lacks])]))).toBe("('a' | ('b'))");
  });

  it("that are not met ask for nothing", () => {
    expect(indexQueryOf(not(a))).toBeNull();
    expect(indexQueryOf(all([b, not(a)]))).toBe("('b')");
  });

  it("cut a word where the index does", () => {
    expect(readable(term("w", "x".repeat(100)))).toBe(`'#w${"x".repeat(64)}'`);
  });
});
