import { z } from "zod";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { Client } from "../find-client";
import { invalidRequest } from "../protocol-error";

/**
 * An application confirms that it deleted a person's data. Doing it again is no error; another application's notice is
 * unknown.
 */
export async function acknowledgeNotice(client: Client, noticeId: string | undefined): Promise<void> {
  if (noticeId === undefined) throw invalidRequest("The notice is missing");
  const where = { id: noticeId, clientId: client.id };
  if (!z.uuid().safeParse(noticeId).success || (await db.oAuthNotice.count({ where })) === 0) {
    throw invalidRequest("This notice is not known");
  }
  // A confirmed notice is not sent again.
  await db.oAuthNotice.updateMany({
    where: { ...where, acknowledgedAt: null },
    data: { acknowledgedAt: now(), nextAttemptAt: null },
  });
  await db.oAuthNotice.updateMany({ where: { ...where, deliveredAt: null }, data: { deliveredAt: now() } });
}
