-- AlterTable
ALTER TABLE "ingredient_synonyms" ADD COLUMN "source" TEXT NOT NULL DEFAULT 'reference';

-- Few are the team's: the engine asks for them alone each time it looks for reviews.
CREATE INDEX "ingredient_synonyms_of_the_team" ON "ingredient_synonyms" ("ingredient_id") WHERE "source" = 'admin';
