import { z } from "zod";
import { MINUTE_SECONDS } from "@/lib/durations";
import { endSignal } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { statement } from "@/server/db/statement";
import { signNotice } from "./sign-notice";

export type PostResult = { isDelivered: boolean; isAcknowledged: boolean };
/**
 * Posts a signed notice to an address; never throws. Passed in, because the layer above knows how to reach the public
 * web.
 */
export type PostNotice = (address: string, token: string) => Promise<PostResult>;

/** Seconds until the next attempt, by the number of attempts so far. After about four days no more are made. */
export const WAITS_SECONDS = [1, 5, 30, 2 * 60, 6 * 60, 12 * 60, 24 * 60, 24 * 60, 24 * 60].map(
  (minutes) => minutes * MINUTE_SECONDS,
);
const AT_ONCE = 10;
/** The most notices of one round; the next round takes the rest. */
const MOST_A_ROUND = 500;

const claimed = z.object({
  id: z.string(),
  client_id: z.string(),
  notice_uri: z.string().nullable(),
  subject: z.string(),
  event: z.string(),
  scopes: z.array(z.string()),
  created_at: z.date(),
});

/**
 * Claims the notices that are due. The time of the next attempt is stored before this attempt begins, so that a notice
 * is retried when the process dies in the middle.
 */
const claimDue = statement(
  claimed,
  `WITH due AS (
     SELECT id FROM oauth_notices WHERE next_attempt_at <= $1 ORDER BY next_attempt_at LIMIT ${AT_ONCE}
     FOR UPDATE SKIP LOCKED
   )
   UPDATE oauth_notices n SET attempts = n.attempts + 1,
     next_attempt_at = $1::timestamptz + (ARRAY[${WAITS_SECONDS.join(",")}])[n.attempts + 1] * interval '1 second'
   FROM due, oauth_clients c WHERE n.id = due.id AND c.id = n.client_id
   RETURNING n.id, c.client_id, c.notice_uri, n.subject, n.event, n.scopes, n.created_at`,
);

/** Sends applications the notices that are due. Any number of processes may do this at once. */
export async function sendNotices(post: PostNotice): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < MOST_A_ROUND && !endSignal.aborted; taken += AT_ONCE) {
    const due = await claimDue(now());
    await Promise.all(due.map((row) => sendOne(row, post)));
    sent += due.length;
    if (due.length < AT_ONCE) break;
  }
  return sent;
}

async function sendOne(row: z.infer<typeof claimed>, post: PostNotice): Promise<void> {
  const { id, client_id: clientId, subject, event, scopes, created_at: createdAt, notice_uri: address } = row;
  // The application removed its address meanwhile, so there is nowhere to send the notice.
  if (address === null) {
    await db.oAuthNotice.updateMany({ where: { id }, data: { nextAttemptAt: null } });
    return;
  }
  const result = await post(address, await signNotice({ id, clientId, subject, event, scopes, createdAt }));
  if (!result.isDelivered) return;
  const at = now();
  await db.oAuthNotice.updateMany({ where: { id }, data: { nextAttemptAt: null, deliveredAt: at } });
  if (result.isAcknowledged) {
    await db.oAuthNotice.updateMany({ where: { id, acknowledgedAt: null }, data: { acknowledgedAt: at } });
  }
}
