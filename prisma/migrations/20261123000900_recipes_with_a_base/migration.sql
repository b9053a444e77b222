-- A variant is a recipe with a base. This adds the place for it and moves nothing, so that whoever serves the release
-- before waits for the shortest time that a new column takes.

-- AlterTable
ALTER TABLE "recipes" ADD COLUMN     "base_recipe_id" UUID,
ADD COLUMN     "base_recipe_title" TEXT,
ADD COLUMN     "base_updated_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "recipe_ingredients" ADD COLUMN     "base_ingredient_id" UUID;

-- AlterTable
ALTER TABLE "recipe_instructions" ADD COLUMN     "base_instruction_id" UUID;

-- AddForeignKey
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_base_recipe_id_fkey" FOREIGN KEY ("base_recipe_id") REFERENCES "recipes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_base_ingredient_id_fkey" FOREIGN KEY ("base_ingredient_id") REFERENCES "recipe_ingredients"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_instructions" ADD CONSTRAINT "recipe_instructions_base_instruction_id_fkey" FOREIGN KEY ("base_instruction_id") REFERENCES "recipe_instructions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Whoever deletes a base looks for what was made from it; few recipes, and fewer lines, were made from anything.
CREATE INDEX "recipes_base_recipe_id" ON "recipes" ("base_recipe_id") WHERE "base_recipe_id" IS NOT NULL;
CREATE INDEX "recipe_ingredients_base_ingredient_id" ON "recipe_ingredients" ("base_ingredient_id")
  WHERE "base_ingredient_id" IS NOT NULL;
CREATE INDEX "recipe_instructions_base_instruction_id" ON "recipe_instructions" ("base_instruction_id")
  WHERE "base_instruction_id" IS NOT NULL;

-- A variant is its owner's alone: nothing that shows public recipes has to ask whether one is a variant.
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_variant_check" CHECK (
  ("base_recipe_title" IS NULL AND "base_recipe_id" IS NULL AND "base_updated_at" IS NULL)
  OR ("base_recipe_title" IS NOT NULL AND "base_updated_at" IS NOT NULL AND "owner_id" IS NOT NULL
    AND "origin" = 'created' AND NOT "is_public"));
