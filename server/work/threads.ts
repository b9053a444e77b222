import { availableParallelism } from "node:os";
import { env } from "@/server/env";

/** A process alone leaves one core to the thread that answers; several share what is there, each with one at least. */
export const threadsFor = (cores: number, processes: number): number =>
  Math.max(1, Math.floor((cores - 1) / processes));

/** How many threads this process has for each kind of long work. */
export const threadsOfThisProcess = (): number => threadsFor(availableParallelism(), env.WORKERS ?? 1);
