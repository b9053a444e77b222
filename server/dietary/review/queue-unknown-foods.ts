import { normalizedName } from "@/lib/normalized-name";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { ALLERGENS_OF_LAW } from "../allergens-of-law";
import { DIET_RULES } from "../engine/diet-rules";
import { foldWord } from "../engine/fold";
import type { InferredFact } from "../engine/inferred";
import type { Knowledge } from "../engine/knowledge";
import { BIT } from "../engine/substances";
import { foldedWords } from "../engine/tokens";

/** A name, not a sentence. */
const SHORTEST = 3;
const LONGEST = 60;
/** Words as people write them: a text that was cut off, a code or half of a sign is none. */
const WORDS = /^[\p{L}\p{M}\p{N}]+(?:['’ -][\p{L}\p{M}\p{N}]+)*$/u;
/** Of one menu or one recipe. */
const MOST_QUEUED_WORDS = 25;
/** Whoever sends nonsense fills no disk, and keeps nobody else out: beyond it, what was met least makes room. */
export const LONGEST_QUEUE = 5_000;

/** Names as written, by the form in which the database compares them; of one food in one form only. */
export type FoodNames = ReadonlyMap<string, string>;

/** What may enter the queue of the names that one menu or one recipe holds. */
export function queueableNames(names: readonly string[]): FoodNames {
  const named = new Map<string, string>();
  const met = new Set<string>();
  for (const name of names) {
    const normalized = normalizedName(name);
    const food = foodOf(normalized);
    if (!met.has(food) && isName(normalized, name.trim())) named.set(normalized, name.trim());
    met.add(food);
    if (named.size === MOST_QUEUED_WORDS) break;
  }
  return named;
}

/** One for all forms of a name, as the engine reads them: "zorblax" and "zorblaxes". */
const foodOf = (normalized: string): string => foldedWords(normalized).join(" ");

/** The forms of a name's last word in which the same food may stand in the queue already. */
function formsOf(normalized: string): string[] {
  const last = normalized.slice(normalized.lastIndexOf(" ") + 1);
  const start = normalized.slice(0, normalized.length - last.length);
  const one = foldWord(last);
  const words = [last, one, `${one}s`, `${one}es`, one.replace(/y$/, "ies"), one.replace(/f$/, "ves")];
  return [...new Set(words)].filter((word) => foldWord(word) === one).map((word) => start + word);
}

const isName = (normalized: string, name: string): boolean =>
  normalized.length >= SHORTEST && name.length <= LONGEST && /\p{L}{3}/u.test(normalized) && WORDS.test(name);

/**
 * Puts names that the knowledge does not hold into the review queue, or counts in how many more texts they were met:
 * with what the classifier suspects and how sure it is, and with nothing of who wrote them. They stay unconfirmed:
 * nothing reads them but the review, and the engine never does. Rows are taken in one order, and room is made last, so
 * that no two transactions wait for each other.
 */
export async function queueUnknownFoods(
  tx: Pick<Transaction, "$executeRaw">,
  texts: readonly FoodNames[],
  knowledge: Knowledge,
): Promise<void> {
  const foods = new Map<string, ReturnType<typeof toQueued>>();
  for (const [normalized, name] of texts.flatMap((names) => [...names])) {
    const queued = foods.get(foodOf(normalized)) ?? toQueued(normalized, name, knowledge);
    foods.set(foodOf(normalized), { ...queued, sightings: queued.sightings + 1 });
  }
  if (foods.size === 0) return;
  // What stands in the queue in another form is counted there.
  const wanted = Prisma.sql`asked AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify([...foods.values()])}::jsonb)
      AS r(name text, form text, forms text[], confidence float8, sightings int, attributes jsonb, allergens jsonb)
  ), wanted AS (
    SELECT asked.*, coalesce((
      SELECT i.normalized_name FROM ingredients i WHERE i.normalized_name = ANY (asked.forms) AND i.origin = 'inferred'
      ORDER BY i.sightings DESC, i.normalized_name LIMIT 1), form) AS normalized_name
    FROM asked)`;
  await tx.$executeRaw`
    WITH ${wanted}, queued AS (
      INSERT INTO ingredients (id, name, normalized_name, category, origin, confirmed, confidence, sightings, updated_at)
      SELECT gen_random_uuid(), name, normalized_name, 'unknown', 'inferred', false, confidence, sightings, now()
      FROM wanted
      WHERE NOT EXISTS (SELECT FROM ingredient_synonyms s WHERE s.normalized_text = ANY (wanted.forms))
        AND NOT EXISTS (
          SELECT FROM ingredients i WHERE i.normalized_name = ANY (wanted.forms) AND i.origin <> 'inferred')
      ORDER BY normalized_name
      ON CONFLICT (normalized_name) DO UPDATE SET sightings = ingredients.sightings + excluded.sightings
        WHERE ingredients.origin = 'inferred' AND ingredients.sightings < ${MOST_SIGHTINGS}
      RETURNING id, normalized_name
    ), suspected AS (
      INSERT INTO ingredient_attributes (ingredient_id, attribute_id, value, source)
      SELECT q.id, d.id, 'maybe', a->>'source' FROM queued q JOIN wanted w USING (normalized_name)
      CROSS JOIN LATERAL jsonb_array_elements(w.attributes) a JOIN dietary_attributes d ON d.key = a->>'key'
      ON CONFLICT DO NOTHING
    )
    INSERT INTO ingredient_allergens (ingredient_id, allergen_class_id, presence, source)
    SELECT q.id, c.id, 'maybe', a->>'source' FROM queued q JOIN wanted w USING (normalized_name)
    CROSS JOIN LATERAL jsonb_array_elements(w.allergens) a JOIN allergen_classes c ON c.key = a->>'key'
    ON CONFLICT DO NOTHING`;
  await makeRoom(tx, wanted);
}

/** The column's end is far beyond. */
const MOST_SIGHTINGS = 1_000_000_000;

/** Those that another transaction holds are passed over: the queue is then longer by as many, for as long. */
const makeRoom = (tx: Pick<Transaction, "$executeRaw">, wanted: Prisma.Sql) => tx.$executeRaw`
  WITH ${wanted}
  DELETE FROM ingredients WHERE id IN (
    SELECT i.id FROM ingredients i
    WHERE i.origin = 'inferred' AND NOT i.confirmed
      AND NOT EXISTS (SELECT FROM ingredient_preferences p WHERE p.ingredient_id = i.id)
      AND NOT EXISTS (SELECT FROM wanted w WHERE w.normalized_name = i.normalized_name)
    ORDER BY i.sightings, i.created_at
    LIMIT greatest(0, (SELECT count(*) FROM ingredients WHERE origin = 'inferred') - ${LONGEST_QUEUE})
    FOR UPDATE OF i SKIP LOCKED)`;

function toQueued(normalized: string, name: string, knowledge: Knowledge) {
  const facts = knowledge.classify?.(name) ?? [];
  return {
    name,
    form: normalized,
    forms: formsOf(normalized),
    sightings: 0,
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
