-- CreateIndex
CREATE INDEX "grocery_items_deleted_at_idx" ON "grocery_items"("deleted_at");

-- CreateIndex
CREATE INDEX "grocery_list_recipes_removed_at_idx" ON "grocery_list_recipes"("removed_at");

