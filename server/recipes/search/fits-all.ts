import type { RecipeWire } from "@/lib/schemas/recipes";
import type { Setting } from "@/server/dietary/engine/judge";
import { findByWords, findNewest } from "./find-hits";
import { fitsSettings } from "./fits";
import { loadInOrder } from "./load-in-order";
import { readFitSources } from "./read-fitting";
import { readWordConditions } from "./word-conditions";

/**
 * Public recipes that fit all people with these settings, filtered by words of the title if there are any. Recipes that
 * fit only depending on a label are left out: the list does not name labels, because they would reveal whose limit is
 * which.
 */
export async function findFittingAll(settings: readonly Setting[], q: string, most: number): Promise<RecipeWire[]> {
  const fits = fitsSettings(settings, await readFitSources(settings, [q]), "strict");
  const search = { reader: null, filters: [], fits, from: 0, size: most };
  const found =
    q === "" ? await findNewest(search) : await findByWords(search, await readWordConditions(q, "beginnings"));
  return loadInOrder(null, found.ids);
}
