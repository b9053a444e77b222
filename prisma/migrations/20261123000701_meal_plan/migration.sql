-- What a person plans to eat: a recipe or a note at a meal of a day.
-- CreateEnum
CREATE TYPE "meal" AS ENUM ('breakfast', 'lunch', 'dinner', 'snack');

-- CreateTable
CREATE TABLE "meal_entries" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "meal" "meal" NOT NULL,
    "position" INTEGER NOT NULL,
    "recipe_id" UUID,
    "is_note" BOOLEAN NOT NULL DEFAULT false,
    "title" TEXT NOT NULL,
    "servings" DECIMAL(8,2),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "meal_entries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "meal_entries_note_check" CHECK (NOT is_note OR (recipe_id IS NULL AND servings IS NULL))
);

-- CreateIndex
CREATE INDEX "meal_entries_owner_id_day_idx" ON "meal_entries"("owner_id", "day");
CREATE INDEX "meal_entries_recipe_id_idx" ON "meal_entries"("recipe_id");

-- AddForeignKey
ALTER TABLE "meal_entries" ADD CONSTRAINT "meal_entries_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "meal_entries" ADD CONSTRAINT "meal_entries_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE SET NULL ON UPDATE CASCADE;
