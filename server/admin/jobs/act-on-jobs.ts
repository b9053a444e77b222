import { z } from "zod";
import { notFound } from "@/lib/errors";
import { jobQueue } from "@/server/background/job-queue";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { log } from "@/server/log";
import { isQueueThere } from "./list-jobs";

type Actor = { userId: string };

const found = z.object({ id: z.string() });

/** Asks for a run of a scheduled job at once; at the same time as another run of it, it waits. @throws AppError not_found */
export async function runJob(actor: Actor, queue: string): Promise<void> {
  const known = await findOne(Prisma.sql`SELECT name AS id FROM pgboss.schedule WHERE name = ${queue}`);
  if (!known) throw notFound("job");
  await jobQueue().send(queue, {});
  log.info({ actor: actor.userId, queue }, "an administrator asked for a job");
}

/** Tries a run that failed for good once more. @throws AppError not_found, also if somebody has tried it again already */
export async function retryRun(actor: Actor, queue: string, id: string): Promise<void> {
  await requireFailed(queue, id);
  await jobQueue().retry(queue, id);
  log.info({ actor: actor.userId, queue, id }, "an administrator asked for another attempt");
}

/** Takes a run that failed for good off the list. @throws AppError not_found */
export async function forgetRun(actor: Actor, queue: string, id: string): Promise<void> {
  await requireFailed(queue, id);
  await jobQueue().deleteJob(queue, id);
  log.info({ actor: actor.userId, queue, id }, "an administrator took a failed job off the list");
}

async function requireFailed(queue: string, id: string): Promise<void> {
  const failed = await findOne(
    Prisma.sql`SELECT id::text FROM pgboss.job WHERE name = ${queue} AND id = ${id}::uuid AND state = 'failed'`,
  );
  if (!failed) throw notFound("job");
}

const findOne = async (statement: Prisma.Sql) =>
  (await isQueueThere()) ? (await queryRows(found, statement))[0] : undefined;
