import pg from "pg";
import type { ReviewedFood } from "../../server/dietary/engine/reviewed";
import { BIT } from "../../server/dietary/engine/substances";
import { startBenchDatabase } from "./recipes/bench-database";

/**
 * npm run bench:take-back [-- COUNT [--plans]]: how long it takes to find and take back the judgements that a review is
 * about, among so many recipes and as many variants of them, and by which indexes. Figures only; nothing here asserts.
 */
const COUNT = Number(process.argv[2] ?? 200_000);
const ROUNDS = 5;

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

/** Variants of all recipes, judged as they are; every twentieth line as if it had not been known. */
const SEED_VARIANTS = `
  INSERT INTO variants (id, owner_id, base_recipe_id, base_recipe_title, base_updated_at, title, engine_version,
    concept_keys, judged_words, updated_at)
  SELECT gen_random_uuid(), gen_random_uuid(), r.id, r.title, r.updated_at, r.title, r.engine_version, r.concept_keys,
    ARRAY(SELECT DISTINCT unnest(CASE WHEN hashtext(line.id::text) % 20 = 0 THEN ARRAY[word, '~' || left(word, 3)]
        ELSE ARRAY[word] END)
      FROM recipe_ingredients line, regexp_split_to_table(lower(line.name), '[^[:alpha:]]+') word
      WHERE line.recipe_id = r.id AND word <> ''), now()
  FROM recipes r`;

/** `rows`: what is taken back, which the node below the update hands it. */
type Plan = { ms: number; rows: number; lines: string[] };

/** The statement run under EXPLAIN (ANALYZE) in a transaction that is rolled back. */
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

/** The plans of the two statements, first of the recipes, then of the variants. */
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
  const stop = await startBenchDatabase(COUNT);
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query("SET session_replication_role = replica; TRUNCATE variants CASCADE");
    await client.query(SEED_VARIANTS);
    await client.query("SET session_replication_role = origin");
    await client.query("VACUUM (ANALYZE) variants");
    for (const { what, food } of REVIEWS) {
      const rounds: Plan[][] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await plansOf(client, food));
      for (const [at, table] of ["recipes", "variants"].entries()) {
        const plans = rounds.flatMap((plan) => plan[at] ?? []).sort((a, b) => a.ms - b.ms);
        const median = plans[Math.floor(plans.length / 2)];
        if (!median) continue;
        console.log(`${what}, ${table}: ${median.rows} found, median ${median.ms.toFixed(1)} ms; ${scans(median)}`);
        if (process.argv.includes("--plans")) console.log(median.lines.join("\n"));
      }
    }
    await client.query("TRUNCATE variants CASCADE");
  } finally {
    await client.end();
    await stop();
  }
}

await main();
