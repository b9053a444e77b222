/**
 * Sends a day's mix of requests (browse, search, recipes, sign-ins, check-ins, menu calls, the portal) to the started
 * product, with more and more at once until throughput stops growing. Prints requests a second, their latency, and the
 * memory of the processes. `npm run bench -- mixed`, or `npm run bench -- mixed 5` for rounds of 5 seconds instead of 20.
 * WORKERS sets how many processes answer.
 */
import { apiAt } from "../hostile/api";
import { percentile, type Round, runRound } from "./load";
import { prepareDeeds } from "./people";
import { MeasuredProduct } from "./product";

const ROUND_MS = Number(process.argv[2] ?? 20) * 1000;
const PEOPLE = 40;
const AT_ONCE = [1, 2, 4, 8, 16, 32, 64, 128];
/** If throughput grows by less than this factor, the product is saturated. */
const GAIN = 1.05;

const measured = await MeasuredProduct.start();
try {
  const deeds = await prepareDeeds(apiAt(measured.origin), PEOPLE);
  await runRound(deeds, 4, Math.min(ROUND_MS, 10_000));
  console.log("at once | answered a second | p50 | p95 | p99 | refused | memory");
  let best: Round | undefined;
  let flat = 0;
  const byDeed = new Map<string, number[]>();
  for (const atOnce of AT_ONCE) {
    byDeed.clear();
    const round = await runRound(deeds, atOnce, ROUND_MS, byDeed);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => `${percentile(round.waits, share).toFixed(0)} ms`);
    const { megabytes } = await measured.used();
    console.log(
      `${atOnce} | ${round.perSecond.toFixed(0)} | ${p50} | ${p95} | ${p99} | ${round.refused} | ${megabytes.toFixed(0)} MB`,
    );
    flat = best && round.perSecond < best.perSecond * GAIN ? flat + 1 : 0;
    if (!best || round.perSecond > best.perSecond) best = round;
    // Stops after two flat rounds, because a single one may be chance.
    if (flat === 2) break;
  }
  console.log(`saturated at ${best?.perSecond.toFixed(0)} a second, with ${best?.atOnce} at once`);
  console.log("in the last round, by what was asked:");
  for (const [what, waits] of [...byDeed].sort((a, b) => percentile(b[1], 0.95) - percentile(a[1], 0.95))) {
    const [p50, p95] = [0.5, 0.95].map((share) => `${percentile(waits, share).toFixed(0)} ms`);
    console.log(`  ${what}: ${waits.length} times, p50 ${p50}, p95 ${p95}`);
  }
} finally {
  await measured.stop();
}
