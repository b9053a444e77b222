-- One diet or allergy at one venue, latest visit first, without reading the visits of all others.
-- CreateTable
CREATE TABLE "visit_categories" (
    "visit_id" UUID NOT NULL,
    "category" TEXT NOT NULL,
    "venue_id" UUID NOT NULL,
    "check_in_time" TIMESTAMPTZ(3) NOT NULL
);

-- DropIndex
DROP INDEX "visits_location_id_venue_id_idx";
-- CreateIndex
CREATE INDEX "visits_location_id_venue_id_check_in_time_id_idx" ON "visits"("location_id", "venue_id", "check_in_time", "id");
CREATE INDEX "visits_ended" ON "visits" ("venue_id", "check_in_time", "id") WHERE "status" = 'ended';

-- By what a venue can search for: the first name, or the part of the email that stands in for it.
CREATE INDEX "users_visitor_name" ON "users"
  ((lower(coalesce(nullif(trim("first_name"), ''), split_part("email", '@', 1)))) text_pattern_ops);

-- What the explorer filters by: diets and allergies, never health.
CREATE FUNCTION "searched_categories"(categories text[]) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT category FROM unnest(categories) category WHERE category NOT LIKE 'health:%'
$$;

CREATE OR REPLACE FUNCTION "on_disclosures_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    ids := ARRAY(SELECT visit_id FROM old_rows);
    DELETE FROM visit_categories WHERE visit_id = ANY (ids);
  ELSIF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT visit_id FROM new_rows);
    INSERT INTO visit_categories (visit_id, category, venue_id, check_in_time)
    SELECT v.id, category, v.venue_id, v.check_in_time
    FROM new_rows n JOIN visits v ON v.id = n.visit_id, searched_categories(n.categories) category;
  ELSE
    ids := ARRAY(SELECT n.visit_id FROM new_rows n JOIN old_rows o USING (visit_id) WHERE n.categories IS DISTINCT FROM o.categories);
    IF cardinality(ids) > 0 THEN
      DELETE FROM visit_categories WHERE visit_id = ANY (ids);
      INSERT INTO visit_categories (visit_id, category, venue_id, check_in_time)
      SELECT v.id, category, v.venue_id, v.check_in_time
      FROM new_rows n JOIN visits v ON v.id = n.visit_id, searched_categories(n.categories) category
      WHERE n.visit_id = ANY (ids);
    END IF;
  END IF;
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_venue_guests(array_agg(venue_id), array_agg(user_id)) FROM visits
    WHERE id = ANY (ids) AND user_id IS NOT NULL HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "on_visit_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_visits(ARRAY[(OLD.venue_id, OLD.visit_type, OLD.check_in_time, -1)::counted_visit,
    (NEW.venue_id, NEW.visit_type, NEW.check_in_time, 1)::counted_visit]);
  UPDATE visit_categories SET venue_id = NEW.venue_id, check_in_time = NEW.check_in_time
  WHERE visit_id = NEW.id AND (venue_id, check_in_time) IS DISTINCT FROM (NEW.venue_id, NEW.check_in_time);
  PERFORM refresh_venue_guests(array_agg(venue_id), array_agg(user_id))
  FROM (VALUES (OLD.venue_id, OLD.user_id), (NEW.venue_id, NEW.user_id)) pair(venue_id, user_id) WHERE user_id IS NOT NULL
  HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "on_visits_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM venue_guests;
  DELETE FROM visit_categories;
  DELETE FROM venue_tally_changes;
  DELETE FROM venue_tallies;
  RETURN NULL;
END $$;

ALTER FUNCTION "rebuild_visit_counts"() RENAME TO "rebuild_tallies";
CREATE FUNCTION "rebuild_visit_counts"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rebuild_tallies();
  LOCK TABLE visit_categories IN EXCLUSIVE MODE;
  DELETE FROM visit_categories;
  INSERT INTO visit_categories (visit_id, category, venue_id, check_in_time)
  SELECT v.id, category, v.venue_id, v.check_in_time
  FROM visit_disclosures d JOIN visits v ON v.id = d.visit_id, searched_categories(d.categories) category;
END $$;

-- What is there already.
INSERT INTO visit_categories (visit_id, category, venue_id, check_in_time)
SELECT v.id, category, v.venue_id, v.check_in_time
FROM visit_disclosures d JOIN visits v ON v.id = d.visit_id, searched_categories(d.categories) category;
ALTER TABLE "visit_categories" ADD CONSTRAINT "visit_categories_pkey" PRIMARY KEY ("visit_id", "category");
-- CreateIndex
CREATE INDEX "visit_categories_venue_id_category_check_in_time_visit_id_idx" ON "visit_categories"("venue_id", "category", "check_in_time", "visit_id");
