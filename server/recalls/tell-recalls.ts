import { z } from "zod";
import { LINKS } from "@/lib/links";
import { RECALL_SOURCES } from "@/lib/recalls/sources";
import type { RecallWire } from "@/lib/schemas/recalls";
import { endSignal } from "@/server/background/run-in-background";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { sendMailWith } from "@/server/mail/send-mail";
import { writtenMail } from "@/server/mail/written-mail";
import { leaveNotification } from "@/server/notifications/leave-notification";
import { findRecalls } from "./find-recalls";

const PAGE = 50;
const MOST_NAMED = 10;
const DUE = z.object({
  userId: z.string(),
  email: z.string(),
  byMail: z.boolean(),
  toldTo: z.date().nullable(),
  since: z.date().nullable(),
});
type Due = z.infer<typeof DUE>;

/**
 * Tells those who want it, by mail or on a device, of the recalls that were read since they were told last and that concern
 * them. A person's moment is moved on in the transaction that leaves the mail, so that two processes send one. @returns how
 * many people were told
 */
export async function tellRecalls(): Promise<number> {
  const newest = (await db.recall.aggregate({ _max: { readAt: true } }))._max.readAt;
  if (!newest) return 0;
  let sent = 0;
  let after: string | null = null;
  while (!endSignal.aborted) {
    const due: Due[] = await queryRowsIn(db, DUE, dueTo(newest, after));
    for (const person of due) {
      try {
        if (await tell(person, newest)) sent += 1;
      } catch (error) {
        log.warn({ err: error, userId: person.userId }, "a person could not be told of recalls");
      }
    }
    after = due.at(-1)?.userId ?? null;
    if (due.length < PAGE) break;
  }
  return sent;
}

/**
 * Those who want mails, or whose browser wants to be notified. Whoever was never told begins with what comes next, and a
 * browser with what was read since it asked.
 */
const dueTo = (newest: Date, after: string | null) => Prisma.sql`
  SELECT u.id AS "userId", u.email, coalesce(w.by_mail AND u.email_verified_at IS NOT NULL, false) AS "byMail",
    w.told_to AS "toldTo", greatest(w.told_to, CASE WHEN NOT w.by_mail THEN
      (SELECT min(d.created_at) FROM push_devices d WHERE d.user_id = u.id AND 'recalls' = ANY(d.kinds)) END) AS since
  FROM users u LEFT JOIN recall_wishes w ON w.user_id = u.id
  WHERE u.id IN (SELECT user_id FROM recall_wishes WHERE by_mail
      UNION SELECT user_id FROM push_devices WHERE 'recalls' = ANY(kinds))
    AND (w.told_to IS NULL OR w.told_to < ${newest}) AND (${after}::uuid IS NULL OR u.id > ${after}::uuid)
    AND NOT EXISTS (SELECT FROM account_closings c WHERE c.user_id = u.id)
  ORDER BY u.id LIMIT ${PAGE}`;

/** @returns whether the person was told of something */
async function tell({ userId, email, byMail, toldTo, since }: Due, newest: Date): Promise<boolean> {
  if (toldTo === null) {
    await db.recallWish.createMany({
      data: [{ userId, sources: [...RECALL_SOURCES], toldTo: newest }],
      skipDuplicates: true,
    });
    return false;
  }
  const recalls = await findRecalls({ userId }, { readSince: since ?? toldTo });
  const found = recalls.filter(({ is_seen: isSeen }) => !isSeen);
  const values = { count: found.length };
  const after = await db.$transaction(async (tx) => {
    const { count } = await tx.recallWish.updateMany({ where: { userId, toldTo }, data: { toldTo: newest } });
    if (count === 0 || found.length === 0) return null;
    await leaveNotification(tx, { userIds: [userId], kind: "recalls", topic: "recalls", values });
    return byMail ? sendMailWith(tx, email, recallMail(found), userId) : async () => undefined;
  });
  await after?.();
  return after !== null;
}

/** It names the foods and what the notices say, and nothing of anybody's card: a mail is read on a lock screen, too. */
function recallMail(recalls: readonly RecallWire[]) {
  return writtenMail("recalls", {
    count: recalls.length,
    foods: recalls
      .slice(0, MOST_NAMED)
      .map(({ products, title, firm }) => [products[0] ?? title, firm].filter(Boolean).join(", "))
      .join("\n"),
    more: Math.max(0, recalls.length - MOST_NAMED),
    link: new URL(LINKS.recalls, env.APP_URL).href,
  });
}
