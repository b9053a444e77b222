import { processWide } from "./process-wide";

type Clock = () => Date;

/** How far the database's clock is ahead of this computer's. */
const offsetMs = processWide("clock offset", 0);

/** A smaller difference is the round trip of the query, not a wrong clock. */
const NOTICED_MS = 2_000;

const databaseClock: Clock = () => new Date(Date.now() + offsetMs.value);
let clock = databaseClock;

/**
 * The only clock of the product: no other code may read the system clock. It gives the database's time, because
 * processes share a database but not a clock: what one process issues is then neither expired nor in the future for
 * another.
 */
export const now = (): Date => clock();

/** Called for every new connection (server/db/client.ts) with the database's time and ours at the same moment. */
export function compareClocks(databaseMs: number, ownMs: number): void {
  const offset = databaseMs - ownMs;
  offsetMs.value = Math.abs(offset) < NOTICED_MS ? 0 : offset;
}

/** For tests: `replacement` gives the time until the returned function is called. */
export function replaceClock(replacement: Clock): () => void {
  clock = replacement;
  return () => {
    clock = databaseClock;
  };
}
