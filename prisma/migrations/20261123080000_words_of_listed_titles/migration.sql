-- What helps with a misspelt title knows the words of every title that everybody finds, whoever wrote it, and forgets them
-- when nothing that everybody finds has them any more: made private, hidden, deleted or called something else.
CREATE FUNCTION "search_words_of"(title text) RETURNS TABLE (word text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT w FROM unnest(tsvector_to_array(to_tsvector('simple', recipe_fold(title)))) AS w WHERE w ~ '^[[:alpha:]]{3,30}$'
$$;

-- A known word is held until the end of the transaction, so that nobody forgets it meanwhile. In order, so that two who
-- save at once never wait for each other.
CREATE FUNCTION "learn_search_words"(words text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM search_words s WHERE s.word = ANY(words) ORDER BY s.word FOR KEY SHARE;
  INSERT INTO search_words (word)
  SELECT DISTINCT w FROM unnest(words) AS w WHERE NOT EXISTS (SELECT FROM search_words s WHERE s.word = w)
  ORDER BY w ON CONFLICT DO NOTHING;
END $$;

-- A word stays while a title that everybody finds has it in any form, by the index that searches use; words that no search
-- asks for ("the", "with") stay always. Looked at once more after the lock: by then somebody may have saved one that has it.
-- What somebody is just saving is not waited for, and stays.
CREATE FUNCTION "forget_search_words"(words text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE unused text[];
BEGIN
  unused := ARRAY(
    SELECT s.word FROM search_words s
    WHERE s.word = ANY(words) AND numnode(plainto_tsquery('english', s.word)) > 0 AND NOT EXISTS (
      SELECT FROM recipes r WHERE ts_filter(r.search_vector, '{a}') @@ plainto_tsquery('english', s.word)
        AND r.is_public AND r.is_listed AND r.hidden_at IS NULL)
    ORDER BY s.word FOR UPDATE SKIP LOCKED);
  IF cardinality(unused) = 0 THEN
    RETURN;
  END IF;
  DELETE FROM search_words s
  WHERE s.word = ANY(unused) AND NOT EXISTS (
    SELECT FROM recipes r WHERE ts_filter(r.search_vector, '{a}') @@ plainto_tsquery('english', s.word)
      AND r.is_public AND r.is_listed AND r.hidden_at IS NULL);
END $$;

CREATE OR REPLACE FUNCTION recipe_words_learnt() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM learn_search_words(ARRAY(
    SELECT DISTINCT w.word FROM new_recipes n, search_words_of(n.title) AS w
    WHERE n.is_public AND n.is_listed AND n.hidden_at IS NULL));
  RETURN NULL;
END $$;

CREATE FUNCTION recipe_words_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM forget_search_words(ARRAY(
    SELECT DISTINCT w.word FROM old_recipes o, search_words_of(o.title) AS w
    WHERE o.is_public AND o.is_listed AND o.hidden_at IS NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER recipe_words_forgotten AFTER DELETE ON "recipes"
  REFERENCING OLD TABLE AS old_recipes FOR EACH STATEMENT EXECUTE FUNCTION recipe_words_forgotten();

CREATE FUNCTION recipe_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.is_public AND NEW.is_listed AND NEW.hidden_at IS NULL THEN
    PERFORM learn_search_words(ARRAY(SELECT word FROM search_words_of(NEW.title)));
  END IF;
  IF OLD.is_public AND OLD.is_listed AND OLD.hidden_at IS NULL THEN
    PERFORM forget_search_words(ARRAY(SELECT word FROM search_words_of(OLD.title)));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER recipe_words_changed AFTER UPDATE ON "recipes" FOR EACH ROW
  WHEN (OLD.title IS DISTINCT FROM NEW.title OR (OLD.is_public AND OLD.is_listed AND OLD.hidden_at IS NULL)
    IS DISTINCT FROM (NEW.is_public AND NEW.is_listed AND NEW.hidden_at IS NULL))
  EXECUTE FUNCTION recipe_words_changed();

DROP TRIGGER "recipe_listed" ON "recipes";
DROP FUNCTION recipe_listed();

INSERT INTO "search_words" (word)
SELECT DISTINCT w.word FROM "recipes" r, search_words_of(r.title) AS w
WHERE r.is_public AND r.is_listed AND r.hidden_at IS NULL AND r.origin = 'created'
ORDER BY 1 ON CONFLICT DO NOTHING;
