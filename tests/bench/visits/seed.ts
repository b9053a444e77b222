import type pg from "pg";

export type Size = { visits: number; venues: number };

const BATCH = 500_000;
/** Of the largest venue. */
const TABLES = 20;
const OWNER = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";

/** A tenth of all visits. The others are spread evenly over the other venues, where each guest has about ten. */
export const largestOf = ({ visits }: Size): number => Math.floor(visits / 10);
const peopleOf = ({ visits }: Size): number => Math.max(2000, Math.floor(visits / 25));

/**
 * Writes visits over two years, between noon and eleven at night, with the profile that each showed, as a restored
 * backup is written: in bulk, without triggers, then counted at once. Returns the owner of all venues and the largest
 * venue.
 */
export async function seedVisits(client: pg.Client, size: Size): Promise<{ ownerId: string; venueId: string }> {
  await client.query(`SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'; SET synchronous_commit = off`);
  await client.query(
    `INSERT INTO users (id, email, password_hash, account_type, updated_at) VALUES ($1, 'owner@bench.example', 'x', 'business', now())`,
    [OWNER],
  );
  await client.query(`CREATE FUNCTION pg_temp.venue_of(n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT overlay(overlay(md5('v' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$`);
  await client.query("SET session_replication_role = replica");
  await seedPeopleAndVenues(client, size);
  const indexes = await dropIndexes(client);
  for (let from = 0; from < size.visits; from += BATCH) {
    await seedBatch(client, size, from, Math.min(size.visits, from + BATCH) - 1);
  }
  for (const index of indexes) await client.query(index);
  await client.query("SET session_replication_role = origin");
  await client.query("SELECT rebuild_visit_counts()");
  await client.query("VACUUM ANALYZE");
  const { rows } = await client.query<{ id: string }>("SELECT pg_temp.venue_of(0) AS id");
  return { ownerId: OWNER, venueId: rows[0]?.id ?? "" };
}

async function seedPeopleAndVenues(client: pg.Client, size: Size): Promise<void> {
  await client.query(
    `INSERT INTO users (id, email, email_verified_at, first_proven_at, password_hash, first_name, last_name, updated_at)
     SELECT md5('p' || n)::uuid, 'p' || n || '@gmail.com', now(), now(), 'x', 'Guest' || n, 'Bench', now() FROM generate_series(0, $1::int - 1) n`,
    [peopleOf(size)],
  );
  await client.query(
    `INSERT INTO venues (id, owner_id, name, city, country, time_zone, updated_at)
     SELECT pg_temp.venue_of(n), $1, 'Venue ' || n, 'Rome', 'Italy', 'Europe/Rome', now() FROM generate_series(0, $2::int - 1) n`,
    [OWNER, size.venues],
  );
  await client.query(
    `INSERT INTO locations (id, venue_id, label)
     SELECT md5('t' || n)::uuid, pg_temp.venue_of(0), 'table ' || n FROM generate_series(0, $1::int - 1) n`,
    [TABLES],
  );
  // The profile that each person shows, and the categories that the database counts it in.
  await client.query(
    `CREATE TEMPORARY TABLE shown AS
     SELECT *, disclosure_categories(to_jsonb(card) || '{"shared_rows": ["allergies", "diet", "health"]}') AS categories FROM (
       SELECT n, md5('p' || n)::uuid AS user_id,
         CASE WHEN h % 3 = 0 THEN '{}' ELSE ARRAY[(enum_range(NULL::diet_key))[1 + h % 17]] END AS dietary_preferences,
         CASE WHEN h % 5 = 0 THEN ARRAY['diabetes'] ELSE '{}' END AS health_concerns, '[]'::jsonb AS ingredient_preferences
       FROM generate_series(0, $1::int - 1) n, LATERAL (SELECT abs(hashtext('p' || n)) AS h) hashed
     ) card`,
    [peopleOf(size)],
  );
  await client.query("CREATE UNIQUE INDEX ON shown (n); ANALYZE shown");
}

/** Drops indexes, because rows are written faster without them. Returns the statements that create them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid IN ('visits'::regclass, 'visit_disclosures'::regclass)
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

async function seedBatch(client: pg.Client, size: Size, from: number, to: number): Promise<void> {
  const regulars = Math.max(20, Math.floor(size.visits / size.venues / 10));
  const values = [from, to, peopleOf(size), largestOf(size), size.venues, regulars];
  await client.query(
    `CREATE TEMPORARY TABLE batch AS
     SELECT md5('i' || n)::uuid AS id, pg_temp.venue_of(place) AS venue_id,
       CASE WHEN place = 0 AND n % 4 IN (1, 2) THEN md5('t' || n / 4 % ${TABLES})::uuid END AS location_id,
       (CASE WHEN n < $4::int THEN n::bigint * 7919 ELSE place * 17 + n / ($5::int - 1) * 31 % $6::int END % $3::int)::int AS person,
       (ARRAY['GENERAL','LOCATION_SPECIFIC','LOCATION_SPECIFIC','ONLINE'])[1 + n % 4]::visit_type AS visit_type, t
     FROM generate_series($1::int, $2::int) n,
       LATERAL (SELECT CASE WHEN n < $4::int THEN 0 ELSE 1 + n % ($5::int - 1) END AS place) venue,
       LATERAL (SELECT date_trunc('day', now()) - (n::bigint * 104729 % 730) * interval '1 day' + interval '11 hours' * ((n::bigint * 15485863 % 1000) / 1000.0) AS t) time`,
    values,
  );
  await client.query(
    `INSERT INTO visits (id, user_id, venue_id, location_id, visit_type, status, check_in_time, expires_at, shared_rows)
     SELECT batch.id, shown.user_id, venue_id, location_id, visit_type, 'expired', t, t + interval '3 hours', '{allergies,diet,health}'
     FROM batch JOIN shown ON shown.n = person`,
  );
  await client.query(
    `INSERT INTO visit_disclosures (visit_id, user_id, dietary_preferences, health_concerns, ingredient_preferences, favorites, updated_at, categories)
     SELECT batch.id, shown.user_id, dietary_preferences, health_concerns, ingredient_preferences, '[]', t, categories
     FROM batch JOIN shown ON shown.n = person`,
  );
  await client.query("DROP TABLE batch");
}
