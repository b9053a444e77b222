import { z } from "zod";
import type { IngredientCoverageWire } from "@/lib/schemas/profile";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { coverageOf } from "@/server/dietary/engine/judge";
import { type Concept, conceptOf } from "@/server/dietary/engine/knowledge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const MOST_FOODS = 5;
const MOST_SYNONYMS = 12;

/** The coverage of an ingredient with nothing below it and no other name. */
export const COVERS_ITSELF: IngredientCoverageWire = { foods: [], food_count: 0, synonyms: [] };

const ROW = z.object({
  id: z.string(),
  slug: z.string().nullable(),
  name: z.string(),
  synonyms: z.array(z.string()).nullable(),
});
const NAMED = z.object({ slug: z.string(), name: z.string() });

/**
 * What avoiding each ingredient also avoids: the foods that conflict because of it (the engine's `coverageOf`), with
 * the first names, and its English synonyms.
 */
export async function listCoverage(ingredientIds: readonly string[]): Promise<Map<string, IngredientCoverageWire>> {
  if (ingredientIds.length === 0) return new Map();
  const rows = await queryRowsIn(
    db,
    ROW,
    Prisma.sql`
    SELECT i.id, i.slug, i.name,
      (SELECT array_agg(s.text ORDER BY s.place) FROM (
        SELECT text, row_number() OVER (ORDER BY length(text), text) AS place FROM ingredient_synonyms
        WHERE ingredient_id = i.id AND language = 'en') s WHERE s.place <= ${MOST_SYNONYMS}) AS synonyms
    FROM ingredients i WHERE i.id = ANY (${[...ingredientIds]}::uuid[])`,
  );
  const knowledge = loadKnowledge();
  const covered = new Map(
    rows.map(({ id, slug, name }) => {
      // As settings are read: see list-dietary-settings.ts.
      const concept = conceptOf(slug ?? name, knowledge);
      return [id, concept ? coverageOf(concept, knowledge) : []] as const;
    }),
  );
  const nameOf = await readNames([...covered.values()].flatMap((foods) => foods.slice(0, MOST_FOODS)));
  return new Map(
    rows.map(({ id, synonyms }) => {
      const foods = covered.get(id) ?? [];
      return [
        id,
        { foods: foods.slice(0, MOST_FOODS).map(nameOf), food_count: foods.length, synonyms: synonyms ?? [] },
      ];
    }),
  );
}

/** The names that lists show; a food that is not among the ingredients keeps its name in running text. */
async function readNames(foods: readonly Concept[]): Promise<(food: Concept) => string> {
  const slugs = [...new Set(foods.map(({ id }) => id))];
  const rows =
    slugs.length === 0
      ? []
      : await queryRowsIn(
          db,
          NAMED,
          Prisma.sql`SELECT slug, name FROM ingredients WHERE slug = ANY (${slugs}::text[])`,
        );
  const names = new Map(rows.map(({ slug, name }) => [slug, name]));
  return ({ id, name }) => names.get(id) ?? name;
}
