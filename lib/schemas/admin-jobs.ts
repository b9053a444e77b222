import { z } from "zod";

export const RUN_STATES = ["created", "retry", "active", "completed", "cancelled", "failed"] as const;

/** The last run of a job: `retry`: it failed and is tried again. `ms`: null while it runs. */
const lastRunWire = z.object({
  state: z.enum(RUN_STATES),
  started_at: z.iso.datetime(),
  ms: z.number().int().nullable(),
});

/** `every`: minutes. `failed`: runs that failed for good in the last two weeks. */
export const scheduledJobWire = z.object({
  queue: z.string(),
  what: z.string(),
  every: z.number().int(),
  last: lastRunWire.nullable(),
  failed: z.number().int(),
});

/** A run that failed for good: after its last attempt, or because its process died. */
export const failedRunWire = z.object({
  id: z.uuid(),
  queue: z.string(),
  failed_at: z.iso.datetime(),
  attempts: z.number().int(),
  reason: z.string(),
});

/** An upload of a business that waits or works, without anything of its file. */
export const openUploadWire = z.object({
  id: z.uuid(),
  state: z.enum(["waiting", "working"]),
  row_count: z.number().int(),
  done_count: z.number().int(),
  attempts: z.number().int(),
  created_at: z.iso.datetime(),
  heard_at: z.iso.datetime().nullable(),
});

/** `is_there`: false before the first process has started the queue. */
export const jobsWire = z.object({
  is_there: z.boolean(),
  scheduled: z.array(scheduledJobWire),
  failures: z.array(failedRunWire),
  uploads: z.array(openUploadWire),
});

/** Names of queues, as server/jobs/scheduled-jobs.ts gives them. */
const queueName = z.string().regex(/^[a-z-]{3,50}$/);
export const jobParams = z.object({ queue: queueName });
export const failedRunParams = z.object({ queue: queueName, id: z.uuid() });

export type JobsWire = z.infer<typeof jobsWire>;
export type ScheduledJobWire = z.infer<typeof scheduledJobWire>;
export type FailedRunWire = z.infer<typeof failedRunWire>;
