import { access, constants } from "node:fs/promises";
import { readSettings } from "@/server/env";
import { StartError } from "@/server/start-error";
import { runCommand, say } from "../process/report";
import { withDatabase } from "../process/with-database";

const USAGE = "Usage: node scripts/run.mjs products-import openfoodfacts-products.jsonl.gz";
/** A line of progress after so many rows of the file. */
const REPORTED_ROWS = 100_000;

/**
 * `node scripts/run.mjs products-import FILE`: reads a dump of Open Food Facts (.jsonl or .csv, also .gz) into the products.
 * Ctrl-C ends it after the current batch; the next run with the same file goes on from there.
 */
export async function main(): Promise<void> {
  await runCommand(async () => {
    const [file] = process.argv.slice(3);
    if (!file) throw new StartError(USAGE);
    await access(file, constants.R_OK).catch(() => {
      throw new StartError(`The file ${file} cannot be read. ${USAGE}`);
    });
    const settings = readSettings(process.env);
    const stop = new AbortController();
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
    const { lines, kept, skipped } = await withDatabase(process.cwd(), settings, async () => {
      const { importProducts } = await import("@/server/products/import-products");
      let reported = 0;
      return importProducts(file, {
        signal: stop.signal,
        onProgress: (progress) => {
          if (progress.lines < reported + REPORTED_ROWS) return;
          reported = progress.lines;
          say(`${progress.lines} rows read, ${progress.kept} products`);
        },
      });
    });
    if (stop.signal.aborted) say("Stopped. The next run with this file goes on from here.");
    say(`${lines} rows read: ${kept} products, ${skipped} without a code of a food.`);
  });
  process.exit();
}
