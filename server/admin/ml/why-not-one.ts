import type { PoolClient } from "pg";
import { z } from "zod";
import { queryText } from "@/server/db/query-text";

type Food = Record<string, unknown>;

const NAME = z.object({ name: z.string() });
const KEY = z.object({ key: z.string() });

/**
 * Why two ingredients cannot be merged, or null. What is known about the first, other than guesses, must also hold for
 * the second: otherwise an allergy that covered the first would not cover the merged food.
 */
export async function whyNotOne(client: PoolClient, from: Food, into: Food): Promise<string | null> {
  const [one, other] = [String(from.name), String(into.name)];
  if (from.origin === "reference") return `The engine must have ${one}: merge the other into it.`;
  if (into.confirmed !== true) return `Confirm ${other} first: a name leads only to what the engine knows.`;
  const values = [from.id, into.id];
  const below = await queryText(
    client,
    NAME,
    `SELECT c.name FROM ingredient_parents p JOIN ingredients c ON c.id = p.child_id
     WHERE p.parent_id = $1 AND p.child_id <> $2 ORDER BY c.name LIMIT 1`,
    values,
  );
  if (below[0]) return `${below[0].name} lies below ${one}: give it another place first.`;
  const above = await queryText(
    client,
    NAME,
    `WITH RECURSIVE above(id) AS (
       SELECT $2::uuid UNION SELECT p.parent_id FROM ingredient_parents p JOIN above a ON a.id = p.child_id
     ) SELECT i.name FROM ingredient_parents p JOIN ingredients i ON i.id = p.parent_id
     WHERE p.child_id = $1 AND p.parent_id NOT IN (SELECT id FROM above) ORDER BY i.name LIMIT 1`,
    values,
  );
  if (above[0]) return `${one} lies below ${above[0].name}, and ${other} does not: put it there first.`;
  const blocking = await queryText(
    client,
    NAME,
    `SELECT c.name FROM ingredient_allergens a JOIN allergen_classes c ON c.id = a.allergen_class_id
     WHERE a.ingredient_id = $1 AND a.source NOT LIKE 'classifier:%' AND a.presence <> 'no'
       AND NOT EXISTS (SELECT FROM ingredient_allergens o WHERE o.ingredient_id = $2
         AND o.allergen_class_id = a.allergen_class_id AND o.presence IN ('yes', a.presence)) ORDER BY c.name LIMIT 1`,
    values,
  );
  if (blocking[0]) return `${one} holds ${blocking[0].name}, and ${other} does not say so: settle that first.`;
  const differing = await queryText(
    client,
    KEY,
    `SELECT d.key FROM ingredient_attributes a JOIN ingredient_attributes o ON o.attribute_id = a.attribute_id
       AND o.ingredient_id = $2 JOIN dietary_attributes d ON d.id = a.attribute_id
     WHERE a.ingredient_id = $1 AND a.source NOT LIKE 'classifier:%' AND a.value <> o.value ORDER BY d.key LIMIT 1`,
    values,
  );
  const differs = differing[0]?.key.replaceAll("_", " ");
  return differs ? `${one} and ${other} say different things of ${differs}: settle that first.` : null;
}
