import { z } from "zod";
import { normalizedName } from "@/lib/text/normalized-name";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { substanceQueryOf } from "@/server/dietary/engine/judge";
import type { Concept, Knowledge } from "@/server/dietary/engine/knowledge";
import { conceptOf, isNamedAfter, namesFor } from "@/server/dietary/engine/knowledge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import {
  classKey,
  conceptKey,
  namedKey,
  substanceKeys,
  unknownKeys,
  unsettledKeys,
} from "@/server/recipe-lines/concept-key";
import { NO_WORDS, readWords, type WordConditions } from "./word-conditions";

/**
 * A food as a person wrote it, with its concept in the tree and the keys to search for; `food` is null if no concept
 * matches.
 */
export type FoodTerm = {
  readonly text: string;
  readonly food: SearchedFood | null;
  /** The conditions for its words. */
  readonly words: WordConditions;
};

export type SearchedFood = {
  readonly slug: string;
  readonly key: number;
  /** A recipe with one of these keys contains, or may contain, the food: see food-keys.ts. */
  readonly against: readonly number[];
  /** For a recipe with one of these keys it is unknown whether it contains the food. */
  readonly unknown: readonly number[];
  /** As `against`, for foods that only the title or the steps of a recipe name. */
  readonly named: readonly number[];
  /** True if compound foods with undisclosed ingredients may contain the food. */
  readonly asksAll: boolean;
};

const CLOSE_ENOUGH = 0.5;

/** Each text is matched exactly, or else to the most similar name, so that a typing error does not disable a filter. */
export async function readFoodTerms(texts: readonly string[]): Promise<FoodTerm[]> {
  const knowledge = loadKnowledge();
  const read = await Promise.all(
    [...new Set(texts)].map(async (text) => {
      const concept = conceptOf(text, knowledge) ?? (await nearestConcept(text, knowledge));
      return { text, food: concept && toFood(concept, knowledge) };
    }),
  );
  const unknown = read.filter(({ food }) => food === null).map(({ text }) => text);
  const words = await readWords(unknown, "plain");
  return read.map((each) => ({ ...each, words: words.get(each.text) ?? NO_WORDS }));
}

/** Translates the check that judging makes for each mention (ingredient-preference.ts) into stored keys. */
export function toFood(concept: Concept, knowledge: Knowledge): SearchedFood {
  const { mask, holdsAlways, kinds, partOf, asked } = substanceQueryOf(concept, knowledge);
  const classes = namesFor(concept, knowledge).filter((index) => index !== concept.index);
  const key = conceptKey(concept.id);
  const against = [
    key,
    ...substanceKeys(mask | partOf),
    ...classes.map((index) => classKey(knowledge.concepts[index]?.id ?? "")),
    ...knowledge.concepts.filter((each) => isNamedAfter(concept, each)).map(({ id }) => classKey(id)),
    ...unsettledKeys(kinds),
  ];
  return {
    slug: concept.id,
    key,
    against,
    unknown: unknownKeys(asked),
    named: against.map(namedKey),
    asksAll: mask === 0 && holdsAlways === 0,
  };
}

const NEAREST = z.object({ slug: z.string() });

async function nearestConcept(text: string, knowledge: Knowledge): Promise<Concept | null> {
  const name = normalizedName(text);
  if (name.length < 3) return null;
  const [nearest] = await queryRowsIn(
    db,
    NEAREST,
    Prisma.sql`
    SELECT i.slug FROM (
      SELECT id AS ingredient_id, normalized_name AS text FROM ingredients WHERE normalized_name % ${name}
      UNION ALL
      SELECT ingredient_id, normalized_text FROM ingredient_synonyms WHERE normalized_text % ${name}
    ) hit JOIN ingredients i ON i.id = hit.ingredient_id
    WHERE i.slug IS NOT NULL AND similarity(hit.text, ${name}) >= ${CLOSE_ENOUGH}
    ORDER BY similarity(hit.text, ${name}) DESC, length(hit.text), i.slug LIMIT 1`,
  );
  return nearest ? conceptOf(nearest.slug, knowledge) : null;
}
