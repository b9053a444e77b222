import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "@/server/start-error";
import { say } from "./report";

const WAIT_MS = 5 * 60_000;
const POLL_MS = 1_000;
const CONNECT_MS = 5_000;

/** Not running yet, or not ready. Any other error of PostgreSQL needs a person. */
const PASSING = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "EPIPE"],
  ...["57P01", "57P02", "57P03", "53300"],
]);

/**
 * Waits for a database that is starting together with the product, or is unavailable for a moment, and reports that
 * once.
 * @throws StartError if it does not become available
 */
export async function waitForDatabase(url: string, signal: AbortSignal, waitMs = WAIT_MS): Promise<void> {
  const giveUpAt = Date.now() + waitMs;
  let hasSaid = false;
  for (;;) {
    const why = await whyAway(url);
    if (why === null) return;
    const { host } = new URL(url);
    if (Date.now() >= giveUpAt) {
      throw new StartError(
        `The database at ${host} did not answer for ${Math.round(waitMs / 1000)} s (${why}). Start it, or put DATABASE_URL right.`,
      );
    }
    if (!hasSaid)
      say(`The database at ${host} is away (${why}). Waiting for it, at most ${Math.round(waitMs / 1000)} s …`);
    hasSaid = true;
    await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
  }
}

/** Null if it answers, even with a refusal, which the next query reports. */
async function whyAway(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
    const isLate = error instanceof Error && /timeout expired|terminated unexpectedly/.test(error.message);
    return PASSING.has(code) ? code : isLate ? "no answer" : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
