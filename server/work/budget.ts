import { consumeLeased, giveBackLeased } from "@/server/limits/rate-limits";
import { processWideOnce } from "@/server/process-wide";
import { OneAtATime } from "./one-at-a-time";

/**
 * Whose work it is: a person (for an application, one person at it), or the network address of somebody unknown, which
 * a whole dining room may share.
 */
export type Worker = { kind: "person" | "address"; name: string };

/** A person at an application has a budget there of their own: an application must not use up another's. */
export const workerOfAccess = ({ clientRowId, userId }: { clientRowId: string; userId: string }): Worker => ({
  kind: "person",
  name: `${clientRowId} ${userId}`,
});

/**
 * The units that calls cost. One unit is what it takes at most to read a character: some 30 microseconds of a processor.
 * A minute's budget is therefore less than a minute of one processor.
 */
export const UNITS = {
  /** A row that is read and checked. */
  row: 5,
  /** A row that is written, with its entry in the log of changes. */
  changedRow: 50,
  search: 3_000,
  /** A foreign page with one recipe. */
  page: 10_000,
  /** A week's recipes, each scaled and merged. */
  plan: 20_000,
  /** All that somebody has, as a file. */
  file: 50_000,
} as const;

/** A call that costs as much, or more, waits until its worker's earlier ones are done. */
export const EXPENSIVE = 10_000;
const PLACES = {
  person: { atOnce: 1, mostWaiting: 8 },
  address: { atOnce: 4, mostWaiting: 32 },
} as const;

const turns = processWideOnce("people at work", () => new OneAtATime());

const doNothing = () => undefined;

type Waiting = { mostWaiting?: number; signal: AbortSignal };

/**
 * Takes units from the worker's budget, counted across all processes, and waits for the worker's turn if the work is
 * expensive, until `signal` says that nobody waits for the answer any more. Work that never begins costs nothing.
 * @returns what must be called once it is done
 * @throws AppError too_many_requests (429)
 */
export async function beginWork(worker: Worker, units: number, { mostWaiting, signal }: Waiting): Promise<() => void> {
  const { kind, name } = worker;
  const counted = Math.ceil(units);
  if (counted > 0) await consumeLeased(`work_${kind}`, name, counted);
  if (units < EXPENSIVE && mostWaiting === undefined) return doNothing;
  const place = PLACES[kind];
  const wide = mostWaiting === undefined ? place : { ...place, mostWaiting };
  try {
    return await turns().enter(`${kind} ${name}`, wide, signal);
  } catch (error) {
    giveBackLeased(`work_${kind}`, name, counted);
    throw error;
  }
}

/**
 * Before a large body is read: reading megabytes only to refuse them takes time from everybody else.
 * @throws AppError too_many_requests (429)
 */
export function refuseIfFull({ kind, name }: Worker): void {
  turns().refuseIfFull(`${kind} ${name}`, PLACES[kind]);
}

/** The characters of all texts in a value, however deep. */
export function charactersIn(value: unknown): number {
  let characters = 0;
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === "string") characters += next.length;
    else if (typeof next === "object" && next !== null) waiting.push(...Object.values(next));
  }
  return characters;
}
