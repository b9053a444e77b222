import pg from "pg";
import { measured, report, times } from "./measured";
import { onOwnDatabase } from "./own-database";

/**
 * Five million visits to a thousand venues, one of which has a tenth of them: how long the calls of the portal take at
 * that venue, and whether they say what a slow count of every row says. Then check-ins at that venue meanwhile.
 * `npm run bench:visits`, or `npm run bench:visits -- 500000` for fewer.
 */
const VISITS = Number(process.argv[2] ?? 5_000_000);
const VENUES = 1000;
const LARGEST = Math.floor(VISITS / 10);
const PEOPLE = Math.max(2000, Math.floor(VISITS / 25));
const BATCH = 250_000;
const CALLS = 60;
const AIM_MS = 100;

const OWNER = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";

async function seed(client: pg.Client): Promise<string> {
  await client.query(
    `INSERT INTO users (id, email, password_hash, account_type, updated_at) VALUES ($1, 'owner@bench.example', 'x', 'business', now())`,
    [OWNER],
  );
  await client.query(`CREATE FUNCTION pg_temp.venue_of(n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT overlay(overlay(md5('v' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$`);
  // As a replica: nothing is counted row by row, but once at the end, as after a restored backup.
  await client.query("SET session_replication_role = replica");
  await client.query(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, updated_at)
     SELECT md5('p' || n)::uuid, 'p' || n || '@bench.example', 'x', 'Guest' || n, 'Bench', now() FROM generate_series(0, $1::int - 1) n`,
    [PEOPLE],
  );
  await client.query(
    `INSERT INTO venues (id, owner_id, name, city, country, time_zone, updated_at)
     SELECT pg_temp.venue_of(n), $1, 'Venue ' || n, 'Rome', 'Italy', 'Europe/Rome', now() FROM generate_series(0, $2::int - 1) n`,
    [OWNER, VENUES],
  );
  for (let from = 0; from < VISITS; from += BATCH) {
    const to = Math.min(VISITS, from + BATCH) - 1;
    // The first tenth to venue 0, over two years, at noon to eleven at night.
    await client.query(
      `INSERT INTO visits (id, user_id, venue_id, visit_type, status, check_in_time, expires_at, shared_rows)
       SELECT md5('i' || n)::uuid, md5('p' || (n::bigint * 7919 % $3::int))::uuid,
         pg_temp.venue_of(CASE WHEN n < $4::int THEN 0 ELSE 1 + n % ($5::int - 1) END),
         (ARRAY['GENERAL','LOCATION_SPECIFIC','LOCATION_SPECIFIC','ONLINE'])[1 + n % 4]::visit_type, 'expired', t, t + interval '3 hours', '{allergies,diet,health}'
       FROM generate_series($1::int, $2::int) n,
         LATERAL (SELECT date_trunc('day', now()) - (n::bigint * 104729 % 730) * interval '1 day' + interval '11 hours' * ((n::bigint * 15485863 % 1000) / 1000.0) AS t) time`,
      [from, to, PEOPLE, LARGEST, VENUES],
    );
    await client.query(
      `INSERT INTO visit_disclosures (visit_id, user_id, dietary_preferences, health_concerns, ingredient_preferences, favorites, updated_at)
       SELECT id, user_id, CASE WHEN h % 3 = 0 THEN '{}' ELSE ARRAY[(enum_range(NULL::diet_key))[1 + h % 17]] END,
         CASE WHEN h % 5 = 0 THEN ARRAY['diabetes'] ELSE '{}' END, '[]', '[]', check_in_time
       FROM (SELECT md5('i' || n)::uuid AS wanted FROM generate_series($1::int, $2::int) n) ids JOIN visits ON id = wanted,
         LATERAL (SELECT abs(hashtext(user_id::text)) AS h) hashed`,
      [from, to],
    );
  }
  await client.query(
    `UPDATE visit_disclosures d SET categories = disclosure_categories(to_jsonb(d) || jsonb_build_object('shared_rows', to_jsonb(v.shared_rows))) FROM visits v WHERE v.id = d.visit_id`,
  );
  await client.query("SET session_replication_role = origin");
  await client.query("SELECT rebuild_visit_counts()");
  await client.query("VACUUM ANALYZE");
  const { rows } = await client.query<{ id: string }>("SELECT pg_temp.venue_of(0) AS id");
  return rows[0]?.id ?? "";
}

async function bench(venueId: string): Promise<void> {
  const { startSignIn } = await import("@/server/auth/start-sign-in");
  const { db, closeDatabase } = await import("@/server/db/client");
  const { userSelect } = await import("@/server/auth/wire");
  const { call } = await import("../support/request");
  const { GET: analytics } = await import("@/app/api/visits/analytics/route");
  const { GET: list } = await import("@/app/api/visits/venue/[venueId]/route");
  const { GET: breakdown } = await import("@/app/api/visits/venue/[venueId]/breakdown/route");
  const { GET: timeseries } = await import("@/app/api/visits/venue/[venueId]/timeseries/route");
  const { differingTallies } = await import("../support/slow-visit-counts");
  const owner = await db.user.findUniqueOrThrow({
    where: { id: OWNER },
    select: { ...userSelect, passwordHash: true },
  });
  const started = await startSignIn(owner, null);
  const token = started?.accessToken ?? "";
  const params = { venueId };

  type Query = Record<string, string | number | boolean>;
  const asked: [string, Parameters<typeof call>[0], Query][] = [
    ["analytics of all venues, lifetime", analytics, { time_range: "lifetime" }],
    ["analytics of all venues, 24h", analytics, { time_range: "24h" }],
    ["analytics of the largest, 24h", analytics, { time_range: "24h", venue_id: venueId }],
    ["breakdown dietary, lifetime", breakdown, { type: "dietary" }],
    ["breakdown health, 24h", breakdown, { type: "health", time_range: "24h" }],
    ["breakdown visit types, today", breakdown, { type: "visit_types", time_range: "today" }],
    ["time series by day, lifetime", timeseries, { interval: "day" }],
    ["time series by hour, 24h", timeseries, { time_range: "24h" }],
    ["explorer, first page", list, { page: 1, limit: 100 }],
    ["explorer, page 1000", list, { page: Math.max(1, Math.floor(LARGEST / 500)), limit: 100 }],
    ["explorer, last page", list, { page: Math.floor(LARGEST / 100), limit: 100 }],
    ["explorer, unique guests", list, { page: 3, limit: 100, unique_visits_only: true }],
    ["explorer, vegans", list, { page: 1, limit: 100, diet: "vegan" }],
    ["explorer, online in 24h", list, { page: 1, limit: 100, visit_type: "ONLINE", time_range: "24h" }],
  ];
  for (const [name, handler, query] of asked) {
    const into = times();
    for (let i = 0; i < 3; i++) await call(handler, { token, params, query });
    for (let i = 0; i < CALLS; i++) {
      await measured(into, async () => {
        const { status, body } = await call(handler, { token, params, query });
        return { status, body };
      });
    }
    report(name, into, AIM_MS);
  }
  const before = performance.now();
  const different = await differingTallies();
  console.log(
    `slow count of everything: ${(performance.now() - before).toFixed(0)} ms; ${different.length === 0 ? "equal" : `DIFFERENT ${JSON.stringify(different)}`}`,
  );
  if (different.length > 0) process.exitCode = 1;
  await closeDatabase();
}

await onOwnDatabase("visits", async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const before = performance.now();
  const venueId = await seed(client);
  await client.end();
  console.log(`${VISITS.toLocaleString("en")} visits seeded in ${((performance.now() - before) / 1000).toFixed(0)} s`);
  await bench(venueId);
});
