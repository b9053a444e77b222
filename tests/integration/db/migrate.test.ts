import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "@/server/db/migrate";
import { createDatabase, dropDatabase } from "../../support/database";

const MIGRATIONS = path.join(process.cwd(), "prisma", "migrations");

let database: { name: string; url: string };
let folder: string;

beforeEach(async () => {
  database = await createDatabase({ isMigrated: false });
  folder = await mkdtemp(path.join(tmpdir(), "forkprint-migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true });
});

afterEach(async () => {
  await dropDatabase(database.name);
  await rm(folder, { recursive: true, force: true });
});

async function query<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function addMigration(name: string, sql: string): Promise<void> {
  await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, name, "migration.sql"), sql);
}

const folders = async () => (await readdir(MIGRATIONS, { withFileTypes: true })).filter((e) => e.isDirectory());

describe("migrating at the start", () => {
  it("applies everything once when five processes start at the same moment", async () => {
    await addMigration("29990101000000_slow", "SELECT pg_sleep(0.2); CREATE TABLE made_once (id int PRIMARY KEY);");
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, folder)));
    const expected = [...(await folders()).map((entry) => entry.name), "29990101000000_slow"].sort();
    expect(applied.flat().sort()).toEqual(expected);
    const records = await query(
      `SELECT migration_name AS name, finished_at IS NOT NULL AS finished, applied_steps_count AS steps, logs
       FROM "_prisma_migrations" ORDER BY started_at`,
    );
    expect(records).toEqual(expected.map((name) => ({ name, finished: true, steps: 1, logs: null })));
  });

  it("applies only what is new", async () => {
    await migrate(database.url, folder);
    expect(await migrate(database.url, folder)).toEqual([]);
    await addMigration("29990101000000_more", "CREATE TABLE more (id int);");
    expect(await migrate(database.url, folder)).toEqual(["29990101000000_more"]);
  });

  it("rolls back a migration that fails, names it, and accepts it once it is repaired", async () => {
    await addMigration("29990101000000_broken", "CREATE TABLE half (id int); SELECT no_such_function();");
    await expect(migrate(database.url, folder)).rejects.toThrow(
      /^The migration 29990101000000_broken failed and was undone: function no_such_function\(\) does not exist\./,
    );
    expect(await query("SELECT to_regclass('half') AS half")).toEqual([{ half: null }]);
    await writeFile(path.join(folder, "29990101000000_broken", "migration.sql"), "CREATE TABLE half (id int);");
    expect(await migrate(database.url, folder)).toEqual(["29990101000000_broken"]);
  });

  it("refuses a database that is newer than the program", async () => {
    await addMigration("29990101000000_future", "CREATE TABLE future (id int);");
    await migrate(database.url, folder);
    await expect(migrate(database.url, MIGRATIONS)).rejects.toThrow(
      "The database is newer than this program: it holds the migration 29990101000000_future, which is not known here. Start the newer version.",
    );
  });

  it("refuses a migration that was edited after it had been applied, but accepts other line endings", async () => {
    await addMigration("29990101000000_lines", "CREATE TABLE lines (id int);\nSELECT 1;\n");
    await migrate(database.url, folder);
    const file = path.join(folder, "29990101000000_lines", "migration.sql");
    await writeFile(file, "CREATE TABLE lines (id int);\r\nSELECT 1;\r\n");
    expect(await migrate(database.url, folder)).toEqual([]);
    await writeFile(file, "CREATE TABLE lines (id bigint);\nSELECT 1;\n");
    await expect(migrate(database.url, folder)).rejects.toThrow("The migration 29990101000000_lines was changed");
  });

  it("treats a script that names the migration which it replaces as that migration", async () => {
    const before = "CREATE TABLE lines (id int);\n";
    await addMigration("29990101000000_lines", before);
    await migrate(database.url, folder);
    const file = path.join(folder, "29990101000000_lines", "migration.sql");
    const replaces = (checksum: string) =>
      writeFile(file, `-- Replaces: ${checksum}\nCREATE TABLE lines (id integer);\n`);
    await replaces(createHash("sha256").update(before).digest("hex"));
    expect(await migrate(database.url, folder)).toEqual([]);
    await replaces(createHash("sha256").update("another").digest("hex"));
    await expect(migrate(database.url, folder)).rejects.toThrow("The migration 29990101000000_lines was changed");
  });

  it("refuses to continue after a migration that Prisma's own command left unfinished", async () => {
    await migrate(database.url, folder);
    await query(`UPDATE "_prisma_migrations" SET finished_at = NULL`);
    await expect(migrate(database.url, folder)).rejects.toThrow(/did not finish\. Repair the database by hand/);
  });

  it("refuses a database that contains other tables", async () => {
    await query("CREATE TABLE somebody_elses (id int)");
    await expect(migrate(database.url, folder)).rejects.toThrow("The database already holds tables of something else.");
  });

  it("says which database it cannot reach, without the password", async () => {
    await expect(migrate("postgresql://who:hush-hush@127.0.0.1:1/where", folder)).rejects.toThrow(
      "The database where at 127.0.0.1:1 cannot be used (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL and that the server runs.",
    );
  });
});
