import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { MINUTE_MS } from "@/lib/durations";
import { StartError } from "@/server/start-error";

const CONNECT_MILLISECONDS = 5_000;
const STARTING_UP_MILLISECONDS = MINUTE_MS;
/** A busy machine may answer late; whoever mistyped an address should not wait long. */
const SLOW_MILLISECONDS = MINUTE_MS / 2;
/** The server accepts connections but is still starting, or recovering from a crash. */
const STARTING_UP = "57P03";

/** The database that a connection string leads to, without its password. */
export function describeDatabase(databaseUrl: string): string {
  const { host, port, database } = new pg.Client({ connectionString: databaseUrl });
  return `${database} at ${host}:${port}`;
}

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A host name with several addresses fails with one error per address; the messages are inside.
  const reasons = error instanceof AggregateError ? error.errors.map((each: unknown) => whyNot(each)) : [];
  return error.message || [...new Set(reasons)].join(", ") || error.name;
}

/**
 * One connection for the start and the maintenance commands, outside the application's pool.
 * Waits while the server is starting up, and for a while if it does not answer in time.
 * @throws StartError when it cannot be reached or refuses us
 */
export async function openClient(databaseUrl: string): Promise<pg.Client> {
  const begun = Date.now();
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MILLISECONDS });
    client.on("error", () => undefined); // The query that meets the error reports it.
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() - begun < patienceWith(error)) {
        await sleep(250);
        continue;
      }
      throw new StartError(
        `The database ${describeDatabase(databaseUrl)} cannot be used (${whyNot(error)}). Check DATABASE_URL and that the server runs.`,
        { cause: error },
      );
    }
  }
}

/** For how long to try again after this error. */
function patienceWith(error: unknown): number {
  if (error instanceof pg.DatabaseError && error.code === STARTING_UP) return STARTING_UP_MILLISECONDS;
  return error instanceof Error && /timeout/i.test(error.message) ? SLOW_MILLISECONDS : 0;
}
