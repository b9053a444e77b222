import { z } from "zod";
import { HOUR_SECONDS, MINUTE_SECONDS } from "@/lib/durations";
import { endSignal } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { metrics } from "@/server/metrics/metrics";
import { type AddressedMail, openMail, sealMail } from "./sealed-mail";
import { handOver, isRefusedForGood } from "./smtp";

/** Seconds until the next attempt, by the number of attempts so far; the last value applies from then on. */
const WAITS_SECONDS = [
  30,
  MINUTE_SECONDS,
  2 * MINUTE_SECONDS,
  5 * MINUTE_SECONDS,
  10 * MINUTE_SECONDS,
  30 * MINUTE_SECONDS,
  HOUR_SECONDS,
];
/** How long a process has to send a mail that it claimed, before another process tries. */
const LEASE_SECONDS = 2 * MINUTE_SECONDS;
const AT_ONCE = 5;
const MOST_A_ROUND = 200;

const inSeconds = (seconds: number): Date => new Date(now().getTime() + seconds * 1000);
const waitAfter = (attempts: number): number =>
  WAITS_SECONDS[Math.min(attempts, WAITS_SECONDS.length) - 1] ?? MINUTE_SECONDS;

type Outgoing = { id: string; attempts: number };
/** `userId`: if this account is deleted, the mail is deleted unsent. */
type Whose = { recipientMark: string; userId: string | null; expiresAt: Date };

/**
 * Stores the mail before the first attempt, so that it is not lost while the mail server is unavailable or if this
 * process ends, and then tries at once. A mail about an account that was deleted meanwhile is not sent.
 * @throws the mail server's error, when it refuses the mail permanently
 */
export async function queueAndSend(url: string, mail: AddressedMail, whose: Whose): Promise<void> {
  const row = await writeDown(mail, whose);
  if (row === null) return;
  const refusal = await attempt(url, mail, row);
  if (refusal !== null) throw refusal;
}

async function writeDown(mail: AddressedMail, whose: Whose): Promise<Outgoing | null> {
  const first = { sealedSecret: new Uint8Array(sealMail(mail)), attempts: 1, nextAttemptAt: inSeconds(LEASE_SECONDS) };
  try {
    return await db.outgoingMail.create({
      data: { ...whose, ...first, createdAt: now() },
      select: { id: true, attempts: true },
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) return null;
    throw error;
  }
}

/** Stores a mail with a change, to be sent by whichever process takes it first. */
export async function leaveInQueue(tx: Transaction, mail: AddressedMail, whose: Whose): Promise<void> {
  await tx.outgoingMail.create({
    data: {
      ...whose,
      ...{ sealedSecret: new Uint8Array(sealMail(mail)), attempts: 0, nextAttemptAt: now(), createdAt: now() },
    },
    select: { id: true },
  });
}

/** Null if the mail was sent or postponed; the mail server's error if it refuses the mail permanently. */
async function attempt(url: string, mail: AddressedMail, { id, attempts }: Outgoing): Promise<unknown> {
  try {
    await handOver(url, mail, id);
  } catch (error) {
    if (isRefusedForGood(error)) {
      await giveUp(id);
      return error;
    }
    metrics().mails.inc({ result: "put off" });
    log.warn({ err: error, attempts }, "the mail server took a mail not now; it is tried again");
    await db.outgoingMail.updateMany({ where: { id }, data: { nextAttemptAt: inSeconds(waitAfter(attempts)) } });
    return null;
  }
  metrics().mails.inc({ result: "sent" });
  await db.outgoingMail.deleteMany({ where: { id } });
  return null;
}

async function giveUp(id: string): Promise<void> {
  metrics().mails.inc({ result: "given up" });
  await db.outgoingMail.deleteMany({ where: { id } });
}

const CLAIMED = z.object({
  id: z.string(),
  attempts: z.number(),
  sealed: z.instanceof(Uint8Array),
  isOver: z.boolean(),
});
type Claimed = z.infer<typeof CLAIMED>;

/**
 * Claims due mails. The time of the next attempt is stored before this attempt, so that another process takes over if
 * this one dies.
 */
const claimDue = (): Promise<Claimed[]> =>
  queryRowsIn(
    db,
    CLAIMED,
    Prisma.sql`
    UPDATE outgoing_mails SET attempts = attempts + 1, next_attempt_at = ${inSeconds(LEASE_SECONDS)}
    WHERE id IN (
      SELECT id FROM outgoing_mails WHERE next_attempt_at <= ${now()} ORDER BY next_attempt_at LIMIT ${AT_ONCE}
      FOR UPDATE SKIP LOCKED)
    RETURNING id, attempts, sealed_secret AS sealed, expires_at <= ${now()} AS "isOver"`,
  );

/** Sends the mails that are due. Any number of processes may do this at once. @returns the number of attempts */
export async function sendQueuedMails(): Promise<number> {
  let tried = 0;
  while (env.SMTP_URL && tried < MOST_A_ROUND && !endSignal.aborted) {
    const due = await claimDue();
    await Promise.all(due.map((row) => sendOne(env.SMTP_URL ?? "", row)));
    tried += due.length;
    if (due.length < AT_ONCE) break;
  }
  return tried;
}

async function sendOne(url: string, { id, attempts, sealed, isOver }: Claimed): Promise<void> {
  const mail = isOver ? null : openMail(sealed);
  if (mail === null) {
    log.warn({ attempts, isOver }, "a mail was given up: its time is over, or AUTH_SECRET has changed");
    return giveUp(id);
  }
  const refusal = await attempt(url, mail, { id, attempts });
  if (refusal !== null) log.warn({ err: refusal, attempts }, "the mail server refused a mail for good");
}
