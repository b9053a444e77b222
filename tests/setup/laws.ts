import fc from "fast-check";

/**
 * The suite runs every property test with the same generated inputs each time, so that a commit has the same result
 * everywhere. `LAWS_SEED=random npm run test:unit` uses other inputs; `LAWS_SEED=<number>` repeats those of the seed
 * that fast-check printed.
 */
const DEFAULT_SEED = 20_261_123;

const chosen = process.env.LAWS_SEED ?? String(DEFAULT_SEED);
if (chosen !== "random") fc.configureGlobal({ seed: Number(chosen) });
