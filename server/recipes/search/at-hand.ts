import { z } from "zod";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { normalizedName } from "@/lib/text/normalized-name";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { conceptOf, isKindOf } from "@/server/dietary/engine/knowledge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { readFoodTerms } from "./food-terms";
import { holdsAnyFood, isCurrent } from "./recipe-conditions";
import { any, type Condition } from "./terms";

/** What a person has in the kitchen: the foods that they named, and all foods below them in the tree. */
export type AtHand = {
  /** Condition on a recipe `r`: it uses some of these foods. */
  readonly isUsed: Condition;
  /** The ids of these foods' rows in `ingredients`. */
  readonly ids: readonly string[];
  /** Words that match no known food. A line that contains one counts as at hand. */
  readonly words: readonly string[];
};

/** Foods of every kitchen: nobody lists them, and no recipe counts as lacking them. */
const STAPLES = ["water", "salt"];
const SHOWN_NAMES = 3;

const FOOD = z.object({ id: z.string() });

export async function readAtHand(texts: readonly string[]): Promise<AtHand | null> {
  if (texts.length === 0) return null;
  const knowledge = loadKnowledge();
  const terms = await readFoodTerms(texts);
  const foods = terms.flatMap(({ food }) => food ?? []);
  const others = terms.filter(({ food }) => food === null);
  const words = others.map(({ text }) => text);
  const named = [...terms.flatMap(({ text, food }) => (food ? [text] : [])), ...STAPLES];
  const concepts = named.flatMap((text) => conceptOf(text, knowledge) ?? []);
  const slugs = knowledge.concepts
    .filter((each) => concepts.some((concept) => isKindOf(each, concept.index, knowledge)))
    .map(({ id }) => id);
  const used = [...(foods.length > 0 ? [holdsAnyFood(foods)] : []), ...others.map((each) => each.words.inFoods)];
  const known = await queryRows(FOOD, Prisma.sql`SELECT id FROM ingredients WHERE slug = ANY (${slugs}::text[])`);
  return { isUsed: any(used), ids: known.map(({ id }) => id), words };
}

/**
 * Condition on a line `l`: its food is neither at hand nor a kind of one that is. A line of unknown food counts as
 * missing.
 */
const isMissing = ({ ids, words }: AtHand): Prisma.Sql => {
  const forms = words.map(normalizedName).filter((form) => form !== "");
  const named = forms.map((form) => Prisma.sql`strpos(recipe_fold(l.name), ${form}) > 0`);
  const isOurs = Prisma.sql`l.ingredient_id = ANY(${[...ids]}::uuid[])`;
  return Prisma.sql`(${Prisma.join([isOurs, ...named], " OR ")}) IS NOT TRUE`;
};

/** Lines of the same food count once, because one buys it once. */
const FOODS = Prisma.sql`coalesce(l.ingredient_id, l.id)`;

/**
 * The number of foods that a recipe lacks. When unknown words were named, the lines' text is searched; else the stored
 * foods of its judgement are enough.
 */
export function missingOf(atHand: AtHand): Prisma.Sql {
  const read = Prisma.sql`
    (SELECT count(DISTINCT ${FOODS}) FROM recipe_ingredients l WHERE l.recipe_id = r.id AND ${isMissing(atHand)})`;
  if (atHand.words.length > 0) return read;
  return Prisma.sql`(CASE WHEN ${isCurrent().sql} AND r.unread_lines IS NOT NULL
    THEN r.unread_lines + (SELECT count(*) FROM unnest(r.line_foods) food WHERE food <> ALL (${[...atHand.ids]}::uuid[]))
    ELSE ${read} END)`;
}

const MISSING = z.object({ id: z.string(), count: z.number(), names: z.array(z.string()) });

/** Adds to each recipe of a page what it lacks. */
export async function withMissing<T extends RecipeWire>(atHand: AtHand | null, recipes: readonly T[]): Promise<T[]> {
  if (!atHand || recipes.length === 0) return [...recipes];
  const ids = recipes.map(({ id }) => id);
  const rows = await queryRows(
    MISSING,
    Prisma.sql`
    SELECT l.recipe_id AS id, count(DISTINCT ${FOODS})::int AS count,
      (array_agg(l.name ORDER BY l.position))[1:${Prisma.raw(String(SHOWN_NAMES))}] AS names
    FROM recipe_ingredients l WHERE l.recipe_id = ANY(${ids}::uuid[]) AND ${isMissing(atHand)} GROUP BY l.recipe_id`,
  );
  const found = new Map(rows.map(({ id, count, names }) => [id, { count, names }]));
  return recipes.map((recipe) => ({ ...recipe, missing: found.get(recipe.id) ?? { count: 0, names: [] } }));
}
