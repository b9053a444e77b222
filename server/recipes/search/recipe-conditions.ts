import { KIND_NAMES, type KindName } from "@/lib/recipes/kinds";
import { SEARCHED_MINUTES } from "@/lib/recipes/times";
import type { RecipeSearchQuery } from "@/lib/schemas/recipe-search";
import { Prisma } from "@/server/db/generated/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { PARTS_OF_MEAL, type ServingLimit } from "@/server/dietary/serving-limits";
import type { FoodTerm, SearchedFood } from "./food-terms";
import { all, bySql, byTerms, type Condition, not, term, termsAny } from "./terms";

/** The stored reading was made by the current rules and knowledge. */
export const isCurrent = (): Condition => bySql(Prisma.sql`r.engine_version = ${analysisVersion()}`);

/**
 * There is a stored reading, perhaps by earlier rules or knowledge. It belongs to the lines as they are, because a
 * change of a line takes it back. What it says may be found by it, and is never shown as fitting (decision 068).
 */
export const isRead = (): Condition => bySql(Prisma.sql`r.engine_version IS NOT NULL`);

/** The recipe contains the food, or one below it in the tree. */
export const holdsFood = ({ key }: SearchedFood): Condition =>
  byTerms(Prisma.sql`r.concept_keys @> ARRAY[${key}]::int[]`, term("k", key));

/** The recipe contains one of the foods, or one below them. */
export const holdsAnyFood = (foods: readonly SearchedFood[]): Condition => {
  const keys = foods.map(({ key }) => key);
  return byTerms(Prisma.sql`r.concept_keys && ${keys}::int[]`, termsAny(keys.map((key) => term("k", key))));
};

type Kinds = Pick<RecipeSearchQuery, "max_time" | "diet" | KindName>;

/** The letters of the kinds that recipe_terms indexes. Another kind is compared row by row. */
const TERM_OF_KIND: Partial<Record<KindName, "s" | "n">> = { course: "s", cuisine: "n" };

const column = (name: KindName) => Prisma.raw(`r.${name}`);

function isReadyIn(minutes: number): Condition {
  const nearest = SEARCHED_MINUTES.find((time) => time >= minutes);
  // Written so that no other index can answer it: PostgreSQL would read the index by time for all weeks at once.
  return byTerms(Prisma.sql`r.total_minutes + 0 <= ${minutes}`, nearest === undefined ? null : term("m", nearest));
}

/**
 * Conditions for the time and kinds that people entered, and for the diet as the engine judged it. Recipes for which
 * one of these is unknown do not match.
 */
export function kindConditions({ max_time: minutes, diet, ...kinds }: Kinds): Condition[] {
  return [
    ...(minutes === undefined ? [] : [isReadyIn(minutes)]),
    ...KIND_NAMES.flatMap((name) => {
      const [key, letter] = [kinds[name], TERM_OF_KIND[name]];
      return key === undefined
        ? []
        : [byTerms(Prisma.sql`${column(name)} = ${key}`, letter ? term(letter, key) : null)];
    }),
    ...(diet === undefined ? [] : [all([isRead(), fitsKey(diet)])]),
  ];
}

/** The recipe is known to fit a diet or a way of eating, whatever the labels of its foods say. */
export const fitsKey = (key: string): Condition =>
  byTerms(Prisma.sql`r.dietary_info @> ${JSON.stringify({ [key]: true })}::jsonb`, term("g", key));

/** The recipe is known not to fit a diet or a way of eating. */
export const breaksKey = (key: string): Condition =>
  bySql(Prisma.sql`r.dietary_info @> ${JSON.stringify({ [key]: false })}::jsonb`);

/** The recipe fits a diet, a concern or a way of eating if the labels of its foods say so. */
export const fitsByLabel = (key: string): Condition =>
  byTerms(Prisma.sql`r.label_fits @> ${[key]}::text[]`, term("l", key));

/** The recipe conflicts with a health concern, or may. */
export const isUnfitFor = (concern: string): Condition => bySql(Prisma.sql`r.unfit_for && ${[concern]}::text[]`);

/** The recipe is known not to conflict with a health concern. */
export const isFitFor = (concern: string): Condition => bySql(Prisma.sql`NOT r.unfit_for && ${[concern]}::text[]`);

const SHARE_OF_MEAL = Prisma.sql`(CASE ${Prisma.join(
  PARTS_OF_MEAL.map(([course, share]) => Prisma.sql`WHEN r.course = ${course} THEN ${share}::float8`),
  " ",
)} ELSE 1 END)`;

/**
 * It is known whether a serving keeps the limit: even the most that it may hold does, or what is counted of it does
 * not. The amounts are those that findingsOf compares.
 */
export function isCountedFor({ nutrient, amount }: ServingLimit): Condition {
  const limit = Prisma.sql`(${amount}::float8 * ${SHARE_OF_MEAL})`;
  const counted = Prisma.sql`coalesce((SELECT n.per_serving::float8 FROM recipe_nutrients n
    WHERE n.recipe_id = r.id AND n.nutrient_key = ${nutrient}), 0)`;
  return bySql(Prisma.sql`(CASE
    WHEN r.nutrient_most IS NULL THEN FALSE
    WHEN NOT jsonb_exists(r.nutrient_most, ${nutrient}) THEN TRUE
    WHEN coalesce((r.nutrient_most ->> ${nutrient})::float8, 'Infinity') <= ${limit} THEN TRUE
    ELSE coalesce(r.servings, 0) > 0 AND ${counted} > ${limit} END)`);
}

/** Every word of the recipe is known. */
export const isKnown = (): Condition => bySql(Prisma.sql`NOT r.has_unknown`);

/** Every compound food of the recipe has disclosed its ingredients. */
const isDisclosed = (): Condition => bySql(Prisma.sql`NOT r.has_undisclosed`);

/** `standard`: a recipe that fits depending on a product's label counts as fitting. `strict`: it does not. */
export type Strictness = "standard" | "strict";

/** The food is not named, cannot be part of a named food, and is not a member of a named class. */
export function lacksFood({ key, against }: SearchedFood, strictness: Strictness = "strict"): Condition {
  const keys = [...against];
  return strictness === "strict"
    ? { sql: Prisma.sql`NOT r.concept_keys && ${keys}::int[]`, terms: null, without: [term("k", key)] }
    : {
        sql: Prisma.sql`NOT r.firm_keys && ${keys}::int[]`,
        terms: null,
        without: [`${term("k", key)} & !${term("p", key)}`],
      };
}

/** Neither the title nor the steps name the food, or one that contains it, where no line does. */
export const namesNot = ({ named }: SearchedFood): Condition =>
  bySql(Prisma.sql`NOT r.concept_keys && ${[...named]}::int[]`);

/**
 * The recipe is known not to contain the food: it is neither named nor possible, every word is known, and no compound
 * food has undisclosed ingredients, unless what the engine knows about such foods rules it out.
 */
export const freeFromFood = (food: SearchedFood, strictness: Strictness = "strict"): Condition =>
  all([
    lacksFood(food, strictness),
    isKnown(),
    namesNot(food),
    ...(food.unknown.length > 0 ? [bySql(Prisma.sql`NOT r.concept_keys && ${[...food.unknown]}::int[]`)] : []),
    ...(food.asksAll ? [isDisclosed()] : []),
  ]);

export const holdsTerm = ({ food, words }: FoodTerm): Condition => (food ? holdsFood(food) : words.inFoods);

/**
 * The recipe is free of a food; unknown does not count as free. For a word that matches no known food, only recipes
 * that contain the word can be excluded.
 */
export const isFreeOfTerm = ({ food, words }: FoodTerm): Condition =>
  food ? all([isRead(), freeFromFood(food)]) : not(words.inFoods);
