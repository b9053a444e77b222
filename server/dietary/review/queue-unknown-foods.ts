import { normalizedName } from "@/lib/text/normalized-name";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { ALLERGENS_OF_LAW } from "../allergens-of-law";
import type { InferredFact } from "../engine/build";
import type { Knowledge } from "../engine/knowledge";
import { BIT, DIET_RULES } from "../engine/knowledge";
import { foldedWords, foldWord } from "../engine/read";

/** A food word has at least this many letters. */
const SHORTEST = 3;
const LONGEST = 60;
/** Words as people write them. A truncated text, a code or an unpaired surrogate is none. */
const WORDS = /^[\p{L}\p{M}\p{N}]+(?:['’ -][\p{L}\p{M}\p{N}]+)*$/u;
/** The most words that one menu or recipe may add to the queue. */
const MOST_QUEUED_WORDS = 25;
/** Limits the queue, so that nonsense fills no disk. Beyond it, the least frequent words are removed. */
export const LONGEST_QUEUE = 5_000;

/** Names as written, by the form in which the database compares them. A food occurs in one form only. */
export type FoodNames = ReadonlyMap<string, string>;

/** The names of a menu or recipe that may enter the queue. */
export function queueableNames(names: readonly string[]): FoodNames {
  const named = new Map<string, string>();
  const met = new Set<string>();
  for (const name of names) {
    const normalized = normalizedName(name);
    const food = foldedName(normalized);
    if (!met.has(food) && isName(normalized, name.trim())) named.set(normalized, name.trim());
    met.add(food);
    if (named.size === MOST_QUEUED_WORDS) break;
  }
  return named;
}

/** The same for all forms of a name, as the engine reads them: "zorblax" and "zorblaxes". */
export const foldedName = (normalized: string): string => foldedWords(normalized).join(" ");

/** The forms of a name's last word under which an administrator may have created the food. */
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
 * Puts names that are not in the knowledge into the review queue, or counts in how many more texts they occurred. The
 * rows contain what the classifier suspects and how sure it is, and nothing about who wrote them. They stay
 * unconfirmed: only the review reads them, never the engine. A food has one row, in whatever form its name occurs and
 * whoever adds it at the same time, because `folded_name` is unique. Rows are locked in one order, and surplus rows are
 * deleted last, so that no two transactions deadlock.
 */
export async function queueUnknownFoods(
  tx: Executor,
  texts: readonly FoodNames[],
  knowledge: Knowledge,
): Promise<void> {
  const foods = new Map<string, ReturnType<typeof toQueued>>();
  for (const [normalized, name] of texts.flatMap((names) => [...names])) {
    const queued = foods.get(foldedName(normalized)) ?? toQueued(normalized, name, knowledge);
    foods.set(foldedName(normalized), { ...queued, sightings: queued.sightings + 1 });
  }
  if (foods.size === 0) return;
  const wanted = Prisma.sql`wanted AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify([...foods.values()])}::jsonb)
      AS r(name text, normalized_name text, folded_name text, forms text[], confidence float8, sightings int,
        attributes jsonb, allergens jsonb))`;
  await addNew(tx, wanted);
  await countAndSuspect(tx, wanted);
  await makeRoom(tx, wanted);
}

type Executor = Pick<Transaction, "$executeRaw">;

/** Waits for another transaction that adds the same food, and leaves the row to it. */
const addNew = (tx: Executor, wanted: Prisma.Sql) => tx.$executeRaw`
  WITH ${wanted}
  INSERT INTO ingredients
    (id, name, normalized_name, folded_name, category, origin, confirmed, confidence, sightings, updated_at)
  SELECT gen_random_uuid(), name, normalized_name, folded_name, 'unknown', 'inferred', false, confidence, 0, now()
  FROM wanted
  WHERE NOT EXISTS (SELECT FROM ingredient_synonyms s WHERE s.normalized_text = ANY (wanted.forms))
    AND NOT EXISTS (SELECT FROM ingredients i WHERE i.normalized_name = ANY (wanted.forms) AND i.origin <> 'inferred')
  ORDER BY folded_name
  ON CONFLICT DO NOTHING`;

/** A separate statement, so that it sees the rows that the previous one waited for. */
const countAndSuspect = (tx: Executor, wanted: Prisma.Sql) => tx.$executeRaw`
  WITH ${wanted}, queued AS (
    SELECT i.id, w.sightings, w.attributes, w.allergens
    FROM ingredients i JOIN wanted w ON w.folded_name = i.folded_name
    WHERE i.origin = 'inferred' ORDER BY i.folded_name FOR UPDATE OF i
  ), counted AS (
    UPDATE ingredients SET sightings = least(${MOST_SIGHTINGS}::int, ingredients.sightings + q.sightings)
    FROM queued q WHERE q.id = ingredients.id
  ), suspected AS (
    INSERT INTO ingredient_attributes (ingredient_id, attribute_id, value, source)
    SELECT q.id, d.id, 'maybe', a->>'source' FROM queued q
    CROSS JOIN LATERAL jsonb_array_elements(q.attributes) a JOIN dietary_attributes d ON d.key = a->>'key'
    ON CONFLICT DO NOTHING
  )
  INSERT INTO ingredient_allergens (ingredient_id, allergen_class_id, presence, source)
  SELECT q.id, c.id, 'maybe', a->>'source' FROM queued q
  CROSS JOIN LATERAL jsonb_array_elements(q.allergens) a JOIN allergen_classes c ON c.key = a->>'key'
  ON CONFLICT DO NOTHING`;

/** Far from the column's maximum, even if doubled. */
export const MOST_SIGHTINGS = 1_000_000_000;

/** Skips rows that other transactions have locked; the queue may briefly exceed its limit by as many. */
const makeRoom = (tx: Executor, wanted: Prisma.Sql) => tx.$executeRaw`
  WITH ${wanted}
  DELETE FROM ingredients WHERE id IN (
    SELECT i.id FROM ingredients i
    WHERE i.origin = 'inferred' AND NOT i.confirmed
      AND NOT EXISTS (SELECT FROM ingredient_preferences p WHERE p.ingredient_id = i.id)
      AND NOT EXISTS (SELECT FROM table_limits t WHERE t.ingredient_id = i.id)
      AND NOT EXISTS (SELECT FROM wanted w WHERE w.folded_name = i.folded_name)
    ORDER BY i.sightings, i.created_at
    LIMIT greatest(0, (SELECT count(*) FROM ingredients WHERE origin = 'inferred') - ${LONGEST_QUEUE})
    FOR UPDATE OF i SKIP LOCKED)`;

function toQueued(normalized: string, name: string, knowledge: Knowledge) {
  const facts = knowledge.classify?.(name) ?? [];
  return {
    name,
    normalized_name: normalized,
    folded_name: foldedName(normalized),
    forms: formsOf(normalized),
    sightings: 0,
    confidence: facts.length === 0 ? null : Math.max(...facts.map(({ confidence }) => confidence)),
    attributes: Object.entries(DIET_RULES).flatMap(([key, { forbid }]) => suspicion(key, facts, forbid)),
    allergens: ALLERGENS_OF_LAW.flatMap(({ key, substances }) => suspicion(key, facts, substances)),
  };
}

/** The suspicion with the highest confidence. */
function suspicion(key: string, facts: readonly InferredFact[], substances: number) {
  const against = facts.filter(({ substance }) => BIT[substance] & substances);
  if (against.length === 0) return [];
  const surest = against.reduce((most, each) => (each.confidence > most.confidence ? each : most));
  return [{ key, source: `classifier: ${surest.substance} ${surest.confidence.toFixed(2)}` }];
}
