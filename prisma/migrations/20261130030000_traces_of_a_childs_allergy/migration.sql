-- Whether traces of a food harm a person without an account. They do, unless somebody said otherwise.
ALTER TABLE "table_limits" ADD COLUMN "traces" BOOLEAN NOT NULL DEFAULT true;

-- The records that an undone merge of two foods restores have the column as well.
UPDATE "merged_records" SET
  "before" = CASE WHEN jsonb_typeof("before") = 'object' THEN '{"traces": true}'::jsonb || "before" ELSE "before" END,
  "removed" = CASE WHEN jsonb_typeof("removed") = 'object' THEN '{"traces": true}'::jsonb || "removed" ELSE "removed" END
WHERE "limit_person_id" IS NOT NULL;
