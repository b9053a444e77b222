import { call } from "../support/request";
import { measured, report, times } from "./measured";
import { onOwnDatabase } from "./own-database";

/**
 * npm run bench -- admin [COUNT]: measures the console over a table of a million ingredients, through the HTTP
 * handlers, as the signed-in administrator. Aim: list, search, filter and count have a p95 under 150 ms. It only prints
 * figures; nothing is asserted.
 */
const COUNT = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = Number(process.env.ROUNDS ?? 60);
const AIM_MS = 150;
const ADMIN = "admin@bench.example";

/**
 * Names consist of two made-up words and a number. There are a hundred categories; one row in five waits for review.
 */
const FILL = `
  INSERT INTO ingredients (id, name, normalized_name, category, origin, confirmed, sightings, updated_at)
  SELECT gen_random_uuid(), n, n, 'category ' || (i % 100), CASE WHEN i % 5 = 0 THEN 'inferred' ELSE 'admin' END::ingredient_origin,
    i % 5 <> 0, i % 1000, now()
  FROM (SELECT i, (ARRAY['zor','blim','quax','trel','mop','sna','vick','jul','pra','dorn'])[1 + i % 10]
      || (ARRAY['ble','kin','dor','wax','pel','sim'])[1 + (i / 10) % 6] || ' '
      || (ARRAY['paste','leaf','seed','root','flour','oil','berry'])[1 + (i / 60) % 7] || ' ' || i AS n
    FROM generate_series(1, $1::int) i) made`;

async function main(): Promise<void> {
  const { pool } = await import("@/server/db/client");
  const { createSignedInPerson } = await import("../factories/people");
  const rows = await import("@/app/admin/[model]/route");
  const counts = await import("@/app/admin/models/counts/route");
  const summary = await import("@/app/api/admin/ml/summary/route");
  const review = await import("@/app/api/admin/ml/ingredients/route");
  const { forgetCounts } = await import("@/server/admin/count-models");
  const { token } = await createSignedInPerson({ email: ADMIN });
  // Uses a session of its own, because no statement of the application may run as long.
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  console.log(`making ${COUNT.toLocaleString("en")} ingredients`);
  await client.query(FILL, [COUNT]);
  await client.query("VACUUM ANALYZE ingredients");
  await client.end();

  const word = (i: number) =>
    ["zorble", "blimkin", "quaxdor", "seed 12", "trelwax leaf", `paste ${i * 7}`][i % 6] ?? "";
  const list = (query: Record<string, string | number>) =>
    call(rows.GET, { token, params: { model: "ingredients" }, query });
  const kinds: readonly (readonly [string, (i: number) => Promise<{ status: number; body: unknown }>])[] = [
    ["list, one of the first pages", (i) => list({ page: 1 + (i % 10) })],
    ["list by name, page 1 to 200", (i) => list({ sort: "name", page: 1 + i * 3 })],
    ["list, far back", (i) => list({ page: 20_000 + i * 100 })],
    ["search", (i) => list({ search: word(i) })],
    ["search without a result", (i) => list({ search: `nothing ${i} at all` })],
    ["filter by a category", (i) => list({ "f.category": `=category ${i % 100}`, sort: "name" })],
    ["filter by a part of a category", (i) => list({ "f.category": `gory ${i % 100}` })],
    ["filter by confirmed, newest first", () => list({ "f.confirmed": "false", sort: "-created_at" })],
    ["search and filter", (i) => list({ search: word(i), "f.confirmed": "true" })],
    ["counts of all models", () => call(counts.GET, { token })],
    // Only the first caller in five seconds waits for this.
    [
      "counts of all models, asked anew",
      () => {
        forgetCounts();
        return call(counts.GET, { token });
      },
    ],
    ["classification: summary", () => call(summary.GET, { token })],
    ["classification: page", (i) => call(review.GET, { token, query: { page: 1 + (i % 20) } })],
    [
      "classification: waiting, largest effect first",
      (i) => call(review.GET, { token, query: { needs_review_only: true, order: "effect", page: 1 + (i % 20) } }),
    ],
  ];
  for (const [name, ask] of kinds) {
    for (let i = 0; i < 3; i++) await ask(i);
    const into = times();
    for (let i = 0; i < ROUNDS; i++) await measured(into, () => ask(i));
    report(name, into, AIM_MS);
  }
  await importMany(token);
  await pool.end();
}

const IMPORTED = 50_000;

/**
 * Imports a file of 50,000 rows in one call: previews it, writes it and previews it again, and prints this process's
 * memory.
 */
async function importMany(token: string): Promise<void> {
  const { POST } = await import("@/app/admin/[model]/import/route");
  const lines = Array.from({ length: IMPORTED }, (_, i) => `Imported dish ${i},${i % 2 ? "food" : "drink"},true`);
  const csv = ["name,type,approved", ...lines].join("\r\n");
  for (const [what, dry_run] of [
    ["compared", true],
    ["written", false],
    ["compared again", true],
  ] as const) {
    const started = performance.now();
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
    const { body } = await call<{ created: number; unchanged: number; errors: unknown[] }>(POST, {
      token,
      params: { model: "favorite_items" },
      body: { csv, dry_run },
    });
    clearInterval(watch);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const grown = Math.round((peak - before) / 1024 / 1024);
    console.log(
      `import of ${IMPORTED.toLocaleString("en")} rows, ${what}: ${seconds} s, ${grown} MB more; ${body.created} new, ${body.unchanged} the same, ${body.errors.length} rejected`,
    );
  }
}

// This must be set before any module reads the settings.
Object.assign(process.env, { ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: "Bench-admin-pass-1" });
await onOwnDatabase("bench-admin", main);
process.exit(0);
