import { setImmediate } from "node:timers/promises";

/** The longest that other work waits for its turn, apart from the duration of a single step. */
const TURN_MS = 8;

/** Like `map`, but lets other work of the process run in between. For hundreds of steps, each of which is short. */
export async function mapInTurns<T, R>(list: readonly T[], step: (each: T) => R): Promise<R[]> {
  const made: R[] = [];
  let began = performance.now();
  for (const each of list) {
    if (performance.now() - began > TURN_MS) {
      await setImmediate();
      began = performance.now();
    }
    made.push(step(each));
  }
  return made;
}
