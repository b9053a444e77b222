/** The bundle may hold this module more than once. */
const held = globalThis as unknown as { forkprintIsStale?: boolean };

/** Says that something was stored without a judgement, to be judged soon. */
export const announceStale = (): void => {
  held.forkprintIsStale = true;
};

/** Whether there was such since the last question. */
export function takeStale(): boolean {
  const isStale = held.forkprintIsStale === true;
  held.forkprintIsStale = false;
  return isStale;
}
