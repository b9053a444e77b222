import { AppError, notFound } from "@/lib/errors";
import { RECALL_SOURCES, type RecallSource } from "@/lib/recalls/sources";
import type { RecallWishBody, RecallWishWire } from "@/lib/schemas/recalls";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";

type Wish = { readonly sources: readonly RecallSource[]; readonly byMail: boolean };

export async function readWish(userId: string): Promise<Wish> {
  const wish = await db.recallWish.findUnique({ where: { userId } });
  return wish ?? { sources: RECALL_SOURCES, byMail: false };
}

/**
 * Changes of which recalls the caller is told. What was read before the mails are wanted is not mailed.
 * Errors: 409 if mails are wanted to an email that is not confirmed.
 */
export async function changeWish({ userId }: { userId: string }, body: RecallWishBody): Promise<RecallWishWire> {
  if (body.by_mail) {
    const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { emailVerifiedAt: true } });
    if (!user.emailVerifiedAt) throw new AppError("conflict", "confirmForMails");
  }
  const changes = {
    ...(body.sources === undefined ? {} : { sources: body.sources }),
    ...(body.by_mail === undefined ? {} : { byMail: body.by_mail, ...(body.by_mail ? { toldTo: now() } : {}) }),
  };
  const { sources, byMail } = await db.recallWish.upsert({
    where: { userId },
    create: { userId, sources: [...RECALL_SOURCES], toldTo: now(), ...changes },
    update: changes,
  });
  return { sources, by_mail: byMail };
}

/** Records that the caller has read about a recall. Errors: 404 if there is none. */
export async function seeRecall({ userId }: { userId: string }, recallId: string): Promise<void> {
  const recall = await db.recall.findUnique({ where: { id: recallId }, select: { id: true } });
  if (!recall) throw notFound("recall");
  const key = { userId, recallId };
  await db.recallSeen.upsert({
    where: { userId_recallId: key },
    create: { ...key, seenAt: now() },
    update: {},
  });
}
