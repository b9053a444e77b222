-- AlterTable
ALTER TABLE "recipes" ADD COLUMN     "hidden_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_listed" BOOLEAN NOT NULL DEFAULT true;

-- Rows that every browse and search walks through, newest first.
CREATE INDEX "recipes_listed_newest" ON "recipes" ("created_at" DESC, "id" DESC)
  WHERE "is_public" AND "is_listed" AND "hidden_at" IS NULL;

-- What is counted is what everybody finds: public, listed and not hidden.
CREATE OR REPLACE FUNCTION "on_recipes_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_public_recipes((SELECT count(*) FROM new_rows WHERE is_public AND is_listed AND hidden_at IS NULL));
  ELSE
    PERFORM add_public_recipes(-(SELECT count(*) FROM old_rows WHERE is_public AND is_listed AND hidden_at IS NULL));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "on_recipe_published"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_public_recipes(CASE WHEN NEW.is_public AND NEW.is_listed AND NEW.hidden_at IS NULL THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "rebuild_public_recipe_count"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE recipes IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE public_recipe_changes IN EXCLUSIVE MODE;
  DELETE FROM public_recipe_changes;
  INSERT INTO public_recipe_changes (change)
    SELECT count(*) FROM recipes WHERE is_public AND is_listed AND hidden_at IS NULL HAVING count(*) > 0;
END $$;

DROP TRIGGER "count_recipe_published" ON "recipes";
CREATE TRIGGER "count_recipe_published" AFTER UPDATE ON "recipes"
  FOR EACH ROW WHEN ((OLD.is_public AND OLD.is_listed AND OLD.hidden_at IS NULL)
    IS DISTINCT FROM (NEW.is_public AND NEW.is_listed AND NEW.hidden_at IS NULL))
  EXECUTE FUNCTION on_recipe_published();

-- Words are learnt from titles that everybody finds; of one that is listed later, then.
CREATE OR REPLACE FUNCTION recipe_words_learnt() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT w FROM new_recipes n, unnest(tsvector_to_array(to_tsvector('simple', recipe_fold(n.title)))) AS w
  WHERE n.origin = 'parsed' AND n.is_listed AND w ~ '^[[:alpha:]]{3,30}$'
    AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = w)
  ORDER BY w ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE FUNCTION recipe_listed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT w FROM unnest(tsvector_to_array(to_tsvector('simple', recipe_fold(NEW.title)))) AS w
  WHERE w ~ '^[[:alpha:]]{3,30}$' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = w)
  ORDER BY w ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER recipe_listed AFTER UPDATE OF "is_listed" ON "recipes"
  FOR EACH ROW WHEN (NEW.is_listed AND NOT OLD.is_listed AND NEW.origin = 'parsed') EXECUTE FUNCTION recipe_listed();
