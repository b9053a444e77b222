import { z } from "zod";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { normalizedName } from "@/lib/text/normalized-name";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { conceptOf, isKindOf, type Knowledge, kindsAbove } from "@/server/dietary/engine/knowledge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { readFoodTerms, type SearchedFood } from "./food-terms";
import { holdsAnyFood, isCurrent } from "./recipe-conditions";
import { all, any, bySql, type Condition } from "./terms";

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

const FOOD = z.object({ id: z.string(), slug: z.string() });

export async function readAtHand(texts: readonly string[]): Promise<AtHand | null> {
  if (texts.length === 0) return null;
  const knowledge = loadKnowledge();
  const terms = await readFoodTerms(texts);
  const foods = terms.flatMap(({ food }) => food ?? []);
  const others = terms.filter(({ food }) => food === null);
  const words = others.map(({ text }) => text);
  const own = slugsBelow(
    foods.map(({ slug }) => slug),
    knowledge,
  );
  const slugs = [...own, ...slugsBelow(STAPLES, knowledge)];
  const rows = await queryRows(FOOD, Prisma.sql`SELECT id, slug FROM ingredients WHERE slug = ANY (${slugs}::text[])`);
  const isOwn = new Set(own);
  const ownIds = rows.filter(({ slug }) => isOwn.has(slug)).map(({ id }) => id);
  const used = [...(foods.length > 0 ? [namesAny(foods, ownIds)] : []), ...others.map((each) => each.words.inFoods)];
  return { isUsed: any(used), ids: rows.map(({ id }) => id), words };
}

/** The foods and all foods below them. */
function slugsBelow(names: readonly string[], knowledge: Knowledge): string[] {
  const wanted = new Set(names.flatMap((text) => conceptOf(text, knowledge)?.index ?? []));
  return knowledge.concepts
    .filter((each) => kindsAbove(each, knowledge).some((index) => wanted.has(index)))
    .map(({ id }) => id);
}

/**
 * The recipe has a line of one of the foods. What they are only a part of does not count: who has milk at home has no
 * cheese. A recipe whose lines' foods are not stored yet may have one.
 */
const namesAny = (foods: readonly SearchedFood[], ids: readonly string[]): Condition =>
  all([holdsAnyFood(foods), bySql(Prisma.sql`(r.unread_lines IS NULL OR r.line_foods && ${[...ids]}::uuid[])`)]);

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

const LINE = z.object({ recipeId: z.string(), slug: z.string().nullable(), folded: z.string() });

/**
 * Which of the named foods, or kinds of them, the lines of each recipe name, in the order of `names`. A recipe that uses
 * none is left out.
 */
export async function foodsUsedBy(
  recipeIds: readonly string[],
  names: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (recipeIds.length === 0 || names.length === 0) return new Map();
  const knowledge = loadKnowledge();
  const lines = await queryRows(
    LINE,
    Prisma.sql`
    SELECT l.recipe_id AS "recipeId", i.slug, recipe_fold(l.name) AS folded
    FROM recipe_ingredients l LEFT JOIN ingredients i ON i.id = l.ingredient_id
    WHERE l.recipe_id = ANY(${[...recipeIds]}::uuid[])`,
  );
  const foods = lines.map((line) => ({ ...line, concept: line.slug && conceptOf(line.slug, knowledge) }));
  const uses = new Map<string, string[]>();
  for (const name of names) {
    const wanted = conceptOf(name, knowledge);
    const form = normalizedName(name);
    const using = foods.filter(({ concept, folded }) =>
      wanted ? concept && isKindOf(concept, wanted.index, knowledge) : form !== "" && folded.includes(form),
    );
    for (const id of new Set(using.map(({ recipeId }) => recipeId))) uses.set(id, [...(uses.get(id) ?? []), name]);
  }
  return uses;
}
