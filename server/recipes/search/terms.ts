import { Prisma } from "@/server/db/generated/client";

/**
 * A query to the index of terms (recipe_terms in the migrations), as the text of a tsquery; null if every recipe may
 * match. WEEK is replaced by the requested week.
 */
export type Terms = string | null;

/** The prefix of every term. It cannot be part of a word, because PostgreSQL's parser never puts it into one. */
export const WEEK = "\u0001";
/** The index contains at most this many characters of a word. */
const LONGEST_WORD = 64;

type Kind = "w" | "t" | "k" | "p" | "g" | "l" | "s" | "n" | "m";

export function term(kind: Kind, text: string | number = "", isBeginning = false): string {
  const letters = [...String(text)];
  const word = letters.slice(0, LONGEST_WORD).join("").replaceAll(/['\\]/g, "$&$&");
  return `'${WEEK}${kind}${word}'${isBeginning ? ":*" : ""}`;
}

export function termsAll(each: readonly Terms[]): Terms {
  const kept = each.filter((terms) => terms !== null);
  return kept.length === 0 ? null : `(${kept.join(" & ")})`;
}

export const termsAny = (each: readonly Terms[]): Terms =>
  each.length === 0 || each.includes(null) ? null : `(${each.join(" | ")})`;

/**
 * A condition on a row `r` of recipes. `sql` decides. `terms` is weaker: every recipe that meets the condition matches
 * it too. `without`: terms that no recipe which meets the condition has.
 */
export type Condition = { readonly sql: Prisma.Sql; readonly terms: Terms; readonly without: readonly string[] };

/** A condition that no index of terms can answer. */
export const bySql = (sql: Prisma.Sql): Condition => ({ sql, terms: null, without: [] });

export const NOTHING = bySql(Prisma.sql`FALSE`);

export const byTerms = (sql: Prisma.Sql, terms: Terms): Condition => ({ sql, terms, without: [] });

export const all = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.sql`(${Prisma.join(sqlOf(conditions), " AND ")})`,
  terms: termsAll(conditions.map(({ terms }) => terms)),
  without: [...new Set(conditions.flatMap(({ without }) => without))],
});

export const any = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.length === 0 ? Prisma.sql`FALSE` : Prisma.sql`(${Prisma.join(sqlOf(conditions), " OR ")})`,
  terms: termsAny(conditions.map(({ terms }) => terms)),
  without: [],
});

/** The negation. It is also true if it is unknown whether the condition is met. */
export const not = ({ sql }: Condition): Condition => bySql(Prisma.sql`(${sql} IS NOT TRUE)`);

const sqlOf = (conditions: readonly Condition[]): Prisma.Sql[] => conditions.map(({ sql }) => sql);

/** The most excluded terms in a query: more of them cost more time in every week than they save. */
const MOST_WITHOUT = 3;

/**
 * The query to the index. Null if no term leads to the recipes that meet the condition, so that the recipes of a week
 * are read one by one.
 */
export const indexQueryOf = ({ terms, without }: Condition): Terms =>
  terms && [terms, ...without.slice(0, MOST_WITHOUT).map((each) => `!(${each})`)].join(" & ");
