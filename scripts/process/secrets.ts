import { generateKeyPair, randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { StartError } from "@/server/start-error";

const secretsSchema = z.object({
  databasePassword: z.string(),
  authSecret: z.string(),
  oauthPrivateKey: z.string(),
  adminPassword: z.string(),
});

/** What the embedded default needs and nobody configured. Made once, kept beside the data it protects. */
export type Secrets = z.infer<typeof secretsSchema>;

const random = (bytes: number) => randomBytes(bytes).toString("base64url");

async function generate(): Promise<Secrets> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return {
    databasePassword: random(24),
    authSecret: random(48),
    oauthPrivateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    adminPassword: random(9),
  };
}

/** Whole or absent, also after a loss of power: the data is worthless without it. */
async function writeDurably(file: string, text: string): Promise<void> {
  const draft = `${file}.new`;
  const handle = await open(draft, "w", 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}

/** Reads DATA_DIR/secrets.json, making it at the first start. The caller holds the lock of DATA_DIR. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, "secrets.json");
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) {
    const secrets = await generate();
    await writeDurably(file, `${JSON.stringify(secrets, null, 2)}\n`);
    return secrets;
  }
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(`${file} cannot be read. Restore it from a backup: it belongs to the data beside it.`, {
      cause: error,
    });
  }
}
