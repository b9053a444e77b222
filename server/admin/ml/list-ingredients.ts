import { normalizedName } from "@/lib/normalized-name";
import type { MlIngredients, MlIngredientsQuery, MlSummary } from "@/lib/schemas/admin-ml";
import { pool } from "@/server/db/client";
import { INGREDIENT_COLUMNS, type IngredientRow, toMlIngredient } from "./ingredient-wire";

const ORDERS = { name: "i.normalized_name", effect: "i.confirmed, i.sightings DESC, i.id" } as const;

export async function listIngredients(query: MlIngredientsQuery): Promise<MlIngredients> {
  const values: unknown[] = [];
  const parts = ["true"];
  const wanted = normalizedName(query.search);
  if (query.search.trim()) {
    values.push(`%${wanted || query.search.trim().replaceAll(/[\\%_]/g, "\\$&")}%`);
    parts.push("i.normalized_name LIKE $1");
  }
  if (query.needs_review_only) parts.push("NOT i.confirmed");
  const where = parts.join(" AND ");
  const order = ORDERS[query.order];
  const [{ rows }, total] = await Promise.all([
    pool.query<IngredientRow>(
      `SELECT ${INGREDIENT_COLUMNS} FROM ingredients i
       JOIN (SELECT i.id FROM ingredients i WHERE ${where} ORDER BY ${order}
             OFFSET ${(query.page - 1) * query.page_size} LIMIT ${query.page_size}) page USING (id)
       ORDER BY ${order}`,
      values,
    ),
    // Without words it is known already, and counting a million rows would take longer than the page.
    values.length === 0 ? countAll(query.needs_review_only) : countMatching(where, values),
  ]);
  return { ingredients: rows.map(toMlIngredient), total };
}

export async function summarise(): Promise<MlSummary> {
  const { everything: total, waiting: pending } = await readCounts();
  return {
    total_ingredients: total,
    pending_review: pending,
    review_completion_rate: total === 0 ? 100 : Math.floor(((total - pending) / total) * 1000) / 10,
  };
}

/** What triggers keep, however many rows there are. */
async function readCounts(): Promise<{ everything: number; waiting: number }> {
  const { rows } = await pool.query<{ everything: number; waiting: number }>(
    `SELECT coalesce(sum(everything), 0)::int AS everything, coalesce(sum(waiting), 0)::int AS waiting
     FROM ingredient_count_changes`,
  );
  return rows[0] ?? { everything: 0, waiting: 0 };
}

async function countAll(isWaitingOnly: boolean): Promise<number> {
  const { everything, waiting } = await readCounts();
  return isWaitingOnly ? waiting : everything;
}

async function countMatching(where: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ingredients i WHERE ${where}`,
    values,
  );
  return rows[0]?.count ?? 0;
}
