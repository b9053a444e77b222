import type { VerdictReportWire } from "@/lib/schemas/reports";
import { db } from "@/server/db/client";
import { reportSelect, toReportWire } from "./wire";

const MOST_LISTED = 100;

type About = { recipe_id?: string | undefined; variant_id?: string | undefined };

/**
 * What a person reported and how it was answered, the newest first. If a recipe or variant is named, only its reports.
 */
export async function listOwnReports(userId: string, { recipe_id, variant_id }: About): Promise<VerdictReportWire[]> {
  const rows = await db.verdictReport.findMany({
    where: {
      userId,
      ...(recipe_id ? { recipeId: recipe_id, recipe: { baseRecipeTitle: null } } : {}),
      ...(variant_id ? { recipeId: variant_id, recipe: { baseRecipeTitle: { not: null } } } : {}),
    },
    select: reportSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_LISTED,
  });
  return rows.map(toReportWire);
}
