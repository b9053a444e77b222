import PgBoss from "pg-boss";
import { HOUR_MS } from "@/lib/durations";
import { pool } from "@/server/db/client";
import { isDatabaseUnavailable } from "@/server/db/errors";
import { log } from "@/server/log";
import { processWideOnce } from "@/server/process-wide";

const SECONDS_OF_HOUR = HOUR_MS / 1000;

/** How long the console shows runs that went well, and runs that failed for good. */
export const SHOWN_HOURS = { completed: 24, failed: 14 * 24 } as const;

/** The queues of single tasks; the scheduled jobs have one each (server/jobs/scheduled-jobs.ts). */
export const TASK_QUEUES = { uploads: "uploads-of-venues" } as const;
export type TaskQueue = (typeof TASK_QUEUES)[keyof typeof TASK_QUEUES];

/**
 * The queue of jobs in PostgreSQL (pg-boss, in the schema `pgboss`), on this process's connections. Every process may
 * add jobs; they are taken by those that started it (server/jobs/run-queue.ts).
 */
export const jobQueue = processWideOnce("job queue", () => {
  const queue = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    archiveCompletedAfterSeconds: SHOWN_HOURS.completed * SECONDS_OF_HOUR,
    archiveFailedAfterSeconds: SHOWN_HOURS.failed * SECONDS_OF_HOUR,
    deleteAfterHours: 1,
    maintenanceIntervalSeconds: 30,
  });
  queue.on("error", (error: unknown) => {
    if (!isDatabaseUnavailable(error)) log.error({ err: error }, "the job queue failed");
  });
  return queue;
});

/**
 * Asks for a task whose own row says what is to be done. If the queue cannot be reached, or has not been started yet,
 * nothing is lost: a scheduled job looks for rows that nobody works on.
 */
export async function askFor(queue: TaskQueue, id: string): Promise<void> {
  try {
    await jobQueue().send(queue, { id });
  } catch (error) {
    log.debug({ err: error }, `asking for ${queue} is left to the scheduled job`);
  }
}
