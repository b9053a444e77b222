import { z } from "zod";
import type { Prisma } from "@/server/db/generated/client";
import { LIMITED_NUTRIENTS } from "@/server/dietary/serving-limits";
import type { LineAnalysis } from "./analysis/analyse-line";

/** A line's amounts of the nutrients that advice exists for, in their units; stored with its analysis. */
export function limitedAmounts({ grams, per100g, eaten }: LineAnalysis): Record<string, number> | null {
  if (grams === null || !per100g) return null;
  const factor = (grams / 100) * (eaten?.share ?? 1);
  const amounts = LIMITED_NUTRIENTS.flatMap((key): [string, number][] => {
    const amount = (per100g[key as keyof typeof per100g] ?? 0) * factor;
    return amount > 0 && Number.isFinite(amount) ? [[key, Number(amount.toPrecision(4))]] : [];
  });
  return amounts.length > 0 ? Object.fromEntries(amounts) : null;
}

const stored = z.object({ amounts: z.record(z.string(), z.number()) });

/** The amounts by line id. */
export const amountsByLine = (
  lines: readonly { id: string; analysis: Prisma.JsonValue }[],
): Map<string, Record<string, number>> =>
  new Map(
    lines.flatMap(({ id, analysis }) => {
      const { data: line } = stored.safeParse(analysis);
      return line ? [[id, line.amounts] as const] : [];
    }),
  );
