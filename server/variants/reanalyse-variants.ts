import { type Reanalysis, reanalyse } from "@/server/recipes/analysis/reanalyse-recipes";
import { storeVariantAnalysis } from "./store-analysis";

/** As of recipes: what was judged by other rules or other knowledge is judged anew. */
export const reanalyseVariants = (options: Parameters<typeof reanalyse>[1] = {}): Promise<Reanalysis> =>
  reanalyse(
    {
      table: "variants",
      store: async (tx, ids) => {
        for (const id of ids) await storeVariantAnalysis(tx, id);
      },
    },
    options,
  );
