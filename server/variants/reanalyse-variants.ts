import { type Reanalysis, reanalyse } from "@/server/recipes/analysis/reanalyse-recipes";
import { linesOfVariants, storeVariantAnalysis } from "./store-analysis";

/** As of recipes: what was judged by other rules or other knowledge is judged anew. */
export const reanalyseVariants = (options: Parameters<typeof reanalyse>[1] = {}): Promise<Reanalysis> =>
  reanalyse(
    {
      table: "variants",
      linesOf: linesOfVariants,
      store: async (tx, ids, ahead) => {
        const unread: string[] = [];
        for (const id of ids) if (!(await storeVariantAnalysis(tx, id, ahead)).isRead) unread.push(id);
        return { unread };
      },
    },
    options,
  );
