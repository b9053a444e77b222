import type pg from "pg";
import { z } from "zod";
import { queryText } from "@/server/db/query-text";
import { foldedName, MOST_SIGHTINGS } from "./queue-unknown-foods";

const QUEUED = z.object({
  id: z.string(),
  normalized_name: z.string(),
  folded_name: z.string().nullable(),
  sightings: z.number(),
  is_kept: z.boolean(),
});
type Queued = z.infer<typeof QUEUED>;

/**
 * Folds the names of the review queue again by the engine's current rules. If several words are now forms of one food,
 * one row remains with the sightings of all. Rows that somebody has confirmed or created are never deleted: of several
 * such rows one gets the folded name, and the others get none. Must be called at the start of a transaction, which then
 * locks the foods.
 */
export async function refoldQueue(client: pg.ClientBase): Promise<void> {
  await client.query("LOCK TABLE ingredients IN SHARE ROW EXCLUSIVE MODE");
  const rows = await queryText(
    client,
    QUEUED,
    `SELECT i.id, i.normalized_name, i.folded_name, i.sightings,
       i.confirmed OR EXISTS (SELECT FROM ingredient_preferences p WHERE p.ingredient_id = i.id) AS is_kept
     FROM ingredients i WHERE i.origin = 'inferred'
     ORDER BY is_kept DESC, i.sightings DESC, i.normalized_name`,
  );
  const foods = new Map<string, Queued[]>();
  for (const row of rows) {
    const name = foldedName(row.normalized_name);
    foods.set(name, [...(foods.get(name) ?? []), row]);
  }
  const changed = [...foods].filter(([name, forms]) => forms.length > 1 || forms[0]?.folded_name !== name);
  // Old names are cleared before new ones are set, because two rows may exchange names.
  await client.query("UPDATE ingredients SET folded_name = NULL WHERE id = ANY($1::uuid[])", [
    changed.flatMap(([, forms]) => forms.map(({ id }) => id)),
  ]);
  const merged = changed.map(([name, [first, ...others]]) => {
    const gone = others.filter(({ is_kept }) => !is_kept);
    const sightings = gone.reduce((sum, row) => sum + row.sightings, first?.sightings ?? 0);
    return { name, id: first?.id, sightings: Math.min(sightings, MOST_SIGHTINGS), gone: gone.map(({ id }) => id) };
  });
  await client.query("DELETE FROM ingredients WHERE id = ANY($1::uuid[])", [merged.flatMap(({ gone }) => gone)]);
  await client.query(
    `UPDATE ingredients i SET folded_name = r.name, sightings = r.sightings
     FROM jsonb_to_recordset($1) AS r(id uuid, name text, sightings int)
     WHERE i.id = r.id AND NOT EXISTS (SELECT FROM ingredients other WHERE other.folded_name = r.name)`,
    [JSON.stringify(merged)],
  );
}
