-- Which rows a visit shows stands on the visit: what was not shared is counted as nothing, not as none.
CREATE OR REPLACE FUNCTION "on_disclosure_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.categories := disclosure_categories(to_jsonb(NEW)
    || jsonb_build_object('shared_rows', (SELECT to_jsonb(v.shared_rows) FROM visits v WHERE v.id = NEW.visit_id)));
  RETURN NEW;
END $$;

-- Other rows shown on the same visit: the disclosure is counted anew, whoever changes which.
CREATE FUNCTION "on_shared_rows_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE visit_disclosures SET updated_at = updated_at WHERE visit_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "counts_shared_rows_changed" AFTER UPDATE OF "shared_rows" ON "visits" FOR EACH ROW
  WHEN (OLD.shared_rows IS DISTINCT FROM NEW.shared_rows) EXECUTE FUNCTION on_shared_rows_changed();

UPDATE "visit_disclosures" SET "updated_at" = "updated_at";
