import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { closeDatabase } from "@/server/db/client";
import { processWideOnce } from "@/server/process-wide";
import { isSchemaChanged, keepBaseline, removeNewRows } from "./clean-database";
import { createDatabase, recreateDatabase } from "./database";

/** The copy of the prepared database that the test files of this process share, one after the other. */
export type WorkerDatabase = {
  url: string;
  /** Removes the rows that a test wrote. */
  clean: () => Promise<void>;
  /** Also restores tables, indexes and functions that a file changed. */
  cleanSchema: () => Promise<void>;
};

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  await keepBaseline(client);
  return client;
}

async function makeDatabase(): Promise<WorkerDatabase> {
  const { name, url } = await createDatabase({ isMigrated: true });
  let cleaner = await connect(url);
  const renew = async () => {
    await cleaner.end();
    await closeDatabase();
    await recreateDatabase(name);
    cleaner = await connect(url);
  };
  return {
    url,
    clean: async () => {
      if (!(await removeNewRows(cleaner))) await renew();
    },
    cleanSchema: async () => {
      if (await isSchemaChanged(cleaner)) await renew();
    },
  };
}

/** The first file that asks creates it, even if a test reloads modules. It is removed with its server after the tests. */
export const workerDatabase = processWideOnce("database of the tests", makeDatabase);

/** A folder for the files of one test file. */
export const makeDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), "forkprint-files-"));
