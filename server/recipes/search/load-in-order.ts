import { z } from "zod";
import type { MyRecipeWire, RecipeWire } from "@/lib/schemas/recipes";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import type { Reader } from "../access";
import { looksOf } from "../base-looks";
import { LIST_CHARACTERS, LIST_LINES } from "../list-excerpt";
import { FACT_COLUMNS, factShape } from "../recipe-facts";
import { type RecipeParts, toRecipeWireOfParts } from "../wire";
import { withLookOfBase } from "../with-look-of-base";

/**
 * Loads complete recipe cards in one statement, whose parts are looked up by each recipe's key. Loading relation by
 * relation took longer for a page of twenty than its search. The access rule is checked again, for recipes that became
 * private after they were found. Long recipes are cut to an excerpt of whole lines. Columns are named as in
 * RecipeParts.
 */
const CARDS = `
  SELECT r.id, r.owner_id AS "ownerId", r.title, ${FACT_COLUMNS}, r.language, r.image,
    r.is_public AS "isPublic", r.base_recipe_id AS "baseRecipeId", r.base_recipe_title AS "baseRecipeTitle",
    r.servings::float8 AS servings, r.dietary_info AS "dietaryInfo", r.engine_version AS "engineVersion",
    r.created_at AS "createdAt", r.updated_at AS "updatedAt",
    to_json(ARRAY(SELECT json_build_object('id', i.id, 'name', i.name, 'quantity', i.quantity, 'unit', i.unit, 'note', i.note,
      'groupName', i.group_name) FROM (
        SELECT l.*, sum(length(concat(l.name, l.quantity, l.unit, l.note, l.group_name))) OVER (ORDER BY l.position) AS so_far
        FROM recipe_ingredients l WHERE l.recipe_id = r.id ORDER BY l.position LIMIT ${LIST_LINES + 1}
      ) i WHERE i.so_far <= ${LIST_CHARACTERS} ORDER BY i.position LIMIT ${LIST_LINES})) AS ingredients,
    to_json(ARRAY(SELECT json_build_object('id', s.id, 'text', s.text, 'groupName', s.group_name) FROM (
        SELECT l.*, sum(length(concat(l.text, l.group_name))) OVER (ORDER BY l.position) AS so_far
        FROM recipe_instructions l WHERE l.recipe_id = r.id ORDER BY l.position LIMIT ${LIST_LINES + 1}
      ) s WHERE s.so_far <= ${LIST_CHARACTERS} ORDER BY s.position LIMIT ${LIST_LINES})) AS instructions,
    (SELECT count(*) FROM recipe_ingredients l WHERE l.recipe_id = r.id)::int AS "ingredientCount",
    (SELECT count(*) FROM recipe_instructions l WHERE l.recipe_id = r.id)::int AS "instructionCount",
    to_json(ARRAY(SELECT json_build_object('id', p.id, 'storageKey', p.storage_key, 'width', p.width, 'height', p.height,
      'placeholder', p.placeholder, 'caption', p.caption, 'isPrimary', p.is_primary)
      FROM recipe_photos p WHERE p.recipe_id = r.id ORDER BY p.is_primary DESC, p.created_at, p.id)) AS photos,
    EXISTS (SELECT FROM saved_recipes d WHERE d.recipe_id = r.id AND d.user_id = $2::uuid) AS "isSaved"
  FROM unnest($1::uuid[]) WITH ORDINALITY AS asked(id, place) JOIN recipes r ON r.id = asked.id
  WHERE (r.is_public AND r.hidden_at IS NULL) OR r.owner_id = $2::uuid
  ORDER BY asked.place`;

const text = z.string();
/** Checks the rows at runtime, because raw SQL has no types: a missing column is reported at the first search. */
type CardRow = RecipeParts & { baseRecipeId: string | null; ingredientCount: number; instructionCount: number };
const CARD_ROW: z.ZodType<CardRow> = z.object({
  id: text,
  ownerId: text.nullable(),
  title: text,
  ...factShape,
  language: text.nullable(),
  image: text.nullable(),
  isPublic: z.boolean(),
  baseRecipeId: text.nullable(),
  baseRecipeTitle: text.nullable(),
  servings: z.number().nullable(),
  dietaryInfo: z.json(),
  engineVersion: text.nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  ingredients: z.array(
    z.object({
      id: text,
      name: text,
      quantity: text.nullable(),
      unit: text.nullable(),
      note: text.nullable(),
      groupName: text.nullable(),
    }),
  ),
  instructions: z.array(z.object({ id: text, text, groupName: text.nullable() })),
  photos: z.array(
    z.object({
      id: text,
      storageKey: text,
      width: z.number(),
      height: z.number(),
      placeholder: text.nullable(),
      caption: text.nullable(),
      isPrimary: z.boolean(),
    }),
  ),
  isSaved: z.boolean(),
  ingredientCount: z.number(),
  instructionCount: z.number(),
});

/** The recipes of a page in the order of their ids. One that was deleted or made private meanwhile is left out. */
export const loadInOrder = async (reader: Reader, ids: readonly string[]): Promise<RecipeWire[]> =>
  (await loadRows(reader, ids)).map((row) => toCard(row, reader));

/**
 * The same as loadInOrder for a person's own page, which also contains variants. A variant gets the appearance of its
 * base.
 */
export async function loadOwnInOrder(caller: { userId: string }, ids: readonly string[]): Promise<MyRecipeWire[]> {
  const rows = await loadRows(caller, ids);
  const looks = await looksOf(
    caller,
    rows.flatMap(({ baseRecipeId }) => baseRecipeId ?? []),
  );
  return rows.map((row) => {
    const card = toCard(row, caller);
    if (row.baseRecipeTitle === null) {
      return { ...card, type: card.type ?? "saved", base_recipe_id: null, base_recipe_title: null };
    }
    const base = looks.get(row.baseRecipeId ?? "") ?? null;
    const named = { base_recipe_id: base && row.baseRecipeId, base_recipe_title: row.baseRecipeTitle };
    return { ...withLookOfBase(card, base), type: "variant", ...named };
  });
}

async function loadRows(reader: Reader, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return queryText(pool, CARD_ROW, CARDS, [ids, reader?.userId ?? null]);
}

const toCard = ({ ingredientCount, instructionCount, ...row }: CardRow, reader: Reader): RecipeWire => ({
  ...toRecipeWireOfParts(row, reader),
  ...(row.ingredients.length < ingredientCount || row.instructions.length < instructionCount
    ? { is_excerpt: true as const }
    : {}),
});
