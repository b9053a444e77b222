import pg from "pg";
import { onOwnDatabase } from "./own-database";

/**
 * Measures the handler of /api/platform-stats with a million people on its own PostgreSQL, alone and while others save
 * their diets, and checks its counts against a slow count.
 * `npm run bench -- stats`, or `npm run bench -- stats 100000` for fewer.
 */
const PEOPLE = Number(process.argv[2] ?? 1_000_000);
const BATCH = 100_000;
const CALLS = 500;
const WRITERS = 8;
const WRITES_EACH = 250;

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const report = (what: string, values: number[]) =>
  console.log(
    `${what}: ${values.length} calls, median ${percentile(values, 0.5).toFixed(2)} ms, p99 ${percentile(values, 0.99).toFixed(2)} ms, worst ${percentile(values, 1).toFixed(2)} ms`,
  );

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const started = performance.now();
  const result = await work();
  return { result, ms: performance.now() - started };
}

/** Creates people in every combination: a third without a diet, some with two, one in five with an allergy. */
async function seed(client: pg.Client): Promise<void> {
  for (let from = 0; from < PEOPLE; from += BATCH) {
    const to = Math.min(PEOPLE, from + BATCH) - 1;
    await client.query(
      `INSERT INTO users (id, email, password_hash, account_type, updated_at)
       SELECT gen_random_uuid(), 'bench' || n || '@people.example', 'x',
         (CASE WHEN n % 50 = 0 THEN 'business' ELSE 'diner' END)::account_type, now()
       FROM generate_series($1::int, $2::int) n`,
      [from, to],
    );
  }
  const keys = "enum_range(NULL::diet_key)";
  await client.query(
    `INSERT INTO user_diets (user_id, diet, slot) SELECT id, (${keys})[1 + abs(hashtext(id::text)) % 17], 1
     FROM users WHERE abs(hashtext(id::text)) % 3 > 0`,
  );
  await client.query(
    `INSERT INTO user_diets (user_id, diet, slot) SELECT id, (${keys})[1 + (abs(hashtext(id::text)) + 5) % 17], 2
     FROM users WHERE abs(hashtext(id::text)) % 7 = 1`,
  );
  await client.query(
    `INSERT INTO ingredient_preferences (id, user_id, ingredient_id, preference_type, updated_at)
     SELECT gen_random_uuid(), id, (SELECT id FROM ingredients WHERE slug = 'nut'), (CASE WHEN hashtext(email) % 2 = 0 THEN 'allergy' ELSE 'avoid' END)::preference_type, now()
     FROM users WHERE abs(hashtext(email)) % 5 = 0`,
  );
  await client.query("ANALYZE");
}

async function bench(): Promise<void> {
  const { GET } = await import("@/app/api/platform-stats/route");
  const { closeDatabase, db } = await import("@/server/db/client");
  const { setDiets } = await import("@/server/profile/set-diets");
  const { asKept, countSlowly } = await import("../support/slow-platform-stats");
  const handler = () => timed(async () => (await GET(new Request("http://localhost:3000/api/platform-stats"))).json());

  for (let i = 0; i < 20; i++) await handler();
  const alone: number[] = [];
  for (let i = 0; i < CALLS; i++) alone.push((await handler()).ms);
  report("alone", alone);

  const compare = async (when: string) => {
    const { result, ms } = await timed(countSlowly);
    const equal = JSON.stringify(sorted(asKept(result.slow))) === JSON.stringify(sorted(result.kept));
    console.log(`slow count ${when}: ${ms.toFixed(0)} ms; ${equal ? "equal" : "DIFFERENT"}`);
    if (!equal) process.exitCode = 1;
  };
  await compare("before the writing");

  const people = await db.user.findMany({ take: WRITERS * WRITES_EACH, select: { id: true } });
  let writing = true;
  const during: number[] = [];
  const reading = (async () => {
    while (writing) during.push((await handler()).ms);
  })();
  const saving = await timed(() =>
    Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let i = 0; i < WRITES_EACH; i++) {
          const person = people[writer * WRITES_EACH + i];
          if (person) await setDiets(person.id, i % 2 ? ["vegan", "nut_free"] : ["keto"]);
        }
      }),
    ),
  );
  writing = false;
  await reading;
  report(`while ${WRITERS} save (${((WRITERS * WRITES_EACH * 1000) / saving.ms).toFixed(0)} saves a second)`, during);
  await compare("after the writing");
  console.log("answer:", JSON.stringify((await handler()).result));
  await closeDatabase();
}

const sorted = (counts: Record<string, number>) => Object.entries(counts).sort(([a], [b]) => a.localeCompare(b));

async function main(): Promise<void> {
  await onOwnDatabase("stats", async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    const { ms } = await timed(() => seed(client));
    await client.end();
    console.log(`${PEOPLE.toLocaleString("en")} people seeded in ${(ms / 1000).toFixed(1)} s`);
    await bench();
  });
}

await main();
