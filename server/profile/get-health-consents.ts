import { z } from "zod";
import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { limitInWords, titleCase } from "@/lib/id-card/id-card";
import { allergiesOf } from "@/lib/profile/allergies";
import { HEALTH_CONSENT_EDITION, HEALTH_PARTS, type HealthPart } from "@/lib/profile/health-consent";
import type { HealthConsentsWire } from "@/lib/schemas/health-consent";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { getPreferences } from "./get-preferences";

/** For each part of the health data, the person's consent and what is recorded under it. */
export async function getHealthConsents({ userId }: { userId: string }): Promise<HealthConsentsWire> {
  const [rows, preferences, diary] = await Promise.all([
    db.healthConsent.findMany({
      where: { userId },
      distinct: ["part"],
      orderBy: [{ part: "asc" }, { withdrawnAt: { sort: "desc", nulls: "first" } }, { givenAt: "desc" }],
    }),
    getPreferences(userId),
    recordedDiary(db, userId),
  ]);
  return {
    edition: HEALTH_CONSENT_EDITION,
    parts: HEALTH_PARTS.map((part) => {
      const row = rows.find((each) => each.part === part);
      const recorded = part === "diary" ? diary : RECORDED[part](preferences);
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

/** `entries`: how many a row stands for, if more than one. */
type Recorded = { key: string; label: string; entries?: number };

const MONTH = z.object({ month: z.string(), entries: z.number().int() });

/**
 * A diary by its months, because nobody looks through thousands of entries. A key changes with the number of entries, so a
 * withdrawal erases no entry that was written after the person was shown the number.
 */
async function recordedDiary(source: Transaction, userId: string): Promise<Recorded[]> {
  const months = await queryRowsIn(
    source,
    MONTH,
    Prisma.sql`
    SELECT to_char(day, 'YYYY-MM') AS month, count(*)::int AS entries FROM diary_entries
    WHERE user_id = ${userId}::uuid GROUP BY 1 ORDER BY 1`,
  );
  return months.map(({ month, entries }) => ({ key: `${month}:${entries}`, label: `${month}: ${entries}`, entries }));
}

const RECORDED: Record<Exclude<HealthPart, "diary">, (preferences: PreferencesWire) => Recorded[]> = {
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
  return part === "diary" ? recordedDiary(tx, userId) : RECORDED[part](await getPreferences(userId, { source: tx }));
}
