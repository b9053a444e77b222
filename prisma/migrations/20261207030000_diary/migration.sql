CREATE TYPE "diary_kind" AS ENUM ('eaten', 'symptom');
CREATE TYPE "diary_strength" AS ENUM ('mild', 'moderate', 'severe');
CREATE TYPE "diary_source" AS ENUM ('own', 'check', 'visit', 'recipe');

-- What a person ate and which symptoms they had, kept by the consent "diary" alone.
CREATE TABLE "diary_entries" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" "diary_kind" NOT NULL,
    "day" DATE NOT NULL,
    "minute" SMALLINT NOT NULL,
    "what" TEXT NOT NULL,
    "strength" "diary_strength",
    "note" TEXT,
    "source" "diary_source" NOT NULL DEFAULT 'own',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "diary_entries_pkey" PRIMARY KEY ("user_id", "id"),
    CONSTRAINT "diary_entries_minute_check" CHECK ("minute" BETWEEN 0 AND 1439),
    CONSTRAINT "diary_entries_strength_check" CHECK (("kind" = 'symptom') = ("strength" IS NOT NULL))
);

CREATE INDEX "diary_entries_user_id_day_minute_id_idx" ON "diary_entries"("user_id", "day" DESC, "minute" DESC, "id" DESC);

ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
