type Clock = () => Date;

const systemClock: Clock = () => new Date();
let clock = systemClock;

/** The time by which everything is decided: expiries, limits, records. Nothing else asks the system. */
export const now = (): Date => clock();

/** For tests: time comes from `replacement` until the returned function is called. */
export function replaceClock(replacement: Clock): () => void {
  clock = replacement;
  return () => {
    clock = systemClock;
  };
}
