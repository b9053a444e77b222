-- DropIndex
DROP INDEX "grocery_items_list_id_deleted_at_idx";

-- AlterTable
ALTER TABLE "grocery_items" ADD COLUMN     "merge_key" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "revived_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "grocery_list_recipes" ADD COLUMN     "removed_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "grocery_items_list_id_merge_key_idx" ON "grocery_items"("list_id", "merge_key");

