import { z } from "zod";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { Queryable } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { termsAny } from "@/server/recipes/search/terms";
import { idsOfAll } from "@/server/recipes/search/weeks";
import { readWords } from "@/server/recipes/search/word-conditions";
import { type Effect, effectSentence } from "./effect-sentences";

const PEOPLE = z.object({ people: z.number() });
const REACHED = PEOPLE.extend({ recipes: z.number() });
const RECIPE = z.object({ id: z.string(), title: z.string() });
const NAME = z.object({ name: z.string() });

export const NO_EFFECT: Effect = { recipes: 0, people: 0, blocked: null };

/**
 * The words of at most this many names are searched in recipes with unknown foods. A few foods have fewer; an import
 * has more.
 */
const MOST_NAMES = 20;

/**
 * How many recipes (without variants) name one of these foods or a food below it, or contain its words where something
 * is unknown; and how many people have recorded it, or a food above it, as an allergy, an intolerance or something they
 * avoid.
 */
export async function effectOnFoods(client: Queryable, ids: readonly string[]): Promise<Effect> {
  if (ids.length === 0) return NO_EFFECT;
  const { reached, values } = await reachOf(client, ids);
  const rows = await queryText(
    client,
    REACHED,
    `${reached}
     SELECT (SELECT count(*)::int FROM named) AS recipes,
       (SELECT count(DISTINCT p.user_id)::int FROM ingredient_preferences p JOIN above a ON a.id = p.ingredient_id
        WHERE p.preference_type IN ('allergy', 'intolerance', 'avoid')) AS people`,
    values,
  );
  return { recipes: rows[0]?.recipes ?? 0, people: rows[0]?.people ?? 0, blocked: null };
}

/** The recipes that effectOnFoods counts, the first of them by title. */
export async function recipesOfFoods(
  client: Queryable,
  ids: readonly string[],
  most: number,
): Promise<{ id: string; title: string }[]> {
  const { reached, values } = await reachOf(client, ids);
  const rows = await queryText(
    client,
    RECIPE,
    `${reached} SELECT r.id, r.title FROM named JOIN recipes r USING (id) ORDER BY r.title, r.id LIMIT ${most}`,
    values,
  );
  return rows;
}

/**
 * Returns SQL that begins with common table expressions, and its values: `named` are the ids of the recipes that these
 * foods touch, `above` the ids of the foods whose records cover them.
 */
async function reachOf(client: Queryable, ids: readonly string[]): Promise<{ reached: string; values: unknown[] }> {
  const foods = await queryText(
    client,
    NAME,
    `SELECT name FROM ingredients WHERE id = ANY ($1::uuid[]) LIMIT ${MOST_NAMES}`,
    [ids],
  );
  const names = foods.map(({ name }) => name);
  const words = [...(await readWords(names, "plain", client)).values()].flatMap(({ anywhere }) => anywhere.terms ?? []);
  const reached = `WITH RECURSIVE below(id) AS (
       SELECT unnest($1::uuid[]) UNION SELECT p.child_id FROM ingredient_parents p JOIN below b ON b.id = p.parent_id
     ), above(id) AS (
       SELECT unnest($1::uuid[]) UNION SELECT p.parent_id FROM ingredient_parents p JOIN above a ON a.id = p.child_id
     ), named AS (
       SELECT l.recipe_id AS id FROM recipe_ingredients l JOIN below b ON b.id = l.ingredient_id
       JOIN recipes r ON r.id = l.recipe_id AND r.base_recipe_title IS NULL
       UNION
       ${idsOfAll(
         "$2",
         `r.has_unknown AND r.base_recipe_title IS NULL AND r.search_vector @@ ANY (
         SELECT plainto_tsquery('english', recipe_words(name)) FROM unnest($3::text[]) name)`,
       )}
     )`;
  return { reached, values: [ids, termsAny(words), names] };
}

/** How many people have one of these items as a favorite, and would lose it. */
export async function effectOnFavorites(client: Queryable, ids: readonly unknown[]): Promise<Effect> {
  const rows = await queryText(
    client,
    PEOPLE,
    "SELECT count(DISTINCT user_id)::int AS people FROM user_favorites WHERE item_id = ANY ($1::uuid[])",
    [ids],
  );
  return { ...NO_EFFECT, people: rows[0]?.people ?? 0 };
}

/** How many people have saved one of these recipes, and how many variants are based on them. */
export async function effectOnRecipes(client: Queryable, ids: readonly string[]): Promise<Effect> {
  const rows = await queryText(
    client,
    REACHED,
    `SELECT (SELECT count(*)::int FROM recipes WHERE base_recipe_id = ANY ($1::uuid[])) AS recipes,
       (SELECT count(DISTINCT user_id)::int FROM saved_recipes WHERE recipe_id = ANY ($1::uuid[])) AS people`,
    [ids],
  );
  return { ...NO_EFFECT, ...rows[0] };
}

/** How many people would be notified of a decision about these recipes: those who wrote or imported them. */
export async function countOwnersToNotify(client: Queryable, ids: readonly string[]): Promise<number> {
  const rows = await queryText(
    client,
    PEOPLE,
    `SELECT count(DISTINCT person)::int AS people FROM (
       SELECT owner_id AS person FROM recipes WHERE id = ANY ($1::uuid[]) AND owner_id IS NOT NULL
       UNION ALL SELECT user_id FROM recipe_imports WHERE recipe_id = ANY ($1::uuid[])) told`,
    [ids],
  );
  return rows[0]?.people ?? 0;
}

/** Throws 409 until the administrator has confirmed the effect. `code` is `effect`, so that a screen asks and resends. */
export function requireSeen(effect: Effect, isConfirmed: boolean, sentence = effectSentence(effect)): void {
  if (effect.blocked)
    throw new AppError("conflict", says("inItsWords", { words: effect.blocked }), { reason: "blocked" });
  if (isConfirmed || (effect.recipes === 0 && effect.people === 0)) return;
  throw new AppError("conflict", says("effectNotSaved", { effect: sentence }), {
    reason: "effect",
  });
}
