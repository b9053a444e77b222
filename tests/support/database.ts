import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import "./provided";

const server = () => inject("testServer");

export function urlOf(database: string): string {
  const url = new URL(server().adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server().adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database of its own for one test. `isMigrated`: a copy of the prepared one, else an empty one. */
export async function createDatabase(options: { isMigrated: boolean }): Promise<{ name: string; url: string }> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const source = options.isMigrated ? ` TEMPLATE ${server().template}` : "";
  await onServer(`CREATE DATABASE ${name}${source}`);
  return { name, url: urlOf(name) };
}

export const dropDatabase = (name: string): Promise<void> => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);

/** Restores the prepared state under the same name. All connections to it end. */
export async function recreateDatabase(name: string): Promise<void> {
  await dropDatabase(name);
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${server().template}`);
}
