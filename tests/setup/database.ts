import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { settleBackground } from "@/server/background";
import { closeDatabase } from "@/server/db/client";
import { forgetEnv } from "@/server/env";
import { keepBaseline, removeNewRows } from "../support/clean-database";
import { createDatabase, dropDatabase, recreateDatabase } from "../support/database";

/** Every test file works on a copy of the prepared database, and every test finds it as it was prepared. */
let database: { name: string; url: string };
let dataDir: string;
let cleaner: pg.Client;

/** Fifty requests at once on a busy computer wait longer for a connection than people should. */
function patient(address: string): string {
  const url = new URL(address);
  url.searchParams.set("connect_timeout", "30");
  return url.href;
}

async function connectCleaner(): Promise<void> {
  cleaner = new pg.Client({ connectionString: database.url });
  cleaner.on("error", () => undefined);
  await cleaner.connect();
}

beforeAll(async () => {
  database = await createDatabase({ isMigrated: true });
  dataDir = await mkdtemp(path.join(tmpdir(), "forkprint-files-"));
  Object.assign(process.env, {
    APP_URL: "http://localhost:3000",
    DATABASE_URL: patient(database.url),
    DATA_DIR: dataDir,
    AUTH_SECRET: "an-auth-secret-of-the-integration-tests",
    OAUTH_PRIVATE_KEY: inject("testServer").signingKey,
  });
  forgetEnv();
  await connectCleaner();
  await keepBaseline(cleaner);
});

afterEach(async () => {
  await settleBackground();
  if (await removeNewRows(cleaner)) return;
  await cleaner.end();
  await closeDatabase();
  await recreateDatabase(database.name);
  await connectCleaner();
  await keepBaseline(cleaner);
});

afterAll(async () => {
  await closeDatabase();
  await cleaner?.end();
  await dropDatabase(database.name);
  await rm(dataDir, { recursive: true, force: true });
});
