import pg from "pg";
import type { ReviewedFood } from "../../server/dietary/engine/foods/reviewed";
import { BIT } from "../../server/dietary/engine/model/substances";
import { startBenchDatabase } from "./recipes/bench-database";

/**
 * npm run bench -- take-back [COUNT [--plans]]: measures how long it takes to find and revoke the judgements that a
 * review affects, among COUNT recipes and as many variants, and which indexes are used. A food of many recipes takes a
 * millisecond or more for each, because every index gets a new entry. It only prints figures; nothing is asserted.
 */
const COUNT = Number(process.argv[2] ?? 20_000);
/** The median of five rounds, or a single round where five would take minutes. */
const ROUNDS = 5;
const ENOUGH_MS = 30_000;

const reviewed = (slug: string, name: string, parents: readonly string[] = []): ReviewedFood => ({
  slug,
  name,
  synonyms: [],
  parents,
  fits: {},
  holds: [{ substances: BIT.milk, presence: "maybe" }],
});

const REVIEWS: readonly { what: string; food: ReviewedFood }[] = [
  { what: "a food of few recipes", food: reviewed("jackfruit", "jackfruit") },
  { what: "a food of many recipes", food: reviewed("garlic", "garlic") },
  { what: "a new name of two words", food: reviewed("custom-quimble-leaf", "quimble leaf") },
];

/** Adds a variant of every recipe with the same judgement and words; the food of every twentieth line is unknown. */
const SEED_VARIANTS = `
  CREATE TEMPORARY TABLE made AS SELECT gen_random_uuid() AS id, id AS base_id FROM recipes;
  INSERT INTO recipes (id, owner_id, origin, title, base_recipe_id, base_recipe_title, base_updated_at, engine_version,
    concept_keys, has_unknown, search_vector, updated_at)
  SELECT m.id, gen_random_uuid(), 'created', r.title, r.id, r.title, r.updated_at, r.engine_version, r.concept_keys,
    r.has_unknown OR EXISTS (SELECT FROM recipe_ingredients l WHERE l.recipe_id = r.id AND hashtext(l.id::text) % 20 = 0),
    r.search_vector, now()
  FROM made m JOIN recipes r ON r.id = m.base_id;
  INSERT INTO recipe_ingredients (id, recipe_id, position, name, quantity, unit, analysis)
  SELECT gen_random_uuid(), m.id, l.position, l.name, l.quantity, l.unit,
    CASE WHEN hashtext(l.id::text) % 20 = 0 THEN l.analysis || '{"is_known": false}' ELSE l.analysis END
  FROM made m JOIN recipe_ingredients l ON l.recipe_id = m.base_id;`;

/** Removes the variants, so that the next run finds the stored database as it was written. */
const REMOVE_VARIANTS = `
  DELETE FROM recipe_ingredients l USING recipes r WHERE r.id = l.recipe_id AND r.base_recipe_title IS NOT NULL;
  DELETE FROM recipes WHERE base_recipe_title IS NOT NULL;`;

/** `rows`: the rows to revoke, as the plan node below the update returns them. */
type Plan = { ms: number; rows: number; lines: string[] };

/** Runs the statement under EXPLAIN (ANALYZE) in a transaction that is rolled back. */
async function explained(client: pg.Client, text: string, values: unknown[] | undefined): Promise<Plan> {
  await client.query("BEGIN");
  try {
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values);
    const lines = rows.map((row) => row["QUERY PLAN"]);
    const number = (line: RegExp) => Number(lines.map((each) => line.exec(each)?.[1]).find(Boolean) ?? 0);
    return { ms: number(/^Execution Time: ([\d.]+)/), rows: number(/^ {2}-> .*\(actual .*rows=(\d+)/), lines };
  } finally {
    await client.query("ROLLBACK");
  }
}

async function plansOf(client: pg.Client, food: ReviewedFood): Promise<Plan[]> {
  const { takeBackJudgements } = await import("../../server/recipes/analysis/take-back-judgements");
  const plans: Plan[] = [];
  const query = async (text: string, values?: unknown[]) => {
    plans.push(await explained(client, text, values));
    return { rows: [] };
  };
  await takeBackJudgements({ query: query as pg.PoolClient["query"] }, [{ before: null, after: food }]);
  return plans;
}

const scans = ({ lines }: Plan): string =>
  lines
    .flatMap(
      (line) => /(Seq Scan on \w+|Index (?:Only )?Scan using \w+|Bitmap Index Scan on \w+)/.exec(line)?.[1] ?? [],
    )
    .join(", ");

async function main(): Promise<void> {
  const stop = await startBenchDatabase("take-back", COUNT);
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query("SET session_replication_role = replica");
    await client.query(REMOVE_VARIANTS);
    await client.query(SEED_VARIANTS);
    await client.query("SET session_replication_role = origin");
    await client.query("VACUUM (ANALYZE) recipes, recipe_ingredients");
    for (const { what, food } of REVIEWS) {
      const plans: Plan[] = [];
      const started = performance.now();
      for (let round = 0; round < ROUNDS && performance.now() - started < ENOUGH_MS; round++)
        plans.push(...(await plansOf(client, food)));
      const median = plans.sort((one, other) => one.ms - other.ms)[Math.floor(plans.length / 2)];
      if (!median) continue;
      const of = `median of ${plans.length}: ${median.ms.toFixed(1)} ms`;
      console.log(`${what}: ${median.rows} found, ${of}; ${scans(median)}`);
      if (process.argv.includes("--plans")) console.log(median.lines.join("\n"));
    }
    await client.query("SET session_replication_role = replica");
    await client.query(REMOVE_VARIANTS);
  } finally {
    await client.end();
    await stop();
  }
}

await main();
