import { createPrivateKey, generateKeyPair, randomBytes } from "node:crypto";
import { open, readFile, rename, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { StartError } from "@/server/start-error";

const text = z.string("is missing").min(1, "is empty");

const secretsSchema = z.object(
  {
    databasePassword: text,
    authSecret: text.min(32, "is too short: 32 characters at least"),
    oauthPrivateKey: text.refine(isPrivateKey, "is no private key"),
    adminPassword: text,
  },
  "it is no object",
);

/** The content of DATA_DIR/secrets.json: an RSA key as PEM. */
function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

/**
 * Secrets of the embedded default that nobody configured. They are created once and stored beside the data they
 * protect.
 */
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

/** Writes the whole file or nothing, even if the power fails, because the data cannot be read without it. */
async function writeDurably(file: string, content: string): Promise<void> {
  const draft = `${file}.new`;
  const handle = await open(draft, "w", 0o600);
  await handle.writeFile(content);
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}

/** Reads DATA_DIR/secrets.json, or creates it at the first start. The caller holds the lock of DATA_DIR. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, "secrets.json");
  const content = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (content === undefined) {
    const secrets = await generate();
    await writeDurably(file, `${JSON.stringify(secrets, null, 2)}\n`);
    return secrets;
  }
  await requireClosed(file);
  return readSecrets(file, content);
}

const OTHERS = 0o007;

/** Anybody who can read it can sign in as anybody. */
async function requireClosed(file: string): Promise<void> {
  if (process.platform === "win32") return;
  const { mode } = await stat(file);
  if ((mode & OTHERS) === 0) return;
  throw new StartError(
    `${file} is open to every user of this system (mode ${(mode & 0o777).toString(8)}). Close it with \`chmod 600 ${file}\`; if others may have read it, replace what it holds.`,
  );
}

const BACKUP = "Restore it from a backup: it belongs to the data beside it.";

/** What is wrong with the file, by the name of the invalid field. */
function readSecrets(file: string, content: string): Secrets {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new StartError(`${file} cannot be read: it is no JSON. ${BACKUP}`, { cause: error });
  }
  const parsed = secretsSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const wrong = [
    ...new Set(parsed.error.issues.map(({ path: [name], message }) => (name ? `${String(name)} ${message}` : message))),
  ];
  throw new StartError(`${file} cannot be used: ${wrong.join("; ")}. ${BACKUP}`);
}
