import { normalizedName } from "@/lib/normalized-name";
import { db } from "@/server/db/client";
import { conceptOf } from "@/server/dietary/engine/ingredient-preference";
import { allergenClass, type Concept, type Knowledge } from "@/server/dietary/engine/knowledge";
import type { SubstanceMask } from "@/server/dietary/engine/substances";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { conceptKey } from "../analysis/concept-key";

/** What somebody wrote for a food: a place in the tree, with the class it stands for; null where it has none. */
export type FoodTerm = { readonly text: string; readonly food: { key: number; classMask: SubstanceMask } | null };

const CLOSE_ENOUGH = 0.5;

/** By its names, else by the nearest one, so that a slip of the finger does not turn a filter off. */
export async function readFoodTerms(texts: readonly string[]): Promise<FoodTerm[]> {
  const knowledge = loadKnowledge();
  return Promise.all(
    [...new Set(texts)].map(async (text) => {
      const concept = conceptOf(text, knowledge) ?? (await nearestConcept(text, knowledge));
      return { text, food: concept && toFood(concept) };
    }),
  );
}

export const toFood = (concept: Concept) => ({ key: conceptKey(concept.id), classMask: allergenClass(concept) });

async function nearestConcept(text: string, knowledge: Knowledge): Promise<Concept | null> {
  const name = normalizedName(text);
  if (name.length < 3) return null;
  const [nearest] = await db.$queryRaw<{ slug: string }[]>`
    SELECT i.slug FROM (
      SELECT id AS ingredient_id, normalized_name AS text FROM ingredients WHERE normalized_name % ${name}
      UNION ALL
      SELECT ingredient_id, normalized_text FROM ingredient_synonyms WHERE normalized_text % ${name}
    ) hit JOIN ingredients i ON i.id = hit.ingredient_id
    WHERE i.slug IS NOT NULL AND similarity(hit.text, ${name}) >= ${CLOSE_ENOUGH}
    ORDER BY similarity(hit.text, ${name}) DESC, length(hit.text), i.slug LIMIT 1`;
  return nearest ? conceptOf(nearest.slug, knowledge) : null;
}
