import { MAX_HEALTH_CONCERNS } from "@/lib/dietary/preference-kinds";
import { AppError, invalidField } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { UserHealthConcernWire } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { changeProfile, requirePlace } from "@/server/sight/change-profile";
import { requireHealthConsent } from "./health-consent";
import { healthConcernSelect, toHealthConcernWire } from "./wire";

const LIMIT = {
  most: MAX_HEALTH_CONCERNS,
  field: "health_concern_id",
  said: says("healthConcernsMost", { count: MAX_HEALTH_CONCERNS }),
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
  if (!concern) throw invalidField("health_concern_id", "unknownHealthConcern", "unknown");
  return changeProfile({ userId }, async (tx) => {
    const rows = await tx.userHealthConcern.findMany({
      where: { userId },
      select: { slot: true, healthConcernId: true },
    });
    if (rows.some((row) => row.healthConcernId === healthConcernId)) {
      throw new AppError("conflict", "healthConcernThere");
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
