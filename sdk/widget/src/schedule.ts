/**
 * Milliseconds that Retry-After asks for, in seconds or as a date: at most five minutes, because a wrong clock may say
 * years.
 */
export function waitOf(told: string | null): number {
  const LONGEST_MS = 300_000;
  const wait = told && (+told >= 0 ? +told * 1000 : Date.parse(told) - Date.now());
  return Math.min(Math.max(wait || 0, 0), LONGEST_MS);
}

/** When to ask again after so many failures in a row, in seconds. */
const PAUSES = [5, 20, 60];

/**
 * Milliseconds until the next try: longer each time, at least as long as the server wants, and never the same for all
 * pages, because those that failed together would otherwise come back together.
 */
export function pauseAfter(failures: number, wait = 0): number {
  const pause = (PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0) * 1000;
  return failures === 1 && wait ? wait * (1 + Math.random() / 4) : Math.max(wait, pause * (0.75 + Math.random() / 2));
}
