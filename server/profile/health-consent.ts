import { AppError, invalidField } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { HEALTH_CONSENT_EDITION, type HealthPart } from "@/lib/profile/health-consent";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { uuid7 } from "@/server/db/uuid7";

/**
 * A consent that was not withdrawn, of whatever edition: people are asked for a newer edition, and until they answer
 * the old consent stays valid.
 */
export const inForce = (part: HealthPart) => ({ part, withdrawnAt: null }) as const;

/**
 * Records that a person agrees to the current statement; doing it again changes nothing. `recording`: they agreed by
 * adding something below the statement (docs/decisions/176). For use inside `changeProfile`.
 */
export async function noteConsent(
  tx: Transaction,
  userId: string,
  part: HealthPart,
  givenBy: "statement" | "recording",
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO health_consents (id, user_id, part, edition, given_by, given_at)
    VALUES (${uuid7()}::uuid, ${userId}::uuid, ${part}::health_data_part, ${HEALTH_CONSENT_EDITION},
      ${givenBy}::consent_given_by, ${now()})
    ON CONFLICT (user_id, part, edition) WHERE withdrawn_at IS NULL DO NOTHING`;
}

/** Errors: 422 when the edition is not the current one, because the person then agreed to another text. */
export function requireEdition(edition: string, field: string): void {
  if (edition === HEALTH_CONSENT_EDITION) return;
  throw invalidField(field, says("statementChanged", { edition: HEALTH_CONSENT_EDITION }), "other_edition");
}

/**
 * `via`: how the caller is authenticated. `agreedTo`: the edition that the caller's screen showed, if the call names
 * one.
 */
type Recording = { userId: string; via: "bearer" | "cookie"; agreedTo?: string | null | undefined };

/**
 * Required before something of the part `health` is recorded, inside `changeProfile`. Our own screens, which call by
 * cookie, ask for the consent first. A client of the documented API has its own screens: its first call counts as the
 * person's consent, unless they have withdrawn it here; then only a call that names an edition gives it again. Errors:
 * 403 without a consent.
 */
export async function requireHealthConsent(tx: Transaction, { userId, via, agreedTo }: Recording): Promise<void> {
  if (agreedTo) {
    requireEdition(agreedTo, "health_consent");
    return noteConsent(tx, userId, "health", "statement");
  }
  const given = await tx.healthConsent.findMany({
    where: { userId, part: "health" },
    orderBy: { withdrawnAt: { sort: "desc", nulls: "first" } },
    take: 1,
    select: { withdrawnAt: true },
  });
  const [newest] = given;
  if (newest && newest.withdrawnAt === null) return;
  if (!newest && via === "bearer") return noteConsent(tx, userId, "health", "recording");
  throw new AppError("forbidden", "healthConsentNeeded", {
    reason: "health_consent_required",
  });
}
