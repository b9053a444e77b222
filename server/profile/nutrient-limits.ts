import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { notFound } from "@/lib/errors";
import type { NutrientLimitWire, PreferencesWire, SetNutrientLimitBody } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import {
  amountPerMeal,
  limitsOf,
  type OwnLimits,
  SERVING_LIMITS,
  type ServingLimit,
} from "@/server/dietary/serving-limits";
import { changeProfile } from "@/server/sight/change-profile";
import { ownedBy } from "./access";
import { getPreferences } from "./get-preferences";
import { requireHealthConsent } from "./health-consent";
import { readProfile } from "./read-profile";

type Person = { userId: string };

/**
 * The limits that advice on a serving uses for this person: those of their chosen health concerns, each with its
 * source, or their doctor's limit instead. A doctor's limit without such a concern comes last: it has no effect yet.
 */
export async function listNutrientLimits({ userId }: Person): Promise<NutrientLimitWire[]> {
  const { healthConcerns, nutrientLimits } = await readProfile(userId, { parts: ["healthConcerns", "nutrientLimits"] });
  const own = new Map(nutrientLimits.map((each) => [each.nutrientKey, each]));
  const concerns = healthConcerns.flatMap(({ isActive, healthConcern: { name } }) =>
    isActive && !ALARMING_CONCERNS.includes(name) ? [{ name, limits: limitsOf(name, loadKnowledge()) }] : [],
  );
  const of = ({ nutrient }: ServingLimit) =>
    concerns.filter(({ limits }) => limits.some((each) => each.nutrient === nutrient)).map(({ name }) => name);
  return SERVING_LIMITS.flatMap((limit) => {
    const behind = of(limit);
    const ownLimit = own.get(limit.nutrient);
    if (behind.length === 0 && !ownLimit) return [];
    return [
      {
        nutrient: limit.nutrient,
        label: limit.label,
        unit: limit.unit,
        concerns: behind,
        usual: { amount: limit.amount, source: limit.source },
        own: ownLimit ? { amount: ownLimit.amount.toNumber(), per: ownLimit.per } : null,
        per_meal: ownLimit ? amountPerMeal({ amount: ownLimit.amount.toNumber(), per: ownLimit.per }) : limit.amount,
      },
    ];
  }).sort((one, other) => Number(one.concerns.length === 0) - Number(other.concerns.length === 0));
}

/**
 * Sets a doctor's limit in place of the usual one. Errors: 403 without the required consent, 404 for a nutrient that
 * no limit exists for.
 */
export async function setNutrientLimit(
  { userId, via }: Person & { via: "bearer" | "cookie" },
  nutrientKey: string,
  { amount, per, health_consent: agreedTo }: SetNutrientLimitBody,
): Promise<PreferencesWire> {
  if (!SERVING_LIMITS.some(({ nutrient }) => nutrient === nutrientKey)) throw notFound("nutrient");
  const row = { amount: new Prisma.Decimal(amount), per, setAt: now() };
  await changeProfile({ userId }, async (tx) => {
    await requireHealthConsent(tx, { userId, via, agreedTo });
    await tx.nutrientLimit.upsert({
      where: { userId_nutrientKey: { userId, nutrientKey } },
      create: { userId, nutrientKey, ...row },
      update: row,
    });
  });
  return getPreferences(userId);
}

/** Restores the usual limit; doing it again changes nothing. */
export async function removeNutrientLimit(person: Person, nutrientKey: string): Promise<PreferencesWire> {
  await changeProfile(person, (tx) => tx.nutrientLimit.deleteMany({ where: { ...ownedBy(person), nutrientKey } }));
  return getPreferences(person.userId);
}

/** The limits that the person's doctor set, for the engine. */
export async function readOwnLimits(userId: string): Promise<OwnLimits> {
  const rows = await db.nutrientLimit.findMany({
    where: { userId },
    select: { nutrientKey: true, amount: true, per: true },
  });
  return new Map(rows.map(({ nutrientKey, amount, per }) => [nutrientKey, { amount: amount.toNumber(), per }]));
}
