import { normalizedName } from "@/lib/normalized-name";
import { pool } from "@/server/db/client";
import { ALLERGENS_OF_LAW } from "../allergens-of-law";
import { DIET_RULES } from "../engine/diet-rules";
import type { InferredFact } from "../engine/inferred";
import type { Knowledge } from "../engine/knowledge";
import { BIT } from "../engine/substances";

/** A name, not a sentence. */
const SHORTEST = 3;
const LONGEST = 60;
const MOST_A_CALL = 25;
/** Whoever sends nonsense fills no disk: the queue takes nothing more until somebody has reviewed. */
const LONGEST_QUEUE = 5_000;

/**
 * Puts names that the knowledge does not hold into the review queue, each once, with what the classifier suspects
 * and how sure it is. They stay unconfirmed: nothing reads them but the review, and the engine never does.
 */
export async function queueUnknownFoods(names: readonly string[], knowledge: Knowledge): Promise<void> {
  const foods = [...new Map(names.map((name) => [normalizedName(name), name.trim()]))]
    .filter(([normalized]) => isName(normalized))
    .slice(0, MOST_A_CALL)
    .map(([normalized, name]) => toQueued(normalized, name, knowledge));
  if (foods.length === 0) return;
  await pool.query(
    `WITH wanted AS (
       SELECT * FROM jsonb_to_recordset($1)
         AS r(name text, normalized_name text, confidence float8, attributes jsonb, allergens jsonb)
     ), queued AS (
       INSERT INTO ingredients (id, name, normalized_name, category, origin, confirmed, confidence, updated_at)
       SELECT gen_random_uuid(), name, normalized_name, 'unknown', 'inferred', false, confidence, now() FROM wanted
       WHERE (SELECT count(*) FROM (SELECT FROM ingredients WHERE origin = 'inferred' LIMIT ${LONGEST_QUEUE}) q) < ${LONGEST_QUEUE}
         AND NOT EXISTS (SELECT FROM ingredient_synonyms s WHERE s.normalized_text = wanted.normalized_name)
       ON CONFLICT (normalized_name) DO NOTHING
       RETURNING id, normalized_name
     ), suspected AS (
       INSERT INTO ingredient_attributes (ingredient_id, attribute_id, value, source)
       SELECT q.id, d.id, 'maybe', a->>'source' FROM queued q JOIN wanted w USING (normalized_name)
       CROSS JOIN LATERAL jsonb_array_elements(w.attributes) a JOIN dietary_attributes d ON d.key = a->>'key'
     )
     INSERT INTO ingredient_allergens (ingredient_id, allergen_class_id, presence, source)
     SELECT q.id, c.id, 'maybe', a->>'source' FROM queued q JOIN wanted w USING (normalized_name)
     CROSS JOIN LATERAL jsonb_array_elements(w.allergens) a JOIN allergen_classes c ON c.key = a->>'key'`,
    [JSON.stringify(foods)],
  );
}

const isName = (normalized: string): boolean =>
  normalized.length >= SHORTEST && normalized.length <= LONGEST && /\p{L}{3}/u.test(normalized);

function toQueued(normalized: string, name: string, knowledge: Knowledge) {
  const facts = knowledge.classify?.(name) ?? [];
  return {
    name,
    normalized_name: normalized,
    confidence: facts.length === 0 ? null : Math.max(...facts.map(({ confidence }) => confidence)),
    attributes: Object.entries(DIET_RULES).flatMap(([key, { forbid }]) => suspicion(key, facts, forbid)),
    allergens: ALLERGENS_OF_LAW.flatMap(({ key, substances }) => suspicion(key, facts, substances)),
  };
}

/** The surest of the suspicions that speak against it. */
function suspicion(key: string, facts: readonly InferredFact[], substances: number) {
  const against = facts.filter(({ substance }) => BIT[substance] & substances);
  if (against.length === 0) return [];
  const surest = against.reduce((most, each) => (each.confidence > most.confidence ? each : most));
  return [{ key, source: `classifier: ${surest.substance} ${surest.confidence.toFixed(2)}` }];
}
