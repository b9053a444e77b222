import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import type { Course } from "@/lib/recipes/kinds";
import type { FindingWire, JudgedSettingWire, UnknownForWire, VerdictKindWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeNutritionWire } from "@/lib/schemas/recipes";
import type { Setting } from "@/server/dietary/engine/judge";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import type { ReadLine } from "@/server/dietary/engine/read";
import { type Nutrient, usualOfLine } from "@/server/dietary/engine/weigh";
import { limitFor, limitsOf, type OwnLimits, type ServingLimit, shareOfMeal } from "@/server/dietary/serving-limits";
import type { LineAmounts } from "./line-amounts";
import { type NamedLine, unknownOf, unknownOfFood } from "./unknown-nutrients";

/** Computed from a dish's amounts: the nutrients of one serving, and how much of each every line contributes. */
export type ServingFacts = {
  readonly nutrition: Pick<RecipeNutritionWire, "per" | "values"> | null;
  /**
   * The most that a serving may hold of nutrients that are not counted whole; null in it if nobody can say. Null as a
   * whole if nothing was counted.
   */
  readonly most: Readonly<Record<string, number | null>> | null;
  readonly servings: number | null;
  readonly course: Course | null;
  readonly amounts: ReadonlyMap<string, LineAmounts>;
};

/** Of a dish that was not analysed. */
export const NOTHING_COUNTED: ServingFacts = {
  nutrition: null,
  most: null,
  servings: null,
  course: null,
  amounts: new Map(),
};

export type ServingFinding = {
  readonly kind: VerdictKindWire;
  readonly findings: readonly FindingWire[];
  readonly unknowns: readonly UnknownForWire[];
};

/** A finding names a line that contributes at least this share of the dish's amount. */
const LEAST_SHARE = 0.25;

/**
 * Compares a serving with the limits of one concern, or with the limits that the person's doctor set instead. The
 * counted amount is a lower bound: "too much" is therefore certain. "Little enough" is certain only if even the most
 * that the serving may hold keeps the limit; else it is unknown.
 */
export function findingsOf(
  setting: Setting,
  label: JudgedSettingWire,
  lines: readonly NamedLine[],
  facts: ServingFacts,
  knowledge: Knowledge,
  own: OwnLimits = NO_OWN,
): ServingFinding {
  if (!isAdvised(setting)) return NOTHING;
  const share = shareOfMeal(facts.course);
  const limits = limitsOf(setting.key, knowledge).map((limit) => inPart(limitFor(limit, own), share));
  const findings: FindingWire[] = [];
  const unknowns: UnknownForWire[] = [];
  for (const limit of limits) {
    const { least, most } = rangeOf(limit.nutrient, facts);
    if (least > limit.amount) findings.push(toFinding(label, limit, least, facts));
    else if (most > limit.amount) unknowns.push({ setting: label, ...unknownOf(limit, { least, most }, lines, facts) });
  }
  const kind = findings.length > 0 ? "conflict" : unknowns.length > 0 ? "unknown" : "match";
  return { kind, findings, unknowns };
}

/**
 * The same for lines that make no dish, as those of a grocery list: how much one eats of them is not known, so no concern
 * is said to be kept. A line is unknown if nobody knows whether a usual amount of its food holds more than a limit.
 */
export function findingsOfFoods(
  setting: Setting,
  label: JudgedSettingWire,
  lines: readonly (NamedLine & { readonly read: ReadLine })[],
  knowledge: Knowledge,
  own: OwnLimits = NO_OWN,
): ServingFinding {
  const limits = isAdvised(setting) ? limitsOf(setting.key, knowledge).map((limit) => limitFor(limit, own)) : [];
  if (limits.length === 0) return NOTHING;
  const unknowns = lines.flatMap(({ id, food, read }) => {
    const usual = usualOfLine(read, knowledge);
    return limits.flatMap((limit) => {
      const range = usual?.(limit.nutrient as Nutrient);
      const isOpen = range && range.least <= limit.amount && range.most > limit.amount;
      return isOpen ? [{ setting: label, ...unknownOfFood(limit, range, { id, food }) }] : [];
    });
  });
  return { kind: "unknown", findings: [], unknowns };
}

const isAdvised = ({ type, key }: Setting): boolean => type === "health" && !ALARMING_CONCERNS.includes(key);

const NO_OWN: OwnLimits = new Map();
const NOTHING: ServingFinding = { kind: "match", findings: [], unknowns: [] };

const inPart = (limit: ServingLimit, share: number): ServingLimit =>
  share === 1 ? limit : { ...limit, amount: Number((limit.amount * share).toPrecision(6)) };

/** What a serving holds at least and at most. Of a dish without a number of servings one may eat any part. */
function rangeOf(nutrient: string, { nutrition, most }: ServingFacts): { least: number; most: number } {
  if (!most) return { least: 0, most: Number.POSITIVE_INFINITY };
  const counted = nutrition?.values.find(({ key }) => key === nutrient)?.amount ?? 0;
  const open = most[nutrient];
  return {
    least: nutrition?.per === "serving" ? counted : 0,
    most: open === undefined ? counted : (open ?? Number.POSITIVE_INFINITY),
  };
}

function toFinding(
  setting: JudgedSettingWire,
  { nutrient, words, amount: limit, unit, source }: ServingLimit,
  amount: number,
  { course, amounts }: ServingFacts,
): FindingWire {
  const isPart = course !== null && shareOfMeal(course) < 1;
  const than = isPart ? `for a ${COURSE_WORDS[course] ?? course}, half of a meal's amount` : "a meal";
  return {
    setting,
    nutrient,
    sentence: `${words}: ${shown(amount, unit)} a serving`,
    amount,
    limit,
    unit,
    limit_words: `More than ${shown(limit, unit)} ${than}; your card says ${setting.label.toLowerCase()}.`,
    source,
    lines: linesOf(nutrient, amounts),
    ...(isPart ? { course } : {}),
  };
}

const COURSE_WORDS: Partial<Record<Course, string>> = { side: "side dish" };

/** The lines that contribute most of a nutrient, the largest first. */
function linesOf(nutrient: string, amounts: ServingFacts["amounts"]): string[] {
  const shares = [...amounts].map(([id, { counted }]) => ({ id, amount: counted[nutrient] ?? 0 }));
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
