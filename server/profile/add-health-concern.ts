import { AppError, invalidField } from "@/lib/errors";
import { MAX_HEALTH_CONCERNS } from "@/lib/profile-limits";
import type { UserHealthConcernWire } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { freeSlot, lockPerson } from "@/server/db/lock-person";
import { updateDisclosures } from "@/server/db/update-disclosures";
import { healthConcernSelect, toHealthConcernWire } from "./wire";

/** Errors: 422 for an unknown concern or a fourth, 409 for one that is there already. */
export async function addHealthConcern(
  userId: string,
  healthConcernId: string,
  notes: string | null,
): Promise<UserHealthConcernWire> {
  const concern = await db.healthConcern.findUnique({
    where: { id: healthConcernId, selectable: true },
    select: { id: true },
  });
  if (!concern) throw invalidField("health_concern_id", "Unknown health concern", "unknown");
  return db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const rows = await tx.userHealthConcern.findMany({
      where: { userId },
      select: { slot: true, healthConcernId: true },
    });
    if (rows.some((row) => row.healthConcernId === healthConcernId)) {
      throw new AppError("conflict", "This health concern is already on your list");
    }
    const slot = freeSlot(
      rows.map((row) => row.slot),
      MAX_HEALTH_CONCERNS,
    );
    if (slot === null) {
      throw invalidField(
        "health_concern_id",
        `At most ${MAX_HEALTH_CONCERNS} health concerns can be chosen`,
        "too_many",
      );
    }
    const row = await tx.userHealthConcern.create({
      data: { userId, healthConcernId, notes, slot, createdAt: now() },
      select: healthConcernSelect,
    });
    await updateDisclosures(tx, userId);
    return toHealthConcernWire(row);
  });
}
