-- Products are found by the beginnings of the words of their name and brand.
CREATE INDEX "products_words_idx" ON "products"
  USING GIN (to_tsvector('simple', recipe_fold(coalesce("name", '') || ' ' || coalesce("brand", ''))));
