import { setImmediate } from "node:timers/promises";

/** So long does everybody else wait at most, but for one step's own time. */
const TURN_MS = 8;

/** As `map`, but others get their turn in between: for steps that are short each and may be hundreds. */
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
