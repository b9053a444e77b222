-- What the people of a kitchen say of their dishes. Only the rows that have not ended count; the others are history.
CREATE TYPE "fact_subject" AS ENUM (
  'gluten_cereals', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame',
  'sulphites', 'lupin', 'molluscs', 'vegan', 'vegetarian', 'halal', 'kosher', 'alcohol');
CREATE TYPE "fact_state" AS ENUM ('contains', 'may_contain', 'free_from');
CREATE TYPE "fact_end" AS ENUM ('replaced', 'taken_back', 'recipe_changed');

CREATE TABLE "dish_facts" (
    "id" UUID NOT NULL,
    "dish_id" UUID NOT NULL,
    "subject" "fact_subject" NOT NULL,
    "state" "fact_state" NOT NULL,
    "said_by" TEXT NOT NULL,
    "said_at" TIMESTAMPTZ(3) NOT NULL,
    "recipe" TEXT NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "ended" "fact_end",

    CONSTRAINT "dish_facts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "dish_facts_dish_id_fkey" FOREIGN KEY ("dish_id") REFERENCES "venue_dishes"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "dish_facts_said_by_check" CHECK (btrim("said_by") <> '' AND char_length("said_by") <= 60),
    CONSTRAINT "dish_facts_ended_check" CHECK (("ended_at" IS NULL) = ("ended" IS NULL))
);

CREATE INDEX "dish_facts_dish_id_idx" ON "dish_facts"("dish_id");
-- One word of the kitchen at a time about one subject of a dish.
CREATE UNIQUE INDEX "dish_facts_current_key" ON "dish_facts"("dish_id", "subject") WHERE "ended_at" IS NULL;

-- Whoever changes the words of a dish, by whatever way, ends what was said of the former ones.
CREATE FUNCTION end_facts_of_changed_dish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE dish_facts SET ended_at = now(), ended = 'recipe_changed' WHERE dish_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER venue_dishes_end_facts AFTER UPDATE OF name, description ON "venue_dishes" FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.description IS DISTINCT FROM NEW.description)
  EXECUTE FUNCTION end_facts_of_changed_dish();

-- A verdict says since now whether the menu itself warns. The job that judges menus anew adds that to every dish.
UPDATE "venue_dishes" SET "engine_version" = '';

-- Counts what the venue's guests could read: a printed sheet names the version that it shows.
ALTER TABLE "venues" ADD COLUMN "menu_version" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "menu_version_at" TIMESTAMPTZ(3);
UPDATE "venues" v SET "menu_version" = 1, "menu_version_at" = now() WHERE EXISTS (SELECT FROM "venue_dishes" d WHERE d.venue_id = v.id);
