-- CreateIndex
CREATE INDEX "ingredients_category_name_id_idx" ON "ingredients"("category", "name", "id");
