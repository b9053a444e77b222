-- A list of terms holds at most a megabyte, and a recipe of more words than any has could not be saved. The index knows so many
-- of its words, and all of its title; no recipe in it has more, so it stays as it is.
CREATE OR REPLACE FUNCTION "recipe_terms"(
  is_listed boolean, created_at timestamptz, words tsvector, foods int[], firm int[], info jsonb, labels text[], course text,
  cuisine text, minutes int
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY(
    SELECT CASE WHEN is_listed THEN 'o' ELSE 'p' END || to_hex(floor(extract(epoch FROM created_at) / 604800)::int) || term FROM (
      (SELECT 'w' || left(lexeme, 64) FROM unnest(words) LIMIT 10000)
      UNION ALL SELECT kind || left(lexeme, 64) FROM unnest(ts_filter(words, '{a}')), unnest('{t,w}'::text[]) AS kind
      UNION ALL SELECT 'k' || food FROM unnest(foods) AS food
      UNION ALL SELECT 'p' || food FROM unnest(foods) AS food WHERE food <> ALL (coalesce(firm, '{}'))
      UNION ALL SELECT 'g' || key FROM jsonb_each(CASE jsonb_typeof(info) WHEN 'object' THEN info END)
        WHERE value = 'true'::jsonb
      UNION ALL SELECT 'l' || key FROM unnest(labels) AS key
      UNION ALL SELECT 'm' || bound FROM unnest('{15,30,45,60,90,120}'::int[]) AS bound WHERE minutes <= bound
      UNION ALL SELECT unnest(ARRAY['s' || course, 'n' || cuisine])
    ) AS terms(term) WHERE term IS NOT NULL))
$$;
