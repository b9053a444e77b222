-- What the explorer finds by a guest's name, or by a diet and a type of visit, it finds in an index alone
-- (docs/decisions/123).

-- One guest's visits to one venue; nobody's list of visits is so long that it could not be sorted.
CREATE INDEX "visits_user_id_venue_id_check_in_time_id_idx" ON "visits"("user_id", "venue_id", "check_in_time", "id");
DROP INDEX "visits_user_id_check_in_time_idx";

-- Written anew: that is faster than to change every row.
DROP INDEX "visit_categories_venue_id_category_check_in_time_visit_id_idx";
ALTER TABLE "visit_categories" DROP CONSTRAINT "visit_categories_pkey";
TRUNCATE "visit_categories";
ALTER TABLE "visit_categories" ADD COLUMN "visit_type" "visit_type" NOT NULL;
INSERT INTO visit_categories (visit_id, category, venue_id, check_in_time, visit_type)
SELECT v.id, category, v.venue_id, v.check_in_time, v.visit_type
FROM visit_disclosures d JOIN visits v ON v.id = d.visit_id, searched_categories(d.categories) category;
ALTER TABLE "visit_categories" ADD CONSTRAINT "visit_categories_pkey" PRIMARY KEY ("visit_id", "category");
CREATE INDEX "visit_categories_latest" ON "visit_categories"("venue_id", "category", "check_in_time", "visit_id", "visit_type");

CREATE OR REPLACE FUNCTION "on_disclosures_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    ids := ARRAY(SELECT visit_id FROM old_rows);
    IF cardinality(ids) > 0 THEN
      DELETE FROM visit_categories WHERE visit_id = ANY (ids);
    END IF;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO visit_categories (visit_id, category, venue_id, check_in_time, visit_type)
    SELECT v.id, category, v.venue_id, v.check_in_time, v.visit_type
    FROM new_rows n JOIN visits v ON v.id = n.visit_id, searched_categories(n.categories) category;
    ids := ARRAY(SELECT n.visit_id FROM new_rows n JOIN visits v ON v.id = n.visit_id
      WHERE NOT EXISTS (SELECT FROM venue_guests g WHERE g.venue_id = v.venue_id AND g.user_id = v.user_id
        AND g.visit_id = v.id AND g.categories[3:] = n.categories));
  ELSE
    ids := ARRAY(SELECT n.visit_id FROM new_rows n JOIN old_rows o USING (visit_id) WHERE n.categories IS DISTINCT FROM o.categories);
    IF cardinality(ids) > 0 THEN
      DELETE FROM visit_categories WHERE visit_id = ANY (ids);
      INSERT INTO visit_categories (visit_id, category, venue_id, check_in_time, visit_type)
      SELECT v.id, category, v.venue_id, v.check_in_time, v.visit_type
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
  UPDATE visit_categories SET venue_id = NEW.venue_id, check_in_time = NEW.check_in_time, visit_type = NEW.visit_type
  WHERE visit_id = NEW.id AND (venue_id, check_in_time, visit_type)
    IS DISTINCT FROM (NEW.venue_id, NEW.check_in_time, NEW.visit_type);
  PERFORM refresh_venue_guests(array_agg(venue_id), array_agg(user_id))
  FROM (VALUES (OLD.venue_id, OLD.user_id), (NEW.venue_id, NEW.user_id)) pair(venue_id, user_id) WHERE user_id IS NOT NULL
  HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "rebuild_visit_counts"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rebuild_tallies();
  LOCK TABLE visit_categories IN EXCLUSIVE MODE;
  DELETE FROM visit_categories;
  INSERT INTO visit_categories (visit_id, category, venue_id, check_in_time, visit_type)
  SELECT v.id, category, v.venue_id, v.check_in_time, v.visit_type
  FROM visit_disclosures d JOIN visits v ON v.id = d.visit_id, searched_categories(d.categories) category;
END $$;

-- The zone by whose clock a venue's days are counted; as wall_time has it, UTC for a zone that nobody knows.
CREATE FUNCTION "known_zone"(zone text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  PERFORM now() AT TIME ZONE zone;
  RETURN coalesce(zone, 'UTC');
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN 'UTC';
END $$;

-- What the row of a guest has to say; none for whoever has no visit there. As before, by the index of the guest's visits.
CREATE OR REPLACE FUNCTION "venue_guest_now"(venue uuid, guest uuid) RETURNS SETOF venue_guests LANGUAGE sql STABLE AS $$
  SELECT venue, guest, v.id, v.check_in_time, v.visits,
    ARRAY['all', CASE WHEN v.visit_type = 'ONLINE' THEN 'type:online' ELSE 'type:physical' END]
      || coalesce((SELECT d.categories FROM visit_disclosures d WHERE d.visit_id = v.id), '{}')
  FROM (
    SELECT id, check_in_time, visit_type, count(*) OVER ()::integer AS visits
    FROM visits WHERE user_id = guest AND venue_id = venue ORDER BY check_in_time DESC, id DESC LIMIT 1
  ) v
$$;
