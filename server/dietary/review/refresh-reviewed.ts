import { isDeepStrictEqual } from "node:util";
import type { PoolClient } from "pg";
import { z } from "zod";
import { isDietKey } from "@/lib/dietary/diets";
import { pool } from "@/server/db/client";
import { inTransaction } from "@/server/db/in-transaction";
import { queryText } from "@/server/db/query-text";
import { ALLERGENS_OF_LAW } from "../allergens-of-law";
import type { Presence, ReviewedFood } from "../engine/build";
import { type Reviewed, reviewedStamp, setReviewed } from "../load-knowledge";

/** The source of values that an administrator wrote. Loading the reference does not overwrite them. */
export const ADMIN_SOURCE = "admin";
/** Limits the reviewed foods, which are few, so that a mistake cannot fill the engine. */
const MOST_FOODS = 20_000;

/**
 * A condition for confirmed foods that people created or confirmed, and for foods of the reference with a value or name
 * that somebody entered.
 */
const REVIEWED = `
  i.confirmed AND (i.origin = 'admin'
    OR EXISTS (SELECT FROM ingredient_attributes a WHERE a.ingredient_id = i.id AND a.source = '${ADMIN_SOURCE}')
    OR EXISTS (SELECT FROM ingredient_allergens a WHERE a.ingredient_id = i.id AND a.source = '${ADMIN_SOURCE}')
    OR EXISTS (SELECT FROM ingredient_synonyms s WHERE s.ingredient_id = i.id AND s.source = '${ADMIN_SOURCE}'))`;

/** The number of reviewed foods and the time of the last change; empty if there is none. */
const STAMP = `SELECT CASE count(*) WHEN 0 THEN '' ELSE count(*) || ' ' || max(i.updated_at)::text END
  FROM ingredients i WHERE ${REVIEWED}`;

const NOW = z.object({ stamp: z.string() });
/** `foods`: stored perhaps by an earlier version of the product, so they are only compared. */
const EDITION = NOW.extend({ foods: z.custom<ReviewedFood[]>(Array.isArray) });
const STAMPS = NOW.extend({ recorded: z.string().nullable() });

const values: z.ZodType<{ key: string; value: Presence }[]> = z.array(
  z.object({ key: z.string(), value: z.enum(["yes", "no", "maybe"]) }),
);
const ROW = z.object({
  slug: z.string(),
  name: z.string(),
  synonyms: z.array(z.string()),
  parents: z.array(z.string()),
  attributes: values,
  allergens: values,
});
type Row = z.infer<typeof ROW>;

/** A reviewed food before and after: null if it was not, or is no longer, reviewed. */
export type ReviewedChange = { readonly before: ReviewedFood | null; readonly after: ReviewedFood | null };

/** Invalidates stored judgements that may concern the changed foods, within the given transaction. */
export type TakeBack = (client: PoolClient, changes: readonly ReviewedChange[]) => Promise<void>;

/**
 * Applies what administrators have reviewed to the engine of this process. It costs nothing if nothing has changed,
 * because each change of a reviewed food raises its `updated_at`. Guesses of the classifier are left out. The first
 * process that sees a change also withdraws stored judgements that it affects.
 * @returns whether anything was new to this process
 */
export async function refreshReviewed(takeBack: TakeBack): Promise<boolean> {
  const known = reviewedStamp();
  const rows = await queryText(
    pool,
    STAMPS,
    `SELECT (${STAMP}) AS stamp, (SELECT e.stamp FROM reviewed_edition e WHERE e.id = 1) AS recorded`,
  );
  if (rows[0]?.stamp === known && rows[0]?.recorded === known) return false;
  setReviewed(await inTransaction((client) => record(client, takeBack)));
  return true;
}

/** Reads the stamp before the foods, so that foods that change in between are read again instead of missed. */
async function record(client: PoolClient, takeBack: TakeBack): Promise<Reviewed> {
  const [recorded] = await queryText(
    client,
    EDITION,
    "SELECT stamp, foods FROM reviewed_edition WHERE id = 1 FOR UPDATE",
  );
  const stamp = (await queryText(client, NOW, `SELECT (${STAMP}) AS stamp`))[0]?.stamp ?? "";
  const foods = await readFoods(client);
  if (recorded?.stamp !== stamp) {
    const changes = changesBetween(recorded?.foods ?? [], foods);
    if (changes.length > 0) await takeBack(client, changes);
    await client.query("UPDATE reviewed_edition SET stamp = $1, foods = $2::jsonb WHERE id = 1", [
      stamp,
      JSON.stringify(foods),
    ]);
  }
  return { stamp, foods };
}

export function changesBetween(before: readonly ReviewedFood[], after: readonly ReviewedFood[]): ReviewedChange[] {
  const now = new Map(after.map((food) => [food.slug, food]));
  const then = new Map(before.map((food) => [food.slug, food]));
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((slug) => {
    const change = { before: then.get(slug) ?? null, after: now.get(slug) ?? null };
    return isDeepStrictEqual(change.before, change.after) ? [] : [change];
  });
}

/** The reviewed foods, for training. */
export const readReviewedFoods = (): Promise<ReviewedFood[]> => readFoods(pool);

async function readFoods(client: Pick<PoolClient, "query"> | typeof pool): Promise<ReviewedFood[]> {
  const rows = await queryText(
    client,
    ROW,
    `SELECT coalesce(i.slug, 'reviewed:' || i.id) AS slug, i.name,
       ARRAY(SELECT s.text FROM ingredient_synonyms s
             WHERE s.ingredient_id = i.id AND (s.source = $1 OR i.slug IS NULL) ORDER BY s.text) AS synonyms,
       ARRAY(SELECT coalesce(p.slug, 'reviewed:' || p.id) FROM ingredient_parents ip
             JOIN ingredients p ON p.id = ip.parent_id WHERE ip.child_id = i.id ORDER BY 1) AS parents,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('key', d.key, 'value', a.value) ORDER BY d.key), '[]')
         FROM ingredient_attributes a
         JOIN dietary_attributes d ON d.id = a.attribute_id
         WHERE a.ingredient_id = i.id AND (a.source = $1 OR i.slug IS NULL)) AS attributes,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('key', c.key, 'value', a.presence) ORDER BY c.key), '[]')
         FROM ingredient_allergens a
         JOIN allergen_classes c ON c.id = a.allergen_class_id
         WHERE a.ingredient_id = i.id AND (a.source = $1 OR i.slug IS NULL)) AS allergens
     FROM ingredients i WHERE ${REVIEWED} ORDER BY i.id LIMIT ${MOST_FOODS}`,
    [ADMIN_SOURCE],
  );
  return rows.map(toReviewed);
}

function toReviewed({ slug, name, synonyms, parents, attributes, allergens }: Row): ReviewedFood {
  return {
    slug,
    name,
    synonyms,
    parents,
    fits: Object.fromEntries(attributes.flatMap(({ key, value }) => (isDietKey(key) ? [[key, value]] : []))),
    holds: allergens.flatMap(({ key, value }) => {
      const substances = ALLERGENS_OF_LAW.find((each) => each.key === key)?.substances;
      return substances === undefined ? [] : [{ substances, presence: value }];
    }),
  };
}
