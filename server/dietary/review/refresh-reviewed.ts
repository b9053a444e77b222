import { isDietKey } from "@/lib/dietary/diets";
import { pool } from "@/server/db/client";
import { ALLERGENS_OF_LAW } from "../allergens-of-law";
import type { Presence, ReviewedFood } from "../engine/reviewed";
import { reviewedStamp, setReviewed } from "../load-knowledge";

/** The source of a value that an administrator wrote. No reload of the reference touches it. */
export const ADMIN_SOURCE = "admin";
/** Reviewed foods are few; a bound keeps a mistake from filling the engine. */
const MOST_FOODS = 20_000;

/** Confirmed foods that people wrote or confirmed, and foods of the reference with a value that somebody corrected. */
const REVIEWED = `
  i.confirmed AND (i.origin = 'admin'
    OR EXISTS (SELECT FROM ingredient_attributes a WHERE a.ingredient_id = i.id AND a.source = '${ADMIN_SOURCE}')
    OR EXISTS (SELECT FROM ingredient_allergens a WHERE a.ingredient_id = i.id AND a.source = '${ADMIN_SOURCE}'))`;

type Row = {
  slug: string;
  name: string;
  synonyms: string[];
  parents: string[];
  attributes: { key: string; value: Presence }[];
  allergens: { key: string; value: Presence }[];
};

/**
 * Brings the engine of this process to what administrators have reviewed. Free when nothing has changed since:
 * whoever changes a reviewed food raises its `updated_at`. What only the classifier guessed is left out.
 */
export async function refreshReviewed(): Promise<void> {
  const stamp = await readStamp();
  if (stamp === reviewedStamp()) return;
  const { rows } = await pool.query<Row>(
    `SELECT coalesce(i.slug, 'reviewed:' || i.id) AS slug, i.name,
       ARRAY(SELECT s.text FROM ingredient_synonyms s WHERE s.ingredient_id = i.id) AS synonyms,
       ARRAY(SELECT p.slug FROM ingredient_parents ip JOIN ingredients p ON p.id = ip.parent_id
             WHERE ip.child_id = i.id AND p.slug IS NOT NULL) AS parents,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('key', d.key, 'value', a.value)), '[]') FROM ingredient_attributes a
         JOIN dietary_attributes d ON d.id = a.attribute_id
         WHERE a.ingredient_id = i.id AND (a.source = $1 OR i.slug IS NULL)) AS attributes,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('key', c.key, 'value', a.presence)), '[]') FROM ingredient_allergens a
         JOIN allergen_classes c ON c.id = a.allergen_class_id
         WHERE a.ingredient_id = i.id AND (a.source = $1 OR i.slug IS NULL)) AS allergens
     FROM ingredients i WHERE ${REVIEWED} ORDER BY i.id LIMIT ${MOST_FOODS}`,
    [ADMIN_SOURCE],
  );
  setReviewed({ stamp, foods: rows.map(toReviewed) });
}

async function readStamp(): Promise<string> {
  const { rows } = await pool.query<{ stamp: string }>(
    `SELECT count(*) || ' ' || coalesce(max(i.updated_at)::text, '') AS stamp FROM ingredients i WHERE ${REVIEWED}`,
  );
  return rows[0]?.stamp ?? "";
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
