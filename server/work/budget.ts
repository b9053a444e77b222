import { consumeLeased } from "@/server/limits";
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
const EXPENSIVE = 10_000;
const PLACES = {
  person: { atOnce: 1, mostWaiting: 8 },
  address: { atOnce: 4, mostWaiting: 32 },
} as const;

const turns = processWideOnce("people at work", () => new OneAtATime());

/** Takes units from the worker's budget, counted across all processes. @throws AppError too_many_requests (429) */
export const countWork = ({ kind, name }: Worker, units: number): Promise<void> =>
  units > 0 ? consumeLeased(`work_${kind}`, name, Math.ceil(units)) : Promise.resolve();

const doNothing = () => undefined;

type Waiting = { mostWaiting?: number; signal?: AbortSignal };

/**
 * Waits for the worker's turn if the work is expensive, until `signal` says that nobody waits for the answer any more.
 * @returns what must be called once it is done
 */
export const enterWork = async (
  worker: Worker,
  units: number,
  { mostWaiting, signal }: Waiting = {},
): Promise<() => void> => {
  if (units < EXPENSIVE && mostWaiting === undefined) return doNothing;
  const place = PLACES[worker.kind];
  const wide = mostWaiting === undefined ? place : { ...place, mostWaiting };
  return turns().enter(`${worker.kind} ${worker.name}`, wide, signal);
};

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
