import type { RecipeWire } from "@/lib/schemas/recipes";
import type { Setting } from "@/server/dietary/engine/judge";
import { readAskedWords } from "./asked-words";
import { findByWords, findNewest } from "./find-hits";
import { fitsSettings } from "./fits";
import { loadInOrder } from "./load-in-order";
import { readFitSources } from "./read-fitting";

/** Public recipes that fit everybody whose settings these are, filtered by words of the title when there are any. */
export async function findFittingAll(settings: readonly Setting[], q: string, most: number): Promise<RecipeWire[]> {
  const fits = fitsSettings(settings, await readFitSources(settings, [q]));
  const search = { reader: null, filters: [], fits, from: 0, size: most };
  const found = q === "" ? await findNewest(search) : await findByWords(search, await readAskedWords(q, "beginnings"));
  return loadInOrder(null, found.ids);
}
