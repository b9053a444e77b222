-- AlterTable
ALTER TABLE "variant_ingredients" ADD COLUMN     "group_name" TEXT;

-- AlterTable
ALTER TABLE "variant_instructions" ADD COLUMN     "group_name" TEXT;

-- AlterTable
ALTER TABLE "variants" ADD COLUMN     "nutrition" JSONB,
ADD COLUMN     "servings" DECIMAL(8,2);

-- A variant serves as many as its base, which it may outlive.
UPDATE "variants" v SET "servings" = r."servings" FROM "recipes" r WHERE r."id" = v."base_recipe_id";
