import type { RecipeWire } from "@/lib/schemas/recipes";
import type { Setting } from "@/server/dietary/engine/judge";
import { readAskedWords } from "./asked-words";
import { findByWords, findNewest } from "./find-hits";
import { fitsSettings } from "./fits";
import { loadInOrder } from "./load-in-order";
import { readFitSources } from "./read-fitting";

/**
 * Public recipes that fit everybody whose settings these are, filtered by words of the title when there are any. What
 * fits only if a label says so is left out: the list names no labels, because they would tell whose limit is which.
 */
export async function findFittingAll(settings: readonly Setting[], q: string, most: number): Promise<RecipeWire[]> {
  const fits = fitsSettings(settings, await readFitSources(settings, [q]), "strict");
  const search = { reader: null, filters: [], fits, from: 0, size: most };
  const found = q === "" ? await findNewest(search) : await findByWords(search, await readAskedWords(q, "beginnings"));
  return loadInOrder(null, found.ids);
}
