-- What a search can ask of a recipe stands in one index, week by week of the recipes' making: the newest week is asked first,
-- then the one before, and a search ends where it has met as many as it counts, however many recipes there are.

-- The number of the week that a moment lies in, and the moment at which a week begins.
CREATE FUNCTION "recipe_week"(at timestamptz) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS
$$ SELECT floor(extract(epoch FROM at) / 604800)::int $$;
CREATE FUNCTION "recipe_week_begins"(week int) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS
$$ SELECT to_timestamp(week * 604800.0) $$;

-- What every term of a week begins with. "o": listed, everybody finds it. "p": any other. No kind of term is a hexadecimal digit.
CREATE FUNCTION "recipe_shelf"(is_listed boolean, week int) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN is_listed THEN 'o' ELSE 'p' END || to_hex(week) $$;

-- The terms of a recipe, each behind its shelf: its words (w) and those of its title (t); its foods and substances (k), and
-- those that a label may rule out (p); what it is known to fit (g), and what labels decide (l); course (s), kitchen (n), and
-- times that it is ready in (m). The shelf is written out, because an index calls PostgreSQL's own functions only.
CREATE FUNCTION "recipe_terms"(
  is_listed boolean, created_at timestamptz, words tsvector, foods int[], firm int[], info jsonb, labels text[], course text,
  cuisine text, minutes int
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY(
    SELECT CASE WHEN is_listed THEN 'o' ELSE 'p' END || to_hex(floor(extract(epoch FROM created_at) / 604800)::int) || term FROM (
      SELECT 'w' || left(lexeme, 64) FROM unnest(words)
      UNION ALL SELECT 't' || left(lexeme, 64) FROM unnest(ts_filter(words, '{a}'))
      UNION ALL SELECT 'k' || food FROM unnest(foods) AS food
      UNION ALL SELECT 'p' || food FROM unnest(foods) AS food WHERE food <> ALL (coalesce(firm, '{}'))
      UNION ALL SELECT 'g' || key FROM jsonb_each(CASE jsonb_typeof(info) WHEN 'object' THEN info END)
        WHERE value = 'true'::jsonb
      UNION ALL SELECT 'l' || key FROM unnest(labels) AS key
      UNION ALL SELECT 'm' || bound FROM unnest('{15,30,45,60,90,120}'::int[]) AS bound WHERE minutes <= bound
      UNION ALL SELECT unnest(ARRAY['s' || course, 'n' || cuisine])
    ) AS terms(term) WHERE term IS NOT NULL))
$$;

SET LOCAL maintenance_work_mem = '256MB';
-- Nothing is kept back to be entered later: each of the weeks would have to read all that waits.
CREATE INDEX "recipes_terms" ON "recipes" USING gin ((
  "recipe_terms"("is_public" AND "is_listed" AND "hidden_at" IS NULL, "created_at", "search_vector", "concept_keys", "firm_keys",
    "dietary_info", "label_fits", "course", "cuisine", "total_minutes")
)) WITH (fastupdate = off);

-- The shelves of all recipes: of every week the one of what is listed and the other, the latest first.
CREATE FUNCTION "recipe_shelves"() RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT recipe_shelf(is_listed, week)
  FROM (SELECT min(created_at) AS first, max(created_at) AS last FROM recipes WHERE is_public
    UNION ALL SELECT min(created_at), max(created_at) FROM recipes WHERE NOT is_public) AS made,
    generate_series(recipe_week(last), recipe_week(first), -1) AS week, (VALUES (true), (false)) AS shelf(is_listed)
  GROUP BY is_listed, week ORDER BY week DESC
$$;

-- A title that everybody finds has the word in some form.
CREATE FUNCTION "is_search_word_used"(word text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM recipe_shelves() AS shelf, LATERAL (
      SELECT FROM recipes r
      WHERE recipe_terms(r.is_public AND r.is_listed AND r.hidden_at IS NULL, r.created_at, r.search_vector, r.concept_keys,
          r.firm_keys, r.dietary_info, r.label_fits, r.course, r.cuisine, r.total_minutes) @@ ('''' || shelf || 't' || trim(asked, '''') || '''')::tsquery
        AND ts_filter(r.search_vector, '{a}') @@ plainto_tsquery('english', word)
        AND r.is_public AND r.is_listed AND r.hidden_at IS NULL
      LIMIT 1
    ) AS title
    WHERE shelf LIKE 'o%')
  -- A word of letters alone becomes one lexeme, which stands in quotes in the text of the query.
  FROM (SELECT plainto_tsquery('english', word)::text AS asked) AS lexeme
$$;

CREATE OR REPLACE FUNCTION "forget_search_words"(words text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE unused text[];
BEGIN
  unused := ARRAY(
    SELECT s.word FROM search_words s
    WHERE s.word = ANY(words) AND numnode(plainto_tsquery('english', s.word)) > 0 AND NOT is_search_word_used(s.word)
    ORDER BY s.word FOR UPDATE SKIP LOCKED);
  IF cardinality(unused) = 0 THEN
    RETURN;
  END IF;
  DELETE FROM search_words s WHERE s.word = ANY(unused) AND NOT is_search_word_used(s.word);
END $$;

-- Last, because dropping an index locks out readers until the end of the transaction, and making one does not.
DROP INDEX "recipes_search";
DROP INDEX "recipes_listed_course";
DROP INDEX "recipes_listed_cuisine";
DROP INDEX "recipes_listed_cuisine_and_course";
