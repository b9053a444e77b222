import { AppError, invalidField } from "@/lib/errors";
import { MAX_HEALTH_CONCERNS } from "@/lib/profile-limits";
import type { UserHealthConcernWire } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { changeProfile, requirePlace } from "@/server/db/change-profile";
import { db } from "@/server/db/client";
import { requireHealthConsent } from "./health-consent";
import { healthConcernSelect, toHealthConcernWire } from "./wire";

const LIMIT = {
  most: MAX_HEALTH_CONCERNS,
  field: "health_concern_id",
  message: `At most ${MAX_HEALTH_CONCERNS} health concerns can be chosen`,
};

type Recording = { health_concern_id: string; notes?: string | null | undefined; health_consent?: string | undefined };

/**
 * Errors: 403 without the required consent (see requireHealthConsent), 422 for an unknown concern or a fourth one, 409
 * for a concern that is recorded already.
 */
export async function addHealthConcern(
  { userId, via }: { userId: string; via: "bearer" | "cookie" },
  { health_concern_id: healthConcernId, notes, health_consent: agreedTo }: Recording,
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
    await requireHealthConsent(tx, { userId, via, agreedTo });
    const row = await tx.userHealthConcern.create({
      data: { userId, healthConcernId, notes: notes || null, slot, createdAt: now() },
      select: healthConcernSelect,
    });
    return toHealthConcernWire(row);
  });
}
