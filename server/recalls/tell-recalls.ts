import { z } from "zod";
import { LINKS } from "@/lib/links";
import type { RecallWire } from "@/lib/schemas/recalls";
import { endSignal } from "@/server/background/run-in-background";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { sendMailWith } from "@/server/mail/send-mail";
import { writtenMail } from "@/server/mail/written-mail";
import { findRecalls } from "./find-recalls";

const PAGE = 50;
const MOST_NAMED = 10;
const DUE = z.object({ userId: z.string(), email: z.string(), toldTo: z.date() });
type Due = z.infer<typeof DUE>;

/**
 * Mails those who want it the recalls that were read since they were told last and that concern them. A person's moment is
 * moved on in the transaction that leaves the mail, so that two processes send one. @returns how many mails were left
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

const dueTo = (newest: Date, after: string | null) => Prisma.sql`
  SELECT w.user_id AS "userId", u.email, w.told_to AS "toldTo"
  FROM recall_wishes w JOIN users u ON u.id = w.user_id
  WHERE w.by_mail AND w.told_to < ${newest} AND u.email_verified_at IS NOT NULL
    AND (${after}::uuid IS NULL OR w.user_id > ${after}::uuid)
    AND NOT EXISTS (SELECT FROM account_closings c WHERE c.user_id = w.user_id)
  ORDER BY w.user_id LIMIT ${PAGE}`;

async function tell({ userId, email, toldTo }: Due, newest: Date): Promise<boolean> {
  const recalls = await findRecalls({ userId }, { readSince: toldTo });
  const found = recalls.filter(({ is_seen: isSeen }) => !isSeen);
  const after = await db.$transaction(async (tx) => {
    const { count } = await tx.recallWish.updateMany({
      where: { userId, byMail: true, toldTo },
      data: { toldTo: newest },
    });
    return count > 0 && found.length > 0 ? sendMailWith(tx, email, recallMail(found), userId) : null;
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
