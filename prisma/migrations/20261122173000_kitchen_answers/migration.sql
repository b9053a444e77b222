-- AlterTable
ALTER TABLE "visits" ADD COLUMN "seen_at" TIMESTAMPTZ(3), ADD COLUMN "seen_by" TEXT;
ALTER TABLE "venues" ADD COLUMN "kitchen_at" TIMESTAMPTZ(3);

-- An answer names who gave it.
ALTER TABLE "visits" ADD CONSTRAINT "visits_seen_by_somebody" CHECK (("seen_at" IS NULL) = ("seen_by" IS NULL));

-- An allergy is its key: where a disclosure carries one, the name is only shown.
CREATE OR REPLACE FUNCTION "disclosure_categories"(seen jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  shared jsonb := coalesce(nullif(seen->'shared_rows', 'null'), '["allergies", "diet", "health"]');
  diets jsonb := coalesce(nullif(seen->'dietary_preferences', 'null'), '[]');
  foods jsonb := coalesce(nullif(seen->'ingredient_preferences', 'null'), '[]');
  concerns jsonb := coalesce(nullif(seen->'health_concerns', 'null'), '[]');
  has_allergies boolean := shared ? 'allergies';
  has_diet boolean := shared ? 'diet';
  found text[];
  allergic boolean;
BEGIN
  SELECT coalesce(array_agg(DISTINCT category), '{}') INTO found FROM (
    SELECT diet AS category FROM jsonb_array_elements_text(diets) diet
    WHERE CASE WHEN diet LIKE '%\_free' THEN has_allergies ELSE has_diet END
    UNION
    SELECT free_from_key_of(replace(coalesce(food->>'key', food->>'ingredient_name'), '-', ' ')) FROM jsonb_array_elements(foods) food
    WHERE has_allergies AND food->>'preference_type' IN ('allergy', 'intolerance')
  ) named WHERE category IS NOT NULL;
  allergic := EXISTS (
    SELECT FROM jsonb_array_elements(foods) food WHERE food->>'preference_type' IN ('allergy', 'intolerance')
  );
  IF has_allergies AND has_diet AND cardinality(found) = 0 AND NOT allergic THEN
    found := found || 'none'::text;
  END IF;
  IF has_allergies AND (allergic OR EXISTS (SELECT FROM unnest(found) key WHERE key LIKE '%\_free')) THEN
    found := found || 'allergic'::text;
  END IF;
  IF shared ? 'health' THEN
    found := found || 'health:shared'::text || CASE WHEN jsonb_array_length(concerns) = 0
      THEN ARRAY['health:none']
      ELSE ARRAY(SELECT DISTINCT 'health:' || name FROM jsonb_array_elements_text(concerns) name) END;
  END IF;
  RETURN found;
END $$;


UPDATE "visit_disclosures" d SET "categories" = disclosure_categories(to_jsonb(d))
WHERE "categories" IS DISTINCT FROM disclosure_categories(to_jsonb(d));
