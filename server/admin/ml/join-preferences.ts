import type { PoolClient } from "pg";

/**
 * The graver of two records of one food, as SQL of `one` and `other`. An unstated severity counts as graver than an
 * intolerance.
 */
const GRAVER = `CASE WHEN array_position(ARRAY['allergy','intolerance','avoid','dislike','like','love'], one.preference_type::text)
  <= array_position(ARRAY['allergy','intolerance','avoid','dislike','like','love'], other.preference_type::text)
  THEN one.preference_type ELSE other.preference_type END`;
const BOTH_ARE_ALLERGIES = "one.preference_type = 'allergy' AND other.preference_type = 'allergy'";

/**
 * Moves what people and their tables recorded about one food to the other. A person who recorded both keeps the graver
 * record: an allergy stays an allergy, severe stays severe, and traces matter if either record says so.
 */
export async function joinPreferences(client: PoolClient, from: string, into: string): Promise<void> {
  await client.query(
    `UPDATE ingredient_preferences one SET preference_type = ${GRAVER},
       severity = CASE
         WHEN ${BOTH_ARE_ALLERGIES} AND 'severe' IN (one.severity, other.severity) THEN 'severe'::allergy_severity
         WHEN ${BOTH_ARE_ALLERGIES} AND (one.severity IS NULL OR other.severity IS NULL) THEN NULL
         WHEN ${BOTH_ARE_ALLERGIES} THEN greatest(one.severity, other.severity)
         WHEN other.preference_type = 'allergy' THEN other.severity ELSE one.severity END,
       traces = CASE
         WHEN ${BOTH_ARE_ALLERGIES} THEN one.traces OR other.traces
         WHEN other.preference_type = 'allergy' THEN other.traces ELSE one.traces END,
       kept_from_diet = coalesce(one.kept_from_diet, other.kept_from_diet),
       updated_at = now()
     FROM ingredient_preferences other
     WHERE one.ingredient_id = $2 AND other.ingredient_id = $1 AND other.user_id = one.user_id`,
    [from, into],
  );
  await client.query(
    `DELETE FROM ingredient_preferences p WHERE p.ingredient_id = $1
       AND EXISTS (SELECT FROM ingredient_preferences o WHERE o.user_id = p.user_id AND o.ingredient_id = $2)`,
    [from, into],
  );
  await client.query(
    "UPDATE ingredient_preferences SET ingredient_id = $2, updated_at = now() WHERE ingredient_id = $1",
    [from, into],
  );
  await client.query(
    `UPDATE table_limits one SET severity = greatest(one.severity, other.severity), traces = one.traces OR other.traces
     FROM table_limits other
     WHERE one.ingredient_id = $2 AND other.ingredient_id = $1 AND other.person_id = one.person_id`,
    [from, into],
  );
  await client.query(
    `DELETE FROM table_limits p WHERE p.ingredient_id = $1
       AND EXISTS (SELECT FROM table_limits o WHERE o.person_id = p.person_id AND o.ingredient_id = $2)`,
    [from, into],
  );
  await client.query("UPDATE table_limits SET ingredient_id = $2 WHERE ingredient_id = $1", [from, into]);
}
