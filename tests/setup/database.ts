import { rm } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, inject, vi } from "vitest";
import { settleBackground } from "@/server/background/run-in-background";
import { compareClocks, replaceClock } from "@/server/clock";
import { closeDatabase } from "@/server/db/client";
import { setReviewed } from "@/server/dietary/load-knowledge";
import { forgetEnv } from "@/server/env";
import { makeDataDir, type WorkerDatabase, workerDatabase } from "../support/worker-database";

/** Every test finds the database in its prepared state. The test files of a process share one copy. */
let database: WorkerDatabase;
let dataDir: string;
let environment: NodeJS.ProcessEnv;

/**
 * Allows a longer wait for a connection and for an answer: with fifty requests at once, a computer that is busy or
 * stands still for some seconds needs more than the usual limits.
 */
function patient(address: string): string {
  const url = new URL(address);
  url.searchParams.set("connect_timeout", "60");
  url.searchParams.set("socket_timeout", "120");
  return url.href;
}

beforeAll(async () => {
  environment = { ...process.env };
  database = await workerDatabase();
  dataDir = await makeDataDir();
  Object.assign(process.env, {
    APP_URL: "http://localhost:3000",
    DATABASE_URL: patient(database.url),
    DATA_DIR: dataDir,
    AUTH_SECRET: "an-auth-secret-of-the-integration-tests",
    OAUTH_PRIVATE_KEY: inject("testServer").signingKey,
  });
  forgetEnv();
});

afterEach(async () => {
  await settleBackground();
  await database.clean();
  // Resets this process's copy of reviewed foods, because with another stamp nothing would be stored as judged.
  setReviewed({ stamp: "", foods: [] });
});

/** Resets everything, so that the next file of this process starts like the first. */
afterAll(async () => {
  await database.cleanSchema();
  // Closes connections, because they keep prepared statements and settings.
  await closeDatabase();
  compareClocks(0, 0);
  replaceClock(() => new Date())();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  forgetEnv();
  await rm(dataDir, { recursive: true, force: true });
});
