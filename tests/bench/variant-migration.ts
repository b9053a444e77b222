import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startEmbeddedDatabase } from "../../server/db/embedded/start";
import { migrate } from "../../server/db/migrate";
import {
  migrationsUntil,
  NEW_VARIANTS,
  OLD_VARIANTS,
  PLACE_MADE,
  VARIANTS_MOVED,
} from "../support/variants-of-yesterday";

/**
 * npm run bench -- variant-migration [COUNT]: measures how long the migration takes that turns COUNT variants into
 * recipes, with ten lines, four steps and thirty nutrients each, and checks that every one is unchanged. Fails if one
 * is not.
 */
const COUNT = Number(process.argv[2] ?? 100_000);
const RECIPES = 10_000;

const SEED = `
  INSERT INTO users (id, email, password_hash, first_name, last_name, updated_at)
    SELECT gen_random_uuid(), 'cook' || n || '@post.example', 'x', 'C', 'C', now()
    FROM generate_series(1, 1000) n;
  INSERT INTO nutrients (key, label, unit, position) SELECT 'nutrient_' || n, 'Nutrient ' || n, 'g', n
    FROM generate_series(1, 30) n;
  CREATE TEMPORARY TABLE cooks AS SELECT id, row_number() OVER () AS n FROM users;
  INSERT INTO recipes (id, owner_id, origin, title, is_public, updated_at)
    SELECT gen_random_uuid(), c.id, 'created', 'Stew ' || at, true, now()
    FROM generate_series(1, ${RECIPES}) AS g(at) JOIN cooks c ON c.n = at % 1000 + 1;
  CREATE TEMPORARY TABLE bases AS SELECT id, row_number() OVER () AS n FROM recipes;
  INSERT INTO recipe_ingredients (id, recipe_id, position, name)
    SELECT gen_random_uuid(), b.id, p, 'onions and carrots ' || p FROM bases b, generate_series(0, 9) p;
  INSERT INTO variants (id, owner_id, base_recipe_id, base_recipe_title, base_updated_at, title, servings, dietary_info,
    nutrition, engine_version, concept_keys, judged_words, updated_at)
  SELECT gen_random_uuid(), c.id, CASE WHEN at % 20 > 0 THEN b.id END, 'Stew', now(), 'My stew ' || at, at % 8 + 1,
    '{"vegan": true}',
    jsonb_build_object('coverage', 0.9, 'in_part', CASE WHEN at % 50 = 0 THEN '[{"of": "brine", "share": 0.1}]'::jsonb ELSE '[]' END,
      'values', (SELECT jsonb_object_agg('nutrient_' || k, round((at * k)::numeric / 7919, 9)) FROM generate_series(1, 30) k)),
    CASE WHEN at % 10 > 0 THEN '3.1.0' END, ARRAY[at % 500, at % 700, -3], ARRAY['onion', 'carrot'], now()
  FROM generate_series(1, ${COUNT}) AS g(at) JOIN cooks c ON c.n = at % 1000 + 1 JOIN bases b ON b.n = at % ${RECIPES} + 1;
  INSERT INTO variant_ingredients (id, variant_id, position, name, quantity, unit, note, analysis, base_ingredient_id)
  SELECT gen_random_uuid(), v.id, p, (ARRAY['red onions', 'carrots', 'oat milk', 'plain flour', 'quimble'])[p % 5 + 1], p || '', 'g',
    'chopped', jsonb_build_object('fits', '{"vegan": true}'::jsonb, 'needs', '[]'::jsonb, 'is_known', p % 5 < 4),
    (SELECT l.id FROM recipe_ingredients l WHERE l.recipe_id = v.base_recipe_id AND l.position = p)
  FROM variants v, generate_series(0, 9) p;
  INSERT INTO variant_instructions (id, variant_id, position, text)
  SELECT gen_random_uuid(), v.id, p, 'Stir the pot for ' || p || ' minutes until it is done.' FROM variants v, generate_series(0, 3) p;
  INSERT INTO grocery_lists (id, owner_id, name, updated_at) SELECT gen_random_uuid(), id, 'Week', now() FROM users;
  INSERT INTO grocery_list_recipes (id, list_id, variant_id, title)
  SELECT gen_random_uuid(), l.id, v.id, v.title FROM variants v JOIN grocery_lists l USING (owner_id) WHERE hashtext(v.id::text) % 5 = 0;
  ANALYZE;`;

/** One hash over all variants, so that a hundred thousand of them need not be held in memory. */
const sumOf = (variants: string): string =>
  `SELECT count(*)::int AS count, md5(string_agg(md5(id::text || variant::text), '' ORDER BY id)) AS sum FROM (${variants}) AS v`;

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forkprint-variant-migration-"));
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir, password: randomUUID(), isDurable: true });
  const folders: string[] = [];
  const until = async (name: string, isWithIt: boolean) => {
    folders.push(await migrationsUntil(name, { isWithIt }));
    const started = performance.now();
    await migrate(database.url, folders.at(-1) ?? "");
    return (performance.now() - started) / 1000;
  };
  const client = new pg.Client({ connectionString: database.url });
  try {
    await until(PLACE_MADE, false);
    await client.connect();
    await client.query(SEED);
    const { rows: before } = await client.query(sumOf(OLD_VARIANTS));
    console.log(`${COUNT} variants, ten lines each`);
    console.log(`the place for a base: ${(await until(PLACE_MADE, true)).toFixed(2)} s`);
    console.log(`every variant a recipe: ${(await until(VARIANTS_MOVED, true)).toFixed(2)} s`);
    const { rows: after } = await client.query(sumOf(NEW_VARIANTS));
    console.log(before[0], after[0]);
    if (JSON.stringify(before) !== JSON.stringify(after)) throw new Error("A variant is not what it was");
    console.log("nothing lost");
  } finally {
    await client.end();
    await database.stop(false);
    for (const folder of [dataDir, ...folders]) await rm(folder, { recursive: true, force: true });
  }
}

await main();
