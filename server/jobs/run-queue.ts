import { setTimeout } from "node:timers/promises";
import type PgBoss from "pg-boss";
import { z } from "zod";
import { MINUTE_MS } from "@/lib/durations";
import { jobQueue, TASK_QUEUES } from "@/server/background/job-queue";
import { endSignal } from "@/server/background/run-in-background";
import { isDatabaseUnavailable } from "@/server/db/errors";
import { log } from "@/server/log";
import { runUpload } from "@/server/venue-uploads/run-upload";
import { SCHEDULED_JOBS, type ScheduledJob } from "./scheduled-jobs";

const SECONDS_OF_MINUTE = MINUTE_MS / 1000;
const MINUTES_OF_HOUR = 60;
/** After how many minutes a run counts as failed, unless its job says otherwise. */
const MOST_MINUTES = 5;
/** How long after its minute a scheduled job may begin; a task begins sooner, because somebody waits for it. */
const SCHEDULED_POLL_SECONDS = 10;
const TASK_POLL_SECONDS = 1;
const RETRY_LIMIT = 3;
const STARTS_AGAIN_AFTER_MS = MINUTE_MS / 4;
/** How long the end of the process waits for jobs; what is not done by then is done again by the next run. */
const END_MS = 10_000;

const task = z.object({ id: z.uuid() });

/** Jobs of every half hour and more do not all begin at once. */
export function cronOf({ every }: Pick<ScheduledJob, "every">, index: number): string {
  if (every === 1) return "* * * * *";
  if (every < MINUTES_OF_HOUR) return `${index % Math.min(every, 5)}-59/${every} * * * *`;
  return every === MINUTES_OF_HOUR ? `${index} * * * *` : `${index} */${every / MINUTES_OF_HOUR} * * *`;
}

/**
 * Takes jobs of the queue in this process until it ends; `pollSeconds`: how often it asks for scheduled ones. Several processes and machines may: each job is given to one.
 * Until it can be started, because the database is away or refuses the schema, it is tried again. @returns once it runs
 */
export async function runQueue(
  jobs: readonly ScheduledJob[] = SCHEDULED_JOBS,
  pollSeconds = SCHEDULED_POLL_SECONDS,
): Promise<void> {
  while (!endSignal.aborted) {
    try {
      await begin(jobQueue(), jobs, pollSeconds);
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, "starting the job queue failed");
      await setTimeout(STARTS_AGAIN_AFTER_MS, undefined, { signal: endSignal, ref: false }).catch(() => undefined);
    }
  }
}

/** Gives back what this process has not begun, and waits for what it has. */
export const endQueue = (): Promise<void> => jobQueue().stop({ timeout: END_MS });

async function begin(queue: PgBoss, jobs: readonly ScheduledJob[], pollSeconds: number): Promise<void> {
  await queue.start();
  const planned = new Set(jobs.map(({ queue: name }) => name));
  for (const { name } of await queue.getSchedules()) if (!planned.has(name)) await queue.unschedule(name);
  for (const [index, job] of jobs.entries()) {
    await make(queue, job.queue, {
      policy: "singleton",
      expireInSeconds: (job.most ?? MOST_MINUTES) * SECONDS_OF_MINUTE,
      // A job that comes again within minutes needs no second attempt of its own.
      ...(job.every >= 30
        ? { retryLimit: RETRY_LIMIT, retryDelay: SECONDS_OF_MINUTE, retryBackoff: true }
        : { retryLimit: 0 }),
      // What nobody took is out of date by the next time.
      retentionMinutes: job.every,
    });
    await queue.schedule(job.queue, cronOf(job, index), { what: job.what, every: job.every });
    await queue.work(job.queue, { pollingIntervalSeconds: pollSeconds }, () => tried(job.what, job.work));
  }
  await make(queue, TASK_QUEUES.uploads, {
    policy: "standard",
    expireInSeconds: 2 * SECONDS_OF_MINUTE,
    retryLimit: RETRY_LIMIT,
    retryDelay: TASK_POLL_SECONDS,
    retryBackoff: true,
  });
  await queue.work(TASK_QUEUES.uploads, { pollingIntervalSeconds: TASK_POLL_SECONDS }, async ([job]) => {
    if (!job) return;
    const { id } = task.parse(job.data);
    await tried("uploading venues", () => runUpload(id, { signal: endSignal }));
  });
}

/** Makes a queue, or gives the one that is there the options of this release. */
async function make(queue: PgBoss, name: string, options: Omit<PgBoss.Queue, "name">): Promise<void> {
  await queue.createQueue(name, { name, ...options });
  await queue.updateQueue(name, { name, ...options });
}

/** The queue writes down a failure and tries again; the log has its stack. */
async function tried(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) log.error({ err: error }, `${what} failed`);
    throw error;
  }
}
