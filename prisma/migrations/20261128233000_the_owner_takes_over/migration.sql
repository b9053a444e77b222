-- When somebody first proved to read an account's mails. What was set up before may be somebody else's.
ALTER TABLE "users" ADD COLUMN "first_proven_at" TIMESTAMPTZ(3);
UPDATE "users" SET "first_proven_at" = "email_verified_at" WHERE "email_verified_at" IS NOT NULL;
ALTER TABLE "users" ADD CONSTRAINT "users_first_proven_check"
  CHECK ("email_verified_at" IS NULL OR "first_proven_at" IS NOT NULL);

CREATE FUNCTION on_email_first_proven() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.first_proven_at := NEW.email_verified_at;
  RETURN NEW;
END $$;
CREATE TRIGGER "email_first_proven" BEFORE INSERT OR UPDATE OF "email_verified_at", "first_proven_at" ON "users" FOR EACH ROW
  WHEN (NEW."first_proven_at" IS NULL AND NEW."email_verified_at" IS NOT NULL) EXECUTE FUNCTION on_email_first_proven();

-- A reset that an administrator started for somebody who lost their second factor.
ALTER TABLE "password_reset_tokens" ADD COLUMN "is_recovery" BOOLEAN NOT NULL DEFAULT false;

-- As before, and whoever left a household does not come back by a link for several people.
CREATE OR REPLACE FUNCTION household_member_left() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  successor uuid;
BEGIN
  PERFORM 1 FROM households WHERE id = OLD.household_id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  UPDATE table_people SET household_id = NULL WHERE household_id = OLD.household_id AND owner_id = OLD.user_id;
  DELETE FROM household_invitations WHERE household_id = OLD.household_id
    AND (invited_by_id = OLD.user_id OR NOT is_single_use);
  SELECT user_id INTO successor FROM household_members WHERE household_id = OLD.household_id
    ORDER BY is_keeper DESC, joined_at, id LIMIT 1;
  IF successor IS NULL THEN
    DELETE FROM households WHERE id = OLD.household_id;
    RETURN NULL;
  END IF;
  UPDATE household_members SET is_keeper = true
    WHERE household_id = OLD.household_id AND user_id = successor AND NOT is_keeper;
  DELETE FROM meal_entries e USING recipes r WHERE e.household_id = OLD.household_id AND e.owner_id = OLD.user_id
    AND r.id = e.recipe_id AND r.owner_id = OLD.user_id AND NOT (r.is_public AND r.hidden_at IS NULL);
  UPDATE meal_entries SET owner_id = successor WHERE household_id = OLD.household_id AND owner_id = OLD.user_id;
  UPDATE meal_entries SET changed_by_id = NULL WHERE household_id = OLD.household_id AND changed_by_id = OLD.user_id;
  UPDATE grocery_lists SET owner_id = successor WHERE household_id = OLD.household_id AND owner_id = OLD.user_id;
  UPDATE households SET plan_version = plan_version + 1, updated_at = clock_timestamp() WHERE id = OLD.household_id;
  RETURN NULL;
END $$;
