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
  const [{ rows }, { rows: count }] = await Promise.all([
    pool.query<IngredientRow>(
      `SELECT ${INGREDIENT_COLUMNS} FROM ingredients i
       JOIN (SELECT i.id FROM ingredients i WHERE ${where} ORDER BY ${order}
             OFFSET ${(query.page - 1) * query.page_size} LIMIT ${query.page_size}) page USING (id)
       ORDER BY ${order}`,
      values,
    ),
    pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ingredients i WHERE ${where}`, values),
  ]);
  return { ingredients: rows.map(toMlIngredient), total: count[0]?.count ?? 0 };
}

export async function summarise(): Promise<MlSummary> {
  // At the same time: one after the other, a million rows take half as long again.
  const [total, waiting] = await Promise.all([countWhere("true"), countWhere("NOT confirmed")]);
  const pending = Math.min(waiting, total);
  return {
    total_ingredients: total,
    pending_review: pending,
    review_completion_rate: total === 0 ? 100 : Math.floor(((total - pending) / total) * 1000) / 10,
  };
}

async function countWhere(condition: "true" | "NOT confirmed"): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ingredients WHERE ${condition}`,
  );
  return rows[0]?.count ?? 0;
}
