import { cp, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const MIGRATIONS = path.join(process.cwd(), "prisma", "migrations");

/** The migration that lets recipes have a base, and the one that turns every variant into a recipe. */
export const PLACE_MADE = "20261123000900_recipes_with_a_base";
export const VARIANTS_MOVED = "20261123000930_variants_are_recipes";

/** Creates a folder with the migrations up to `last`, including it or not. The caller removes the folder. */
export async function migrationsUntil(last: string, { isWithIt }: { isWithIt: boolean }): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "forkprint-migrations-"));
  for (const entry of await readdir(MIGRATIONS, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name > last || (entry.name === last && !isWithIt)) continue;
    await cp(path.join(MIGRATIONS, entry.name), path.join(folder, entry.name), { recursive: true });
  }
  return folder;
}

/** All data of a variant as JSON, from the tables that used to hold variants and from those that hold them now. */
export const OLD_VARIANTS = `
  SELECT v.id, jsonb_build_object('owner', v.owner_id, 'base', v.base_recipe_id, 'base title', v.base_recipe_title,
    'base seen', v.base_updated_at, 'title', v.title, 'servings', v.servings, 'diets', v.dietary_info, 'keys', v.concept_keys,
    'edition', v.engine_version, 'created', v.created_at, 'updated', v.updated_at, 'public', false,
    'coverage', CASE jsonb_typeof(v.nutrition->'coverage') WHEN 'number' THEN (v.nutrition->>'coverage')::float8 END,
    'nutrients', (SELECT coalesce(jsonb_object_agg(n.key, round(a.value::text::numeric, 6)), '{}')
      FROM jsonb_each(CASE jsonb_typeof(v.nutrition->'values') WHEN 'object' THEN v.nutrition->'values' ELSE '{}' END) a
      JOIN nutrients n ON n.key = a.key WHERE jsonb_typeof(a.value) = 'number' AND a.value::text::numeric < 10000000),
    'in part', CASE jsonb_typeof(v.nutrition->'in_part') WHEN 'array' THEN v.nutrition->'in_part' ELSE '[]' END,
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_array(l.position, l.group_name, l.name, l.quantity, l.unit, l.note,
        l.base_ingredient_id, l.analysis) ORDER BY l.position), '[]') FROM variant_ingredients l WHERE l.variant_id = v.id),
    'steps', (SELECT coalesce(jsonb_agg(jsonb_build_array(l.position, l.group_name, l.text, l.base_instruction_id)
        ORDER BY l.position), '[]') FROM variant_instructions l WHERE l.variant_id = v.id),
    'on lists', (SELECT coalesce(jsonb_agg(g.id ORDER BY g.id), '[]') FROM grocery_list_recipes g WHERE g.variant_id = v.id),
    'reports', (SELECT coalesce(jsonb_agg(g.id ORDER BY g.id), '[]') FROM verdict_reports g WHERE g.variant_id = v.id)) AS variant
  FROM variants v`;

export const NEW_VARIANTS = `
  SELECT r.id, jsonb_build_object('owner', r.owner_id, 'base', r.base_recipe_id, 'base title', r.base_recipe_title,
    'base seen', r.base_updated_at, 'title', r.title, 'servings', r.servings, 'diets', r.dietary_info, 'keys', r.concept_keys,
    'edition', r.engine_version, 'created', r.created_at, 'updated', r.updated_at, 'public', r.is_public,
    'coverage', r.nutrition_coverage,
    'nutrients', (SELECT coalesce(jsonb_object_agg(n.nutrient_key, n.per_serving), '{}') FROM recipe_nutrients n
      WHERE n.recipe_id = r.id),
    'in part', (SELECT coalesce(jsonb_agg(l.analysis->'eaten' ORDER BY l.position), '[]') FROM recipe_ingredients l
      WHERE l.recipe_id = r.id AND l.analysis ? 'eaten'),
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_array(l.position, l.group_name, l.name, l.quantity, l.unit, l.note,
        l.base_ingredient_id, l.analysis - 'eaten') ORDER BY l.position), '[]') FROM recipe_ingredients l
      WHERE l.recipe_id = r.id),
    'steps', (SELECT coalesce(jsonb_agg(jsonb_build_array(l.position, l.group_name, l.text, l.base_instruction_id)
        ORDER BY l.position), '[]') FROM recipe_instructions l WHERE l.recipe_id = r.id),
    'on lists', (SELECT coalesce(jsonb_agg(g.id ORDER BY g.id), '[]') FROM grocery_list_recipes g WHERE g.recipe_id = r.id),
    'reports', (SELECT coalesce(jsonb_agg(g.id ORDER BY g.id), '[]') FROM verdict_reports g WHERE g.recipe_id = r.id)) AS variant
  FROM recipes r WHERE r.base_recipe_title IS NOT NULL`;
