import { readFile } from "node:fs/promises";
import path from "node:path";
import { requireWritable } from "@/server/data-dir";
import { startEmbeddedDatabase, urlOfRunning } from "@/server/db/embedded/start";
import { migrate } from "@/server/db/migrate";
import type { Settings } from "@/server/env";
import { StartError } from "@/server/start-error";
import { handOver } from "./hand-over";
import { tryLock } from "./lock";
import { ensurePrismaClient } from "./prisma-client";
import { loadSecrets } from "./secrets";

/**
 * Runs a maintenance command on the database that `npm start` uses: the one in DATABASE_URL, or the running embedded
 * one, or else the embedded one, started for the time of the command.
 */
export async function withDatabase<T>(root: string, settings: Settings, work: () => Promise<T>): Promise<T> {
  await ensurePrismaClient(root);
  if (settings.DATABASE_URL) return runOn(root, settings, settings.DATABASE_URL, work);
  await requireWritable(settings.DATA_DIR);
  const attempt = await tryLock(path.join(settings.DATA_DIR, "running.json"), "a maintenance command");
  if ("holder" in attempt) return runBeside(root, settings, work);
  try {
    const secrets = await loadSecrets(settings.DATA_DIR);
    const database = await startEmbeddedDatabase({ dataDir: settings.DATA_DIR, password: secrets.databasePassword });
    try {
      handOver(settings, database.url, secrets);
      return await runOn(root, settings, database.url, work);
    } finally {
      await database.stop();
    }
  } finally {
    await attempt.lock.release();
  }
}

/** The product is running: its database is used, without stopping anything. */
async function runBeside<T>(root: string, settings: Settings, work: () => Promise<T>): Promise<T> {
  const secrets = await loadSecrets(settings.DATA_DIR);
  const pidFile = await readFile(path.join(settings.DATA_DIR, "postgres", "postmaster.pid"), "utf8").catch(() => "");
  const url = urlOfRunning(pidFile, secrets.databasePassword);
  if (!url) throw new StartError("The product is just starting or stopping. Try again in a moment.");
  handOver(settings, url, secrets);
  return runOn(root, settings, url, work);
}

async function runOn<T>(root: string, settings: Settings, url: string, work: () => Promise<T>): Promise<T> {
  if (settings.DATABASE_URL) handOver(settings, url, undefined);
  await migrate(url, path.join(root, "prisma", "migrations"));
  const { closeDatabase } = await import("@/server/db/client");
  try {
    return await work();
  } finally {
    await closeDatabase();
  }
}
