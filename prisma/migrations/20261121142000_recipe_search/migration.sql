-- AlterTable
ALTER TABLE "recipe_instructions" ADD COLUMN     "group_name" TEXT;

-- AlterTable
ALTER TABLE "recipes" ADD COLUMN     "concept_keys" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "has_undisclosed" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "has_unknown" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "import_hash" TEXT,
ADD COLUMN     "search_vector" tsvector,
ADD COLUMN     "substances" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "unfit_for" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE INDEX "search_words_trgm" ON "search_words" USING GIN ("word" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "recipes_search_vector" ON "recipes" USING GIN ("search_vector");

-- CreateIndex
CREATE INDEX "recipes_concept_keys" ON "recipes" USING GIN ("concept_keys" array_ops);

-- CreateIndex
CREATE UNIQUE INDEX "recipes_owner_id_import_hash_key" ON "recipes"("owner_id", "import_hash");



-- What is searched is kept by the database, so that it is right whoever writes a title or a line.

-- Accents and case do not matter; letters of every script stay.
CREATE FUNCTION recipe_fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS
$$ SELECT regexp_replace(normalize(lower($1), NFKD), '[\u0300-\u036f]', '', 'g') $$;

CREATE FUNCTION recipe_ingredient_words(uuid) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT setweight(to_tsvector('english', coalesce(string_agg(
    recipe_fold(concat_ws(' ', i.name, i.note)), ' ' ORDER BY i.position), '')), 'B')
  FROM recipe_ingredients i WHERE i.recipe_id = $1
$$;

CREATE FUNCTION recipe_title_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ingredient_words tsvector := '';
BEGIN
  IF TG_OP = 'UPDATE' THEN ingredient_words := coalesce(ts_filter(OLD.search_vector, '{b}'), ''); END IF;
  NEW.search_vector := setweight(to_tsvector('english', recipe_fold(NEW.title)), 'A') || ingredient_words;
  RETURN NEW;
END $$;
CREATE TRIGGER recipe_title_inserted BEFORE INSERT ON "recipes" FOR EACH ROW EXECUTE FUNCTION recipe_title_changed();
CREATE TRIGGER recipe_title_updated BEFORE UPDATE OF "title" ON "recipes"
  FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION recipe_title_changed();

-- An analysis is of the lines as they were: whoever changes one takes it back, and with it every claim that
-- the recipe suits anybody. Saving a recipe writes the new one in the same transaction.
CREATE FUNCTION recipe_forget_analysis(recipe_ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE recipes r SET
    search_vector = coalesce(ts_filter(r.search_vector, '{a}'), '') || recipe_ingredient_words(r.id),
    engine_version = NULL, dietary_info = '{}', nutrition_coverage = NULL, concept_keys = '{}', substances = 0,
    has_unknown = true, has_undisclosed = true, unfit_for = '{}'
  FROM unnest(recipe_ids) AS changed(id) WHERE r.id = changed.id
$$;
CREATE FUNCTION recipe_lines_inserted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM recipe_forget_analysis((SELECT array_agg(DISTINCT recipe_id ORDER BY recipe_id) FROM new_lines));
  RETURN NULL;
END $$;
CREATE FUNCTION recipe_lines_deleted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM recipe_forget_analysis((SELECT array_agg(DISTINCT recipe_id ORDER BY recipe_id) FROM old_lines));
  RETURN NULL;
END $$;
CREATE FUNCTION recipe_line_updated() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM recipe_forget_analysis(ARRAY[OLD.recipe_id, NEW.recipe_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER recipe_lines_inserted AFTER INSERT ON "recipe_ingredients"
  REFERENCING NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION recipe_lines_inserted();
CREATE TRIGGER recipe_lines_deleted AFTER DELETE ON "recipe_ingredients"
  REFERENCING OLD TABLE AS old_lines FOR EACH STATEMENT EXECUTE FUNCTION recipe_lines_deleted();
CREATE TRIGGER recipe_line_updated AFTER UPDATE OF "recipe_id", "name", "quantity", "unit", "note" ON "recipe_ingredients"
  FOR EACH ROW WHEN ((OLD.recipe_id, OLD.name, OLD.quantity, OLD.unit, OLD.note)
    IS DISTINCT FROM (NEW.recipe_id, NEW.name, NEW.quantity, NEW.unit, NEW.note))
  EXECUTE FUNCTION recipe_line_updated();

-- Nutrition is per serving.
CREATE FUNCTION recipe_servings_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.engine_version := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER recipe_servings_changed BEFORE UPDATE OF "servings" ON "recipes"
  FOR EACH ROW WHEN (OLD.servings IS DISTINCT FROM NEW.servings) EXECUTE FUNCTION recipe_servings_changed();

-- In order, so that two inserts at once never wait for each other.
CREATE FUNCTION recipe_words_learnt() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT w FROM new_recipes n, unnest(tsvector_to_array(to_tsvector('simple', recipe_fold(n.title)))) AS w
  WHERE n.origin = 'parsed' AND w ~ '^[[:alpha:]]{3,30}$'
    AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = w)
  ORDER BY w ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER recipe_words_learnt AFTER INSERT ON "recipes"
  REFERENCING NEW TABLE AS new_recipes FOR EACH STATEMENT EXECUTE FUNCTION recipe_words_learnt();

UPDATE "recipes" r SET search_vector =
  setweight(to_tsvector('english', recipe_fold(r.title)), 'A') || recipe_ingredient_words(r.id);
INSERT INTO "search_words" (word)
SELECT DISTINCT w FROM "recipes" r, unnest(tsvector_to_array(to_tsvector('simple', recipe_fold(r.title)))) AS w
WHERE r.origin = 'parsed' AND w ~ '^[[:alpha:]]{3,30}$';

-- Rows that every browse and search walks through, newest first.
CREATE INDEX "recipes_public_newest" ON "recipes" ("created_at" DESC, "id" DESC) WHERE "is_public";
