-- DropIndex
DROP INDEX "visits_venue_id_check_in_time_idx";

-- CreateIndex
CREATE INDEX "visits_venue_id_check_in_time_id_idx" ON "visits"("venue_id", "check_in_time", "id");

-- AlterTable
ALTER TABLE "visit_disclosures" ADD COLUMN "categories" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "venue_guests" (
    "venue_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "visit_id" UUID NOT NULL,
    "check_in_time" TIMESTAMPTZ(3) NOT NULL,
    "visits" INTEGER NOT NULL,
    "categories" TEXT[],

    CONSTRAINT "venue_guests_pkey" PRIMARY KEY ("venue_id","user_id")
);

-- CreateTable
CREATE TABLE "venue_tallies" (
    "venue_id" UUID NOT NULL,
    "measure" TEXT NOT NULL,
    "bucket" TEXT NOT NULL,
    "tally" BIGINT NOT NULL,

    CONSTRAINT "venue_tallies_pkey" PRIMARY KEY ("venue_id","measure","bucket")
);

-- CreateTable
CREATE TABLE "venue_tally_changes" (
    "id" BIGSERIAL NOT NULL,
    "venue_id" UUID NOT NULL,
    "measure" TEXT NOT NULL,
    "bucket" TEXT NOT NULL,
    "change" BIGINT NOT NULL,

    CONSTRAINT "venue_tally_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "venue_guests_user_id_idx" ON "venue_guests"("user_id");
CREATE INDEX "venue_guests_venue_id_check_in_time_visit_id_idx" ON "venue_guests"("venue_id", "check_in_time", "visit_id");
CREATE INDEX "venue_tally_changes_venue_id_measure_idx" ON "venue_tally_changes"("venue_id", "measure");

-- AddForeignKey
ALTER TABLE "venue_guests" ADD CONSTRAINT "venue_guests_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "venue_guests" ADD CONSTRAINT "venue_guests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Visits that may still be going on, whether or not their end is written down.
CREATE INDEX "visits_active_by_venue" ON "visits" ("venue_id", "expires_at") INCLUDE ("visit_type") WHERE "status" = 'active';

-- Rows come and go quickly and must be swept as quickly, or the sum would wade through dead ones.
ALTER TABLE "venue_tally_changes" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- The counts are kept by the database itself, in the transaction that changes what is counted
-- (docs/decisions/123-visits-are-counted-as-they-come.md).

-- Which free-from key an allergy to this food or group counts under; null for all others.
CREATE FUNCTION "free_from_key_of"(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE lower(name)
    WHEN 'gluten' THEN 'gluten_free' WHEN 'gluten grain' THEN 'gluten_free' WHEN 'gluten grains' THEN 'gluten_free'
    WHEN 'dairy' THEN 'dairy_free' WHEN 'milk' THEN 'dairy_free'
    WHEN 'nuts' THEN 'nut_free' WHEN 'nut' THEN 'nut_free' WHEN 'peanut' THEN 'nut_free' WHEN 'peanuts' THEN 'nut_free'
    WHEN 'tree nut' THEN 'nut_free' WHEN 'tree nuts' THEN 'nut_free'
    WHEN 'egg' THEN 'egg_free' WHEN 'eggs' THEN 'egg_free'
    WHEN 'soy' THEN 'soy_free' WHEN 'soya' THEN 'soy_free'
    WHEN 'shellfish' THEN 'shellfish_free' WHEN 'crustacean' THEN 'shellfish_free' WHEN 'crustaceans' THEN 'shellfish_free'
    WHEN 'mollusc' THEN 'shellfish_free' WHEN 'molluscs' THEN 'shellfish_free'
    WHEN 'fish' THEN 'fish_free' WHEN 'sesame' THEN 'sesame_free' WHEN 'corn' THEN 'corn_free'
    WHEN 'mustard' THEN 'mustard_free' END
$$;

-- Under what the guest of a visit is counted, by what that visit shows. A row that was not shared says nothing:
-- neither 'none' nor anything else. `row` is the disclosure; without a list of shared rows all are shared.
CREATE FUNCTION "disclosure_categories"(seen jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  shared jsonb := coalesce(nullif(seen->'shared_rows', 'null'), '["allergies", "diet", "health"]');
  diets jsonb := coalesce(nullif(seen->'dietary_preferences', 'null'), '[]');
  foods jsonb := coalesce(nullif(seen->'ingredient_preferences', 'null'), '[]');
  concerns jsonb := coalesce(nullif(seen->'health_concerns', 'null'), '[]');
  has_allergies boolean := shared ? 'allergies';
  has_diet boolean := shared ? 'diet';
  found text[];
  allergic boolean;
BEGIN
  SELECT coalesce(array_agg(DISTINCT category), '{}') INTO found FROM (
    SELECT diet AS category FROM jsonb_array_elements_text(diets) diet
    WHERE CASE WHEN diet LIKE '%\_free' THEN has_allergies ELSE has_diet END
    UNION
    SELECT free_from_key_of(food->>'ingredient_name') FROM jsonb_array_elements(foods) food
    WHERE has_allergies AND food->>'preference_type' IN ('allergy', 'intolerance')
  ) named WHERE category IS NOT NULL;
  allergic := EXISTS (
    SELECT FROM jsonb_array_elements(foods) food WHERE food->>'preference_type' IN ('allergy', 'intolerance')
  );
  IF has_allergies AND has_diet AND cardinality(found) = 0 AND NOT allergic THEN
    found := found || 'none'::text;
  END IF;
  IF has_allergies AND (allergic OR EXISTS (SELECT FROM unnest(found) key WHERE key LIKE '%\_free')) THEN
    found := found || 'allergic'::text;
  END IF;
  IF shared ? 'health' THEN
    found := found || 'health:shared'::text || CASE WHEN jsonb_array_length(concerns) = 0
      THEN ARRAY['health:none']
      ELSE ARRAY(SELECT DISTINCT 'health:' || name FROM jsonb_array_elements_text(concerns) name) END;
  END IF;
  RETURN found;
END $$;

CREATE FUNCTION "on_disclosure_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.categories := disclosure_categories(to_jsonb(NEW));
  RETURN NEW;
END $$;

-- The wall clock of a venue; UTC for a zone that nobody knows.
CREATE FUNCTION "wall_time"(moment timestamptz, zone text) RETURNS timestamp LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN moment AT TIME ZONE coalesce(zone, 'UTC');
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN moment AT TIME ZONE 'UTC';
END $$;

CREATE TYPE "counted_visit" AS (venue_id uuid, visit_type visit_type, check_in_time timestamptz, sign integer);

-- Appends what visits count. Of a venue that is being deleted nothing is counted any more.
CREATE FUNCTION "count_visits"(visits counted_visit[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO venue_tally_changes (venue_id, measure, bucket, change)
  SELECT v.venue_id, m.measure, m.bucket, sum(v.sign)
  FROM unnest(visits) v JOIN venues ON venues.id = v.venue_id,
    LATERAL (SELECT wall_time(v.check_in_time, venues.time_zone) AS clock) local,
    LATERAL (VALUES ('visits', v.visit_type::text),
      (CASE WHEN v.visit_type = 'ONLINE' THEN 'online_day' ELSE 'physical_day' END, to_char(local.clock, 'YYYY-MM-DD')),
      ('hour', to_char(local.clock, 'ID-HH24'))) m(measure, bucket)
  GROUP BY 1, 2, 3 HAVING sum(v.sign) <> 0
$$;

-- Visits of one guest take turns on the guest's row, in the order of the ids. The statements after the lock have
-- snapshots of their own and so see what whoever was first left behind.
CREATE FUNCTION "refresh_venue_guests"(venue_ids uuid[], user_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO venue_guests (venue_id, user_id, visit_id, check_in_time, visits, categories)
  SELECT DISTINCT ON (v.venue_id, v.user_id) v.venue_id, v.user_id, v.id, v.check_in_time, 0, '{}'::text[]
  FROM unnest(venue_ids, user_ids) pair(venue_id, user_id)
  JOIN visits v ON v.venue_id = pair.venue_id AND v.user_id = pair.user_id
  -- Of an account or venue that is being deleted nothing begins any more.
  JOIN users ON users.id = v.user_id JOIN venues ON venues.id = v.venue_id
  ORDER BY v.venue_id, v.user_id, v.check_in_time DESC, v.id DESC
  ON CONFLICT DO NOTHING;
  PERFORM FROM venue_guests g JOIN unnest(venue_ids, user_ids) pair(venue_id, user_id) USING (venue_id, user_id)
  ORDER BY g.venue_id, g.user_id FOR NO KEY UPDATE OF g;
  UPDATE venue_guests g
  SET visit_id = now.visit_id, check_in_time = now.check_in_time, visits = now.visits, categories = now.categories
  FROM (SELECT DISTINCT venue_id, user_id FROM unnest(venue_ids, user_ids) pair(venue_id, user_id)) pair,
    LATERAL (
      SELECT v.id AS visit_id, v.check_in_time, count(*) OVER () AS visits,
        ARRAY['all', CASE WHEN v.visit_type = 'ONLINE' THEN 'type:online' ELSE 'type:physical' END] || coalesce(d.categories, '{}') AS categories
      FROM visits v LEFT JOIN visit_disclosures d ON d.visit_id = v.id
      WHERE v.user_id = pair.user_id AND v.venue_id = pair.venue_id
      ORDER BY v.check_in_time DESC, v.id DESC LIMIT 1
    ) now
  WHERE g.venue_id = pair.venue_id AND g.user_id = pair.user_id
    AND (g.visit_id, g.visits, g.check_in_time, g.categories) IS DISTINCT FROM (now.visit_id, now.visits::integer, now.check_in_time, now.categories);
  DELETE FROM venue_guests g USING unnest(venue_ids, user_ids) pair(venue_id, user_id)
  WHERE g.venue_id = pair.venue_id AND g.user_id = pair.user_id
    AND NOT EXISTS (SELECT FROM visits v WHERE v.venue_id = g.venue_id AND v.user_id = g.user_id);
END $$;

CREATE FUNCTION "on_visits_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_visits(ARRAY(SELECT (venue_id, visit_type, check_in_time, 1)::counted_visit FROM new_rows));
  PERFORM refresh_venue_guests(array_agg(venue_id), array_agg(user_id)) FROM new_rows WHERE user_id IS NOT NULL
  HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION "on_visits_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_visits(ARRAY(SELECT (venue_id, visit_type, check_in_time, -1)::counted_visit FROM old_rows));
  PERFORM refresh_venue_guests(array_agg(venue_id), array_agg(user_id)) FROM old_rows WHERE user_id IS NOT NULL
  HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION "on_visit_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_visits(ARRAY[(OLD.venue_id, OLD.visit_type, OLD.check_in_time, -1)::counted_visit,
    (NEW.venue_id, NEW.visit_type, NEW.check_in_time, 1)::counted_visit]);
  PERFORM refresh_venue_guests(array_agg(venue_id), array_agg(user_id))
  FROM (VALUES (OLD.venue_id, OLD.user_id), (NEW.venue_id, NEW.user_id)) pair(venue_id, user_id) WHERE user_id IS NOT NULL
  HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION "on_disclosures_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    ids := ARRAY(SELECT visit_id FROM old_rows);
  ELSIF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT visit_id FROM new_rows);
  ELSE
    ids := ARRAY(SELECT n.visit_id FROM new_rows n JOIN old_rows o USING (visit_id) WHERE n.categories IS DISTINCT FROM o.categories);
  END IF;
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_venue_guests(array_agg(venue_id), array_agg(user_id)) FROM visits
    WHERE id = ANY (ids) AND user_id IS NOT NULL HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "on_guests_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO venue_tally_changes (venue_id, measure, bucket, change)
    SELECT venue_id, 'guests', category, count(*) FROM new_rows, unnest(categories) category GROUP BY 1, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO venue_tally_changes (venue_id, measure, bucket, change)
    SELECT venue_id, 'guests', category, -count(*) FROM old_rows JOIN venues ON venues.id = venue_id, unnest(categories) category
    GROUP BY 1, 3;
  ELSE
    INSERT INTO venue_tally_changes (venue_id, measure, bucket, change)
    SELECT venue_id, 'guests', category, sum(sign) FROM (
      SELECT venue_id, unnest(categories) AS category, 1 AS sign FROM new_rows
      UNION ALL
      SELECT venue_id, unnest(categories), -1 FROM old_rows
    ) changes GROUP BY 1, 3 HAVING sum(sign) <> 0;
  END IF;
  RETURN NULL;
END $$;

-- Changes are appended, never added to a shared row: nobody waits for anybody, however many check in at one
-- venue. A process of the application adds them up every second or so: one at a time, so that two never lock the
-- same rows in different orders. The sum is the same before and after, in every snapshot.
CREATE FUNCTION "roll_up_venue_tallies"(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(72707372) THEN
    RETURN 0;
  END IF;
  WITH batch AS (
    SELECT id FROM venue_tally_changes ORDER BY id LIMIT most FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM venue_tally_changes c USING batch WHERE c.id = batch.id RETURNING c.venue_id, c.measure, c.bucket, c.change
  ), added AS (
    INSERT INTO venue_tallies AS t (venue_id, measure, bucket, tally)
    SELECT venue_id, measure, bucket, sum(change) FROM gone GROUP BY 1, 2, 3 HAVING sum(change) <> 0
    ON CONFLICT (venue_id, measure, bucket) DO UPDATE SET tally = t.tally + excluded.tally
  )
  SELECT count(*) INTO taken FROM gone;
  RETURN taken;
END $$;

-- Counts a venue anew, under a lock that check-ins there wait for: after its time zone changed.
CREATE FUNCTION "on_time_zone_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(72707372);
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

-- A check-in holds a share of the venue's row; changing the zone takes it whole, so neither misses the other.
CREATE FUNCTION "on_time_zone_changing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM venues WHERE id = OLD.id FOR UPDATE;
  RETURN NEW;
END $$;

CREATE FUNCTION "on_venue_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM venue_tally_changes WHERE venue_id = OLD.id;
  DELETE FROM venue_tallies WHERE venue_id = OLD.id;
  RETURN NULL;
END $$;

-- Counts everything anew. Writers wait meanwhile; for what triggers do not see, such as a restored backup.
CREATE FUNCTION "rebuild_visit_counts"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE venues, visits, visit_disclosures IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE venue_guests, venue_tallies, venue_tally_changes IN EXCLUSIVE MODE;
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

CREATE FUNCTION "on_visits_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM venue_guests;
  DELETE FROM venue_tally_changes;
  DELETE FROM venue_tallies;
  RETURN NULL;
END $$;

CREATE TRIGGER "disclosures_written" BEFORE INSERT OR UPDATE ON "visit_disclosures"
  FOR EACH ROW EXECUTE FUNCTION on_disclosure_written();

CREATE TRIGGER "counts_visits_added" AFTER INSERT ON "visits" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_visits_added();
CREATE TRIGGER "counts_visits_removed" AFTER DELETE ON "visits" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_visits_removed();
CREATE TRIGGER "counts_visit_moved" AFTER UPDATE ON "visits" FOR EACH ROW
  WHEN ((OLD.venue_id, OLD.visit_type, OLD.check_in_time) IS DISTINCT FROM (NEW.venue_id, NEW.visit_type, NEW.check_in_time)
    OR (OLD.user_id IS DISTINCT FROM NEW.user_id AND NEW.user_id IS NOT NULL))
  EXECUTE FUNCTION on_visit_moved();
CREATE TRIGGER "counts_visits_truncated" AFTER TRUNCATE ON "visits" EXECUTE FUNCTION on_visits_truncated();

CREATE TRIGGER "counts_disclosures_added" AFTER INSERT ON "visit_disclosures" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_disclosures_changed();
CREATE TRIGGER "counts_disclosures_changed" AFTER UPDATE ON "visit_disclosures"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_disclosures_changed();
CREATE TRIGGER "counts_disclosures_removed" AFTER DELETE ON "visit_disclosures" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_disclosures_changed();

CREATE TRIGGER "counts_guests_added" AFTER INSERT ON "venue_guests" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_guests_changed();
CREATE TRIGGER "counts_guests_changed" AFTER UPDATE ON "venue_guests" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_guests_changed();
CREATE TRIGGER "counts_guests_removed" AFTER DELETE ON "venue_guests" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_guests_changed();

CREATE TRIGGER "counts_time_zone_changing" BEFORE UPDATE OF "time_zone" ON "venues" FOR EACH ROW
  WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION on_time_zone_changing();
CREATE TRIGGER "counts_time_zone_changed" AFTER UPDATE OF "time_zone" ON "venues" FOR EACH ROW
  WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION on_time_zone_changed();
CREATE TRIGGER "counts_venue_removed" AFTER DELETE ON "venues" FOR EACH ROW EXECUTE FUNCTION on_venue_removed();

-- What is there already.
UPDATE "visit_disclosures" SET "categories" = disclosure_categories(to_jsonb("visit_disclosures"));
SELECT rebuild_visit_counts();
