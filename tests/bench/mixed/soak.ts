/**
 * Runs the same mix for a long time at a moderate load, to see whether memory, connections or open files grow. It
 * takes twenty minutes, or half a minute with `npm run bench -- soak 0.5`. Compares the last quarter with the second,
 * because caches warm up in the first. Exits with 1 if something grows by more than a tenth and by more than the
 * normal fluctuation. A run below five minutes ends while the caches still fill: it only prints the memory, and
 * judges the rest.
 */
import { setTimeout as pause } from "node:timers/promises";
import { apiAt } from "../hostile/api";
import { percentile, runRound } from "./load";
import { prepareDeeds } from "./people";
import { MeasuredProduct } from "./product";

const MINUTES = Number(process.argv[2] ?? 20);
const PEOPLE = 40;
const AT_ONCE = 4;
const SAMPLES = 40;
const GROWTH = 1.1;
const WARM_AFTER_MINUTES = 5;
/** Normal fluctuation: a pool opens another connection, or a thread starts. */
const LITTLE = { megabytes: 64, files: 16, connections: 4 };

type Used = Awaited<ReturnType<MeasuredProduct["used"]>>;
const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

const measured = await MeasuredProduct.start();
let grows = false;
try {
  const deeds = await prepareDeeds(apiAt(measured.origin), PEOPLE);
  const samples: Used[] = [];
  const waits: number[] = [];
  let [answered, refused] = [0, 0];
  for (let n = 0; n < SAMPLES; n++) {
    const round = await runRound(deeds, AT_ONCE, (MINUTES * 60_000) / SAMPLES);
    answered += round.answered;
    refused += round.refused;
    waits.push(...round.waits);
    samples.push(await measured.used());
    await pause(0);
  }
  const [p50, p99] = [0.5, 0.99].map((share) => `${percentile(waits, share).toFixed(0)} ms`);
  console.log(`${MINUTES} minutes: ${answered} answered, ${refused} refused, p50 ${p50}, p99 ${p99}`);
  const quarter = SAMPLES / 4;
  for (const what of ["megabytes", "files", "connections"] as const) {
    const [before, after] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)].map((part) =>
      mean(part.map((each) => each[what])),
    );
    if (before === undefined || after === undefined) continue;
    const isMore = after > before * GROWTH && after - before > LITTLE[what];
    const isJudged = what !== "megabytes" || MINUTES >= WARM_AFTER_MINUTES;
    grows ||= isMore && isJudged;
    const says = isMore ? (isJudged ? "GROWS" : "grows, as caches fill; too short to judge") : "does not grow";
    console.log(`${what}: ${before.toFixed(0)} in the second quarter, ${after.toFixed(0)} in the last: ${says}`);
  }
} finally {
  await measured.stop();
}
process.exit(grows ? 1 : 0);
