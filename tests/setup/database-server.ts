import { generateKeyPairSync } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedDatabase } from "@/server/db/embedded/start";
import { migrate } from "@/server/db/migrate";
import "../support/provided";

const TEMPLATE = "forkprint_template";

function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Writes the reference data through the application's own pool, which reads the environment. */
async function loadReference(databaseUrl: string, signingKey: string): Promise<void> {
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: "only-for-the-global-setup-of-the-tests",
    OAUTH_PRIVATE_KEY: signingKey,
  });
  const { loadReferenceData } = await import("@/server/reference/load-reference");
  const { closeDatabase } = await import("@/server/db/client");
  try {
    await loadReferenceData();
  } finally {
    await closeDatabase();
    delete process.env.DATABASE_URL;
  }
}

/** One PostgreSQL server for the whole run, with one prepared database, which each worker copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forkprint-test-"));
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir, password: "test", isDurable: false });
  const teardown = async () => {
    await database.stop(false);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const signingKey = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${TEMPLATE}`);
    await admin.end();
    const templateUrl = inDatabase(database.url, TEMPLATE);
    await migrate(templateUrl, path.join(process.cwd(), "prisma", "migrations"));
    await loadReference(templateUrl, signingKey);
    project.provide("testServer", { adminUrl: database.url, template: TEMPLATE, signingKey, dataDir });
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}
