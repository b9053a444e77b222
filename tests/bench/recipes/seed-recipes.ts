import type pg from "pg";
import { DIET_KEYS } from "../../../lib/dietary/diets";
import { analysisVersion } from "../../../server/dietary/analysis-version";
import { loadKnowledge } from "../../../server/dietary/load-knowledge";
import { analyseLine, type LineAnalysis } from "../../../server/recipe-lines/analyse-line";
import { lineText, type RecipeLine } from "../../../server/recipe-lines/recipe-line";
import { combineLines } from "../../../server/recipes/analysis/combine-lines";
import { type GeneratedRecipe, generateRecipes } from "./generate-recipes";

const BATCH = 2000;
/** The engine reads at most this many; the database writes the others as copies. */
const MOST_READ = 20_000;
/** The tables that are written. */
const TABLES = ["recipes", "recipe_ingredients", "recipe_instructions"] as const;

/**
 * Writes generated recipes as imports would, in place of all existing ones, with triggers turned off. A copy has its
 * own id and address and is older than its original. All is one transaction that first empties the tables, because
 * PostgreSQL then writes no log of it (wal_level=minimal).
 */
export async function seedRecipes(client: pg.ClientBase, count: number, seed = 1): Promise<void> {
  const known = new Map<string, LineAnalysis>();
  const analysed = (line: RecipeLine): LineAnalysis => {
    const text = lineText(line);
    const found = known.get(text) ?? analyseLine(line, loadKnowledge());
    known.set(text, found);
    return found;
  };
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica");
  await client.query("SET LOCAL work_mem = '256MB'; SET LOCAL maintenance_work_mem = '1GB'; SET LOCAL jit = off");
  await client.query("TRUNCATE recipes, search_words CASCADE");
  const indexes = await dropIndexes(client);
  let batch: GeneratedRecipe[] = [];
  const read = Math.min(count, MOST_READ);
  for (const recipe of generateRecipes(read, seed)) {
    batch.push(recipe);
    if (batch.length < BATCH) continue;
    await writeBatch(client, batch, analysed);
    batch = [];
  }
  if (batch.length > 0) await writeBatch(client, batch, analysed);
  await linkFoods(client);
  report(`the engine read ${read}`);
  await keepOriginals(client);
  for (let copied = read, copy = 1; copied < count; copied += read, copy++) {
    await writeCopies(client, copy, Math.min(read, count - copied));
    if (copy % 10 === 0) report(`${copied + read} written`);
  }
  for (const definition of indexes) {
    await client.query(definition);
    report(definition.replace(/ USING.*/s, ""));
  }
  await client.query(`
    INSERT INTO search_words (word)
    SELECT word FROM ts_stat($$SELECT to_tsvector('simple', recipe_words(title)) FROM recipe_originals$$)
    WHERE word ~ '^[[:alpha:]]{3,30}$' ON CONFLICT DO NOTHING`);
  await client.query("DROP TABLE recipe_originals, recipe_ingredients_originals, recipe_instructions_originals");
  await client.query("COMMIT");
  await client.query("SELECT rebuild_public_recipe_count()");
  await client.query(`VACUUM (ANALYZE) ${TABLES.join(", ")}, search_words`);
  report("vacuumed and analysed");
}

const started = performance.now();
const report = (what: string) => console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s: ${what}`);

/** Creating an index at the end is much faster than updating it with every row. Keys and unique indexes stay. */
export async function dropIndexes(client: pg.ClientBase, tables: readonly string[] = TABLES): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = ANY ($1::regclass[]) AND NOT indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Links lines to their foods, as stored analyses do. */
async function linkFoods(client: pg.ClientBase): Promise<void> {
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

/** Keeps the rows that copies are made of, in the order of their recipes' ids, so that every copy is in order too. */
async function keepOriginals(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMPORARY TABLE recipe_originals AS SELECT row_number() OVER (ORDER BY id)::int AS original, *
      FROM recipes ORDER BY id;
    CREATE TEMPORARY TABLE recipe_ingredients_originals AS SELECT o.original, l.* FROM recipe_ingredients l
      JOIN recipe_originals o ON o.id = l.recipe_id ORDER BY o.original, l.position;
    CREATE TEMPORARY TABLE recipe_instructions_originals AS SELECT o.original, l.* FROM recipe_instructions l
      JOIN recipe_originals o ON o.id = l.recipe_id ORDER BY o.original, l.position;
    ANALYZE recipe_originals, recipe_ingredients_originals, recipe_instructions_originals`);
}

/**
 * Writes the next copy of the first `most` originals, older than all earlier copies. Ids ascend from row to row and
 * from copy to copy, because an index grows several times faster in order than at random.
 */
async function writeCopies(client: pg.ClientBase, copy: number, most: number): Promise<void> {
  const copyId = (kind: number, position: string) =>
    `(lpad(to_hex(${copy}), 8, '0') || '-' || to_hex(${kind}) || '000-7000-8000-' || lpad(to_hex(o.original), 8, '0') || lpad(to_hex(${position}), 4, '0'))::uuid`;
  const id = copyId(0, "0");
  const address = `'https://bench.example/' || ${copy} || '/' || lpad(o.original::text, 6, '0')`;
  const instead = {
    recipes: {
      id,
      source_url: address,
      source_url_normalized: address,
      created_at: `o.created_at - ${copy} * interval '${40 * MOST_READ + 86_400} seconds'`,
    },
    recipe_ingredients: { id: copyId(1, "o.position"), recipe_id: id },
    recipe_instructions: { id: copyId(2, "o.position"), recipe_id: id },
  } as const satisfies Record<(typeof TABLES)[number], Readonly<Record<string, string>>>;
  for (const table of TABLES) {
    const values: Readonly<Record<string, string>> = instead[table];
    const columns = await columnsOf(client, table);
    await client.query(
      `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${columns.map((name) => values[name] ?? `o.${name}`).join(", ")}
       FROM ${table === "recipes" ? "recipe_originals" : `${table}_originals`} o WHERE o.original <= ${most}`,
    );
  }
}

async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function writeBatch(
  client: pg.ClientBase,
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
       SELECT * FROM jsonb_to_recordset($1) AS r(id uuid, title text, servings numeric, minutes int, course text, cuisine text, age int,
         words text,
         dietary_info jsonb, concept_keys int[], has_unknown boolean, has_undisclosed boolean,
         unfit_for text[], firm_keys int[], label_fits text[], coverage float8, lines jsonb, steps jsonb)
     ), written AS (
       INSERT INTO recipes (id, origin, title, language, source_url, source_url_normalized, is_public, servings,
         cook_minutes, total_minutes, course, cuisine, dietary_info, concept_keys, has_unknown, has_undisclosed, unfit_for, firm_keys, label_fits,
         nutrition_coverage, engine_version, created_at, updated_at, search_vector)
       SELECT id, 'parsed', title, 'en', 'https://bench.example/' || id, 'https://bench.example/' || id, true, servings,
         minutes, minutes, course, cuisine, dietary_info, concept_keys, has_unknown, has_undisclosed, unfit_for, firm_keys, label_fits, coverage, $2,
         now() - age * interval '1 second', now(),
         setweight(to_tsvector('english', recipe_words(title)), 'A') || setweight(to_tsvector('english', recipe_words(words)), 'B')
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
