import type { PoolClient } from "pg";
import { z } from "zod";
import { queryText } from "@/server/db/query-text";

const ROW = z.record(z.string(), z.unknown());
const WHOLE_ROW = z.object({ row: ROW });
type Row = Readonly<z.infer<typeof ROW>>;

/** What a merge of foods moves or removes, other than people's records, which have a table of their own. */
export type MovedFood = {
  /** Rows about the food that are deleted with it, by table. */
  readonly gone: Readonly<Record<(typeof GONE)[number], readonly Row[]>>;
  /** Names that the other food takes over, as they were. */
  readonly names: readonly Row[];
  /** The id of the alias that the merge made; null if the other food had the name already. */
  readonly alias: string | null;
  /** Its places in the tree, above and below. */
  readonly places: readonly Row[];
  /** The ids of rows that referred to the food, by table. */
  readonly pointed: Readonly<Record<(typeof POINTING)[number], readonly string[]>>;
};

/** Tables whose rows are deleted with their food. */
export const GONE = [
  "ingredient_attributes",
  "ingredient_allergens",
  "ingredient_nutrients",
  "ingredient_portions",
  "ingredient_synonyms",
] as const;
/** Tables that name a food in `ingredient_id`, and can do without it. */
export const POINTING = ["recipe_ingredients", "grocery_items", "verdict_reports"] as const;

/** Must be called before anything is moved. */
export async function readMoving(client: PoolClient, from: string, into: string): Promise<Omit<MovedFood, "alias">> {
  const read = async (table: string, condition?: string) => {
    const rows = await queryText(
      client,
      WHOLE_ROW,
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE t.ingredient_id = $1 ${condition ? `AND ${condition}` : ""}`,
      condition ? [from, into] : [from],
    );
    return rows.map(({ row }) => row);
  };
  const readIds = async (table: string) => (await read(table)).map(({ id }) => String(id));
  // Names that the other food has already, or that become the alias.
  const isInUse = `(t.normalized_text = (SELECT i.normalized_name FROM ingredients i WHERE i.id = $1)
    OR EXISTS (SELECT FROM ingredient_synonyms o
      WHERE o.ingredient_id = $2 AND o.normalized_text = t.normalized_text))`;
  const places = await queryText(
    client,
    ROW,
    "SELECT child_id, parent_id FROM ingredient_parents WHERE child_id = $1 OR parent_id = $1",
    [from],
  );
  return {
    places,
    gone: {
      ingredient_attributes: await read("ingredient_attributes"),
      ingredient_allergens: await read("ingredient_allergens"),
      ingredient_nutrients: await read("ingredient_nutrients"),
      ingredient_portions: await read("ingredient_portions"),
      ingredient_synonyms: await read("ingredient_synonyms", isInUse),
    },
    names: await read("ingredient_synonyms", `NOT ${isInUse}`),
    pointed: {
      recipe_ingredients: await readIds("recipe_ingredients"),
      grocery_items: await readIds("grocery_items"),
      verdict_reports: await readIds("verdict_reports"),
    },
  };
}
