-- A check-in is one statement of the application, and counts its guest once (docs/decisions/123).

-- What a visit with these rows shows of a person, as the profile now stands. The lists are the application's own
-- (server/db/update-disclosures.ts).
CREATE FUNCTION "shown_of"(person uuid, rows share_row[], free_from diet_key[], alarming text[], more_ways text[])
RETURNS TABLE (dietary_preferences diet_key[], health_concerns text[], ingredient_preferences jsonb, favorites jsonb)
LANGUAGE sql STABLE AS $$
  SELECT
    ARRAY(SELECT d.diet FROM user_diets d WHERE d.user_id = person
      AND CASE WHEN d.diet = ANY (free_from) THEN 'allergies' ELSE 'diet' END::share_row = ANY (rows) ORDER BY d.slot),
    ARRAY(SELECT c.name FROM user_health_concerns h JOIN health_concerns c ON c.id = h.health_concern_id
      WHERE h.user_id = person AND h.is_active AND 'health' = ANY (rows)
      AND (c.name = ANY (alarming) OR EXISTS (SELECT FROM health_consents a
        WHERE a.user_id = person AND a.part = 'health' AND a.withdrawn_at IS NULL)) ORDER BY h.slot),
    (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'ingredient_name', i.name, 'preference_type', p.preference_type, 'key', i.slug,
        'severity', CASE WHEN p.preference_type = 'allergy' THEN coalesce(p.severity, 'allergy') END,
        'traces', CASE WHEN p.preference_type = 'allergy' THEN p.traces END))
        ORDER BY p.created_at, p.id), '[]')
      FROM ingredient_preferences p JOIN ingredients i ON i.id = p.ingredient_id
      WHERE p.user_id = person AND CASE WHEN p.preference_type = 'allergy' THEN 'allergies'
        WHEN i.slug = ANY (more_ways) THEN 'diet'
        WHEN p.preference_type IN ('love', 'like') THEN 'likes' ELSE 'avoids' END::share_row = ANY (rows)),
    (SELECT coalesce(jsonb_agg(jsonb_build_object('item', jsonb_build_object('name', i.name, 'type', f.type))
        ORDER BY f.type, f.slot), '[]')
      FROM user_favorites f JOIN favorite_items i ON i.id = f.item_id
      WHERE f.user_id = person AND 'favorites' = ANY (rows))
$$;

-- A new visit with what it shows: 'made'. 'active': the person has one at the venue already; 'nobody': there is no such
-- person. The person's row is locked by a statement of its own, so that what follows sees what others changed until then.
CREATE FUNCTION "check_in"(new_id uuid, person uuid, venue uuid, at_location uuid, client uuid, kind visit_type,
  checked_in timestamptz, ends timestamptz, rows share_row[], free_from diet_key[], alarming text[], more_ways text[])
RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = person FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'nobody';
  END IF;
  -- Makes room in the index of active visits for those whose time is over.
  UPDATE visits SET status = 'expired' WHERE user_id = person AND status = 'active' AND expires_at <= checked_in;
  PERFORM FROM visits WHERE user_id = person AND venue_id = venue AND status = 'active';
  IF FOUND THEN
    RETURN 'active';
  END IF;
  -- Together, so that the guest is counted once, with what the visit shows.
  WITH made AS (
    INSERT INTO visits
      (id, user_id, venue_id, location_id, oauth_client_id, visit_type, check_in_time, expires_at, shared_rows)
    VALUES (new_id, person, venue, at_location, client, kind, checked_in, ends, rows) RETURNING id
  )
  INSERT INTO visit_disclosures
    (visit_id, user_id, dietary_preferences, health_concerns, ingredient_preferences, favorites, updated_at)
  SELECT made.id, person, seen.*, checked_in FROM made, shown_of(person, rows, free_from, alarming, more_ways) seen;
  RETURN 'made';
END $$;

-- Of many at once, as before.
ALTER FUNCTION "refresh_venue_guests"(uuid[], uuid[]) RENAME TO "refresh_many_venue_guests";
ALTER FUNCTION "refresh_many_venue_guests"(uuid[], uuid[]) RESET plan_cache_mode;

-- Of one guest: every statement finds its rows by their keys. Whoever is first at a guest makes the row, the others wait
-- at it; what is counted is read after that, by a statement that sees what whoever was first left behind.
CREATE FUNCTION "refresh_venue_guest"(venue uuid, guest uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kept venue_guests;
  latest venue_guests;
BEGIN
  LOOP
    SELECT * INTO kept FROM venue_guests g WHERE g.venue_id = venue AND g.user_id = guest FOR NO KEY UPDATE;
    EXIT WHEN FOUND;
    SELECT now.* INTO latest FROM venue_guest_now(venue, guest) now
    -- Of an account or venue that is being deleted nothing begins any more.
    WHERE EXISTS (SELECT FROM users WHERE id = guest) AND EXISTS (SELECT FROM venues WHERE id = venue);
    IF NOT FOUND THEN
      RETURN;
    END IF;
    INSERT INTO venue_guests AS g (venue_id, user_id, visit_id, check_in_time, visits, categories)
    VALUES (venue, guest, latest.visit_id, latest.check_in_time, latest.visits, latest.categories)
    ON CONFLICT DO NOTHING RETURNING g.* INTO kept;
    EXIT WHEN FOUND;
  END LOOP;
  SELECT * INTO latest FROM venue_guest_now(venue, guest);
  IF NOT FOUND THEN
    DELETE FROM venue_guests g WHERE g.venue_id = venue AND g.user_id = guest;
  ELSIF kept IS DISTINCT FROM latest THEN
    UPDATE venue_guests g SET visit_id = latest.visit_id, check_in_time = latest.check_in_time, visits = latest.visits,
      categories = latest.categories
    WHERE g.venue_id = venue AND g.user_id = guest;
  END IF;
END $$;

-- What the row of a guest has to say; none for whoever has no visit there.
CREATE FUNCTION "venue_guest_now"(venue uuid, guest uuid) RETURNS SETOF venue_guests LANGUAGE sql STABLE AS $$
  SELECT venue, guest, v.id, v.check_in_time, count(*) OVER ()::integer,
    ARRAY['all', CASE WHEN v.visit_type = 'ONLINE' THEN 'type:online' ELSE 'type:physical' END] || coalesce(d.categories, '{}')
  FROM visits v LEFT JOIN visit_disclosures d ON d.visit_id = v.id
  -- Found by the guest alone, whose visits are few: IS TRUE keeps the index of a busy venue out of it.
  WHERE v.user_id = guest AND (v.venue_id = venue) IS TRUE
  ORDER BY v.check_in_time DESC, v.id DESC LIMIT 1
$$;

CREATE FUNCTION "refresh_venue_guests"(venue_ids uuid[], user_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  pair record;
BEGIN
  IF cardinality(venue_ids) = 1 THEN
    PERFORM refresh_venue_guest(venue_ids[1], user_ids[1]);
  ELSIF cardinality(venue_ids) <= 20 THEN
    FOR pair IN SELECT DISTINCT venue_id, user_id FROM unnest(venue_ids, user_ids) p(venue_id, user_id) ORDER BY 1, 2 LOOP
      PERFORM refresh_venue_guest(pair.venue_id, pair.user_id);
    END LOOP;
  ELSE
    PERFORM refresh_many_venue_guests(venue_ids, user_ids);
  END IF;
END $$;

-- A guest who was just counted with this visit, and with what it shows, is not counted again.
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
    INSERT INTO visit_categories (visit_id, category, venue_id, check_in_time)
    SELECT v.id, category, v.venue_id, v.check_in_time
    FROM new_rows n JOIN visits v ON v.id = n.visit_id, searched_categories(n.categories) category;
    ids := ARRAY(SELECT n.visit_id FROM new_rows n JOIN visits v ON v.id = n.visit_id
      WHERE NOT EXISTS (SELECT FROM venue_guests g WHERE g.venue_id = v.venue_id AND g.user_id = v.user_id
        AND g.visit_id = v.id AND g.categories[3:] = n.categories));
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
