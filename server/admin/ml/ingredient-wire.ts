import { createHash } from "node:crypto";
import { z } from "zod";
import type { MlIngredient } from "@/lib/schemas/admin-ml";
import { normalizedName } from "@/lib/text/normalized-name";
import { ADMIN_SOURCE } from "@/server/dietary/review/refresh-reviewed";
import type { PeopleByAllergen } from "./people-by-allergen";

const SOURCED = z.object({ key: z.string(), source: z.string() });

export const INGREDIENT_ROW = z.object({
  id: z.string(),
  name: z.string(),
  normalized_name: z.string(),
  aliases: z.array(z.string()),
  category: z.string(),
  confirmed: z.boolean(),
  confirmed_at: z.date().nullable(),
  confirmed_by: z.string().nullable(),
  confidence: z.number().nullable(),
  sightings: z.number(),
  created_at: z.date(),
  attributes: z.array(SOURCED.extend({ value: z.enum(["yes", "no", "maybe"]) })),
  allergens: z.array(SOURCED),
  nutrients: z.array(SOURCED.extend({ value: z.number() })),
});
export type IngredientRow = z.infer<typeof INGREDIENT_ROW>;

/** Columns for `FROM ingredients i`: one row with its values, each list in a fixed order. */
export const INGREDIENT_COLUMNS = `i.id, i.name, i.normalized_name, i.category, i.confirmed, i.confirmed_at,
  i.confirmed_by, i.confidence, i.sightings, i.created_at,
  ARRAY(SELECT s.text FROM ingredient_synonyms s
    WHERE s.ingredient_id = i.id AND s.source = 'admin' ORDER BY s.text) AS aliases,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('key', d.key, 'value', a.value, 'source', a.source) ORDER BY d.key), '[]')
    FROM ingredient_attributes a JOIN dietary_attributes d ON d.id = a.attribute_id WHERE a.ingredient_id = i.id) AS attributes,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('key', c.key, 'source', a.source) ORDER BY c.key), '[]')
    FROM ingredient_allergens a JOIN allergen_classes c ON c.id = a.allergen_class_id
    WHERE a.ingredient_id = i.id AND a.source LIKE 'classifier:%') AS allergens,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('key', n.key, 'value', v.per_100g::float8, 'source', v.source) ORDER BY n.position), '[]')
    FROM ingredient_nutrients v JOIN nutrients n ON n.key = v.nutrient_key WHERE v.ingredient_id = i.id) AS nutrients`;

/** A food with at least this many sightings counts as frequent, so a wrong answer reaches people soon. */
const OFTEN = 10;

const VALUE = { yes: true, no: false, maybe: null } as const;

/** `reach`: the number of people who avoid what the classifier suspects, if it was requested. */
export function toMlIngredient(row: IngredientRow, reach: PeopleByAllergen = NOBODY): MlIngredient {
  const suspicions = [...new Set([...row.attributes, ...row.allergens].flatMap(({ source }) => suspicionOf(source)))];
  return {
    id: row.id,
    name: row.name,
    normalized_name: normalizedName(row.normalized_name),
    aliases: row.aliases,
    category: row.category,
    confirmed: row.confirmed,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    confirmed_by: row.confirmed_by,
    dietary_attributes: Object.fromEntries(row.attributes.map(({ key, value }) => [`is_${key}`, VALUE[value]])),
    nutrients_per_100g: Object.fromEntries(row.nutrients.map(({ key, value }) => [`${key}_per_100g`, value])),
    confidence: row.confidence,
    reason: reasonOf(row, suspicions, peopleOf(row, reach)),
    people: peopleOf(row, reach),
    high_priority: !row.confirmed && (row.allergens.length > 0 || row.sightings >= OFTEN),
    sightings: row.sightings,
    created_at: row.created_at.toISOString(),
    version: versionOf(row),
  };
}

/** True for a value that somebody entered or that the classifier guessed; false for a value of the reference. */
const isForReview = ({ source }: { source: string }) => source === ADMIN_SOURCE || source.startsWith("classifier:");

/**
 * A version of what a reviewer decides. It leaves out what the application writes by itself (the number of sightings,
 * and values of the reference, which are loaded while the product runs): otherwise a load would make every open review
 * conflict. No decision is lost, because a review states its own values over those of the reference.
 */
const versionOf = ({ name, category, confirmed, attributes, allergens, nutrients }: IngredientRow): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        name,
        category,
        confirmed,
        allergens,
        attributes.filter(isForReview),
        nutrients.filter(isForReview),
      ]),
    )
    .digest("base64url")
    .slice(0, 22);

/** "classifier: peanut 0.87" names the suspected allergen and the confidence. */
function suspicionOf(source: string): string[] {
  const [, substance, confidence] = /^classifier: (.+) ([\d.]+)$/.exec(source) ?? [];
  return substance && confidence
    ? [`${substance.replaceAll("_", " ")} (${Math.round(Number(confidence) * 100)}% sure)`]
    : [];
}

const NOBODY: PeopleByAllergen = new Map();

/**
 * The number for the suspected allergen that most people avoid. Numbers are not added, because one person may avoid
 * several.
 */
const peopleOf = ({ allergens, confirmed }: IngredientRow, reach: PeopleByAllergen): number =>
  confirmed ? 0 : Math.max(0, ...allergens.map(({ key }) => reach.get(key) ?? 0));

function reasonOf(row: IngredientRow, suspicions: readonly string[], people: number): string | null {
  if (row.confirmed) return null;
  const met = `Met in ${row.sightings.toLocaleString("en")} ${row.sightings === 1 ? "text" : "texts"}.`;
  if (suspicions.length === 0) return `${met} The classifier suspects nothing: what it holds is not known.`;
  const reached =
    people > 0 ? ` A wrong answer reaches ${people.toLocaleString("en")} ${people === 1 ? "person" : "people"}.` : "";
  return `${met} The classifier suspects ${suspicions.join(", ")}.${reached}`;
}
