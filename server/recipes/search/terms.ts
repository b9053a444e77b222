import { Prisma } from "@/server/db/generated/client";

/**
 * A question to the index of terms (recipe_terms in the migrations), as the text of a tsquery; null: every recipe may
 * meet it. The week that is asked for takes the place of WEEK.
 */
export type Terms = string | null;

/** Stands before every term. It occurs in no word, because PostgreSQL's parser never makes one of it. */
export const WEEK = "\u0001";
/** The index knows so many characters of a word. */
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
 * A condition on a row `r` of recipes. `sql` decides. `terms` is weaker: every recipe that meets the condition meets it
 * too. `without`: terms that no recipe which meets the condition has.
 */
export type Condition = { readonly sql: Prisma.Sql; readonly terms: Terms; readonly without: readonly string[] };

/** What no index knows. */
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

/** True also where it is unknown whether the condition is met. */
export const not = ({ sql }: Condition): Condition => bySql(Prisma.sql`(${sql} IS NOT TRUE)`);

const sqlOf = (conditions: readonly Condition[]): Prisma.Sql[] => conditions.map(({ sql }) => sql);

/** More of them cost more in every week than they save. */
const MOST_WITHOUT = 3;

/**
 * The question to the index. Null: the recipes of a week are read one by one, because no term leads to those that meet
 * the condition.
 */
export const indexQueryOf = ({ terms, without }: Condition): Terms =>
  terms && [terms, ...without.slice(0, MOST_WITHOUT).map((each) => `!(${each})`)].join(" & ");
