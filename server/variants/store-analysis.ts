import type { Transaction } from "@/server/db/client";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { judgedEdition } from "@/server/dietary/review/judged-edition";
import { analyseLine, lineText } from "@/server/recipes/analysis/analyse-line";
import { combineLines } from "@/server/recipes/analysis/combine-lines";
import { judgedWords } from "@/server/recipes/analysis/judged-words";

import { toStoredNutrition } from "./nutrition";

/**
 * Works out and stores what may be said of a variant's own lines as they stand in the transaction, which holds the
 * variant's row: nothing is taken over from its base. Leaves `updated_at` alone.
 */
export async function storeVariantAnalysis(tx: Transaction, variantId: string): Promise<void> {
  const edition = await judgedEdition(tx);
  const { servings, ingredients } = await tx.variant.findUniqueOrThrow({
    where: { id: variantId },
    select: {
      servings: true,
      ingredients: {
        select: { id: true, name: true, quantity: true, unit: true, note: true, groupName: true },
        orderBy: { position: "asc" },
      },
    },
  });
  const knowledge = loadKnowledge();
  const lines = ingredients.map((line) => ({
    id: line.id,
    text: lineText(line),
    ...analyseLine({ ...line, group: line.groupName }, knowledge),
  }));
  const analysis = combineLines(lines, servings?.toNumber() ?? null);
  const rows = lines.map(({ id, fits, needs, isKnown }) => ({ id, analysis: { fits, needs, is_known: isKnown } }));
  await tx.$executeRaw`
    UPDATE variant_ingredients line SET analysis = r.analysis
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, analysis jsonb)
    WHERE line.id = r.id`;
  await tx.$executeRaw`
    UPDATE variants SET dietary_info = ${JSON.stringify(analysis.dietaryInfo)}::jsonb,
      nutrition = ${JSON.stringify(toStoredNutrition(analysis))}::jsonb, engine_version = ${edition},
      concept_keys = ${analysis.conceptKeys}::int[], judged_words = ${judgedWords(lines)}::text[]
    WHERE id = ${variantId}::uuid`;
}
