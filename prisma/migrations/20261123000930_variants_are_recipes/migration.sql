-- Rewritten for speed: what it leaves behind is what the script before it left, which databases may have applied.
-- Replaces: 2bb41e13b795298d06bfb0c24134dec29b17fc38d4ae11dbf00af39d912d4b1a
-- Every variant becomes a recipe with a base: its id and with it its address, its lines and their ids, its judgement and
-- nutrition, and what points to it. Who writes recipes waits meanwhile, and who reads them does not; the old tables are
-- closed to everybody, so that nothing is written into them that would be lost.
LOCK TABLE "recipes" IN SHARE ROW EXCLUSIVE MODE;
LOCK TABLE "variants", "variant_ingredients", "variant_instructions" IN ACCESS EXCLUSIVE MODE;

-- The id of a variant may come from a device, and nothing kept it from being that of a recipe. Then it gets another.
CREATE TEMPORARY TABLE "moving_variants" ON COMMIT DROP AS
  SELECT v.id AS variant_id, CASE WHEN r.id IS NULL THEN v.id ELSE gen_random_uuid() END AS recipe_id
  FROM variants v LEFT JOIN recipes r ON r.id = v.id;
CREATE UNIQUE INDEX ON "moving_variants" ("variant_id");
ANALYZE "moving_variants";

-- What writes words and takes judgements back, row by row and index by index, is done below for all of them at once. The
-- copies point to what the old tables pointed to, whose foreign keys held: where we may, their checks are left out.
ALTER TABLE "recipes" DISABLE TRIGGER USER;
ALTER TABLE "recipe_ingredients" DISABLE TRIGGER USER;
DO $$ BEGIN
  SET LOCAL session_replication_role = replica;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
SET LOCAL work_mem = '128MB';
ANALYZE "variants";
ANALYZE "variant_ingredients";
ANALYZE "variant_instructions";

-- Each recipe is written once, as it then stands, and with it the words by which it is found: as the triggers make them.
-- What only a search asks was never known of a variant: it is put as unknown, and as suiting nobody.
INSERT INTO "recipes" (id, owner_id, origin, title, is_public, base_recipe_id, base_recipe_title, base_updated_at, servings,
  created_at, updated_at, search_vector, dietary_info, concept_keys, firm_keys, has_unknown, has_undisclosed, unfit_for,
  nutrition_coverage, engine_version)
SELECT m.recipe_id, v.owner_id, 'created', v.title, false, v.base_recipe_id, v.base_recipe_title, v.base_updated_at,
  v.servings, v.created_at, v.updated_at,
  setweight(to_tsvector('english', recipe_fold(v.title)), 'A')
    || setweight(to_tsvector('english', recipe_fold(coalesce(lines.words, ''))), 'B'),
  v.dietary_info, v.concept_keys, v.concept_keys, NOT coalesce(lines.are_known, false), true,
  concerns.names,
  CASE jsonb_typeof(v.nutrition->'coverage') WHEN 'number' THEN (v.nutrition->>'coverage')::float8 END,
  v.engine_version
FROM "moving_variants" m JOIN variants v ON v.id = m.variant_id
CROSS JOIN (SELECT ARRAY(SELECT name FROM health_concerns) AS names) AS concerns
LEFT JOIN (
  SELECT variant_id, bool_and(analysis->'is_known' IS NOT DISTINCT FROM 'true') AS are_known,
    string_agg(concat_ws(' ', name, note), ' ' ORDER BY position) AS words
  FROM variant_ingredients GROUP BY variant_id
) AS lines ON lines.variant_id = m.variant_id;

INSERT INTO "recipe_ingredients" (id, recipe_id, position, group_name, name, quantity, unit, note, analysis,
  base_ingredient_id)
SELECT CASE WHEN known.id IS NULL THEN l.id ELSE gen_random_uuid() END, m.recipe_id, l.position, l.group_name, l.name,
  l.quantity, l.unit, l.note, l.analysis, l.base_ingredient_id
FROM variant_ingredients l JOIN "moving_variants" m ON m.variant_id = l.variant_id
LEFT JOIN recipe_ingredients known ON known.id = l.id;

INSERT INTO "recipe_instructions" (id, recipe_id, position, group_name, text, base_instruction_id)
SELECT CASE WHEN known.id IS NULL THEN l.id ELSE gen_random_uuid() END, m.recipe_id, l.position, l.group_name, l.text,
  l.base_instruction_id
FROM variant_instructions l JOIN "moving_variants" m ON m.variant_id = l.variant_id
LEFT JOIN recipe_instructions known ON known.id = l.id;

-- Nutrition stood in one value. What is eaten only in part was said of the whole, and is said of a line now: each on one
-- of its own, until the engine reads the lines again and says which.
INSERT INTO "recipe_nutrients" (recipe_id, nutrient_key, per_serving)
SELECT m.recipe_id, n.key, round(amount.value::text::numeric, 6)
FROM variants v JOIN "moving_variants" m ON m.variant_id = v.id
CROSS JOIN LATERAL jsonb_each(CASE jsonb_typeof(v.nutrition->'values') WHEN 'object' THEN v.nutrition->'values' ELSE '{}' END)
  AS amount(key, value)
JOIN nutrients n ON n.key = amount.key
WHERE jsonb_typeof(amount.value) = 'number' AND abs(amount.value::text::numeric) < 10000000;

UPDATE "recipe_ingredients" line SET analysis = line.analysis || jsonb_build_object('eaten', part.said)
FROM variants v JOIN "moving_variants" m ON m.variant_id = v.id
CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(v.nutrition->'in_part') WHEN 'array' THEN v.nutrition->'in_part'
  ELSE '[]' END) WITH ORDINALITY AS part(said, place)
JOIN LATERAL (
  SELECT l.id, row_number() OVER (ORDER BY l.position) AS place FROM recipe_ingredients l WHERE l.recipe_id = m.recipe_id
) AS bearer ON bearer.place = part.place
WHERE line.id = bearer.id;

DO $$ BEGIN
  SET LOCAL session_replication_role = DEFAULT;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
ALTER TABLE "recipes" ENABLE TRIGGER USER;
ALTER TABLE "recipe_ingredients" ENABLE TRIGGER USER;

UPDATE "grocery_list_recipes" g SET recipe_id = m.recipe_id FROM "moving_variants" m WHERE m.variant_id = g.variant_id;
UPDATE "verdict_reports" g SET recipe_id = m.recipe_id FROM "moving_variants" m WHERE m.variant_id = g.variant_id;

-- AlterTable
ALTER TABLE "grocery_list_recipes" DROP COLUMN "variant_id";

-- AlterTable
ALTER TABLE "verdict_reports" DROP COLUMN "variant_id";

-- DropTable
DROP TABLE "variant_ingredients";

-- DropTable
DROP TABLE "variant_instructions";

-- DropTable
DROP TABLE "variants";
