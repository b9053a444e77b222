-- What everybody finds, by the time that it takes, by its place in a meal and by its kitchen. Rows without one stand
-- outside, so that nothing is kept up for them.
CREATE INDEX "recipes_listed_quickest" ON "recipes" ("total_minutes", "created_at" DESC, "id" DESC)
  WHERE "is_public" AND "is_listed" AND "hidden_at" IS NULL AND "total_minutes" IS NOT NULL;
CREATE INDEX "recipes_listed_course" ON "recipes" ("course", "created_at" DESC, "id" DESC)
  WHERE "is_public" AND "is_listed" AND "hidden_at" IS NULL AND "course" IS NOT NULL;
CREATE INDEX "recipes_listed_cuisine" ON "recipes" ("cuisine", "created_at" DESC, "id" DESC)
  WHERE "is_public" AND "is_listed" AND "hidden_at" IS NULL AND "cuisine" IS NOT NULL;
