import { Prisma } from "@/server/db/generated/client";
import { LISTED } from "../access";
import { type Condition, indexQueryOf, WEEK } from "./terms";

/**
 * The weeks in which listed recipes were created, the latest first. They are read one by one, only as far as a search
 * needs them.
 */
export const WEEKS = Prisma.sql`weeks(week) AS (
  (SELECT recipe_week(r.created_at) FROM recipes r WHERE ${LISTED} ORDER BY r.created_at DESC, r.id DESC LIMIT 1)
  UNION ALL
  SELECT (SELECT recipe_week(r.created_at) FROM recipes r WHERE ${LISTED} AND r.created_at < recipe_week_begins(w.week)
    ORDER BY r.created_at DESC, r.id DESC LIMIT 1) FROM weeks w WHERE w.week IS NOT NULL
)`;

const TERMS = `recipe_terms(r.is_public AND r.is_listed AND r.hidden_at IS NULL, r.created_at, r.search_vector, r.concept_keys,
  r.firm_keys, r.dietary_info, r.label_fits, r.course, r.cuisine, r.total_minutes)`;

/** A condition on a recipe `r`: it is listed, belongs to the week in `weeks`, and meets the condition. */
function ofWeek(condition: Condition): Prisma.Sql {
  const indexQuery = indexQueryOf(condition);
  const isOfWeek =
    indexQuery === null
      ? Prisma.sql`r.created_at >= recipe_week_begins(weeks.week) AND r.created_at < recipe_week_begins(weeks.week + 1)`
      : Prisma.sql`${Prisma.raw(TERMS)} @@ replace(${indexQuery}::text, ${WEEK}, recipe_shelf(TRUE, weeks.week))::tsquery`;
  return Prisma.sql`${LISTED} AND ${isOfWeek} AND ${condition.sql}`;
}

const NEWEST_FIRST = Prisma.sql`r.created_at DESC, r.id DESC`;

/**
 * The listed recipes that meet a condition, newest first, up to `most`. They are read week by week, and only as many
 * weeks as are needed. In a week, the index of terms finds them; without terms, its recipes are read one by one.
 * `among`: a condition on the weeks that are searched.
 */
export function byWeek(
  columns: Prisma.Sql,
  condition: Condition,
  most: Prisma.Sql,
  among: Prisma.Sql = Prisma.sql`TRUE`,
): Prisma.Sql {
  return Prisma.sql`SELECT hit.* FROM weeks, LATERAL (
    SELECT ${columns} FROM recipes r WHERE ${ofWeek(condition)} ORDER BY ${NEWEST_FIRST}
  ) AS hit WHERE ${among} LIMIT ${most}`;
}

/** Some listed recipe that meets the condition: the first one found, beginning with the latest week. */
export const someOf = (condition: Condition): Prisma.Sql => Prisma.sql`
  SELECT hit.id FROM weeks, LATERAL (SELECT r.id FROM recipes r WHERE ${ofWeek(condition)} OFFSET 0) AS hit LIMIT 1`;

/**
 * A subquery for the ids of all recipes, listed or not, that meet a condition. `where` decides; the parameter `terms`
 * contains weaker terms. For statements that change or count all such recipes.
 */
export const idsOfAll = (terms: string, where: string): string => `
  SELECT hit.id FROM recipe_shelves() AS shelf, LATERAL (
    SELECT r.id FROM recipes r WHERE ${TERMS} @@ replace(${terms}::text, chr(${WEEK.charCodeAt(0)}), shelf)::tsquery AND ${where}
    OFFSET 0
  ) AS hit`;
