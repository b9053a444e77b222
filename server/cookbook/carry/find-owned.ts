import { z } from "zod";
import { normalizedName } from "@/lib/text/normalized-name";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import type { CarriedRecipe } from "@/server/recipes/carried/carried-recipe";
import type { Caller } from "../access";
import { contentKey } from "./content-key";

/** The most stored recipes that are compared with the given ones. */
const MOST_NAMESAKES = 500;

export type OwnedRecipe = { id: string; needsPhoto: boolean };

const text = z.string().nullable();
const ROW = z.object({
  id: z.string(),
  needsPhoto: z.boolean(),
  title: z.string(),
  importHash: text,
  ingredients: z.array(z.object({ name: z.string(), quantity: text, unit: text, note: text })),
  instructions: z.array(z.object({ text: z.string() })),
});

/**
 * Which of the recipes the person already has, by content key. A recipe counts as present if one with the same content
 * is their own or saved, or if they imported the same content before, even if they have changed it since.
 */
export async function findOwned(
  { userId }: Caller,
  recipes: readonly CarriedRecipe[],
  source: Transaction = db,
): Promise<ReadonlyMap<string, OwnedRecipe>> {
  if (recipes.length === 0) return new Map();
  const keys = recipes.map(contentKey);
  const titles = recipes.map(({ title }) => normalizedName(title));
  const isOwn = Prisma.sql`(r.owner_id = ${userId}::uuid)`;
  const rows = await queryRowsIn(
    source,
    ROW,
    Prisma.sql`
    SELECT r.id, r.title, CASE WHEN ${isOwn} THEN r.import_hash END AS "importHash",
      coalesce(${isOwn}, false) AND r.base_recipe_title IS NULL
        AND NOT EXISTS (SELECT FROM recipe_photos p WHERE p.recipe_id = r.id) AS "needsPhoto",
      to_json(ARRAY(SELECT json_build_object('name', l.name, 'quantity', l.quantity, 'unit', l.unit, 'note', l.note)
        FROM recipe_ingredients l WHERE l.recipe_id = r.id ORDER BY l.position)) AS ingredients,
      to_json(ARRAY(SELECT json_build_object('text', s.text)
        FROM recipe_instructions s WHERE s.recipe_id = r.id ORDER BY s.position)) AS instructions
    FROM recipes r
    WHERE (r.owner_id = ${userId}::uuid OR r.id IN (SELECT recipe_id FROM saved_recipes WHERE user_id = ${userId}::uuid))
      AND (recipe_fold(r.title) = ANY(${titles}) OR (${isOwn} AND r.import_hash = ANY(${keys})))
    ORDER BY r.created_at, r.id LIMIT ${MOST_NAMESAKES}`,
  );
  const found = rows.flatMap(({ id, needsPhoto, importHash, ...row }): [string, OwnedRecipe][] => [
    ...(importHash === null ? [] : [[importHash, { id, needsPhoto }] as [string, OwnedRecipe]]),
    [contentKey(row), { id, needsPhoto }],
  ]);
  return new Map(found.toReversed());
}
