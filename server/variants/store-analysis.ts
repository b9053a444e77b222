import { db, type Transaction } from "@/server/db/client";
import { judgedEdition } from "@/server/dietary/review/judged-edition";
import { type Ahead, analyseInTime, type StoredLine } from "@/server/recipes/analysis/analyse-ahead";
import { lineText } from "@/server/recipes/analysis/analyse-line";
import { combineLines } from "@/server/recipes/analysis/combine-lines";
import { judgedWords } from "@/server/recipes/analysis/judged-words";
import { announceStale } from "@/server/recipes/analysis/stale";
import { limitedAmounts } from "@/server/recipes/line-amounts";
import { toStoredNutrition } from "./nutrition";

const lineSelect = { name: true, quantity: true, unit: true, note: true, groupName: true } as const;

export const linesOfVariants = (ids: readonly string[]): Promise<StoredLine[]> =>
  db.variantIngredient.findMany({ where: { variantId: { in: [...ids] } }, select: lineSelect });

/** Reads a variant's lines on another thread and stores what may be said of them, each step on its own. */
export async function analyseAndStoreVariant(variantId: string): Promise<void> {
  const ahead = await analyseInTime(await linesOfVariants([variantId]));
  await db.$transaction((tx) => storeVariantAnalysis(tx, variantId, ahead));
}

/**
 * Stores what may be said of a variant's own lines as they stand in the transaction, which holds the variant's row:
 * nothing is taken over from its base. The engine has read the lines before (`ahead`); a variant of which it has not
 * read every line as it stands is left without a judgement, and judged soon. Leaves `updated_at` alone.
 */
export async function storeVariantAnalysis(
  tx: Transaction,
  variantId: string,
  ahead: Ahead,
): Promise<{ isRead: boolean }> {
  const edition = await judgedEdition(tx, ahead.stamps);
  const { servings, ingredients } = await tx.variant.findUniqueOrThrow({
    where: { id: variantId },
    select: { servings: true, ingredients: { select: { id: true, ...lineSelect }, orderBy: { position: "asc" } } },
  });
  const lines = ingredients.flatMap((line) => {
    const analysis = ahead.of(line);
    return analysis ? [{ id: line.id, text: lineText(line), ...analysis }] : [];
  });
  if (lines.length < ingredients.length) {
    announceStale();
    await tx.$executeRaw`UPDATE variants SET engine_version = NULL WHERE id = ${variantId}::uuid`;
    return { isRead: false };
  }
  const analysis = combineLines(lines, servings?.toNumber() ?? null);
  const rows = lines.map((line) => {
    const { id, fits, needs, isKnown } = line;
    const amounts = limitedAmounts(line);
    return { id, analysis: { fits, needs, is_known: isKnown, ...(amounts ? { amounts } : {}) } };
  });
  await tx.$executeRaw`
    UPDATE variant_ingredients line SET analysis = r.analysis
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, analysis jsonb)
    WHERE line.id = r.id`;
  await tx.$executeRaw`
    UPDATE variants SET dietary_info = ${JSON.stringify(analysis.dietaryInfo)}::jsonb,
      nutrition = ${JSON.stringify(toStoredNutrition(analysis))}::jsonb, engine_version = ${edition},
      concept_keys = ${analysis.conceptKeys}::int[], judged_words = ${judgedWords(lines)}::text[]
    WHERE id = ${variantId}::uuid`;
  return { isRead: true };
}
