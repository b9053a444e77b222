import { z } from "zod";
import { type JobsWire, RUN_STATES } from "@/lib/schemas/admin-jobs";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";

const FAILURES_SHOWN = 50;
const UPLOADS_SHOWN = 50;
const REASON_LENGTH = 500;

const there = z.object({ is_there: z.boolean() });
const scheduled = z.object({
  queue: z.string(),
  what: z.string(),
  every: z.number(),
  failed: z.number(),
  state: z.enum(RUN_STATES).nullable(),
  started_at: z.date().nullable(),
  ended_at: z.date().nullable(),
});
const failure = z.object({
  id: z.string(),
  queue: z.string(),
  failed_at: z.date(),
  attempts: z.number(),
  reason: z.string().nullable(),
});

/** What runs without a request: the scheduled jobs with their last runs, what failed for good, and uploads that go on. */
export async function listJobs(): Promise<JobsWire> {
  const uploads = await db.venueUpload.findMany({
    where: { endedAt: null },
    orderBy: { createdAt: "asc" },
    take: UPLOADS_SHOWN,
    select: { id: true, state: true, rowCount: true, doneCount: true, attempts: true, createdAt: true, heardAt: true },
  });
  const open = uploads.map(({ id, state, rowCount, doneCount, attempts, createdAt, heardAt }) => ({
    ...{ id, attempts, row_count: rowCount, done_count: doneCount, created_at: createdAt.toISOString() },
    state: state === "working" ? ("working" as const) : ("waiting" as const),
    heard_at: heardAt?.toISOString() ?? null,
  }));
  if (!(await isQueueThere())) return { is_there: false, scheduled: [], failures: [], uploads: open };
  const [jobs, failures] = await Promise.all([listScheduled(), listFailures()]);
  return { is_there: true, scheduled: jobs, failures, uploads: open };
}

/** The queue makes its own schema when a process starts it for the first time. */
export async function isQueueThere(): Promise<boolean> {
  const [row] = await queryRows(there, Prisma.sql`SELECT to_regclass('pgboss.job') IS NOT NULL AS is_there`);
  return row?.is_there ?? false;
}

async function listScheduled(): Promise<JobsWire["scheduled"]> {
  const rows = await queryRows(
    scheduled,
    Prisma.sql`
    SELECT s.name AS queue, coalesce(s.data->>'what', s.name) AS what, coalesce((s.data->>'every')::int, 0) AS every,
      (SELECT count(*)::int FROM pgboss.job f WHERE f.name = s.name AND f.state = 'failed') AS failed,
      l.state::text AS state, l.started_on AS started_at, l.completed_on AS ended_at
    FROM pgboss.schedule s LEFT JOIN LATERAL (
      SELECT state, started_on, completed_on FROM pgboss.job j
      WHERE j.name = s.name AND j.started_on IS NOT NULL ORDER BY started_on DESC LIMIT 1) l ON true
    ORDER BY every, what`,
  );
  return rows.map(({ state, started_at, ended_at, ...job }) => ({
    ...job,
    last:
      state && started_at
        ? {
            state,
            started_at: started_at.toISOString(),
            ms: ended_at ? Math.max(0, ended_at.getTime() - started_at.getTime()) : null,
          }
        : null,
  }));
}

async function listFailures(): Promise<JobsWire["failures"]> {
  const rows = await queryRows(
    failure,
    Prisma.sql`
    SELECT id::text, name AS queue, coalesce(completed_on, created_on) AS failed_at, retry_count + 1 AS attempts,
      left(coalesce(output->>'message', output->'value'->>'message', output::text), ${REASON_LENGTH}) AS reason
    FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC NULLS LAST, id LIMIT ${FAILURES_SHOWN}`,
  );
  return rows.map(({ failed_at, reason, ...row }) => ({
    ...row,
    failed_at: failed_at.toISOString(),
    reason: reason ?? "It gave no reason.",
  }));
}
