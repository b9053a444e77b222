import { availableParallelism } from "node:os";
import { env } from "@/server/env";

/** A process alone leaves one core to the thread that answers; several share what is there, each with one at least. */
export const threadsFor = (cores: number, processes: number): number =>
  Math.max(1, Math.floor((cores - 1) / processes));

/** Whether another process of this machine answers what is large (scripts/large-requests.mjs). */
export const passesLargeRequestsOn = (): boolean =>
  env.LARGE_REQUESTS_SOCKET !== undefined && env.ANSWERS_LARGE_REQUESTS !== "true";

/** How many threads or processes this process has for each kind of long work. */
export const threadsOfThisProcess = (): number =>
  threadsFor(availableParallelism(), env.ANSWERS_LARGE_REQUESTS === "true" ? 1 : (env.WORKERS ?? 1));
