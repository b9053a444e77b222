import { open, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const EVERY_MS = 250;
const BYTES = Buffer.alloc(4096, "x");

/** Yields, again and again, how many milliseconds the disk takes to confirm a small write. */
export async function watchDisk(folder: string, seconds: number): Promise<number[]> {
  const name = path.join(folder, "bench-disk");
  const file = await open(name, "w");
  const took: number[] = [];
  try {
    // Overwrites the same bytes, so that only they have to be confirmed, as in a database's log.
    await file.write(BYTES, 0, BYTES.length, 0);
    await file.sync();
    for (const until = Date.now() + seconds * 1000; Date.now() < until; await pause(EVERY_MS)) {
      const began = performance.now();
      await file.write(BYTES, 0, BYTES.length, 0);
      await file.datasync();
      took.push(performance.now() - began);
    }
  } finally {
    await file.close();
    await rm(name, { force: true });
  }
  return took;
}
