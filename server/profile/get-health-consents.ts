import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { limitInWords, titleCase } from "@/lib/id-card/id-card";
import { allergiesOf } from "@/lib/profile/allergies";
import { HEALTH_CONSENT_EDITION, HEALTH_PARTS, type HealthPart } from "@/lib/profile/health-consent";
import type { HealthConsentsWire } from "@/lib/schemas/health-consent";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { db, type Transaction } from "@/server/db/client";
import { getPreferences } from "./get-preferences";

/** For each part of the health data, the person's consent and what is recorded under it. */
export async function getHealthConsents({ userId }: { userId: string }): Promise<HealthConsentsWire> {
  const [rows, preferences] = await Promise.all([
    db.healthConsent.findMany({
      where: { userId },
      distinct: ["part"],
      orderBy: [{ part: "asc" }, { withdrawnAt: { sort: "desc", nulls: "first" } }, { givenAt: "desc" }],
    }),
    getPreferences(userId),
  ]);
  return {
    edition: HEALTH_CONSENT_EDITION,
    parts: HEALTH_PARTS.map((part) => {
      const row = rows.find((each) => each.part === part);
      const recorded = RECORDED[part](preferences);
      const isInForce = row !== undefined && row.withdrawnAt === null;
      return {
        part,
        in_force: isInForce,
        is_current: isInForce && row.edition === HEALTH_CONSENT_EDITION,
        edition: row?.edition ?? null,
        given_at: row?.givenAt.toISOString() ?? null,
        withdrawn_at: row?.withdrawnAt?.toISOString() ?? null,
        recorded,
        ends_sharing: endsSharing(
          part,
          recorded.map(({ key }) => key),
        ),
      };
    }),
  };
}

type Recorded = { key: string; label: string };

const RECORDED: Record<HealthPart, (preferences: PreferencesWire) => Recorded[]> = {
  allergies: (preferences) => allergiesOf(preferences).map(({ key, label }) => ({ key, label })),
  health: ({ healthConcerns, nutrientLimits = [] }) => [
    ...healthConcerns.map(({ health_concern: { name } }) => ({ key: name, label: titleCase(name) })),
    ...nutrientLimits.map((limit) => ({ key: limit.nutrient, label: limitInWords(limit) })),
  ],
};

/**
 * Whether withdrawing this consent also ends sharing, because it deletes something whose absence could hurt the
 * person.
 */
export const endsSharing = (part: HealthPart, keys: readonly string[]): boolean =>
  keys.length > 0 && (part === "allergies" || keys.some((key) => ALARMING_CONCERNS.includes(key)));

/** What is recorded under a part, as seen by the transaction. */
export async function listRecorded(tx: Transaction, userId: string, part: HealthPart): Promise<Recorded[]> {
  return RECORDED[part](await getPreferences(userId, { source: tx }));
}
