import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import type { FindingWire, JudgedSettingWire, VerdictKindWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeNutritionWire } from "@/lib/schemas/recipes";
import type { Setting } from "@/server/dietary/engine/judge";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { limitFor, limitsOf, type OwnLimits, type ServingLimit } from "@/server/dietary/serving-limits";

/** Computed from a dish's amounts: the nutrients of one serving, and how much of the whole each line contributes. */
export type ServingFacts = {
  readonly nutrition: Pick<RecipeNutritionWire, "per" | "coverage" | "values"> | null;
  readonly amounts: ReadonlyMap<string, Readonly<Record<string, number>>>;
};

export type ServingFinding = { readonly kind: VerdictKindWire; readonly findings: readonly FindingWire[] };

/** A finding names a line that contributes at least this share of the dish's amount. */
const LEAST_SHARE = 0.25;

/**
 * Compares a serving with the limits of one concern, or with the limits that the person's doctor set instead. The
 * counted amount is a lower bound: "too much" is therefore certain, while "little enough" is `unknown` when amounts
 * are missing or do not cover the dish.
 */
export function findingsOf(
  setting: Setting,
  label: JudgedSettingWire,
  { nutrition, amounts }: ServingFacts,
  knowledge: Knowledge,
  own: OwnLimits = NO_OWN,
): ServingFinding {
  if (setting.type !== "health" || ALARMING_CONCERNS.includes(setting.key)) return NOTHING;
  const limits = limitsOf(setting.key, knowledge).map((limit) => limitFor(limit, own));
  if (limits.length === 0) return NOTHING;
  if (nutrition?.per !== "serving") return { kind: "unknown", findings: [] };
  const amountOf = new Map(nutrition.values.map(({ key, amount }) => [key, amount]));
  const over = limits.flatMap((limit) => {
    const amount = amountOf.get(limit.nutrient) ?? 0;
    return amount > limit.amount ? [toFinding(label, limit, amount, linesOf(limit.nutrient, amounts))] : [];
  });
  const kind = over.length > 0 ? "conflict" : nutrition.coverage >= 1 ? "match" : "unknown";
  return { kind, findings: over };
}

const NO_OWN: OwnLimits = new Map();
const NOTHING: ServingFinding = { kind: "match", findings: [] };

const toFinding = (
  setting: JudgedSettingWire,
  { nutrient, words, amount: limit, unit, source }: ServingLimit,
  amount: number,
  lines: string[],
): FindingWire => ({
  setting,
  nutrient,
  sentence: `${words}: ${shown(amount, unit)} a serving`,
  amount,
  limit,
  unit,
  limit_words: `More than ${shown(limit, unit)} a meal; your card says ${setting.label.toLowerCase()}.`,
  source,
  lines,
});

/** The lines that contribute most of a nutrient, the largest first. */
function linesOf(nutrient: string, amounts: ServingFacts["amounts"]): string[] {
  const shares = [...amounts].map(([id, of]) => ({ id, amount: of[nutrient] ?? 0 }));
  const total = shares.reduce((sum, { amount }) => sum + amount, 0);
  return shares
    .filter(({ amount }) => amount > 0 && amount >= total * LEAST_SHARE)
    .sort((a, b) => b.amount - a.amount)
    .map(({ id }) => id);
}

const number = new Intl.NumberFormat("en", { maximumSignificantDigits: 2 });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

const shown = (amount: number, unit: ServingLimit["unit"]): string =>
  `${unit === "g" ? number.format(amount) : whole.format(amount)} ${unit}`;
