-- Groups of a venue's guests are shown only when enough of those in them could not have been invented by the venue, and
-- change only by as many (docs/decisions/123).

ALTER TABLE "venue_guests" ADD COLUMN "origin" TEXT;
CREATE UNIQUE INDEX "venue_guests_origin" ON "venue_guests" ("venue_id", "origin") WHERE "origin" <> '';
CREATE INDEX "venue_guests_undecided" ON "venue_guests" ("venue_id") WHERE "origin" IS NULL;

CREATE TABLE "venue_readings" (
    "venue_id" UUID NOT NULL,
    "readings" JSONB NOT NULL,

    CONSTRAINT "venue_readings_pkey" PRIMARY KEY ("venue_id")
);

CREATE OR REPLACE FUNCTION "on_venue_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM venue_readings WHERE venue_id = OLD.id;
  DELETE FROM venue_counted WHERE venue_id = OLD.id;
  DELETE FROM venue_tally_changes WHERE venue_id = OLD.id;
  DELETE FROM venue_tallies WHERE venue_id = OLD.id;
  RETURN NULL;
END $$;

-- Whom an address stands for. At a provider that gives a mailbox to anybody it is the mailbox, without the parts that its
-- owner chooses freely; any other domain has an owner, who can make as many mailboxes below it as they like.
CREATE FUNCTION "mail_origin"(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(mailbox, '.', '') || '@gmail.com'
    WHEN domain ~ '^(outlook|hotmail|live|msn)\.[a-z.]{2,6}$' OR domain ~ '^(yahoo|ymail|gmx|aol|mail|yandex)\.[a-z.]{2,6}$'
      OR domain IN ('icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'fastmail.com', 'zoho.com', 'tutanota.com',
        'web.de', 't-online.de', 'freenet.de', 'posteo.de', 'mailbox.org', 'bluewin.ch', 'orange.fr', 'free.fr', 'laposte.net',
        'libero.it', 'virgilio.it', 'wp.pl', 'onet.pl', 'seznam.cz', 'comcast.net', 'verizon.net', 'btinternet.com', 'qq.com',
        '163.com', '126.com', 'naver.com', 'rediffmail.com', 'uol.com.br')
      THEN mailbox || '@' || domain
    ELSE substring(domain FROM '[^.]+\.(?:(?:co|com|net|org|ac|gov|edu|or|ne|go)\.[a-z]{2}|[^.]+)$')
  END
  FROM (SELECT split_part(split_part(lower(email), '@', 1), '+', 1) AS mailbox, split_part(lower(email), '@', 2) AS domain) parts
$$;

-- Decides of each guest whether they are the first of their origin. The caller holds the lock of the venue's reading.
CREATE FUNCTION "decide_guest_origins"(venue uuid) RETURNS void LANGUAGE sql AS $$
  WITH undecided AS (
    SELECT g.user_id FROM venue_guests g WHERE g.venue_id = venue AND g.origin IS NULL
    ORDER BY g.user_id FOR NO KEY UPDATE SKIP LOCKED
  ), judged AS (
    SELECT u.id, u.created_at,
      CASE WHEN u.email_verified_at IS NULL OR u.id = v.owner_id THEN '' ELSE md5(coalesce(mail_origin(u.email), '')) END AS origin
    FROM undecided JOIN users u ON u.id = undecided.user_id, venues v WHERE v.id = venue
  ), placed AS (
    SELECT id, origin, row_number() OVER (PARTITION BY origin ORDER BY created_at, id) AS place FROM judged
  )
  UPDATE venue_guests g SET origin = CASE
    WHEN p.place = 1 AND NOT EXISTS (SELECT FROM venue_guests o WHERE o.venue_id = venue AND o.origin = p.origin) THEN p.origin
    ELSE '' END
  FROM placed p WHERE g.venue_id = venue AND g.user_id = p.id
$$;

-- Another address, or one that was confirmed, is decided anew.
CREATE FUNCTION "on_mailbox_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE venue_guests SET origin = NULL WHERE user_id = NEW.id AND origin IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "guests_with_another_mailbox" AFTER UPDATE OF "email", "email_verified_at" ON "users" FOR EACH ROW
  WHEN ((OLD."email", OLD."email_verified_at" IS NULL) IS DISTINCT FROM (NEW."email", NEW."email_verified_at" IS NULL))
  EXECUTE FUNCTION on_mailbox_changed();

-- As before; whoever has an origin counts among the independent guests, too.
CREATE FUNCTION "measures_of_guest"(origin text) RETURNS TABLE (measure text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'guests' UNION ALL SELECT 'independent' WHERE origin <> ''
$$;

CREATE OR REPLACE FUNCTION "on_guests_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO venue_counted (venue_id, measures, buckets, changes)
    SELECT venue_id, array_agg(measure), array_agg(category), array_agg(change) FROM (
      SELECT venue_id, measure, category, count(*) AS change
      FROM new_rows, measures_of_guest(origin), unnest(categories) category GROUP BY 1, 2, 3
    ) counted GROUP BY 1;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO venue_counted (venue_id, measures, buckets, changes)
    SELECT venue_id, array_agg(measure), array_agg(category), array_agg(change) FROM (
      SELECT venue_id, measure, category, -count(*) AS change
      FROM old_rows JOIN venues ON venues.id = venue_id, measures_of_guest(origin), unnest(categories) category GROUP BY 1, 2, 3
    ) counted GROUP BY 1;
  ELSE
    INSERT INTO venue_counted (venue_id, measures, buckets, changes)
    SELECT venue_id, array_agg(measure), array_agg(category), array_agg(change) FROM (
      SELECT venue_id, measure, category, sum(sign)::bigint AS change FROM (
        SELECT venue_id, measure, unnest(categories) AS category, 1 AS sign FROM new_rows, measures_of_guest(origin)
        UNION ALL
        SELECT venue_id, measure, unnest(categories), -1 FROM old_rows, measures_of_guest(origin)
      ) changes GROUP BY 1, 2, 3 HAVING sum(sign) <> 0
    ) counted GROUP BY 1;
  END IF;
  RETURN NULL;
END $$;

-- As before; what was decided of the guest stays.
CREATE OR REPLACE FUNCTION "venue_guest_now"(venue uuid, guest uuid) RETURNS SETOF venue_guests LANGUAGE sql STABLE AS $$
  SELECT venue, guest, v.id, v.check_in_time, v.visits,
    ARRAY['all', CASE WHEN v.visit_type = 'ONLINE' THEN 'type:online' ELSE 'type:physical' END]
      || coalesce((SELECT d.categories FROM visit_disclosures d WHERE d.visit_id = v.id), '{}'),
    (SELECT g.origin FROM venue_guests g WHERE g.venue_id = venue AND g.user_id = guest)
  FROM (
    SELECT id, check_in_time, visit_type, count(*) OVER ()::integer AS visits
    FROM visits WHERE user_id = guest AND venue_id = venue ORDER BY check_in_time DESC, id DESC LIMIT 1
  ) v
$$;
