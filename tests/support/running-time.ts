const STEP_MS = 20;

/**
 * Measures time in which this process ran. While the machine or the process stands still no timer ticks, so that a
 * test's limit cannot be exceeded by that. `read` gives milliseconds, `stop` must be called.
 */
export function measureRunningTime(): { read: () => number; stop: () => void } {
  let steps = 0;
  const timer = setInterval(() => steps++, STEP_MS);
  return { read: () => steps * STEP_MS, stop: () => clearInterval(timer) };
}
