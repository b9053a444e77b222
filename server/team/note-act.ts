import type { ActDetails, ActKind } from "@/lib/team/acts";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import type { Member } from "./find-member";

type Actor = Pick<Member, "businessId" | "userId">;
type More = { aboutId?: string; details?: ActDetails };

/** Writes down what a person did in a business. Where it must not be lost it is part of the change's transaction. */
export async function noteAct(actor: Actor, kind: ActKind, more: More = {}, tx: Transaction | typeof db = db) {
  await tx.businessAct.create({
    data: {
      businessId: actor.businessId,
      at: now(),
      kind,
      actorId: actor.userId,
      aboutId: more.aboutId ?? null,
      details: { ...more.details },
    },
    select: { id: true },
  });
}
