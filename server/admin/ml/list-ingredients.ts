import { z } from "zod";
import type { MlIngredients, MlIngredientsQuery, MlSummary } from "@/lib/schemas/admin-ml";
import { normalizedName } from "@/lib/text/normalized-name";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { INGREDIENT_COLUMNS, INGREDIENT_ROW, toMlIngredient } from "./ingredient-wire";
import { type PeopleByAllergen, peopleByAllergen } from "./people-by-allergen";

/**
 * Unreviewed foods first, and among them those whose decision affects most: by the texts that contain them and the
 * people who avoid them.
 */
const byEffect = (people: string) => `i.confirmed, i.sightings + ${people} DESC, i.id`;
const BY_NAME = "i.normalized_name";

const COUNTS = z.object({ everything: z.number(), waiting: z.number() });
const COUNT = z.object({ count: z.number() });

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
  const counting = values.length === 0 ? countAll(query.needs_review_only) : countMatching(where, [...values]);
  const [total, reach] = await Promise.all([counting, peopleByAllergen()]);
  const page = { offset: (query.page - 1) * query.page_size, limit: query.page_size };
  const isByEffect = query.order === "effect";
  // If only unreviewed foods are listed, the page is looked up among them.
  const isWaiting = isByEffect && values.length === 0 && page.offset + page.limit <= (await countAll(true));
  const suspected = isByEffect ? suspectedBy(reach, values) : "";
  const people = isByEffect ? "coalesce(suspected.people, 0)" : "0";
  const rows = await queryText(
    pool,
    INGREDIENT_ROW,
    `SELECT ${INGREDIENT_COLUMNS} FROM ingredients i
     JOIN (SELECT i.id, ${people} AS people FROM ingredients i ${suspected}
           WHERE ${where} ${isWaiting ? "AND NOT i.confirmed" : ""} ORDER BY ${isByEffect ? byEffect(people) : BY_NAME}
           OFFSET ${page.offset} LIMIT ${page.limit}) page USING (id)
     ORDER BY ${isByEffect ? byEffect("page.people") : BY_NAME}`,
    values,
  );
  return { ingredients: rows.map((row) => toMlIngredient(row, reach)), total };
}

/** For each ingredient, the number of people who avoid the suspected allergen that most people avoid. */
function suspectedBy(reach: PeopleByAllergen, values: unknown[]): string {
  const keys = `$${values.push([...reach.keys()])}::text[]`;
  const people = `$${values.push([...reach.values()])}::int[]`;
  return `LEFT JOIN (
    SELECT a.ingredient_id, max(reach.people) AS people FROM ingredient_allergens a
    JOIN allergen_classes c ON c.id = a.allergen_class_id JOIN unnest(${keys}, ${people}) AS reach(key, people) USING (key)
    WHERE a.source LIKE 'classifier:%' GROUP BY a.ingredient_id
  ) suspected ON suspected.ingredient_id = i.id AND NOT i.confirmed`;
}

export async function summarise(): Promise<MlSummary> {
  const { everything: total, waiting: pending } = await readCounts();
  return {
    total_ingredients: total,
    pending_review: pending,
    review_completion_rate: total === 0 ? 100 : Math.floor(((total - pending) / total) * 1000) / 10,
  };
}

/** Maintained by triggers, so reading them takes the same time for any number of rows. */
async function readCounts(): Promise<z.infer<typeof COUNTS>> {
  const rows = await queryText(
    pool,
    COUNTS,
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
  const rows = await queryText(pool, COUNT, `SELECT count(*)::int AS count FROM ingredients i WHERE ${where}`, values);
  return rows[0]?.count ?? 0;
}
