-- Since when a venue has the time zone that it has, where it had another before. `today` begins elsewhere in another
-- zone: two breakdowns of one day in two zones would differ by the guests of an hour.
ALTER TABLE "venues" ADD COLUMN "time_zone_since" TIMESTAMPTZ(3);

-- By the database, whoever changes it: the portal, a file, an administrator.
CREATE FUNCTION "on_another_time_zone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.time_zone_since := now();
  RETURN NEW;
END $$;

CREATE TRIGGER "notes_another_time_zone" BEFORE UPDATE OF "time_zone" ON "venues" FOR EACH ROW
  WHEN (OLD.time_zone IS NOT NULL AND OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION on_another_time_zone();
