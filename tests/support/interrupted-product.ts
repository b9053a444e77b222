import { generateKeyPairSync } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedDatabase } from "@/server/db/embedded/start";
import { DatabaseLine } from "./database-line";
import { freePort, ONE_PROCESS, StartedProcess } from "./started-process";

/** The started product with its own files, and a connection to its database that the test can interrupt. */
export async function startInterruptedProduct(name: string) {
  const folder = await mkdtemp(path.join(tmpdir(), `forkprint-${name}-`));
  await chmod(folder, 0o755);
  const database = await startEmbeddedDatabase({ dataDir: path.join(folder, "db"), password: "x", isDurable: false });
  const line = await DatabaseLine.to(database.url);
  const port = await freePort();
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const env = {
    ...ONE_PROCESS,
    APP_URL: `http://127.0.0.1:${port}`,
    // A shorter timeout than the default, because the tests wait for it.
    DATABASE_URL: `${line.url}?socket_timeout=8`,
    AUTH_SECRET: "an-auth-secret-of-the-lifecycle-tests",
    OAUTH_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  const product = await new StartedProcess({ dataDir: path.join(folder, "files"), port, env }).ready();
  return {
    folder,
    database,
    line,
    product,
    async stop() {
      await product.stop();
      await line.close();
      await database.stop(false);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type InterruptedProduct = Awaited<ReturnType<typeof startInterruptedProduct>>;
