import { readSettings } from "@/server/env";
import { runCommand, say } from "../process/report";
import { withDatabase } from "../process/with-database";

/**
 * `npm run recipes:reanalyse`: judges again every recipe and variant whose stored judgement is older than the engine
 * or its knowledge. Ctrl-C ends it after the current batch; the next run continues from there. The product does the
 * same by itself after each start, slowly.
 */
export async function main(): Promise<void> {
  await runCommand(async () => {
    const settings = readSettings(process.env);
    const stop = new AbortController();
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
    const { done, failed } = await withDatabase(process.cwd(), settings, () => reanalyse(stop.signal));
    if (stop.signal.aborted) say("Stopped. The next run goes on from here.");
    say(
      `${done} ${done === 1 ? "recipe was" : "recipes were"} judged anew${failed > 0 ? `, ${failed} could not be` : ""}.`,
    );
    if (failed > 0) process.exitCode = 1;
  });
  process.exit();
}

async function reanalyse(signal: AbortSignal) {
  const { reanalyseRecipes } = await import("@/server/recipes/analysis/reanalyse-recipes");
  let reported = 0;
  return reanalyseRecipes({
    signal,
    onProgress: ({ done, failed, total }) => {
      const percent = Math.min(100, Math.floor(((done + failed) * 100) / Math.max(1, total)));
      if (percent < reported + 5 && percent < 100) return;
      reported = percent;
      say(`${percent} % (${done + failed} of ${total})`);
    },
  });
}
