import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedDatabase } from "@/server/db/embedded/start";
import { StartError } from "@/server/start-error";
import { runCommand } from "../process/report";

/**
 * `npm run migration:create -- name_of_the_change`: writes the SQL that leads from the migrations to the
 * schema as it stands, worked out on a throw-away database. Read it, complete it by hand, commit it.
 */
export async function main([name]: string[]): Promise<void> {
  await runCommand(async () => {
    if (!name || !/^[a-z0-9_]+$/.test(name))
      throw new StartError("Usage: npm run migration:create -- name_of_the_change");
    const dataDir = await mkdtemp(path.join(tmpdir(), "forkprint-migration-"));
    await chmod(dataDir, 0o755);
    const database = await startEmbeddedDatabase({ dataDir, password: "scratch", isDurable: false });
    try {
      const options = ["scripts/prisma.mjs", "migrate", "dev", "--create-only", "--name", name];
      const env = { ...process.env, DATABASE_URL: database.url };
      const { status } = spawnSync(process.execPath, options, { stdio: "inherit", env });
      if (status !== 0) throw new StartError("Prisma made no migration; what it said stands above.");
    } finally {
      await database.stop(false);
      await rm(dataDir, { recursive: true, force: true });
    }
  });
  process.exit(0);
}
