import { z } from "zod";
import { isDietKey } from "@/lib/dietary/diets";
import type { Queryable } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { ADMIN_SOURCE } from "@/server/dietary/review/refresh-reviewed";
import type { StoredRow } from "../rows/row-wire";
import type { AdminModel } from "../schema/admin-model";

/**
 * Why one of these rows cannot be deleted, or null. The engine needs the foods of the reference with their places in
 * the tree, the diets and the allergen groups. A food that somebody has recorded stays too, because an allergy would be
 * deleted with it.
 */
export async function whyItStays(
  client: Queryable,
  model: AdminModel,
  rows: readonly StoredRow[],
): Promise<string | null> {
  switch (model.table) {
    case "ingredients":
      return foodStays(client, rows);
    case "ingredient_parents":
      return parentStays(client, rows);
    case "ingredient_synonyms":
    case "ingredient_attributes":
    case "ingredient_allergens":
    case "ingredient_nutrients":
    case "ingredient_portions":
      return valueStays(client, rows);
    case "dietary_attributes":
      return rows.some((row) => isDietKey(String(row.key))) ? "The engine must have this attribute." : null;
    default:
      return null;
  }
}

const NAME = z.object({ name: z.string() });
const RECORDED = NAME.extend({ people: z.number() });
const PLACE = z.object({ child: z.string(), parent: z.string() });

async function foodStays(client: Queryable, rows: readonly StoredRow[]): Promise<string | null> {
  const kept = rows.find((row) => row.origin === "reference");
  if (kept) return `The engine must have ${String(kept.name)}: it cannot be deleted.`;
  const blocking = await queryText(
    client,
    RECORDED,
    `SELECT i.name, count(*)::int AS people
     FROM (SELECT ingredient_id FROM ingredient_preferences UNION ALL SELECT ingredient_id FROM table_limits) p
     JOIN ingredients i ON i.id = p.ingredient_id
     WHERE i.id = ANY ($1::uuid[]) GROUP BY i.id ORDER BY people DESC LIMIT 1`,
    [rows.map((row) => row.id)],
  );
  if (!blocking[0]) return null;
  const { name, people } = blocking[0];
  return `${people} ${people === 1 ? "person has" : "people have"} recorded ${name}: it cannot be deleted.`;
}

async function parentStays(client: Queryable, rows: readonly StoredRow[]): Promise<string | null> {
  const blocking = await queryText(
    client,
    PLACE,
    `SELECT c.name AS child, p.name AS parent FROM unnest($1::uuid[], $2::uuid[]) AS pair(child_id, parent_id)
     JOIN ingredients c ON c.id = pair.child_id JOIN ingredients p ON p.id = pair.parent_id
     WHERE c.origin = 'reference' AND p.origin = 'reference' LIMIT 1`,
    [rows.map((row) => row.child_id), rows.map((row) => row.parent_id)],
  );
  return blocking[0] ? `The engine must have ${blocking[0].child} below ${blocking[0].parent}.` : null;
}

/**
 * Refuses to delete values that the reference states of its own foods: the engine would still use them, and the next
 * load would create them again.
 */
async function valueStays(client: Queryable, rows: readonly StoredRow[]): Promise<string | null> {
  const own = rows.filter(({ source }) => source !== ADMIN_SOURCE && !String(source).startsWith("classifier:"));
  const blocking = await queryText(
    client,
    NAME,
    "SELECT name FROM ingredients WHERE id = ANY ($1::uuid[]) AND origin = 'reference' ORDER BY name LIMIT 1",
    [own.map((row) => row.ingredient_id)],
  );
  return blocking[0] ? `The engine knows this of ${blocking[0].name}: it cannot be deleted, but changed.` : null;
}
