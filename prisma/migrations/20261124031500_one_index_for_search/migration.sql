-- One index over the words, the words of the title, the foods and what a recipe fits, in place of one index for each. A
-- search by several of them skips inside the index to the recipes that meet all; with an index for each it had to read
-- every recipe of a common word and every recipe of a diet first.
SET LOCAL maintenance_work_mem = '256MB';
CREATE INDEX "recipes_search" ON "recipes" USING gin (
  "search_vector",
  (ts_filter("search_vector", '{a}')),
  "concept_keys" array_ops,
  ("recipe_fits"("dietary_info", "label_fits"))
);
-- A course of one cuisine, newest first.
CREATE INDEX "recipes_listed_cuisine_and_course" ON "recipes" ("cuisine", "course", "created_at" DESC, "id" DESC)
  WHERE "is_public" AND "is_listed" AND "hidden_at" IS NULL AND "cuisine" IS NOT NULL AND "course" IS NOT NULL;
-- Statistics of what an index computes are made by ANALYZE only. Without them the planner takes every diet for rare.
ANALYZE "recipes";
-- Last, because dropping an index locks out readers until the end of the transaction, and making one does not.
DROP INDEX "recipes_search_vector";
DROP INDEX "recipes_title_words";
DROP INDEX "recipes_concept_keys";
DROP INDEX "recipes_fits";
