-- CreateEnum
CREATE TYPE "stat_category" AS ENUM ('total_users', 'users_with_no_diet', 'vegan', 'vegetarian', 'pescatarian', 'low_fodmap', 'keto', 'paleo', 'atkins', 'users_with_allergies');

-- CreateTable
CREATE TABLE "member_categories" (
    "user_id" UUID NOT NULL,
    "categories" "stat_category"[],

    CONSTRAINT "member_categories_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "platform_stat_changes" (
    "id" BIGSERIAL NOT NULL,
    "category" "stat_category" NOT NULL,
    "change" BIGINT NOT NULL,

    CONSTRAINT "platform_stat_changes_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "member_categories" ADD CONSTRAINT "member_categories_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- The counts are kept by the database itself, in the transaction that changes what is counted: whoever
-- writes, in whatever way, a count is never ahead of or behind the rows that it counts.

-- Rows come and go quickly and must be swept as quickly, or the sum would wade through dead ones.
ALTER TABLE "platform_stat_changes" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- What each person counts as now. Members are diner accounts: a business is a customer, not a member.
-- An allergy is a free-from key, or an ingredient preference of the type allergy (which is also what is
-- left of a free-from key that a diet displaced).
CREATE VIEW "member_categories_now" AS
SELECT u.id AS user_id,
  CASE WHEN u.account_type <> 'diner' THEN '{}'::stat_category[] ELSE
    ARRAY['total_users']::stat_category[]
    || ARRAY(
      SELECT d.diet::text::stat_category FROM user_diets d
      WHERE d.user_id = u.id AND d.diet IN ('vegan', 'vegetarian', 'pescatarian', 'low_fodmap', 'keto', 'paleo', 'atkins')
    )
    || CASE WHEN EXISTS (SELECT FROM user_diets d WHERE d.user_id = u.id)
      THEN '{}' ELSE ARRAY['users_with_no_diet']::stat_category[] END
    || CASE WHEN EXISTS (
        SELECT FROM user_diets d WHERE d.user_id = u.id
          AND d.diet NOT IN ('vegan', 'vegetarian', 'pescatarian', 'low_fodmap', 'keto', 'paleo', 'atkins')
      ) OR EXISTS (
        SELECT FROM ingredient_preferences p WHERE p.user_id = u.id AND p.preference_type = 'allergy'
      ) THEN ARRAY['users_with_allergies']::stat_category[] ELSE '{}' END
  END AS categories
FROM users u;

-- Changes of one person take turns on the person's row, in the order of the ids. The second statement
-- has a snapshot of its own and so sees what whoever was first left behind. The row is written even if
-- nothing comes out differently: a transaction that reads an older snapshot must be refused here.
CREATE FUNCTION "refresh_member_categories"(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM member_categories WHERE user_id = ANY (ids) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE member_categories m SET categories = now.categories
  FROM member_categories_now now WHERE now.user_id = m.user_id AND m.user_id = ANY (ids);
END $$;

CREATE FUNCTION "on_user_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_categories (user_id, categories)
  SELECT now.user_id, now.categories FROM new_rows JOIN member_categories_now now ON now.user_id = new_rows.id;
  RETURN NULL;
END $$;

CREATE FUNCTION "on_account_type_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_member_categories(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE FUNCTION "on_preferences_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT DISTINCT user_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    ids := ARRAY(SELECT DISTINCT user_id FROM old_rows);
  ELSE
    ids := ARRAY(SELECT user_id FROM old_rows UNION SELECT user_id FROM new_rows);
  END IF;
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_member_categories(ids);
  END IF;
  RETURN NULL;
END $$;

-- Changes are appended, never added to a shared row: nobody waits for anybody, however many save at
-- once. Every now and then one of them rolls a batch up into one row a category, leaving to others
-- what they hold; the sum is the same before and after, in every snapshot.
CREATE FUNCTION "roll_up_platform_stats"(most integer) RETURNS void LANGUAGE sql AS $$
  WITH batch AS (
    SELECT id FROM platform_stat_changes ORDER BY id LIMIT most FOR UPDATE SKIP LOCKED
  ), taken AS (
    DELETE FROM platform_stat_changes c USING batch WHERE c.id = batch.id RETURNING c.category, c.change
  )
  INSERT INTO platform_stat_changes (category, change)
  SELECT category, sum(change) FROM taken GROUP BY category HAVING sum(change) <> 0
$$;

CREATE FUNCTION "on_member_categories_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO platform_stat_changes (category, change)
    SELECT category, count(*) FROM new_rows, unnest(categories) AS category GROUP BY category;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO platform_stat_changes (category, change)
    SELECT category, -count(*) FROM old_rows, unnest(categories) AS category GROUP BY category;
  ELSE
    INSERT INTO platform_stat_changes (category, change)
    SELECT category, sum(sign) FROM (
      SELECT unnest(categories) AS category, 1 AS sign FROM new_rows
      UNION ALL
      SELECT unnest(categories), -1 FROM old_rows
    ) changes GROUP BY category HAVING sum(sign) <> 0;
  END IF;
  -- In a stricter transaction a batch that somebody else just took would end it.
  IF FOUND AND random() < 0.02 AND current_setting('transaction_isolation') = 'read committed' THEN
    PERFORM roll_up_platform_stats(500);
  END IF;
  RETURN NULL;
END $$;

-- Counts everything anew. Writers wait meanwhile; for what triggers do not see, such as a restored backup.
CREATE FUNCTION "rebuild_platform_stats"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE users, user_diets, ingredient_preferences IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE member_categories, platform_stat_changes IN EXCLUSIVE MODE;
  DELETE FROM member_categories;
  INSERT INTO member_categories (user_id, categories) SELECT user_id, categories FROM member_categories_now;
  DELETE FROM platform_stat_changes;
  INSERT INTO platform_stat_changes (category, change)
  SELECT category, count(*) FROM member_categories, unnest(categories) AS category GROUP BY category;
END $$;

CREATE FUNCTION "on_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rebuild_platform_stats();
  RETURN NULL;
END $$;

CREATE TRIGGER "stats_user_added" AFTER INSERT ON "users" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_user_added();
CREATE TRIGGER "stats_account_type_changed" AFTER UPDATE ON "users"
  FOR EACH ROW WHEN (OLD.account_type IS DISTINCT FROM NEW.account_type) EXECUTE FUNCTION on_account_type_changed();
CREATE TRIGGER "stats_users_truncated" AFTER TRUNCATE ON "users" EXECUTE FUNCTION on_truncated();

CREATE TRIGGER "stats_diets_added" AFTER INSERT ON "user_diets" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_preferences_changed();
CREATE TRIGGER "stats_diets_changed" AFTER UPDATE ON "user_diets" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_preferences_changed();
CREATE TRIGGER "stats_diets_removed" AFTER DELETE ON "user_diets" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_preferences_changed();
CREATE TRIGGER "stats_diets_truncated" AFTER TRUNCATE ON "user_diets" EXECUTE FUNCTION on_truncated();

CREATE TRIGGER "stats_ingredients_added" AFTER INSERT ON "ingredient_preferences" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_preferences_changed();
CREATE TRIGGER "stats_ingredients_changed" AFTER UPDATE ON "ingredient_preferences"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_preferences_changed();
CREATE TRIGGER "stats_ingredients_removed" AFTER DELETE ON "ingredient_preferences" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_preferences_changed();
CREATE TRIGGER "stats_ingredients_truncated" AFTER TRUNCATE ON "ingredient_preferences" EXECUTE FUNCTION on_truncated();

CREATE TRIGGER "stats_categories_added" AFTER INSERT ON "member_categories" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_member_categories_changed();
CREATE TRIGGER "stats_categories_changed" AFTER UPDATE ON "member_categories"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_member_categories_changed();
CREATE TRIGGER "stats_categories_removed" AFTER DELETE ON "member_categories" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_member_categories_changed();

SELECT rebuild_platform_stats();
