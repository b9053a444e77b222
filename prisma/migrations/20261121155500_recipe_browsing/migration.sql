-- AlterTable
ALTER TABLE "recipes" DROP COLUMN "substances";

-- CreateTable
CREATE TABLE "public_recipe_changes" (
    "id" BIGSERIAL NOT NULL,
    "change" BIGINT NOT NULL,

    CONSTRAINT "public_recipe_changes_pkey" PRIMARY KEY ("id")
);

-- How many public recipes there are, as the sum of a few rows: counting them takes longer than showing a page of
-- them. Kept in the transaction that changes what is counted; changes are appended, so nobody waits for anybody, and
-- rolled up now and then.
ALTER TABLE "public_recipe_changes" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

CREATE FUNCTION "add_public_recipes"(difference bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF difference = 0 THEN
    RETURN;
  END IF;
  INSERT INTO public_recipe_changes (change) VALUES (difference);
  -- In a stricter transaction a batch that somebody else just took would end it.
  IF random() < 0.02 AND current_setting('transaction_isolation') = 'read committed' THEN
    WITH batch AS (
      SELECT id FROM public_recipe_changes ORDER BY id LIMIT 500 FOR UPDATE SKIP LOCKED
    ), taken AS (
      DELETE FROM public_recipe_changes c USING batch WHERE c.id = batch.id RETURNING c.change
    )
    INSERT INTO public_recipe_changes (change) SELECT sum(change) FROM taken HAVING sum(change) <> 0;
  END IF;
END $$;

CREATE FUNCTION "on_recipes_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_public_recipes((SELECT count(*) FROM new_rows WHERE is_public));
  ELSE
    PERFORM add_public_recipes(-(SELECT count(*) FROM old_rows WHERE is_public));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "on_recipe_published"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_public_recipes(CASE WHEN NEW.is_public THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;

-- Counts anew. Writers wait meanwhile; for what triggers do not see, such as a restored backup.
CREATE FUNCTION "rebuild_public_recipe_count"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE recipes IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE public_recipe_changes IN EXCLUSIVE MODE;
  DELETE FROM public_recipe_changes;
  INSERT INTO public_recipe_changes (change) SELECT count(*) FROM recipes WHERE is_public HAVING count(*) > 0;
END $$;

CREATE FUNCTION "on_recipes_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rebuild_public_recipe_count();
  RETURN NULL;
END $$;

CREATE TRIGGER "count_recipes_added" AFTER INSERT ON "recipes" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_recipes_counted();
CREATE TRIGGER "count_recipes_removed" AFTER DELETE ON "recipes" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_recipes_counted();
CREATE TRIGGER "count_recipe_published" AFTER UPDATE ON "recipes"
  FOR EACH ROW WHEN (OLD.is_public IS DISTINCT FROM NEW.is_public) EXECUTE FUNCTION on_recipe_published();
CREATE TRIGGER "count_recipes_truncated" AFTER TRUNCATE ON "recipes"
  FOR EACH STATEMENT EXECUTE FUNCTION on_recipes_truncated();

SELECT rebuild_public_recipe_count();

-- Words of the title alone: what has them there comes first, and need not be looked for among thousands that have
-- them among their ingredients.
CREATE INDEX "recipes_title_words" ON "recipes" USING GIN (ts_filter("search_vector", '{a}'));

-- Classes of substances stand among the concept keys now, where the planner knows how common each of them is. What
-- was analysed before has none there: it counts as not analysed until the application has judged it anew.
CREATE OR REPLACE FUNCTION recipe_forget_analysis(recipe_ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE recipes r SET
    search_vector = coalesce(ts_filter(r.search_vector, '{a}'), '') || recipe_ingredient_words(r.id),
    engine_version = NULL, dietary_info = '{}', nutrition_coverage = NULL, concept_keys = '{}',
    has_unknown = true, has_undisclosed = true, unfit_for = '{}'
  FROM unnest(recipe_ids) AS changed(id) WHERE r.id = changed.id
$$;
UPDATE "recipes" SET "engine_version" = NULL;
