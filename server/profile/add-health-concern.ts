import { AppError, invalidField } from "@/lib/errors";
import { MAX_HEALTH_CONCERNS } from "@/lib/profile-limits";
import type { UserHealthConcernWire } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { changeProfile, requirePlace } from "@/server/db/change-profile";
import { db } from "@/server/db/client";
import { healthConcernSelect, toHealthConcernWire } from "./wire";

const LIMIT = {
  most: MAX_HEALTH_CONCERNS,
  field: "health_concern_id",
  message: `At most ${MAX_HEALTH_CONCERNS} health concerns can be chosen`,
};

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
  return changeProfile({ userId }, async (tx) => {
    const rows = await tx.userHealthConcern.findMany({
      where: { userId },
      select: { slot: true, healthConcernId: true },
    });
    if (rows.some((row) => row.healthConcernId === healthConcernId)) {
      throw new AppError("conflict", "This health concern is already on your list");
    }
    const slot = requirePlace(rows, LIMIT);
    const row = await tx.userHealthConcern.create({
      data: { userId, healthConcernId, notes, slot, createdAt: now() },
      select: healthConcernSelect,
    });
    return toHealthConcernWire(row);
  });
}
