import type { RecipeWire } from "@/lib/schemas/recipes";
import { pool } from "@/server/db/client";
import type { Reader } from "../access";
import { type RecipeParts, toRecipeWireOfParts } from "../wire";

/**
 * Cards with all that they say, in one statement whose parts are looked up by the key of each recipe: asked for relation
 * by relation, a page of twenty took longer to load than to find. The access rule stands here once more, for what
 * became private after it was found. Names are those of RecipeParts.
 */
const CARDS = `
  SELECT r.id, r.owner_id AS "ownerId", r.title, r.language, r.source_url AS "sourceUrl", r.image,
    r.is_public AS "isPublic", r.servings::float8 AS servings, r.yield_text AS "yieldText",
    r.prep_minutes AS "prepMinutes", r.cook_minutes AS "cookMinutes", r.total_minutes AS "totalMinutes",
    r.dietary_info AS "dietaryInfo", r.engine_version AS "engineVersion",
    r.created_at AS "createdAt", r.updated_at AS "updatedAt",
    to_json(ARRAY(SELECT json_build_object('id', i.id, 'name', i.name, 'quantity', i.quantity, 'unit', i.unit, 'note', i.note,
      'groupName', i.group_name) FROM recipe_ingredients i WHERE i.recipe_id = r.id ORDER BY i.position)) AS ingredients,
    to_json(ARRAY(SELECT json_build_object('id', s.id, 'text', s.text, 'groupName', s.group_name)
      FROM recipe_instructions s WHERE s.recipe_id = r.id ORDER BY s.position)) AS instructions,
    to_json(ARRAY(SELECT json_build_object('id', p.id, 'storageKey', p.storage_key, 'width', p.width, 'height', p.height,
      'placeholder', p.placeholder, 'caption', p.caption, 'isPrimary', p.is_primary)
      FROM recipe_photos p WHERE p.recipe_id = r.id ORDER BY p.is_primary DESC, p.created_at, p.id)) AS photos,
    EXISTS (SELECT FROM saved_recipes d WHERE d.recipe_id = r.id AND d.user_id = $2::uuid) AS "isSaved"
  FROM unnest($1::uuid[]) WITH ORDINALITY AS asked(id, place) JOIN recipes r ON r.id = asked.id
  WHERE r.is_public OR r.owner_id = $2::uuid
  ORDER BY asked.place`;

/** The recipes of a page in the order of their ids. One that has just been deleted or made private is left out. */
export async function loadInOrder(reader: Reader, ids: readonly string[]): Promise<RecipeWire[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<RecipeParts>(CARDS, [ids, reader?.userId ?? null]);
  return rows.map((row) => toRecipeWireOfParts(row, reader));
}
