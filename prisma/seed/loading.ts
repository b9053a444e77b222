/**
 * The longest that one transaction of the demo data may take. It takes seconds, but the first start must not fail on
 * a busy computer, and nobody waits for its locks.
 */
export const LOADING_MS = 15 * 60_000;
