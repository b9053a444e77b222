import { generateKeyPairSync } from "node:crypto";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/server/db/embedded/start";
import { freePort, ONE_PROCESS, StartedProcess } from "../support/started-process";

let folder: string;
let database: EmbeddedDatabase;

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

async function start(env: Record<string, string> = {}): Promise<StartedProcess> {
  const secrets = {
    DATABASE_URL: database.url,
    AUTH_SECRET: "an-auth-secret-of-the-lifecycle-tests",
    OAUTH_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  return new StartedProcess({
    dataDir: path.join(folder, "files"),
    port: await freePort(),
    env: { ...ONE_PROCESS, ...secrets, ...env },
  });
}

async function query<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forkprint-own-"));
  await chmod(folder, 0o755);
  database = await startEmbeddedDatabase({ dataDir: path.join(folder, "db"), password: "x", isDurable: false });
});

afterAll(async () => {
  await database?.stop(false);
  await rm(folder, { recursive: true, force: true });
});

describe.sequential("with an external database", () => {
  it("several processes start at once and create one set of tables, the administrator, and nobody else", async () => {
    const admin = { ADMIN_EMAIL: "boss@company.example", ADMIN_PASSWORD: "Blue-Kettle-42" };
    const processes = await Promise.all([start(admin), start(admin)]);
    await Promise.all(processes.map((each) => each.ready()));
    const records = await query<{ n: number; names: number }>(
      `SELECT count(*)::int AS n, count(DISTINCT migration_name)::int AS names FROM "_prisma_migrations"`,
    );
    expect(records[0]?.n).toBe(records[0]?.names);
    expect(await query("SELECT email FROM users")).toEqual([{ email: "boss@company.example" }]);
    for (const each of processes) {
      expect(each.output).not.toMatch(/demo/i);
      expect(each.output).not.toContain("Blue-Kettle-42");
      expect(await each.stop()).toBe(0);
    }
  });

  it.each([
    ["secrets are missing", { AUTH_SECRET: "" }, "AUTH_SECRET is required when DATABASE_URL is set."],
    ["a setting is wrong", { RATE_LIMIT_FACTOR: "many" }, "RATE_LIMIT_FACTOR must be a number greater than 0."],
  ])("one sentence says that %s", async (_what, env, sentence) => {
    const process = await start(env);
    expect(await process.exit).toBe(1);
    expect(process.output.trim()).toBe(sentence);
  });

  it("a start waits for an unavailable database, with one sentence and without printing its password", async () => {
    const process = await start({ DATABASE_URL: "postgresql://me:hush@127.0.0.1:1/forkprint" });
    const sentence = "The database at 127.0.0.1:1 is away (ECONNREFUSED). Waiting for it, at most 300 s …";
    await vi.waitFor(() => expect(process.output.trim()).toBe(sentence), { timeout: 60_000 });
    await process.stop();
    expect(process.output).not.toContain("hush");
  });

  it("one sentence says that the data folder cannot be created", async () => {
    const file = path.join(folder, "file");
    await writeFile(file, "");
    const process = await start({ DATA_DIR: file });
    expect(await process.exit).toBe(1);
    expect(process.output.trim()).toBe(
      `The data folder ${file} cannot be written to (a file is in its place). Put that right, or choose another with DATA_DIR.`,
    );
  });
});
