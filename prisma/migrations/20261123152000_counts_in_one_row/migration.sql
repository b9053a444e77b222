-- What one statement counts at a venue is one row, not a row for each count, and a check-in counts against its limit in
-- the transaction that makes it (docs/decisions/123).

CREATE TABLE "venue_counted" (
    "id" BIGSERIAL NOT NULL,
    "venue_id" UUID NOT NULL,
    "measures" TEXT[] NOT NULL,
    "buckets" TEXT[] NOT NULL,
    "changes" BIGINT[] NOT NULL,

    CONSTRAINT "venue_counted_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "venue_counted_lists" CHECK (cardinality(measures) = cardinality(buckets) AND cardinality(buckets) = cardinality(changes))
);
CREATE INDEX "venue_counted_venue_id_idx" ON "venue_counted"("venue_id");
-- Rows come and go within seconds.
ALTER TABLE "venue_counted" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

CREATE OR REPLACE FUNCTION "count_visits"(visits counted_visit[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO venue_counted (venue_id, measures, buckets, changes)
  SELECT venue_id, array_agg(measure), array_agg(bucket), array_agg(change) FROM (
    SELECT v.venue_id, m.measure, m.bucket, sum(v.sign)::bigint AS change
    FROM unnest(visits) v JOIN venues ON venues.id = v.venue_id,
      LATERAL (SELECT wall_time(v.check_in_time, venues.time_zone) AS clock) local,
      LATERAL (VALUES ('visits', v.visit_type::text),
        (CASE WHEN v.visit_type = 'ONLINE' THEN 'online_day' ELSE 'physical_day' END, to_char(local.clock, 'YYYY-MM-DD')),
        ('hour', to_char(local.clock, 'ID-HH24'))) m(measure, bucket)
    GROUP BY 1, 2, 3 HAVING sum(v.sign) <> 0
  ) counted GROUP BY 1
$$;

CREATE OR REPLACE FUNCTION "on_guests_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO venue_counted (venue_id, measures, buckets, changes)
    SELECT venue_id, array_agg('guests'::text), array_agg(category), array_agg(change) FROM (
      SELECT venue_id, category, count(*) AS change FROM new_rows, unnest(categories) category GROUP BY 1, 2
    ) counted GROUP BY 1;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO venue_counted (venue_id, measures, buckets, changes)
    SELECT venue_id, array_agg('guests'::text), array_agg(category), array_agg(change) FROM (
      SELECT venue_id, category, -count(*) AS change
      FROM old_rows JOIN venues ON venues.id = venue_id, unnest(categories) category GROUP BY 1, 2
    ) counted GROUP BY 1;
  ELSE
    INSERT INTO venue_counted (venue_id, measures, buckets, changes)
    SELECT venue_id, array_agg('guests'::text), array_agg(category), array_agg(change) FROM (
      SELECT venue_id, category, sum(sign)::bigint AS change FROM (
        SELECT venue_id, unnest(categories) AS category, 1 AS sign FROM new_rows
        UNION ALL
        SELECT venue_id, unnest(categories), -1 FROM old_rows
      ) changes GROUP BY 1, 2 HAVING sum(sign) <> 0
    ) counted GROUP BY 1;
  END IF;
  RETURN NULL;
END $$;

-- Both tables: a transaction that was under way while this was installed may still have written to the older one.
CREATE OR REPLACE FUNCTION "roll_up_venue_tallies"(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(72707372) THEN
    RETURN 0;
  END IF;
  WITH old_batch AS (
    SELECT id FROM venue_tally_changes ORDER BY id LIMIT most FOR UPDATE SKIP LOCKED
  ), batch AS (
    SELECT id FROM venue_counted ORDER BY id LIMIT most FOR UPDATE SKIP LOCKED
  ), old_gone AS (
    DELETE FROM venue_tally_changes c USING old_batch WHERE c.id = old_batch.id
    RETURNING c.venue_id, c.measure, c.bucket, c.change
  ), gone AS (
    DELETE FROM venue_counted c USING batch WHERE c.id = batch.id RETURNING c.venue_id, c.measures, c.buckets, c.changes
  ), added AS (
    INSERT INTO venue_tallies AS t (venue_id, measure, bucket, tally)
    SELECT venue_id, measure, bucket, sum(change) FROM (
      SELECT venue_id, measure, bucket, change FROM old_gone
      UNION ALL
      SELECT venue_id, measure, bucket, change
      FROM gone, unnest(measures, buckets, changes) counted(measure, bucket, change)
    ) changes GROUP BY 1, 2, 3 HAVING sum(change) <> 0
    ON CONFLICT (venue_id, measure, bucket) DO UPDATE SET tally = t.tally + excluded.tally
  )
  SELECT greatest((SELECT count(*) FROM gone), (SELECT count(*) FROM old_gone)) INTO taken;
  RETURN taken;
END $$;

CREATE OR REPLACE FUNCTION "on_time_zone_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(72707372);
  -- What the clock does not decide stays counted.
  WITH gone AS (
    DELETE FROM venue_counted WHERE venue_id = NEW.id RETURNING measures, buckets, changes
  )
  INSERT INTO venue_tallies AS t (venue_id, measure, bucket, tally)
  SELECT NEW.id, measure, bucket, sum(change) FROM gone, unnest(measures, buckets, changes) counted(measure, bucket, change)
  WHERE measure NOT IN ('physical_day', 'online_day', 'hour') GROUP BY 2, 3 HAVING sum(change) <> 0
  ON CONFLICT (venue_id, measure, bucket) DO UPDATE SET tally = t.tally + excluded.tally;
  DELETE FROM venue_tallies WHERE venue_id = NEW.id AND measure IN ('physical_day', 'online_day', 'hour');
  DELETE FROM venue_tally_changes WHERE venue_id = NEW.id AND measure IN ('physical_day', 'online_day', 'hour');
  INSERT INTO venue_tallies (venue_id, measure, bucket, tally)
  SELECT NEW.id, m.measure, m.bucket, count(*)
  FROM (SELECT visit_type, wall_time(check_in_time, NEW.time_zone) AS clock FROM visits WHERE venue_id = NEW.id) v,
    LATERAL (VALUES (CASE WHEN v.visit_type = 'ONLINE' THEN 'online_day' ELSE 'physical_day' END, to_char(v.clock, 'YYYY-MM-DD')),
      ('hour', to_char(v.clock, 'ID-HH24'))) m(measure, bucket)
  GROUP BY 2, 3;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "on_venue_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM venue_counted WHERE venue_id = OLD.id;
  DELETE FROM venue_tally_changes WHERE venue_id = OLD.id;
  DELETE FROM venue_tallies WHERE venue_id = OLD.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "on_visits_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM venue_guests;
  DELETE FROM visit_categories;
  DELETE FROM venue_counted;
  DELETE FROM venue_tally_changes;
  DELETE FROM venue_tallies;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "rebuild_tallies"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE venues, visits, visit_disclosures IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE venue_guests, venue_tallies, venue_tally_changes, venue_counted IN EXCLUSIVE MODE;
  ALTER TABLE venue_guests DISABLE TRIGGER USER;
  DELETE FROM venue_guests;
  INSERT INTO venue_guests (venue_id, user_id, visit_id, check_in_time, visits, categories)
  SELECT DISTINCT ON (v.venue_id, v.user_id) v.venue_id, v.user_id, v.id, v.check_in_time,
    count(*) OVER (PARTITION BY v.venue_id, v.user_id),
    ARRAY['all', CASE WHEN v.visit_type = 'ONLINE' THEN 'type:online' ELSE 'type:physical' END] || coalesce(d.categories, '{}')
  FROM visits v LEFT JOIN visit_disclosures d ON d.visit_id = v.id WHERE v.user_id IS NOT NULL
  ORDER BY v.venue_id, v.user_id, v.check_in_time DESC, v.id DESC;
  ALTER TABLE venue_guests ENABLE TRIGGER USER;
  DELETE FROM venue_tally_changes;
  DELETE FROM venue_counted;
  DELETE FROM venue_tallies;
  INSERT INTO venue_tallies (venue_id, measure, bucket, tally)
  SELECT v.venue_id, m.measure, m.bucket, count(*)
  FROM (SELECT visits.venue_id, visit_type, wall_time(check_in_time, time_zone) AS clock FROM visits JOIN venues ON venues.id = venue_id) v,
    LATERAL (VALUES ('visits', v.visit_type::text),
      (CASE WHEN v.visit_type = 'ONLINE' THEN 'online_day' ELSE 'physical_day' END, to_char(v.clock, 'YYYY-MM-DD')),
      ('hour', to_char(v.clock, 'ID-HH24'))) m(measure, bucket)
  GROUP BY 1, 2, 3
  UNION ALL
  SELECT venue_id, 'guests', category, count(*) FROM venue_guests, unnest(categories) category GROUP BY 1, 3;
END $$;

-- As before, but what was shown is looked up of the latest visit alone.
CREATE OR REPLACE FUNCTION "venue_guest_now"(venue uuid, guest uuid) RETURNS SETOF venue_guests LANGUAGE sql STABLE AS $$
  SELECT venue, guest, v.id, v.check_in_time, v.visits,
    ARRAY['all', CASE WHEN v.visit_type = 'ONLINE' THEN 'type:online' ELSE 'type:physical' END]
      || coalesce((SELECT d.categories FROM visit_disclosures d WHERE d.visit_id = v.id), '{}')
  FROM (
    SELECT id, check_in_time, visit_type, count(*) OVER ()::integer AS visits
    FROM visits
    -- Found by the guest alone, whose visits are few: IS TRUE keeps the index of a busy venue out of it.
    WHERE user_id = guest AND (venue_id = venue) IS TRUE
    ORDER BY check_in_time DESC, id DESC LIMIT 1
  ) v
$$;

-- As check_in, once the attempt is counted: one more of the person's attempts, as the application's limiter counts them.
-- 'limited': there were more than `most` in the window, and nothing else was done; `waits_ms` until counting begins anew.
-- Every statement finds its rows by keys, whatever the values: none is planned again.
CREATE FUNCTION "check_in_counted"(limit_key text, most integer, window_ms bigint, asked_ms bigint,
  new_id uuid, person uuid, venue uuid, at_location uuid, client uuid, kind visit_type,
  checked_in timestamptz, ends timestamptz, rows share_row[], free_from diet_key[], alarming text[], more_ways text[],
  OUT outcome text, OUT waits_ms bigint) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  attempts rate_limits;
BEGIN
  INSERT INTO rate_limits AS r (key, points, expire) VALUES (limit_key, 1, asked_ms + window_ms)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN r.expire <= asked_ms THEN 1 ELSE r.points + 1 END,
    expire = CASE WHEN r.expire <= asked_ms THEN excluded.expire ELSE r.expire END
  RETURNING r.* INTO attempts;
  waits_ms := attempts.expire - asked_ms;
  outcome := CASE WHEN attempts.points > most THEN 'limited' ELSE check_in(new_id, person, venue, at_location, client, kind,
    checked_in, ends, rows, free_from, alarming, more_ways) END;
END $$;

-- What waits in the older table is added up at once; the function does nothing where somebody is at it.
SELECT roll_up_venue_tallies(1000000);
