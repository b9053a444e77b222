import { z } from "zod";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { Queryable } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";

const NAME = z.object({ name: z.string() });

/**
 * Checks new places in the tree of foods. Error 409: a food of the reference gets another place (the engine reads those
 * from the reference, so an allergy would seem to cover it and would not), or a food lies below itself (an allergy
 * recorded above it would cover nothing, or everything).
 */
export async function requirePlaces(client: Queryable, children: readonly unknown[]): Promise<void> {
  const fixed = await queryText(
    client,
    NAME,
    "SELECT name FROM ingredients WHERE id = ANY ($1::uuid[]) AND origin = 'reference' ORDER BY name LIMIT 1",
    [children],
  );
  if (fixed[0]) {
    throw new AppError("conflict", says("engineKnowsPlace", { food: fixed[0].name }), { reason: "blocked" });
  }
  const { rowCount } = await client.query(
    `WITH RECURSIVE above(start, id) AS (
       SELECT p.child_id, p.parent_id FROM ingredient_parents p WHERE p.child_id = ANY ($1::uuid[])
       UNION SELECT a.start, p.parent_id FROM ingredient_parents p JOIN above a ON a.id = p.child_id
     ) SELECT FROM above WHERE start = id LIMIT 1`,
    [children],
  );
  if ((rowCount ?? 0) > 0) throw new AppError("conflict", "foodBelowItself");
}
