-- What the page of a recipe claims of itself, beside what the engine reads. Of recipes that are there already nothing is
-- known of it.
ALTER TABLE "recipes" ADD COLUMN "source_claims" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_source_claims_is_list" CHECK (jsonb_typeof("source_claims") = 'array');
