-- CreateTable
CREATE TABLE "visit_days" (
    "venue_id" UUID NOT NULL,
    "starts" TIMESTAMPTZ(3) NOT NULL,
    "ends" TIMESTAMPTZ(3) NOT NULL,
    "visits" INTEGER NOT NULL,
    "tables" UUID[],
    "packed" BYTEA,

    CONSTRAINT "visit_days_pkey" PRIMARY KEY ("venue_id","starts")
);

-- CreateTable
CREATE TABLE "group_batches" (
    "venue_id" UUID NOT NULL,
    "category" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "group_batches_pkey" PRIMARY KEY ("venue_id","category","part","at")
);

-- CreateTable
CREATE TABLE "group_progress" (
    "venue_id" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "waiting" JSONB NOT NULL,

    CONSTRAINT "group_progress_pkey" PRIMARY KEY ("venue_id")
);

-- CreateIndex
CREATE INDEX "group_batches_venue_id_part_at_idx" ON "group_batches"("venue_id", "part", "at");


ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_whole" CHECK (ends > starts AND visits >= 0 AND (packed IS NULL OR length(packed) = visits * 12));
ALTER TABLE "group_batches" ADD CONSTRAINT "group_batches_positive" CHECK (visits >= 0);
-- Packed as they are: what looks random does not get smaller, and is read whole.
ALTER TABLE "visit_days" ALTER COLUMN "packed" SET STORAGE EXTERNAL;
CREATE INDEX "visit_days_unpacked" ON "visit_days" ("venue_id") WHERE "packed" IS NULL;

-- Taken shared by whoever changes a past visit of a venue, and alone by whoever packs its days: a day that is packed while
-- one of its visits is changed would stay as it was.
CREATE FUNCTION "lock_of_visit_days"(venue uuid) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('visit_days ' || venue::text, 0)
$$;

-- The packed days that hold one of these moments are packed anew. No day of a clock is longer than 26 hours.
CREATE FUNCTION "unpack_days"(venue uuid, moments timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(lock_of_visit_days(venue));
  UPDATE visit_days d SET packed = NULL FROM unnest(moments) moment
  WHERE d.venue_id = venue AND d.starts > moment - interval '26 hours' AND d.starts <= moment AND d.ends > moment
    AND d.packed IS NOT NULL;
END $$;

-- The same for all visits of a guest to a venue: which of them was the first may be another one now.
CREATE FUNCTION "unpack_days_of_guest"(venue uuid, guest uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM unpack_days(venue, array_agg(check_in_time)) FROM visits WHERE user_id = guest AND venue_id = venue
  HAVING count(*) > 0;
END $$;

-- A check-in is of now, and today is never packed; only a visit that is entered later concerns a packed day.
CREATE FUNCTION "on_past_visits_added"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  late record;
BEGIN
  FOR late IN SELECT venue_id, user_id, check_in_time FROM new_rows WHERE check_in_time < now() - interval '2 hours'
    AND EXISTS (SELECT FROM visit_days d WHERE d.venue_id = new_rows.venue_id)
  LOOP
    PERFORM unpack_days(late.venue_id, ARRAY[late.check_in_time]);
    PERFORM unpack_days_of_guest(late.venue_id, late.user_id);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER "packs_past_visits_added" AFTER INSERT ON "visits" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_past_visits_added();

CREATE FUNCTION "on_packed_visit_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM unpack_days(OLD.venue_id, ARRAY[OLD.check_in_time]);
  PERFORM unpack_days_of_guest(OLD.venue_id, OLD.user_id);
  IF TG_OP = 'UPDATE' THEN
    PERFORM unpack_days(NEW.venue_id, ARRAY[NEW.check_in_time]);
    PERFORM unpack_days_of_guest(NEW.venue_id, NEW.user_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "packs_visit_changed" AFTER UPDATE ON "visits" FOR EACH ROW
  WHEN ((OLD.venue_id, OLD.user_id, OLD.location_id, OLD.visit_type, OLD.check_in_time)
    IS DISTINCT FROM (NEW.venue_id, NEW.user_id, NEW.location_id, NEW.visit_type, NEW.check_in_time))
  EXECUTE FUNCTION on_packed_visit_changed();
CREATE TRIGGER "packs_visit_removed" AFTER DELETE ON "visits" FOR EACH ROW EXECUTE FUNCTION on_packed_visit_changed();

CREATE FUNCTION "on_packed_visits_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM visit_days;
  RETURN NULL;
END $$;
CREATE TRIGGER "packs_visits_truncated" AFTER TRUNCATE ON "visits" EXECUTE FUNCTION on_packed_visits_truncated();

CREATE FUNCTION "on_figures_of_venue_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM visit_days WHERE venue_id = OLD.id;
  DELETE FROM group_batches WHERE venue_id = OLD.id;
  DELETE FROM group_progress WHERE venue_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "packs_venue_removed" AFTER DELETE ON "venues" FOR EACH ROW EXECUTE FUNCTION on_figures_of_venue_removed();

-- By another clock the days begin elsewhere.
CREATE FUNCTION "on_clock_of_days_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(lock_of_visit_days(NEW.id));
  DELETE FROM visit_days WHERE venue_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "packs_clock_changed" AFTER UPDATE OF "time_zone" ON "venues" FOR EACH ROW
  WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION on_clock_of_days_changed();

-- The visits of a time, packed. A visit is twelve bytes: the last eight of the account's id (or none), the hour, the type
-- (0, 1, 2) with whether the guest has an account (8) and was here for the first time (4), and the number of its table.
CREATE FUNCTION "packed_visits"(venue uuid, zone text, since timestamptz, until timestamptz,
  OUT visits integer, OUT tables uuid[], OUT packed bytea) LANGUAGE plpgsql STABLE AS $$
BEGIN
  tables := coalesce((SELECT array_agg(DISTINCT v.location_id) FROM visits v
    WHERE v.venue_id = venue AND v.check_in_time >= since AND v.check_in_time < until AND v.location_id IS NOT NULL), '{}');
  SELECT count(*), coalesce(string_agg(
    coalesce(substring(uuid_send(v.user_id) FROM 9 FOR 8), '\x0000000000000000'::bytea)
    || substring(int2send(extract(hour FROM v.check_in_time AT TIME ZONE zone)::smallint) FROM 2 FOR 1)
    || substring(int2send((CASE v.visit_type WHEN 'ONLINE' THEN 2 WHEN 'LOCATION_SPECIFIC' THEN 1 ELSE 0 END
      + CASE WHEN v.user_id IS NULL THEN 0 WHEN EXISTS (
          SELECT FROM visits e WHERE e.user_id = v.user_id AND e.venue_id = v.venue_id
            AND (e.check_in_time, e.id) < (v.check_in_time, v.id)) THEN 8 ELSE 12 END)::smallint) FROM 2 FOR 1)
    || int2send(coalesce(array_position(tables, v.location_id), 0)::smallint), ''::bytea
    ORDER BY v.check_in_time, v.id), ''::bytea)
  INTO visits, packed
  FROM visits v WHERE v.venue_id = venue AND v.check_in_time >= since AND v.check_in_time < until;
END $$;

-- Packs days that are over. Returns how many; none while somebody changes a visit there, for a later run to do it.
CREATE FUNCTION "pack_days"(venue uuid, zone text, since timestamptz[], until timestamptz[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  days integer;
BEGIN
  PERFORM FROM venues WHERE id = venue FOR KEY SHARE SKIP LOCKED;
  IF NOT FOUND OR NOT pg_try_advisory_xact_lock(lock_of_visit_days(venue)) THEN
    RETURN 0;
  END IF;
  INSERT INTO visit_days AS d (venue_id, starts, ends, visits, tables, packed)
  SELECT venue, day.since, day.until, p.visits, p.tables, p.packed
  FROM unnest(since, until) day(since, until), LATERAL packed_visits(venue, zone, day.since, day.until) p
  ON CONFLICT (venue_id, starts) DO UPDATE SET ends = excluded.ends, visits = excluded.visits, tables = excluded.tables,
    packed = excluded.packed;
  GET DIAGNOSTICS days = ROW_COUNT;
  RETURN days;
END $$;
