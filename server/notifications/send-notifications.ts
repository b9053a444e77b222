import { createHash } from "node:crypto";
import webpush from "web-push";
import { z } from "zod";
import { DAY_SECONDS, MINUTE_SECONDS } from "@/lib/durations";
import { DEFAULT_LOCALE, readLocale, wholeLocale } from "@/lib/i18n/locales";
import { NOTIFICATION_KINDS } from "@/lib/notifications/kinds";
import { endSignal } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { statement } from "@/server/db/statement";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { notificationWords } from "./notification-words";
import { serverKeys } from "./server-keys";

/** An encrypted message for a push service (RFC 8030 5). */
export type PushRequest = {
  readonly endpoint: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
};
/** `gone`: the subscription is over (RFC 8030 7.3, RFC 8292 4.2). `later`: the service did not take the message now. */
export type PushOutcome = "taken" | "gone" | "later";
/** Posts a message to a push service; never throws. Passed in, because the layer above knows how to reach the web. */
export type PostPush = (request: PushRequest) => Promise<PushOutcome>;

/** Seconds until the next attempt, by the number of attempts so far; then it is given up, because news gets old. */
const WAITS_SECONDS = [1, 5, 30, 120].map((minutes) => minutes * MINUTE_SECONDS);
const AT_ONCE = 20;
const MOST_A_ROUND = 2000;
const VALID_SECONDS = DAY_SECONDS;

const claimed = z.object({
  id: z.string(),
  attempts: z.number(),
  kind: z.enum(NOTIFICATION_KINDS),
  topic: z.string(),
  values: z.object({ count: z.number().optional(), name: z.string().optional(), id: z.string().optional() }),
  due_at: z.date(),
  device_id: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  locale: z.string().nullable(),
  is_open: z.boolean(),
});
type Claimed = z.infer<typeof claimed>;

/** The time of the next attempt is stored before this attempt begins, as for notices to applications. */
const claimDue = statement(
  claimed,
  `WITH due AS (
     SELECT id FROM push_messages WHERE due_at <= $1 ORDER BY due_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
   )
   UPDATE push_messages m SET attempts = m.attempts + 1,
     due_at = $1::timestamptz + coalesce((ARRAY[${WAITS_SECONDS.join(",")}])[m.attempts + 1], 0) * interval '1 second'
   FROM due, push_devices d, users u, sign_ins s
   WHERE m.id = due.id AND d.id = m.device_id AND u.id = d.user_id AND s.id = d.sign_in_id
   RETURNING m.id, m.attempts, m.kind::text AS kind, m.topic, m.values, m.due_at, d.id AS device_id, d.endpoint, d.p256dh,
     d.auth, u.locale, (s.ended_at IS NULL AND s.expires_at > $1::timestamptz
       AND NOT EXISTS (SELECT FROM account_closings c WHERE c.user_id = u.id)) AS is_open`,
);

/** Sends the notifications that are due. Any number of processes may do this at once. @returns how many were taken */
export async function sendNotifications(post: PostPush): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < MOST_A_ROUND && !endSignal.aborted; taken += AT_ONCE) {
    const due = await claimDue(now());
    const outcomes = await Promise.all(due.map((row) => sendOne(row, post)));
    sent += outcomes.filter((outcome) => outcome === "taken").length;
    if (due.length < AT_ONCE) break;
  }
  return sent;
}

async function sendOne(row: Claimed, post: PostPush): Promise<PushOutcome> {
  const request = row.is_open ? toRequest(row) : null;
  const outcome = request ? await post(request) : "gone";
  if (outcome === "gone") await db.pushDevice.deleteMany({ where: { id: row.device_id } });
  // What was added meanwhile has another time and is sent as well.
  else if (outcome === "taken" || row.attempts > WAITS_SECONDS.length)
    await db.pushMessage.deleteMany({ where: { id: row.id, dueAt: row.due_at } });
  return outcome;
}

/** Null: the browser gave keys with which nothing can be encrypted. */
function toRequest(row: Claimed): PushRequest | null {
  const { endpoint, p256dh, auth, topic } = row;
  const shown = notificationWords(row, wholeLocale(readLocale(row.locale) ?? DEFAULT_LOCALE));
  try {
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(shown),
      {
        TTL: VALID_SECONDS,
        urgency: row.kind === "list" ? "normal" : "high",
        // A push service reads it, so it names nothing (RFC 8030 5.4: at most 32 characters).
        topic: createHash("sha256").update(topic).digest("base64url").slice(0, 32),
        vapidDetails: { subject: contact(), ...serverKeys() },
      },
    );
    return { endpoint, headers: headers as Record<string, string>, body: body as Buffer };
  } catch (error) {
    log.warn({ err: error }, "a browser's keys for notifications are wrong");
    return null;
  }
}

/** Whom a push service tells of trouble (RFC 8292 2.1). */
const contact = (): string =>
  env.CONTACT_EMAIL ? `mailto:${env.CONTACT_EMAIL}` : `mailto:postmaster@${new URL(env.APP_URL).hostname}`;
