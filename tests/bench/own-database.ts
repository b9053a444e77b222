import { generateKeyPairSync } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Runs a benchmark on its own PostgreSQL with the reference data, and removes everything afterwards. */
export async function onOwnDatabase(name: string, bench: () => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `forkprint-${name}-`));
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    AUTH_SECRET: "an-auth-secret-of-the-benchmark-only-000",
    OAUTH_PRIVATE_KEY: generateKeyPairSync("rsa", { modulusLength: 2048 })
      .privateKey.export({ type: "pkcs8", format: "pem" })
      .toString(),
    // Silences the log, as in the tests.
    NODE_ENV: "test",
  });
  const { startEmbeddedDatabase } = await import("@/server/db/embedded/start");
  const { migrate } = await import("@/server/db/migrate");
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir, password: "bench", isDurable: true });
  try {
    await migrate(database.url, path.resolve("prisma", "migrations"));
    process.env.DATABASE_URL = database.url;
    await (await import("@/server/reference/load-reference")).loadReferenceData();
    await bench();
  } finally {
    await database.stop(false);
    await rm(dataDir, { recursive: true, force: true });
  }
}
