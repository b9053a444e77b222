-- AlterTable
ALTER TABLE "grocery_items" ADD COLUMN     "aisle_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "amount_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "name_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "note_changed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "grocery_list_recipes" ADD COLUMN     "restored_at" TIMESTAMPTZ(3),
ADD COLUMN     "scale" DECIMAL(8,3) NOT NULL DEFAULT 1,
ADD COLUMN     "servings_changed_at" TIMESTAMPTZ(3);

-- How many times a recipe is on a list says how much is bought.
ALTER TABLE "grocery_list_recipes" ADD CONSTRAINT "grocery_list_recipes_scale_check" CHECK ("scale" > 0);
