import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedDatabase } from "@/server/db/embedded/start";
import { migrate } from "@/server/db/migrate";
import { StartError } from "@/server/start-error";
import { runCommand } from "../process/report";

const MIGRATIONS = path.join("prisma", "migrations");
/** The exit codes of `migrate diff --exit-code` without and with differences. */
const SAME = 0;
const DIFFERENT = 2;

/**
 * `npm run migration:create -- name_of_the_change`: writes the SQL that leads from the migrations to the current
 * schema, calculated with a temporary database, and generates the client, so that the code's types match the schema.
 * Read the SQL, complete it by hand, commit it.
 */
export async function main([name]: string[]): Promise<void> {
  await runCommand(async () => {
    if (!name || !/^[a-z0-9_]+$/.test(name))
      throw new StartError("Usage: npm run migration:create -- name_of_the_change");
    const sql = await onScratchDatabase(async (url) => {
      await migrate(url, path.resolve(MIGRATIONS));
      return differenceOf(url);
    });
    if (sql === null) {
      console.log("The migrations already lead to this schema.");
      return;
    }
    const folder = path.join(MIGRATIONS, `${timestamp()}_${name}`);
    await mkdir(folder);
    await writeFile(path.join(folder, "migration.sql"), sql);
    generateClient();
    console.log(`Written to ${folder}: read it, complete it by hand, commit it.`);
  });
  process.exit(0);
}

async function onScratchDatabase<T>(use: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forkprint-migration-"));
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir, password: "scratch", isDurable: false });
  try {
    return await use(database.url);
  } finally {
    await database.stop(false);
    await rm(dataDir, { recursive: true, force: true });
  }
}

function differenceOf(url: string): string | null {
  const options = ["migrate", "diff", "--from-config-datasource", "--to-schema", "prisma/schema", "--script"];
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/prisma.mjs", ...options, "--exit-code"], {
    env: { ...process.env, DATABASE_URL: url, NO_COLOR: "1" },
    encoding: "utf8",
  });
  if (status === SAME) return null;
  if (status !== DIFFERENT) throw new StartError(`Prisma could not compare: ${stderr.trim()}`);
  return stdout;
}

function generateClient(): void {
  const options = { encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } } as const;
  const { status, stderr } = spawnSync(process.execPath, ["scripts/prisma.mjs", "generate", "--no-hints"], options);
  if (status !== 0) throw new StartError(`Prisma could not generate the client: ${stderr.trim()}`);
}

/** The name of the folder begins as Prisma's do: with the time in UTC, to the second. */
const timestamp = (): string => new Date().toISOString().replace(/\D/g, "").slice(0, 14);
