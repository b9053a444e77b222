import { randomUUID } from "node:crypto";
import pg from "pg";
import { z } from "zod";
import { StartError } from "@/server/start-error";
import { openClient } from "./connect";
import {
  checksumOf,
  findObstacle,
  MIGRATION_RECORD,
  type Migration,
  type MigrationRecord,
  nextPending,
  readMigrations,
} from "./migration-files";
import { queryText } from "./query-text";

/** The advisory lock that `prisma migrate` takes too, so that it and our own runner never run at the same time. */
const MIGRATION_LOCK = 72_707_369;
const LOCK_WAIT = "120s";
const OLDEST_SERVER = 15;
const LOCK_NOT_AVAILABLE = "55P03";

/** Exactly Prisma's own table: `prisma migrate deploy` and `status` read and write it too. */
const CREATE_RECORDS = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                  VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"            VARCHAR(64) NOT NULL,
    "finished_at"         TIMESTAMPTZ,
    "migration_name"      VARCHAR(255) NOT NULL,
    "logs"                TEXT,
    "rolled_back_at"      TIMESTAMPTZ,
    "started_at"          TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

const COUNT_FOREIGN_TABLES = `
  SELECT count(*)::int AS tables FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`;

const SERVER = z.object({ version: z.number(), encoding: z.string() });
const EXISTS = z.object({ exists: z.boolean() });
const COUNT = z.object({ tables: z.number() });

/**
 * Applies the pending migrations of `folder`. Any number of processes may do so at once: each migration is one
 * transaction that holds the advisory lock and records itself, so it is applied wholly and once, or not at all. Works
 * through a transaction pooler.
 * @returns the names that were applied
 * @throws StartError when the database is unreachable or too old, or its migrations are newer, edited or half applied
 */
export async function migrate(databaseUrl: string, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await openClient(databaseUrl);
  try {
    await requireSupportedServer(client);
    const applied: string[] = [];
    for (;;) {
      const name = await applyNext(client, migrations);
      if (name === undefined) return applied;
      applied.push(name);
    }
  } finally {
    await client.end();
  }
}

async function requireSupportedServer(client: pg.Client): Promise<void> {
  const rows = await queryText(
    client,
    SERVER,
    "SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding",
  );
  const { version = 0, encoding = "" } = rows[0] ?? {};
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_SERVER) {
    throw new StartError(`The database server is PostgreSQL ${major}; version ${OLDEST_SERVER} or later is needed.`);
  }
  if (encoding !== "UTF8") {
    throw new StartError(`The database stores text as ${encoding}; make one with ENCODING 'UTF8' and use that.`);
  }
}

/** Applies the first pending migration in a transaction of its own. @returns its name, or nothing when none is left */
async function applyNext(client: pg.Client, migrations: readonly Migration[]): Promise<string | undefined> {
  await client.query("BEGIN");
  try {
    await takeLock(client);
    const pending = nextPending(migrations, await readRecords(client, migrations));
    if (pending) await apply(client, pending);
    await client.query("COMMIT");
    return pending?.name;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

async function takeLock(client: pg.Client): Promise<void> {
  try {
    await client.query(`SET LOCAL lock_timeout = '${LOCK_WAIT}'`);
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartError("Another process is still migrating the database. Wait until it is done, then start again.", {
      cause: error,
    });
  }
}

async function readRecords(client: pg.Client, migrations: readonly Migration[]): Promise<MigrationRecord[]> {
  const found = await queryText(client, EXISTS, `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS exists`);
  if (!found[0]?.exists) await startRecords(client);
  const rows = await queryText(
    client,
    MIGRATION_RECORD,
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
     FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  const obstacle = findObstacle(migrations, rows);
  if (obstacle) throw new StartError(obstacle);
  return rows;
}

async function startRecords(client: pg.Client): Promise<void> {
  const rows = await queryText(client, COUNT, COUNT_FOREIGN_TABLES);
  if ((rows[0]?.tables ?? 0) > 0) {
    throw new StartError("The database already holds tables of something else. Give DATABASE_URL an empty database.");
  }
  await client.query(CREATE_RECORDS);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at) VALUES ($1, $2, $3, clock_timestamp())`,
    [id, checksumOf(migration), migration.name],
  );
  try {
    await client.query(migration.sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The migration ${migration.name} failed and was undone: ${reason}. Repair what it ran into, then start again.`,
      { cause: error },
    );
  }
  await client.query(
    `UPDATE "_prisma_migrations" SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1`,
    [id],
  );
}
