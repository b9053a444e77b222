import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** One folder of prisma/migrations. */
export type Migration = { name: string; sql: string };

/** Prisma's own record of a migration, as far as we read it. */
export const MIGRATION_RECORD = z.object({ name: z.string(), checksum: z.string(), finished: z.boolean() });
export type MigrationRecord = z.infer<typeof MIGRATION_RECORD>;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** What Prisma writes beside an applied migration: SHA-256 of the script, in hexadecimal. */
export const checksumOf = (migration: Migration): string => sha256(migration.sql);

/**
 * A line `-- Replaces: ` with the checksum of an earlier script that had the same result, only slower: databases that
 * applied the earlier one need not apply this one.
 */
const REPLACED = /^-- Replaces: ([0-9a-f]{64})\r?$/gm;

/**
 * Neither other line endings, which a checkout may have written, nor a script that declares what it replaces, counts as
 * an edit.
 */
function isUnchanged(migration: Migration, checksum: string): boolean {
  if ([...migration.sql.matchAll(REPLACED)].some(([, replaced]) => replaced === checksum)) return true;
  const lf = migration.sql.replaceAll("\r\n", "\n");
  return [migration.sql, lf, lf.replaceAll("\n", "\r\n")].some((sql) => sha256(sql) === checksum);
}

/** In the order in which they apply: their names start with the time they were made. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({ name, sql: await readFile(path.join(folder, name, "migration.sql"), "utf8") })),
  );
}

/** Why this database must not be migrated, as a sentence; undefined if it may be. */
export function findObstacle(
  migrations: readonly Migration[],
  records: readonly MigrationRecord[],
): string | undefined {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const unfinished = records.find((record) => !record.finished);
  if (unfinished) {
    return `The migration ${unfinished.name} did not finish. Repair the database by hand, then tell it so with \`npm run prisma -- migrate resolve\`.`;
  }
  const unknown = records.find((record) => !known.has(record.name));
  if (unknown) {
    return `The database is newer than this program: it holds the migration ${unknown.name}, which is not known here. Start the newer version.`;
  }
  const edited = records.find((record) => {
    const migration = known.get(record.name);
    return migration && !isUnchanged(migration, record.checksum);
  });
  if (edited) {
    return `The migration ${edited.name} was changed after it had been applied. Restore the file and put the change into a migration of its own.`;
  }
  return undefined;
}

/**
 * The first migration that is not recorded as applied. Prisma's CLI and we apply them strictly in order, one at a
 * time.
 */
export function nextPending(
  migrations: readonly Migration[],
  records: readonly MigrationRecord[],
): Migration | undefined {
  const applied = new Set(records.map((record) => record.name));
  return migrations.find((migration) => !applied.has(migration.name));
}
