import { processWide } from "./process-wide";

type Clock = () => Date;

/** How far the database's clock is ahead of this computer's. */
const offsetMs = processWide("clock offset", 0);

/** Less is the way of the question and its answer, not a clock that is wrong. */
const NOTICED_MS = 2_000;

const databaseClock: Clock = () => new Date(Date.now() + offsetMs.value);
let clock = databaseClock;

/**
 * The time by which everything is decided: expiries, limits, records. Nothing else asks the system. Processes share a
 * database but not a clock, so it is the database's: what one issues another finds neither expired nor of the future.
 */
export const now = (): Date => clock();

/** Told by every new connection, see server/db/client.ts: what the database's clock says at this moment of ours. */
export function compareClocks(databaseMs: number, ownMs: number): void {
  const offset = databaseMs - ownMs;
  offsetMs.value = Math.abs(offset) < NOTICED_MS ? 0 : offset;
}

/** For tests: time comes from `replacement` until the returned function is called. */
export function replaceClock(replacement: Clock): () => void {
  clock = replacement;
  return () => {
    clock = databaseClock;
  };
}
