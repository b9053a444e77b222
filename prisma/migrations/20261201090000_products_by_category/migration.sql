-- Products of the same kind are looked for where one does not fit.
CREATE INDEX "products_categories_idx" ON "products" USING GIN ("categories");
