-- A way of eating is counted under its own key, and a free-from key (one that ends in "_free") as an allergy. The list
-- of the ways is thus not repeated here: until now, one that was missing in it was silently counted as an allergy.
DROP VIEW "member_categories_now";
ALTER TABLE "member_categories" ALTER COLUMN "categories" TYPE text[] USING "categories"::text[];
ALTER TABLE "platform_stat_changes" ALTER COLUMN "category" TYPE text USING "category"::text;
DROP TYPE "stat_category";

CREATE VIEW "member_categories_now" AS
SELECT u.id AS user_id,
  CASE WHEN u.account_type <> 'diner' THEN '{}'::text[] ELSE
    ARRAY['total_users']
    || ARRAY(SELECT d.diet::text FROM user_diets d WHERE d.user_id = u.id AND NOT d.diet::text LIKE '%\_free')
    || CASE WHEN EXISTS (SELECT FROM user_diets d WHERE d.user_id = u.id)
      THEN '{}'::text[] ELSE ARRAY['users_with_no_diet'] END
    || CASE WHEN EXISTS (SELECT FROM user_diets d WHERE d.user_id = u.id AND d.diet::text LIKE '%\_free')
      OR EXISTS (SELECT FROM ingredient_preferences p WHERE p.user_id = u.id AND p.preference_type = 'allergy')
      THEN ARRAY['users_with_allergies'] ELSE '{}'::text[] END
  END AS categories
FROM users u;
