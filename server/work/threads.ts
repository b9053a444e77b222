import { availableParallelism } from "node:os";
import { env } from "@/server/env";

/**
 * A single process leaves one core to the thread that answers requests; several processes share the rest, with at least
 * one each.
 */
export const threadsFor = (cores: number, processes: number): number =>
  Math.max(1, Math.floor((cores - 1) / processes));

/** Whether another process of this machine handles large requests (scripts/large-requests.mjs). */
export const passesLargeRequestsOn = (): boolean =>
  env.LARGE_REQUESTS_SOCKET !== undefined && env.ANSWERS_LARGE_REQUESTS !== "true";

/** How many threads or processes this process has for each kind of long work. */
export const threadsOfThisProcess = (): number =>
  threadsFor(availableParallelism(), env.ANSWERS_LARGE_REQUESTS === "true" ? 1 : (env.WORKERS ?? 1));
