-- What a recipe is known to fit, with the labels of its foods read: keys of diets and ways of eating. Derived from the
-- columns beside it, so that an index leads to the recipes of a diet that few of them fit.
CREATE FUNCTION "recipe_fits"(dietary_info jsonb, label_fits text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT key FROM jsonb_each(CASE jsonb_typeof(dietary_info) WHEN 'object' THEN dietary_info END)
    WHERE value = 'true'::jsonb) || coalesce(label_fits, '{}')
$$;
CREATE INDEX "recipes_fits" ON "recipes" USING gin ("recipe_fits"("dietary_info", "label_fits"));
