-- Check-ins that come at the same time are made by one call, and a new visit changes what is counted of its guest without
-- reading the guest's other visits (docs/decisions/123).

-- Of new visits: what is counted of a guest is what was, and these. The row is taken by whoever changes it, so that of two
-- who do so at once the second adds to what the first left behind.
CREATE OR REPLACE FUNCTION "on_visits_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_visits(ARRAY(SELECT (venue_id, visit_type, check_in_time, 1)::counted_visit FROM new_rows));
  INSERT INTO venue_guests AS g (venue_id, user_id, visit_id, check_in_time, visits, categories)
  SELECT latest.venue_id, latest.user_id, latest.id, latest.check_in_time, latest.visits,
    ARRAY['all', CASE WHEN latest.visit_type = 'ONLINE' THEN 'type:online' ELSE 'type:physical' END] || coalesce(d.categories, '{}')
  FROM (
    SELECT DISTINCT ON (venue_id, user_id) venue_id, user_id, id, check_in_time, visit_type,
      count(*) OVER (PARTITION BY venue_id, user_id)::integer AS visits
    FROM new_rows WHERE user_id IS NOT NULL ORDER BY venue_id, user_id, check_in_time DESC, id DESC
  ) latest LEFT JOIN visit_disclosures d ON d.visit_id = latest.id
  ORDER BY latest.venue_id, latest.user_id
  ON CONFLICT (venue_id, user_id) DO UPDATE SET
    visits = g.visits + excluded.visits,
    (visit_id, check_in_time, categories) = (
      SELECT CASE WHEN is_later THEN excluded.visit_id ELSE g.visit_id END,
        CASE WHEN is_later THEN excluded.check_in_time ELSE g.check_in_time END,
        CASE WHEN is_later THEN excluded.categories ELSE g.categories END
      FROM (SELECT (excluded.check_in_time, excluded.visit_id) > (g.check_in_time, g.visit_id) AS is_later) compared);
  RETURN NULL;
END $$;

-- Each guest once, however many of the guest's visits changed.
CREATE OR REPLACE FUNCTION "refresh_venue_guests"(venue_ids uuid[], user_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  pair record;
  venues_once uuid[];
  users_once uuid[];
BEGIN
  IF cardinality(venue_ids) = 1 THEN
    PERFORM refresh_venue_guest(venue_ids[1], user_ids[1]);
    RETURN;
  END IF;
  SELECT array_agg(venue_id), array_agg(user_id) INTO venues_once, users_once
  FROM (SELECT DISTINCT venue_id, user_id FROM unnest(venue_ids, user_ids) p(venue_id, user_id) ORDER BY 1, 2) once;
  IF cardinality(venues_once) <= 20 THEN
    FOR pair IN SELECT venue_id, user_id FROM unnest(venues_once, users_once) p(venue_id, user_id) LOOP
      PERFORM refresh_venue_guest(pair.venue_id, pair.user_id);
    END LOOP;
  ELSE
    PERFORM refresh_many_venue_guests(venues_once, users_once);
  END IF;
END $$;

-- One check-in of several: what the application says of it.
CREATE TYPE "asked_check_in" AS (limit_key text, id uuid, person uuid, venue uuid, location uuid, client uuid,
  kind visit_type, checked_in timestamptz, ends timestamptz, rows share_row[]);

-- Makes the visits of several people, no person twice, each with what it shows and counted against the person's limit of
-- attempts: 'made', or nothing else was done: 'limited', with the time until the limit begins anew; 'active', the person has
-- a visit at the venue; 'nobody', there is no such person. 'busy': somebody else is changing the person, who is left out
-- altogether, for the others not to wait; only where `waits` is true this waits instead.
CREATE FUNCTION "check_in_together"(asks jsonb, waits boolean, most integer, window_ms bigint, asked_ms bigint,
  free_from diet_key[], alarming text[], more_ways text[])
RETURNS TABLE (visit_id uuid, outcome text, waits_ms bigint)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  asked asked_check_in[] := ARRAY(SELECT a FROM jsonb_populate_recordset(NULL::asked_check_in, asks) a);
  people uuid[] := ARRAY(SELECT a.person FROM unnest(asked) a);
  taken uuid[];
  limited text[];
  made uuid[];
  waiting jsonb;
BEGIN
  -- A statement of its own, so that what follows sees what others changed until then.
  IF waits THEN
    taken := ARRAY(SELECT u.id FROM users u WHERE u.id = ANY (people) ORDER BY u.id FOR NO KEY UPDATE);
  ELSE
    taken := ARRAY(SELECT u.id FROM users u WHERE u.id = ANY (people) ORDER BY u.id FOR NO KEY UPDATE SKIP LOCKED);
  END IF;
  -- As the application's limiter counts.
  WITH counted AS (
    INSERT INTO rate_limits AS r (key, points, expire)
    SELECT a.limit_key, 1, asked_ms + window_ms FROM unnest(asked) a WHERE a.person = ANY (taken) ORDER BY a.limit_key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r.expire <= asked_ms THEN 1 ELSE r.points + 1 END,
      expire = CASE WHEN r.expire <= asked_ms THEN excluded.expire ELSE r.expire END
    RETURNING r.key, r.points, r.expire
  )
  SELECT coalesce(array_agg(c.key) FILTER (WHERE c.points > most), '{}'), jsonb_object_agg(c.key, c.expire - asked_ms)
  INTO limited, waiting FROM counted c;
  asked := ARRAY(SELECT a FROM unnest(asked) a WHERE a.person = ANY (taken) AND a.limit_key <> ALL (limited));
  -- Makes room in the index of active visits for those whose time is over.
  UPDATE visits v SET status = 'expired' FROM unnest(asked) a
  WHERE v.user_id = a.person AND v.status = 'active' AND v.expires_at <= a.checked_in;
  -- Together, so that each guest is counted once, with what the visit shows.
  WITH new_visits AS (
    INSERT INTO visits (id, user_id, venue_id, location_id, oauth_client_id, visit_type, check_in_time, expires_at, shared_rows)
    SELECT a.id, a.person, a.venue, a.location, a.client, a.kind, a.checked_in, a.ends, a.rows FROM unnest(asked) a
    WHERE NOT EXISTS (SELECT FROM visits v WHERE v.user_id = a.person AND v.venue_id = a.venue AND v.status = 'active')
    RETURNING id, user_id, shared_rows, check_in_time
  ), shown AS (
    INSERT INTO visit_disclosures AS d
      (visit_id, user_id, dietary_preferences, health_concerns, ingredient_preferences, favorites, updated_at)
    SELECT n.id, n.user_id, seen.*, n.check_in_time
    FROM new_visits n, shown_of(n.user_id, n.shared_rows, free_from, alarming, more_ways) seen
    RETURNING d.visit_id
  )
  SELECT array_agg(s.visit_id) INTO made FROM shown s;
  RETURN QUERY SELECT a.id,
    CASE WHEN a.limit_key = ANY (limited) THEN 'limited' WHEN a.id = ANY (made) THEN 'made' WHEN a.person = ANY (taken) THEN 'active'
      WHEN EXISTS (SELECT FROM users u WHERE u.id = a.person) THEN 'busy' ELSE 'nobody' END,
    (waiting->>a.limit_key)::bigint
  FROM jsonb_populate_recordset(NULL::asked_check_in, asks) a;
END $$;
