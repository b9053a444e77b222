-- How a saved or planned recipe fits whoever keeps it, as they were told: a later change is told, never silent.
-- CreateTable
CREATE TABLE "kept_verdicts" (
    "user_id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "due" INTEGER NOT NULL DEFAULT 1,
    "settings" TEXT,
    "state" TEXT,
    "reason" TEXT,
    "told_state" TEXT,
    "told_reason" TEXT,
    "changed_at" TIMESTAMPTZ(3),

    CONSTRAINT "kept_verdicts_pkey" PRIMARY KEY ("user_id","recipe_id")
);

-- CreateIndex
CREATE INDEX "kept_verdicts_recipe_id_idx" ON "kept_verdicts"("recipe_id");

-- AddForeignKey
ALTER TABLE "kept_verdicts" ADD CONSTRAINT "kept_verdicts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kept_verdicts" ADD CONSTRAINT "kept_verdicts_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is to be looked at, and what is to be told: few rows of many.
CREATE INDEX "kept_verdicts_due" ON "kept_verdicts" ("user_id") WHERE "due" > 0;
CREATE INDEX "kept_verdicts_changed" ON "kept_verdicts" ("user_id") WHERE "changed_at" IS NOT NULL;

-- Whoever saves or plans a recipe is to know how it fits, whichever way it came about.
CREATE FUNCTION watch_saved_recipes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO kept_verdicts (user_id, recipe_id) SELECT DISTINCT user_id, recipe_id FROM new_rows ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER watch_saved_recipes AFTER INSERT ON "saved_recipes" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION watch_saved_recipes();

CREATE FUNCTION watch_planned_recipes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO kept_verdicts (user_id, recipe_id)
  SELECT DISTINCT owner_id, recipe_id FROM new_rows WHERE recipe_id IS NOT NULL ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER watch_planned_recipes AFTER INSERT ON "meal_entries" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION watch_planned_recipes();

-- A recipe that was judged anew, after an edit, a review or by a newer engine, is held against its keepers again.
CREATE FUNCTION look_at_kept_verdicts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE kept_verdicts SET due = due + 1 WHERE recipe_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER look_at_kept_verdicts AFTER UPDATE OF "engine_version" ON "recipes" FOR EACH ROW
  WHEN (NEW.engine_version IS NOT NULL AND OLD.engine_version IS DISTINCT FROM NEW.engine_version)
  EXECUTE FUNCTION look_at_kept_verdicts();

-- What is kept today is looked at once.
INSERT INTO "kept_verdicts" (user_id, recipe_id)
SELECT user_id, recipe_id FROM "saved_recipes"
UNION SELECT owner_id, recipe_id FROM "meal_entries" WHERE recipe_id IS NOT NULL;
