import type pg from "pg";
import { DIET_KEYS } from "../../../lib/dietary/diets";
import { analysisVersion } from "../../../server/dietary/analysis-version";
import { loadKnowledge } from "../../../server/dietary/load-knowledge";
import { analyseLine, type LineAnalysis } from "../../../server/recipes/analysis/analyse-line";
import { combineLines } from "../../../server/recipes/analysis/combine-lines";
import { lineText, type RecipeLine } from "../../../server/recipes/recipe-line";
import { type GeneratedRecipe, generateRecipes } from "./generate-recipes";

const BATCH = 2000;
/** The engine reads at most this many; the database writes the others as copies. */
const MOST_READ = 50_000;

/**
 * Writes generated recipes as imports would, in large batches with triggers turned off. A copy has its own id and
 * address and is older than its original.
 */
export async function seedRecipes(client: pg.Client, count: number, seed = 1): Promise<void> {
  const known = new Map<string, LineAnalysis>();
  const analysed = (line: RecipeLine): LineAnalysis => {
    const text = lineText(line);
    const found = known.get(text) ?? analyseLine(line, loadKnowledge());
    known.set(text, found);
    return found;
  };
  await client.query("SET session_replication_role = replica; SET synchronous_commit = off");
  const indexes = await dropIndexes(client);
  let written = 0;
  let batch: GeneratedRecipe[] = [];
  const read = Math.min(count, MOST_READ);
  for (const recipe of generateRecipes(read, seed)) {
    batch.push(recipe);
    if (batch.length === BATCH) {
      await writeBatch(client, batch, analysed);
      written += batch.length;
      if (written % 20_000 === 0) console.log(`  ${written}`);
      batch = [];
    }
  }
  if (batch.length > 0) await writeBatch(client, batch, analysed);
  await client.query(`SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'`);
  await linkFoods(client);
  for (let copied = read, copy = 1; copied < count; copied += read, copy++) {
    await writeCopies(client, copy, Math.min(read, count - copied));
    console.log(`  ${Math.min(count, copied + read)}`);
  }
  for (const definition of indexes) await client.query(definition);
  await client.query(`
    INSERT INTO search_words (word)
    SELECT word FROM ts_stat($$SELECT to_tsvector('simple', recipe_fold(title)) FROM recipes$$)
    WHERE word ~ '^[[:alpha:]]{3,30}$' ON CONFLICT DO NOTHING`);
  await client.query("SET session_replication_role = origin");
  await client.query("SELECT rebuild_public_recipe_count()");
  await client.query("VACUUM (ANALYZE)");
}

/** Creating an index at the end is much faster than updating it with every row. Keys and unique indexes stay. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid IN ('recipes'::regclass, 'recipe_ingredients'::regclass) AND NOT indisunique`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Links lines to their foods, as stored analyses do. */
async function linkFoods(client: pg.Client): Promise<void> {
  await client.query(
    `UPDATE recipe_ingredients l SET ingredient_id = i.id, analysis = l.analysis - 'food'
     FROM ingredients i WHERE i.slug = l.analysis->>'food'`,
  );
  await client.query(
    `UPDATE recipes r SET line_foods = coalesce(l.foods, '{}'), unread_lines = l.unread FROM (
       SELECT recipe_id, array_agg(DISTINCT ingredient_id ORDER BY ingredient_id) FILTER (WHERE ingredient_id IS NOT NULL) AS foods,
         count(*) FILTER (WHERE ingredient_id IS NULL) AS unread
       FROM recipe_ingredients GROUP BY 1
     ) l WHERE l.recipe_id = r.id`,
  );
}

/** Writes the next copy of the first `most` recipes, older than all earlier copies. */
async function writeCopies(client: pg.Client, copy: number, most: number): Promise<void> {
  const id = (of: string) => `overlay(md5('${copy}:' || ${of}) PLACING '7' FROM 13)::uuid`;
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = 'recipes'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  const instead: Readonly<Record<string, string>> = {
    id: id("r.id"),
    source_url: `'https://bench.example/' || ${id("r.id")}`,
    source_url_normalized: `'https://bench.example/' || ${id("r.id")}`,
    created_at: `r.created_at - ${copy} * span.all`,
  };
  const columns = rows.map(({ name }) => name);
  await client.query(
    `CREATE TEMPORARY TABLE chosen AS SELECT id FROM recipes WHERE source_url = 'https://bench.example/' || id
       AND created_at > (SELECT max(created_at) FROM recipes) - interval '40 seconds' * ${MOST_READ} - interval '1 hour'
     ORDER BY created_at DESC LIMIT ${most}`,
  );
  await client.query(
    `INSERT INTO recipes (${columns.join(", ")})
     SELECT ${columns.map((name) => instead[name] ?? `r.${name}`).join(", ")}
     FROM chosen JOIN recipes r USING (id), (SELECT interval '40 seconds' * ${MOST_READ} + interval '1 day' AS all) span`,
  );
  // Sorted by both keys, because an index grows several times faster in order than at random.
  const lines = (table: string, values: string) => `
    INSERT INTO ${table} (id, recipe_id, position, ${values})
    SELECT overlay(copy_id::text PLACING to_char(position, 'FM0000') FROM 33)::uuid, copy_id, position, ${values}
    FROM (SELECT id, ${id("id")} AS copy_id FROM chosen OFFSET 0) chosen JOIN ${table} l ON l.recipe_id = chosen.id
    ORDER BY copy_id, position`;
  await client.query(lines("recipe_ingredients", "name, quantity, unit, ingredient_id, analysis"));
  await client.query(lines("recipe_instructions", "text"));
  await client.query("DROP TABLE chosen");
}

async function writeBatch(
  client: pg.Client,
  batch: readonly GeneratedRecipe[],
  analysed: (line: RecipeLine) => LineAnalysis,
): Promise<void> {
  const rows = batch.map((recipe) => {
    const analysis = combineLines(recipe.lines.map(analysed), recipe.servings);
    return {
      ...recipe,
      words: recipe.lines.map(({ name }) => name).join(" "),
      dietary_info: { ...analysis.dietaryInfo, ...analysis.ways },
      firm_keys: `{${analysis.firmKeys.join(",")}}`,
      label_fits: `{${analysis.labelFits.join(",")}}`,
      concept_keys: `{${analysis.conceptKeys.join(",")}}`,
      has_unknown: analysis.hasUnknown,
      has_undisclosed: analysis.hasUndisclosed,
      unfit_for: `{${analysis.unfitFor.join(",")}}`,
      coverage: analysis.coverage,
      lines: recipe.lines.map((line) => {
        const { fits, needs, isKnown, food } = analysed(line);
        return { ...line, analysis: { fits, needs, is_known: isKnown, food } };
      }),
    };
  });
  await client.query(
    `WITH r AS (
       SELECT * FROM jsonb_to_recordset($1) AS r(id uuid, title text, servings numeric, minutes int, age int, words text,
         dietary_info jsonb, concept_keys int[], has_unknown boolean, has_undisclosed boolean,
         unfit_for text[], firm_keys int[], label_fits text[], coverage float8, lines jsonb, steps jsonb)
     ), written AS (
       INSERT INTO recipes (id, origin, title, language, source_url, source_url_normalized, is_public, servings,
         cook_minutes, total_minutes, dietary_info, concept_keys, has_unknown, has_undisclosed, unfit_for, firm_keys, label_fits,
         nutrition_coverage, engine_version, created_at, updated_at, search_vector)
       SELECT id, 'parsed', title, 'en', 'https://bench.example/' || id, 'https://bench.example/' || id, true, servings,
         minutes, minutes, dietary_info, concept_keys, has_unknown, has_undisclosed, unfit_for, firm_keys, label_fits, coverage, $2,
         now() - age * interval '1 second', now(),
         setweight(to_tsvector('english', recipe_fold(title)), 'A') || setweight(to_tsvector('english', recipe_fold(words)), 'B')
       FROM r
     ), lines AS (
       INSERT INTO recipe_ingredients (id, recipe_id, position, name, quantity, unit, analysis)
       SELECT gen_random_uuid(), r.id, l.position - 1, l.line->>'name', l.line->>'quantity', l.line->>'unit', l.line->'analysis'
       FROM r, jsonb_array_elements(r.lines) WITH ORDINALITY AS l(line, position)
     )
     INSERT INTO recipe_instructions (id, recipe_id, position, text)
     SELECT gen_random_uuid(), r.id, s.position - 1, s.step
     FROM r, jsonb_array_elements_text(r.steps) WITH ORDINALITY AS s(step, position)`,
    [JSON.stringify(rows), analysisVersion()],
  );
}

/** How many of the generated recipes are known to fit each diet, to check that the pantry is plausible. */
export function sharesOfDiets(count: number): Record<string, number> {
  const knowledge = loadKnowledge();
  const fitting: Record<string, number> = {};
  for (const { lines } of generateRecipes(count)) {
    const { dietaryInfo } = combineLines(
      lines.map((line) => analyseLine(line, knowledge)),
      1,
    );
    for (const key of DIET_KEYS) if (dietaryInfo[key]) fitting[key] = (fitting[key] ?? 0) + 1 / count;
  }
  return fitting;
}
