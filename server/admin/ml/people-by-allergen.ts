import { z } from "zod";
import { MINUTE_MS } from "@/lib/durations";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";

/** By the key of a legal allergen: how many people have recorded a food that contains it. */
export type PeopleByAllergen = ReadonlyMap<string, number>;

let known: { until: number; people: Promise<PeopleByAllergen> } | null = null;

/** Cached for a minute, because it only orders a queue and decides nothing. */
export function peopleByAllergen(): Promise<PeopleByAllergen> {
  if (known && known.until > performance.now()) return known.people;
  const people = read();
  known = { until: performance.now() + MINUTE_MS, people };
  people.catch(() => {
    known = null;
  });
  return people;
}

export function forgetPeopleByAllergen(): void {
  known = null;
}

const PEOPLE = z.object({ key: z.string(), people: z.number() });

async function read(): Promise<PeopleByAllergen> {
  const rows = await queryText(
    pool,
    PEOPLE,
    `SELECT c.key, count(DISTINCT p.user_id)::int AS people
     FROM ingredient_preferences p
     JOIN ingredient_allergens a ON a.ingredient_id = p.ingredient_id AND a.presence = 'yes'
     JOIN allergen_classes c ON c.id = a.allergen_class_id
     WHERE p.preference_type IN ('allergy', 'intolerance', 'avoid') GROUP BY c.key`,
  );
  return new Map(rows.map(({ key, people }) => [key, people]));
}
