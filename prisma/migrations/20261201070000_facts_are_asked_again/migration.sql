-- After how many months a venue asks its kitchen whether what was said is still so, and when its owner was last mailed that
-- something is as old as that.
ALTER TABLE "venues" ADD COLUMN "facts_months" SMALLINT NOT NULL DEFAULT 6, ADD COLUMN "facts_asked_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "venues_facts_months_check" CHECK ("facts_months" BETWEEN 1 AND 24);
-- The job looks for the oldest words of all kitchens.
CREATE INDEX "dish_facts_current_said_at_idx" ON "dish_facts"("said_at") WHERE "ended_at" IS NULL;
