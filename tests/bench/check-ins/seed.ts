import type pg from "pg";
import { signAccessToken } from "@/server/auth/access-token";

export type Caller = { token: string };
export type House = { id: string; tables: string[] };
export type Town = { owner: Caller; guests: Caller[]; houses: House[] };

const DAY_MS = 86_400_000;
const TABLES = 10;
const LOCALLY_UNIQUE = "overlay(overlay(md5($) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid";
const idOf = (text: string) => LOCALLY_UNIQUE.replace("$", text);

/**
 * Creates guests with one diet and one allergy each, venues with tables and visits of the last year, and their owner.
 * All of them are signed in.
 */
export async function seedTown(client: pg.Client, size: { guests: number; houses: number }): Promise<Town> {
  await client.query(
    `INSERT INTO users (id, email, password_hash, account_type, updated_at)
     VALUES (${idOf("'owner'")}, 'owner@bench.example', 'x', 'business', now())`,
  );
  await client.query(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, updated_at)
     SELECT ${idOf("'p' || n")}, 'p' || n || '@bench.example', 'x', 'Guest' || n, 'Bench', now()
     FROM generate_series(1, $1::int) n`,
    [size.guests],
  );
  await client.query(
    `INSERT INTO user_diets (user_id, diet, slot)
     SELECT ${idOf("'p' || n")}, (enum_range(NULL::diet_key))[1 + n % 17], 1 FROM generate_series(1, $1::int) n`,
    [size.guests],
  );
  await client.query(
    `INSERT INTO ingredient_preferences
       (id, user_id, ingredient_id, preference_type, severity, traces, updated_at)
     SELECT ${idOf("'i' || n")}, ${idOf("'p' || n")}, food.id, 'allergy', 'severe', true, now()
     FROM generate_series(1, $1::int) n
     JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS at FROM ingredients ORDER BY id LIMIT 50) food
       ON food.at = n % 50`,
    [size.guests],
  );
  await client.query(
    `INSERT INTO sign_ins (id, user_id, device, created_at, last_used_at, expires_at)
     SELECT ${idOf("'s' || email")}, id, 'bench', now(), now(), now() + interval '14 days' FROM users`,
  );
  await client.query(
    `INSERT INTO venues (id, owner_id, name, city, country, time_zone, updated_at)
     SELECT ${idOf("'v' || n")}, ${idOf("'owner'")}, 'House ' || n, 'Rome', 'Italy', 'Europe/Rome', now()
     FROM generate_series(1, $1::int) n`,
    [size.houses],
  );
  await client.query(
    `INSERT INTO locations (id, venue_id, label)
     SELECT ${idOf("'l' || v || '-' || t")}, ${idOf("'v' || v")}, 'table ' || t
     FROM generate_series(1, $1::int) v, generate_series(1, $2::int) t`,
    [size.houses, TABLES],
  );
  await seedHistory(client, size);
  await client.query("VACUUM ANALYZE");
  const signedIn = await client.query<{ id: string; signInId: string; type: string }>(
    `SELECT u.id, s.id AS "signInId", u.account_type AS type
     FROM users u JOIN sign_ins s ON s.user_id = u.id ORDER BY u.id`,
  );
  const houses = await client.query<House>(
    "SELECT venue_id AS id, array_agg(id::text) AS tables FROM locations GROUP BY 1 ORDER BY 1",
  );
  const until = new Date(Date.now() + 14 * DAY_MS);
  const callers = await Promise.all(
    signedIn.rows.map(async ({ id: userId, signInId, type }) => ({
      type,
      token: await signAccessToken({ userId, signInId }, new Date(), until),
    })),
  );
  const owner = callers.find(({ type }) => type === "business");
  if (!owner) throw new Error("The owner was not made.");
  return { owner, guests: callers.filter(({ type }) => type === "diner"), houses: houses.rows };
}

const PAST_VISITS = 50_000;

/** Writes a realistic history, because the query planner depends on it: in bulk, without triggers, then counted. */
async function seedHistory(client: pg.Client, size: { guests: number; houses: number }): Promise<void> {
  await client.query("SET session_replication_role = replica");
  await client.query(
    `INSERT INTO visits (id, user_id, venue_id, visit_type, status, check_in_time, expires_at, shared_rows)
     SELECT ${idOf("'h' || n")}, ${idOf("'p' || 1 + n % $2::int")}, ${idOf("'v' || 1 + n * 7919 % $3::int")}, 'GENERAL', 'expired',
       t, t + interval '3 hours', '{allergies,diet}'
     FROM generate_series(1, $1::int) n, LATERAL (SELECT now() - interval '1 day' * (2 + n % 365) AS t) past`,
    [PAST_VISITS, size.guests, size.houses],
  );
  await client.query(
    `INSERT INTO visit_disclosures
       (visit_id, user_id, dietary_preferences, health_concerns, ingredient_preferences, favorites, updated_at, categories)
     SELECT id, user_id, '{vegan}', '{}', '[]', '[]', check_in_time,
       disclosure_categories('{"shared_rows": ["allergies", "diet"], "dietary_preferences": ["vegan"]}') FROM visits`,
  );
  await client.query("SET session_replication_role = origin");
  await client.query("SELECT rebuild_visit_counts()");
}
