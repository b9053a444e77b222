-- How many ingredients there are and how many wait for review, as the sum of a few rows: counting a million takes longer
-- than showing a page of them. Kept in the transaction that changes what is counted; changes are appended, so that nobody
-- waits for anybody, and rolled up now and then.
CREATE TABLE "ingredient_count_changes" (
    "id" BIGSERIAL NOT NULL,
    "everything" BIGINT NOT NULL,
    "waiting" BIGINT NOT NULL,

    CONSTRAINT "ingredient_count_changes_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "ingredient_count_changes" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

CREATE FUNCTION "add_counted_ingredients"(more bigint, more_waiting bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF more = 0 AND more_waiting = 0 THEN
    RETURN;
  END IF;
  INSERT INTO ingredient_count_changes (everything, waiting) VALUES (more, more_waiting);
  -- In a stricter transaction a batch that somebody else just took would end it.
  IF random() < 0.02 AND current_setting('transaction_isolation') = 'read committed' THEN
    WITH batch AS (
      SELECT id FROM ingredient_count_changes ORDER BY id LIMIT 500 FOR UPDATE SKIP LOCKED
    ), taken AS (
      DELETE FROM ingredient_count_changes c USING batch WHERE c.id = batch.id RETURNING c.everything, c.waiting
    )
    INSERT INTO ingredient_count_changes (everything, waiting)
    SELECT sum(everything), sum(waiting) FROM taken HAVING sum(everything) <> 0 OR sum(waiting) <> 0;
  END IF;
END $$;

CREATE FUNCTION "on_ingredients_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_counted_ingredients(count(*), count(*) FILTER (WHERE NOT confirmed)) FROM new_rows;
  ELSE
    PERFORM add_counted_ingredients(-count(*), -count(*) FILTER (WHERE NOT confirmed)) FROM old_rows;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "on_ingredient_confirmed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_counted_ingredients(0, CASE WHEN NEW.confirmed THEN -1 ELSE 1 END);
  RETURN NULL;
END $$;

-- Counts anew. Writers wait meanwhile; for what triggers do not see, such as a restored backup.
CREATE FUNCTION "rebuild_ingredient_counts"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE ingredients IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE ingredient_count_changes IN EXCLUSIVE MODE;
  DELETE FROM ingredient_count_changes;
  INSERT INTO ingredient_count_changes (everything, waiting)
  SELECT count(*), count(*) FILTER (WHERE NOT confirmed) FROM ingredients HAVING count(*) > 0;
END $$;

CREATE FUNCTION "on_ingredients_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rebuild_ingredient_counts();
  RETURN NULL;
END $$;

CREATE TRIGGER "count_ingredients_added" AFTER INSERT ON "ingredients" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_ingredients_counted();
CREATE TRIGGER "count_ingredients_removed" AFTER DELETE ON "ingredients" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION on_ingredients_counted();
CREATE TRIGGER "count_ingredient_confirmed" AFTER UPDATE ON "ingredients"
  FOR EACH ROW WHEN (OLD.confirmed IS DISTINCT FROM NEW.confirmed) EXECUTE FUNCTION on_ingredient_confirmed();
CREATE TRIGGER "count_ingredients_truncated" AFTER TRUNCATE ON "ingredients"
  FOR EACH STATEMENT EXECUTE FUNCTION on_ingredients_truncated();

SELECT rebuild_ingredient_counts();
