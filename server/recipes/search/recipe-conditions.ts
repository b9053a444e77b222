import type { RecipeSearchQuery } from "@/lib/schemas/recipe-search";
import { Prisma } from "@/server/db/generated/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import type { FoodTerm } from "./food-terms";

/** Conditions on a row `r` of recipes. */
type Food = NonNullable<FoodTerm["food"]>;

export const NOTHING = Prisma.sql`FALSE`;

/** What was never judged, or by other rules or other knowledge than today's, is known in nothing. */
export const isJudged = (): Prisma.Sql => Prisma.sql`r.engine_version = ${analysisVersion()}`;

/** It, or anything below it in the tree, is named. */
export const holdsFood = ({ key }: Food): Prisma.Sql => Prisma.sql`r.concept_keys @> ARRAY[${key}]::int[]`;

/** One of them, or anything below it, is named. */
export const holdsAnyFood = (foods: readonly Food[]): Prisma.Sql =>
  Prisma.sql`r.concept_keys && ${foods.map(({ key }) => key)}::int[]`;

type Kinds = Pick<RecipeSearchQuery, "max_time" | "course" | "cuisine" | "diet">;

/** Time, course and cuisine as somebody wrote them, a diet as the engine judged it: what is unknown is not found. */
export function kindConditions({ max_time: minutes, course, cuisine, diet }: Kinds): Prisma.Sql[] {
  return [
    ...(minutes === undefined ? [] : [Prisma.sql`r.total_minutes <= ${minutes}`]),
    ...(course === undefined ? [] : [Prisma.sql`r.course = ${course}`]),
    ...(cuisine === undefined ? [] : [Prisma.sql`r.cuisine = ${cuisine}`]),
    ...(diet === undefined
      ? []
      : [Prisma.sql`(${isJudged()} AND r.dietary_info @> ${JSON.stringify({ [diet]: true })}::jsonb)`]),
  ];
}

/**
 * Follows from any condition on the fit of these diets and ways of eating, strict or by labels, and an index answers it:
 * where few recipes fit, they are found without a look at the others.
 */
export const mayFit = (keys: readonly string[]): Prisma.Sql[] =>
  keys.length === 0 ? [] : [Prisma.sql`recipe_fits(r.dietary_info, r.label_fits) @> ${[...keys]}::text[]`];

/** What labels can tell counts as a fit, or it does not. */
export type Strictness = "standard" | "strict";

const keysColumn = (strictness: Strictness): Prisma.Sql =>
  strictness === "strict" ? Prisma.sql`r.concept_keys` : Prisma.sql`r.firm_keys`;

/** Neither named nor a possible part of anything that is, nor one of a class that is named. */
export const lacksFood = ({ against }: Food, strictness: Strictness = "strict"): Prisma.Sql =>
  Prisma.sql`(NOT ${keysColumn(strictness)} && ${against}::int[])`;

/**
 * Known not to hold it: not named, not possible, no word that the engine does not know, and, where nothing that the
 * engine tells of compound foods rules it out, no compound food of which nobody has said what is in it.
 */
export const freeFromFood = (food: Food, strictness: Strictness = "strict"): Prisma.Sql => {
  const undisclosed = food.asksAll ? Prisma.sql` AND NOT r.has_undisclosed` : Prisma.empty;
  const isKnown = Prisma.sql`NOT r.has_unknown AND NOT r.concept_keys && ${food.unknown}::int[]`;
  return Prisma.sql`(${isJudged()} AND ${lacksFood(food, strictness)} AND ${isKnown}${undisclosed})`;
};

/** All the words stand among its ingredients. */
export const holdsWords = (text: string): Prisma.Sql =>
  Prisma.sql`(ts_filter(r.search_vector, '{b}') @@ plainto_tsquery('english', recipe_fold(${text})))`;

export const holdsTerm = ({ food, text }: FoodTerm): Prisma.Sql =>
  food
    ? holdsFood(food)
    : Prisma.sql`(r.search_vector @@ plainto_tsquery('english', recipe_fold(${text})) AND ${holdsWords(text)})`;

/** Unknown is not free from. Of a word that is no known food only the recipes that name it can be left out. */
export const isFreeOfTerm = ({ food, text }: FoodTerm): Prisma.Sql =>
  food ? freeFromFood(food) : Prisma.sql`NOT ${holdsWords(text)}`;
