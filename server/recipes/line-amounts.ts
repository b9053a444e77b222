import { z } from "zod";
import type { Prisma } from "@/server/db/generated/client";
import type { Nutrient } from "@/server/dietary/engine/weigh";
import { SERVING_LIMITS } from "@/server/dietary/serving-limits";
import type { LineAnalysis, OpenAmount } from "@/server/recipe-lines/analyse-line";

/** What is stored of a line's nutrients, of those that advice exists for, in their units. */
export type LineAmounts = {
  readonly counted: Readonly<Record<string, number>>;
  readonly open: Readonly<Record<string, OpenAmount>>;
  readonly isUntold: boolean;
};

const round = (amount: number): number => Number(amount.toPrecision(4));

/** A line's counted amounts. */
export function limitedAmounts({ grams, per100g, eaten }: LineAnalysis): Record<string, number> | null {
  if (grams === null || !per100g) return null;
  const factor = (grams / 100) * (eaten?.share ?? 1);
  const amounts = SERVING_LIMITS.flatMap(({ nutrient: key }): [string, number][] => {
    const amount = (per100g[key as keyof typeof per100g] ?? 0) * factor;
    return amount > 0 && Number.isFinite(amount) ? [[key, round(amount)]] : [];
  });
  return amounts.length > 0 ? Object.fromEntries(amounts) : null;
}

/** Less than this share of a limit in a whole line decides nothing: the salt of a sprig of parsley. */
const NEGLIGIBLE = 0.05;

/** What a line may bring of limited nutrients beyond its counted amounts, where that is worth naming. */
export function openAmounts(line: LineAnalysis): Record<string, OpenAmount> | null {
  const counted = limitedAmounts(line) ?? {};
  const amounts = SERVING_LIMITS.flatMap(({ nutrient, amount: limit }): [string, OpenAmount][] => {
    const open = line.open[nutrient as Nutrient];
    if (!open || beyond(open, counted[nutrient] ?? 0) < limit * NEGLIGIBLE) return [];
    return [[nutrient, { whole: open.whole && round(open.whole), each: open.each && round(open.each) }]];
  });
  return amounts.length > 0 ? Object.fromEntries(amounts) : null;
}

/** How much more than is counted: of the whole dish, or of one serving. Infinite if nobody can say. */
export function beyond({ whole, each }: OpenAmount, counted: number, servings = 1): number {
  if (whole === null || each === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, whole - counted) / servings + each;
}

/** Less than this share of a counted amount is not worth the words "at least". */
const SLIGHT = 0.1;

/** Whether a serving may hold notably more than is counted. `most` undefined: all is counted. */
export const isAtLeast = (amount: number, most: number | null | undefined): boolean =>
  most === null || (most !== undefined && most > amount * (1 + SLIGHT));

/** A line is not counted if it may bring this share of a limit beyond what is. */
const UNCOUNTED = 0.5;

/** Whether what concerns people with limits is counted of a line. */
export function isCounted(line: LineAnalysis): boolean {
  if (line.grams === null || line.per100g === null) return false;
  const counted = limitedAmounts(line) ?? {};
  return SERVING_LIMITS.every(({ nutrient, amount: limit }) => {
    const open = line.open[nutrient as Nutrient];
    return !open || beyond(open, counted[nutrient] ?? 0) < limit * UNCOUNTED;
  });
}

const openAmount = z.object({ whole: z.number().nullable(), each: z.number().nullable() });
const stored = z.object({
  amounts: z.record(z.string(), z.number()).default({}),
  open: z.record(z.string(), openAmount).default({}),
  untold: z.literal(true).optional(),
});

/** The amounts by line id. */
export const amountsByLine = (lines: readonly { id: string; analysis: Prisma.JsonValue }[]): Map<string, LineAmounts> =>
  new Map(
    lines.flatMap(({ id, analysis }) => {
      const { data: line } = stored.safeParse(analysis);
      return line ? [[id, { counted: line.amounts, open: line.open, isUntold: line.untold === true }] as const] : [];
    }),
  );
