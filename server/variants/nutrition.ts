import { z } from "zod";
import type { RecipeNutritionWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import type { RecipeAnalysis } from "@/server/recipes/analysis/combine-lines";

const storedNutrition = z.object({
  coverage: z.number(),
  values: z.record(z.string(), z.number()),
  in_part: z.array(z.object({ of: z.string(), share: z.number() })).default([]),
});

/** As it is stored: amounts of one serving (of the whole where nobody said how many) by nutrient key. */
export const toStoredNutrition = ({
  coverage,
  perServing,
  inPart,
}: RecipeAnalysis): z.infer<typeof storedNutrition> => ({
  coverage,
  in_part: [...inPart],
  values: Object.fromEntries(Object.entries(perServing).filter(([, amount]) => Number.isFinite(amount))),
});

/** Null where no line could be counted. */
export async function readNutrition(
  stored: Prisma.JsonValue | null,
  hasServings: boolean,
): Promise<RecipeNutritionWire | null> {
  const { data: nutrition } = storedNutrition.safeParse(stored);
  if (!nutrition || nutrition.coverage === 0) return null;
  const nutrients = await db.nutrient.findMany({
    select: { key: true, label: true, unit: true },
    orderBy: { position: "asc" },
  });
  return {
    per: hasServings ? "serving" : "recipe",
    coverage: nutrition.coverage,
    in_part: nutrition.in_part,
    values: nutrients.flatMap((nutrient) => {
      const amount = nutrition.values[nutrient.key];
      return amount === undefined ? [] : [{ ...nutrient, amount }];
    }),
  };
}
