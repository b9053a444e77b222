-- DropIndex
DROP INDEX "ingredients_origin_idx";

-- AlterTable
ALTER TABLE "ingredients" ADD COLUMN     "sightings" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "recipes" ADD COLUMN     "queued_words" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "ingredients_origin_sightings_created_at_idx" ON "ingredients"("origin", "sightings", "created_at");

