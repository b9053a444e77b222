/**
 * The longest that one transaction of the demo data may take. It takes seconds; but the first start must not fail on a
 * computer that is busy with something else, and nobody waits for its locks.
 */
export const LOADING_MS = 15 * 60_000;
