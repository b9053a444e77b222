import type { RecipeSearchQuery } from "@/lib/schemas/recipe-search";
import { Prisma } from "@/server/db/generated/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import type { FoodTerm } from "./food-terms";

/** Conditions on a row `r` of recipes. */
type Food = NonNullable<FoodTerm["food"]>;

export const NOTHING = Prisma.sql`FALSE`;

/** True for recipes whose judgement was made by the current rules and knowledge; about any other nothing is known. */
export const isJudged = (): Prisma.Sql => Prisma.sql`r.engine_version = ${analysisVersion()}`;

/** The recipe names the food, or one below it in the tree. */
export const holdsFood = ({ key }: Food): Prisma.Sql => Prisma.sql`r.concept_keys @> ARRAY[${key}]::int[]`;

/** The recipe names one of the foods, or one below them. */
export const holdsAnyFood = (foods: readonly Food[]): Prisma.Sql =>
  Prisma.sql`r.concept_keys && ${foods.map(({ key }) => key)}::int[]`;

type Kinds = Pick<RecipeSearchQuery, "max_time" | "course" | "cuisine" | "diet">;

/**
 * Time, course and cuisine as people entered them, a diet as the engine judged it; recipes where that is unknown do
 * not match.
 */
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
 * A weaker condition, implied by every condition on the fit of these diets and ways of eating, strict or by labels,
 * and answered by an index: where few recipes fit, they are found without reading the others.
 */
export const mayFit = (keys: readonly string[]): Prisma.Sql[] =>
  keys.length === 0 ? [] : [Prisma.sql`recipe_fits(r.dietary_info, r.label_fits) @> ${[...keys]}::text[]`];

/** `standard`: what depends on a product's label counts as fitting. `strict`: it does not. */
export type Strictness = "standard" | "strict";

const keysColumn = (strictness: Strictness): Prisma.Sql =>
  strictness === "strict" ? Prisma.sql`r.concept_keys` : Prisma.sql`r.firm_keys`;

/** The food is not named, not a possible part of a named food, and not a member of a class that is named. */
export const lacksFood = ({ against }: Food, strictness: Strictness = "strict"): Prisma.Sql =>
  Prisma.sql`(NOT ${keysColumn(strictness)} && ${against}::int[])`;

/**
 * The recipe is known not to contain the food: it is neither named nor possible, every word is known, and no compound
 * food has undisclosed ingredients, unless what the engine knows about such foods rules it out.
 */
export const freeFromFood = (food: Food, strictness: Strictness = "strict"): Prisma.Sql => {
  const undisclosed = food.asksAll ? Prisma.sql` AND NOT r.has_undisclosed` : Prisma.empty;
  const isKnown = Prisma.sql`NOT r.has_unknown AND NOT r.concept_keys && ${food.unknown}::int[]`;
  return Prisma.sql`(${isJudged()} AND ${lacksFood(food, strictness)} AND ${isKnown}${undisclosed})`;
};

/** All words occur among the recipe's ingredients. */
export const holdsWords = (text: string): Prisma.Sql =>
  Prisma.sql`(ts_filter(r.search_vector, '{b}') @@ plainto_tsquery('english', recipe_fold(${text})))`;

export const holdsTerm = ({ food, text }: FoodTerm): Prisma.Sql =>
  food
    ? holdsFood(food)
    : Prisma.sql`(r.search_vector @@ plainto_tsquery('english', recipe_fold(${text})) AND ${holdsWords(text)})`;

/**
 * Unknown does not count as free of a food. For a word that is no known food, only recipes that contain the word can
 * be excluded.
 */
export const isFreeOfTerm = ({ food, text }: FoodTerm): Prisma.Sql =>
  food ? freeFromFood(food) : Prisma.sql`NOT ${holdsWords(text)}`;
