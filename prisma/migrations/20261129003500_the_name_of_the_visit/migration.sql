-- What a venue sees of a guest by name is what it was at the visit, and ends (docs/decisions/209).

-- As lib/visitor-name.ts.
CREATE FUNCTION "visitor_name"(first_name text, last_name text, shows_full boolean, email text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN coalesce(btrim(first_name), '') = '' THEN split_part(email, '@', 1)
    WHEN coalesce(btrim(last_name), '') = '' THEN btrim(first_name)
    WHEN shows_full THEN btrim(first_name) || ' ' || btrim(last_name)
    ELSE btrim(first_name) || ' ' || upper(left(btrim(last_name), 1)) || '.'
  END
$$;

ALTER TABLE "venues" ADD COLUMN "guest_retention_days" SMALLINT NOT NULL DEFAULT 30;
ALTER TABLE "venues" ADD CONSTRAINT "venues_guest_retention_check" CHECK ("guest_retention_days" BETWEEN 0 AND 365);

ALTER TABLE "visits" ADD COLUMN "guest_name" TEXT;
ALTER TABLE "visit_disclosures" ADD COLUMN "is_count" BOOLEAN NOT NULL DEFAULT false;

-- Of earlier visits no other name is known. Nothing that is counted changes.
ALTER TABLE "visits" DISABLE TRIGGER USER;
UPDATE "visits" v SET "guest_name" = visitor_name(u.first_name, u.last_name, u.shows_full_name, u.email)
FROM "users" u WHERE u.id = v.user_id;
ALTER TABLE "visits" ENABLE TRIGGER USER;

CREATE INDEX "visits_guest_name" ON "visits" ("venue_id", (lower("guest_name")) text_pattern_ops) WHERE "guest_name" IS NOT NULL;
CREATE INDEX "visits_named_until" ON "visits" ((coalesce("ended_at", "expires_at"))) WHERE "guest_name" IS NOT NULL;

CREATE FUNCTION "on_visit_named"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.guest_name := (SELECT visitor_name(u.first_name, u.last_name, u.shows_full_name, u.email) FROM users u WHERE u.id = NEW.user_id);
  RETURN NEW;
END $$;
CREATE TRIGGER "visits_named" BEFORE INSERT ON "visits" FOR EACH ROW
  WHEN (NEW."user_id" IS NOT NULL AND NEW."guest_name" IS NULL) EXECUTE FUNCTION on_visit_named();

-- Whoever takes the person out of a visit takes the name along.
CREATE FUNCTION "on_visit_without_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.guest_name := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER "visits_without_person" BEFORE UPDATE OF "user_id" ON "visits" FOR EACH ROW
  WHEN (NEW."user_id" IS NULL) EXECUTE FUNCTION on_visit_without_person();

-- A name that changes at the table reaches the kitchen; one that changes later reaches nobody.
CREATE FUNCTION "on_person_renamed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE visits SET guest_name = visitor_name(NEW.first_name, NEW.last_name, NEW.shows_full_name, NEW.email)
  WHERE user_id = NEW.id AND status = 'active' AND expires_at > clock_timestamp();
  RETURN NULL;
END $$;
CREATE TRIGGER "visits_renamed" AFTER UPDATE OF "first_name", "last_name", "shows_full_name", "email" ON "users" FOR EACH ROW
  WHEN ((OLD."first_name", OLD."last_name", OLD."shows_full_name", OLD."email")
    IS DISTINCT FROM (NEW."first_name", NEW."last_name", NEW."shows_full_name", NEW."email"))
  EXECUTE FUNCTION on_person_renamed();

-- As before; of a visit that became a count the categories stay as they were counted.
CREATE OR REPLACE FUNCTION "on_disclosure_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_count THEN
    NEW.categories := CASE WHEN TG_OP = 'UPDATE' THEN OLD.categories ELSE NEW.categories END;
    RETURN NEW;
  END IF;
  NEW.categories := disclosure_categories(to_jsonb(NEW)
    || jsonb_build_object('shared_rows', (SELECT to_jsonb(v.shared_rows) FROM visits v WHERE v.id = NEW.visit_id)));
  RETURN NEW;
END $$;
