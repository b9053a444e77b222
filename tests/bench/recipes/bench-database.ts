import { generateKeyPairSync } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { chmod, mkdir } from "node:fs/promises";
import path from "node:path";
import pg from "pg";

/**
 * Starts a benchmark's own database with a number of generated recipes. It stays in .data for the next run, because
 * writing them takes minutes. The application's settings then lead to it. @returns the function that stops it
 */
export async function startBenchDatabase(bench: string, count: number): Promise<() => Promise<void>> {
  const dataDir = path.join(process.cwd(), ".data", `bench-${bench}`);
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  // This must be set before any module of the application is loaded: the log reads it once.
  Object.assign(process.env, { NODE_ENV: "test" });
  const { startEmbeddedDatabase } = await import("../../../server/db/embedded/start");
  const start = () => startEmbeddedDatabase({ dataDir, password: "bench" });
  const first = await start();
  await setForBulk(first.url);
  // Takes effect at a start only.
  await first.stop();
  const database = await start();
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  Object.assign(process.env, {
    APP_URL: "http://localhost:3000",
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    AUTH_SECRET: "an-auth-secret-of-the-benchmarks-only",
    OAUTH_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  });
  const { forgetEnv } = await import("../../../server/env");
  forgetEnv();
  const { migrate } = await import("../../../server/db/migrate");
  await migrate(database.url, path.join(process.cwd(), "prisma", "migrations"));
  const { loadReferenceData } = await import("../../../server/reference/load-reference");
  await loadReferenceData();
  await fill(database.url, count);
  await readOnce(database.url, dataDir);
  return async () => {
    const { closeDatabase } = await import("../../../server/db/client");
    await closeDatabase();
    await database.stop();
  };
}

/** Settings of a database that can be written again: it logs as little as possible and waits for no disk. */
async function setForBulk(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ["wal_level = 'minimal'", "max_wal_senders = 0", "fsync = off", "max_wal_size = '4GB'"])
    await client.query(`ALTER SYSTEM SET ${setting}`);
  await client.end();
}

/** Reads the recipes and their indexes once, because those of a database in use are cached in memory. */
async function readOnce(url: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ file: string }>(
    `SELECT pg_relation_filepath(relation) AS file FROM (
       SELECT 'recipes'::regclass AS relation UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = 'recipes'::regclass
     ) AS relations`,
  );
  await client.end();
  for (const { file } of rows) {
    const first = path.join(dataDir, "postgres", file);
    // A table of more than a gigabyte is stored in several files.
    for (let part = 0; existsSync(partOf(first, part)); part++)
      for await (const _ of createReadStream(partOf(first, part), { highWaterMark: 1 << 20 }));
  }
}

const partOf = (file: string, part: number): string => (part === 0 ? file : `${file}.${part}`);

async function fill(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>("SELECT count(*)::int AS count FROM recipes");
    if (rows[0]?.count === count) {
      await markAsJudged(client);
      return;
    }
    console.log(`Writing ${count} recipes …`);
    const { seedRecipes } = await import("./seed-recipes");
    const started = performance.now();
    await seedRecipes(client, count);
    console.log(`… in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  } finally {
    await client.end();
  }
}

/**
 * Marks the recipes as judged by the current engine, so that the search judges none of them again. The indexes are made
 * anew, because they know the edition of each judgement.
 */
async function markAsJudged(client: pg.Client): Promise<void> {
  const { analysisVersion } = await import("../../../server/dietary/analysis-version");
  const isStale = "engine_version IS DISTINCT FROM $1";
  const { rows } = await client.query(`SELECT FROM recipes WHERE ${isStale} LIMIT 1`, [analysisVersion()]);
  if (rows.length === 0) return;
  const { dropIndexes } = await import("./seed-recipes");
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica; SET LOCAL maintenance_work_mem = '1GB'");
  const indexes = await dropIndexes(client, ["recipes"]);
  await client.query(`UPDATE recipes SET engine_version = $1 WHERE ${isStale}`, [analysisVersion()]);
  for (const definition of indexes) await client.query(definition);
  await client.query("COMMIT");
  await client.query("VACUUM (ANALYZE) recipes");
}
