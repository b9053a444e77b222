-- What the written words of a dish tell about each subject of a kitchen, so that a menu can be shown to somebody who
-- avoids any of the fourteen allergens without asking the engine. Missing: nobody knows.
ALTER TABLE "venue_dishes" ADD COLUMN "subjects" JSONB NOT NULL DEFAULT '{}';
-- The job that judges menus anew fills it in.
UPDATE "venue_dishes" SET "engine_version" = '';
