import { describe, expect, it } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { all, any, bySql, byTerms, indexQueryOf, not, term, WEEK } from "@/server/recipes/search/terms";
import { termsOf, treeOf } from "@/server/recipes/search/word-conditions";

const readable = (terms: string | null): string | null => terms?.replaceAll(WEEK, "#") ?? null;
const readableTerms = (query: string) => readable(termsOf(treeOf(query), "w"));

describe("the index terms of a text query", () => {
  it("are the words with their prefix, with partial words and quotes unchanged", () => {
    expect(readableTerms("'chicken'")).toBe("'#wchicken'");
    expect(readableTerms("'chick':*")).toBe("'#wchick':*");
    expect(readableTerms("'o''neil' & 'a\\\\b'")).toBe("('#wo''neil' & '#wa\\\\b')");
  });

  it("follow the precedence of operators", () => {
    expect(readableTerms("'a' & 'b' | 'c'")).toBe("(('#wa' & '#wb') | '#wc')");
    expect(readableTerms("'a' & ( 'b' | 'c' )")).toBe("('#wa' & ('#wb' | '#wc'))");
  });

  it("require every word of a phrase, and nothing for a negated word or phrase", () => {
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

  it('joined by "and" require all terms that the index knows; joined by "or", none unless the index knows all', () => {
    expect(indexQueryOf(all([a, b, unknown]))).toBe("('a' & 'b')");
    expect(indexQueryOf(any([a, b]))).toBe("('a' | 'b')");
    expect(indexQueryOf(any([a, unknown]))).toBeNull();
    expect(indexQueryOf(all([]))).toBeNull();
  });

  it("exclude terms only beside required ones, and query nothing by themselves", () => {
    expect(indexQueryOf(all([a, lacks]))).toBe("('a') & !('d')");
    expect(indexQueryOf(lacks)).toBeNull();
    expect(indexQueryOf(any([a, all([b, lacks])]))).toBe("('a' | ('b'))");
  });

  it("that are negated query nothing", () => {
    expect(indexQueryOf(not(a))).toBeNull();
    expect(indexQueryOf(all([b, not(a)]))).toBe("('b')");
  });

  it("shorten a word as the index does", () => {
    expect(readable(term("w", "x".repeat(100)))).toBe(`'#w${"x".repeat(64)}'`);
  });
});
