-- An intolerance is shown with the allergies, as in lib/shared-rows.ts: before, a visit that shared allergies but not
-- avoided food kept it back. Visits that are active now show it from the next change of the profile on; nothing that a
-- venue already sees is changed here.
CREATE OR REPLACE FUNCTION "shown_of"(person uuid, rows share_row[], free_from diet_key[], alarming text[], more_ways text[])
RETURNS TABLE (dietary_preferences diet_key[], health_concerns text[], ingredient_preferences jsonb, favorites jsonb)
LANGUAGE sql STABLE AS $$
  SELECT
    ARRAY(SELECT d.diet FROM user_diets d WHERE d.user_id = person
      AND CASE WHEN d.diet = ANY (free_from) THEN 'allergies' ELSE 'diet' END::share_row = ANY (rows) ORDER BY d.slot),
    ARRAY(SELECT c.name FROM user_health_concerns h JOIN health_concerns c ON c.id = h.health_concern_id
      WHERE h.user_id = person AND h.is_active AND 'health' = ANY (rows)
      AND (c.name = ANY (alarming) OR EXISTS (SELECT FROM health_consents a
        WHERE a.user_id = person AND a.part = 'health' AND a.withdrawn_at IS NULL)) ORDER BY h.slot),
    (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'ingredient_name', i.name, 'preference_type', p.preference_type, 'key', i.slug,
        'severity', CASE WHEN p.preference_type = 'allergy' THEN coalesce(p.severity, 'allergy') END,
        'traces', CASE WHEN p.preference_type = 'allergy' THEN p.traces END))
        ORDER BY p.created_at, p.id), '[]')
      FROM ingredient_preferences p JOIN ingredients i ON i.id = p.ingredient_id
      WHERE p.user_id = person AND CASE WHEN p.preference_type IN ('allergy', 'intolerance') THEN 'allergies'
        WHEN i.slug = ANY (more_ways) THEN 'diet'
        WHEN p.preference_type IN ('love', 'like') THEN 'likes' ELSE 'avoids' END::share_row = ANY (rows)),
    (SELECT coalesce(jsonb_agg(jsonb_build_object('item', jsonb_build_object('name', i.name, 'type', f.type))
        ORDER BY f.type, f.slot), '[]')
      FROM user_favorites f JOIN favorite_items i ON i.id = f.item_id
      WHERE f.user_id = person AND 'favorites' = ANY (rows))
$$;
