-- AlterTable
ALTER TABLE "variants" ADD COLUMN     "concept_keys" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "judged_words" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "variants_concept_keys" ON "variants" USING GIN ("concept_keys" array_ops);

-- CreateIndex
CREATE INDEX "variants_judged_words" ON "variants" USING GIN ("judged_words" array_ops);

-- CreateIndex
CREATE INDEX "variants_engine_version_idx" ON "variants"("engine_version");

-- What is judged already does not know what it rests on: it is judged anew.
UPDATE "variants" SET "engine_version" = NULL WHERE "engine_version" IS NOT NULL;
