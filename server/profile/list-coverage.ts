import { z } from "zod";
import type { IngredientCoverageWire } from "@/lib/schemas/profile";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";

const MOST_FOODS = 5;
const MOST_SYNONYMS = 12;

/** The coverage of an ingredient with nothing below it and no other name. */
export const COVERS_ITSELF: IngredientCoverageWire = { foods: [], food_count: 0, synonyms: [] };

const names = z.array(z.string()).nullable();
const ROW = z.object({ id: z.string(), foods: names, food_count: z.number(), synonyms: names });

/**
 * What avoiding each ingredient also avoids: all foods below it in the tree and its English synonyms. Direct children
 * come first, large groups before small ones; guesses of the classifier are not named.
 */
export async function listCoverage(ingredientIds: readonly string[]): Promise<Map<string, IngredientCoverageWire>> {
  if (ingredientIds.length === 0) return new Map();
  const rows = await queryRowsIn(
    db,
    ROW,
    Prisma.sql`
    WITH RECURSIVE roots AS (
      SELECT id FROM unnest(${[...ingredientIds]}::uuid[]) AS given(id)
    ), below AS (
      SELECT p.parent_id AS root, p.child_id AS id FROM roots r JOIN ingredient_parents p ON p.parent_id = r.id
      UNION
      SELECT b.root, p.child_id FROM below b JOIN ingredient_parents p ON p.parent_id = b.id
    ), foods AS (
      SELECT b.root, i.name, row_number() OVER (PARTITION BY b.root ORDER BY
        EXISTS (SELECT 1 FROM ingredient_parents p WHERE p.parent_id = b.root AND p.child_id = b.id) DESC,
        (SELECT count(*) FROM ingredient_parents p WHERE p.parent_id = b.id) DESC, i.name) AS place
      FROM below b JOIN ingredients i ON i.id = b.id WHERE i.origin <> 'inferred' AND b.id <> b.root
    )
    SELECT r.id,
      (SELECT array_agg(f.name ORDER BY f.place) FROM foods f WHERE f.root = r.id AND f.place <= ${MOST_FOODS}) AS foods,
      (SELECT count(*)::int FROM foods f WHERE f.root = r.id) AS food_count,
      (SELECT array_agg(s.text ORDER BY s.place) FROM (
        SELECT text, row_number() OVER (ORDER BY length(text), text) AS place FROM ingredient_synonyms
        WHERE ingredient_id = r.id AND language = 'en') s WHERE s.place <= ${MOST_SYNONYMS}) AS synonyms
    FROM roots r`,
  );
  return new Map(
    rows.map(({ id, foods, food_count, synonyms }) => [
      id,
      { foods: foods ?? [], food_count, synonyms: synonyms ?? [] },
    ]),
  );
}
