-- CreateEnum
CREATE TYPE "reported_fault" AS ENUM ('missed', 'false_alarm', 'not_known', 'other');

-- CreateEnum
CREATE TYPE "report_outcome" AS ENUM ('mended', 'right_as_it_is', 'cannot_tell');

-- CreateTable
CREATE TABLE "verdict_reports" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "recipe_id" UUID,
    "variant_id" UUID,
    "title" TEXT NOT NULL,
    "line" TEXT NOT NULL,
    "ingredient_id" UUID,
    "fault" "reported_fault" NOT NULL,
    "said" JSONB NOT NULL,
    "note" TEXT NOT NULL,
    "engine_version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "outcome" "report_outcome",
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" TEXT,

    CONSTRAINT "verdict_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "verdict_reports_user_id_created_at_idx" ON "verdict_reports"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "verdict_reports_answered_at_created_at_idx" ON "verdict_reports"("answered_at", "created_at");

-- CreateIndex
CREATE INDEX "verdict_reports_recipe_id_idx" ON "verdict_reports"("recipe_id");

-- CreateIndex
CREATE INDEX "verdict_reports_variant_id_idx" ON "verdict_reports"("variant_id");

-- CreateIndex
CREATE INDEX "verdict_reports_ingredient_id_idx" ON "verdict_reports"("ingredient_id");

-- AddForeignKey
ALTER TABLE "verdict_reports" ADD CONSTRAINT "verdict_reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verdict_reports" ADD CONSTRAINT "verdict_reports_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verdict_reports" ADD CONSTRAINT "verdict_reports_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verdict_reports" ADD CONSTRAINT "verdict_reports_ingredient_id_fkey" FOREIGN KEY ("ingredient_id") REFERENCES "ingredients"("id") ON DELETE SET NULL ON UPDATE CASCADE;

