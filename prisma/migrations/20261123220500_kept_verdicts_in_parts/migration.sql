-- The parts that the reason is said of, so that each reader reads it in a language of their own.
ALTER TABLE "kept_verdicts" ADD COLUMN "gravest" JSONB;

-- What was kept as a sentence is looked at once more, and has its parts then. What people were told stays.
UPDATE "kept_verdicts" SET "due" = "due" + 1 WHERE "reason" IS NOT NULL;
