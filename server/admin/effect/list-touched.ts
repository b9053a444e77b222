import { z } from "zod";
import type { TouchedList } from "@/lib/schemas/admin";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { effectOnFoods, recipesOfFoods } from "./effect-of";

const MOST_FOODS = 20;
const MOST_RECIPES = 100;
const FOOD = z.object({ id: z.string(), name: z.string() });

/**
 * Which foods and recipes a change of these foods touches. People are counted for each food and never named: what they
 * may not eat goes only where they sent it.
 */
export async function listTouched(ids: readonly string[]): Promise<TouchedList> {
  const foods = await queryText(
    pool,
    FOOD,
    "SELECT id, name FROM ingredients WHERE id = ANY ($1::uuid[]) ORDER BY name, id LIMIT $2",
    [ids, MOST_FOODS],
  );
  const counted: TouchedList["foods"] = [];
  for (const food of foods) {
    const { recipes, people } = await effectOnFoods(pool, [food.id]);
    counted.push({ ...food, recipes, people });
  }
  return { foods: counted, recipes: ids.length > 0 ? await recipesOfFoods(pool, ids, MOST_RECIPES) : [] };
}
