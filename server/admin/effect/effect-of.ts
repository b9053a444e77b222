import type pg from "pg";
import { AppError } from "@/lib/errors";
import type { EffectWire } from "@/lib/schemas/admin";
import type { pool } from "@/server/db/client";
import { readWords } from "@/server/recipes/search/asked-words";
import { termsAny } from "@/server/recipes/search/terms";
import { idsOfAll } from "@/server/recipes/search/weeks";

type Asking = Pick<pg.ClientBase, "query"> | typeof pool;

export const NO_EFFECT: EffectWire = { recipes: 0, people: 0, blocked: null };

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
export async function effectOnFoods(client: Asking, ids: readonly string[]): Promise<EffectWire> {
  if (ids.length === 0) return NO_EFFECT;
  const { rows: foods } = await client.query<{ name: string }>(
    `SELECT name FROM ingredients WHERE id = ANY ($1::uuid[]) LIMIT ${MOST_NAMES}`,
    [ids],
  );
  const names = foods.map(({ name }) => name);
  const words = [...(await readWords(names, "plain", client)).values()].flatMap(({ anywhere }) => anywhere.terms ?? []);
  const { rows } = await client.query<{ recipes: number; people: number }>(
    `WITH RECURSIVE below(id) AS (
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
         SELECT plainto_tsquery('english', recipe_fold(name)) FROM unnest($3::text[]) name)`,
       )}
     )
     SELECT (SELECT count(*)::int FROM named) AS recipes,
       (SELECT count(DISTINCT p.user_id)::int FROM ingredient_preferences p JOIN above a ON a.id = p.ingredient_id
        WHERE p.preference_type IN ('allergy', 'intolerance', 'avoid')) AS people`,
    [ids, termsAny(words), names],
  );
  return { recipes: rows[0]?.recipes ?? 0, people: rows[0]?.people ?? 0, blocked: null };
}

/** How many people have one of these items as a favorite, and would lose it. */
export async function effectOnFavorites(client: Asking, ids: readonly unknown[]): Promise<EffectWire> {
  const { rows } = await client.query<{ people: number }>(
    "SELECT count(DISTINCT user_id)::int AS people FROM user_favorites WHERE item_id = ANY ($1::uuid[])",
    [ids],
  );
  return { ...NO_EFFECT, people: rows[0]?.people ?? 0 };
}

export const favoritesSentence = ({ people }: EffectWire): string =>
  `${counted(people, "person has it as a favorite and loses it", "people have it as a favorite and lose it")}. Merging in /admin/items keeps their favorites.`;

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** "This touches 214 recipes and 61 people who have recorded an allergy, intolerance or avoid that covers it." */
export const effectSentence = ({ recipes, people }: EffectWire): string =>
  `This touches ${counted(recipes, "recipe", "recipes")} and ${counted(
    people,
    "person who has recorded an allergy, intolerance or avoid that covers it",
    "people who have recorded an allergy, intolerance or avoid that covers it",
  )}.`;

/** Throws 409 until the administrator has confirmed the effect. `code` is `effect`, so that a screen asks and resends. */
export function requireSeen(effect: EffectWire, isConfirmed: boolean, sentence = effectSentence(effect)): void {
  if (effect.blocked) throw new AppError("conflict", effect.blocked, { reason: "blocked" });
  if (isConfirmed || (effect.recipes === 0 && effect.people === 0)) return;
  throw new AppError("conflict", `${sentence} Nothing was saved: confirm to go on.`, {
    reason: "effect",
  });
}
