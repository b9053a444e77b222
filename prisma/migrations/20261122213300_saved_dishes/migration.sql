-- Dishes that people keep from the menus of venues, and what they are told when one stops fitting them.
-- CreateTable
CREATE TABLE "saved_dishes" (
    "user_id" UUID NOT NULL,
    "dish_id" UUID NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    "notice" JSONB,

    CONSTRAINT "saved_dishes_pkey" PRIMARY KEY ("user_id","dish_id")
);

-- CreateIndex
CREATE INDEX "saved_dishes_dish_id_idx" ON "saved_dishes"("dish_id");

-- AddForeignKey
ALTER TABLE "saved_dishes" ADD CONSTRAINT "saved_dishes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "saved_dishes" ADD CONSTRAINT "saved_dishes_dish_id_fkey" FOREIGN KEY ("dish_id") REFERENCES "venue_dishes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A count of a range reads the index alone.
DROP INDEX "visits_venue_id_check_in_time_id_idx";
CREATE INDEX "visits_venue_id_check_in_time_id_visit_type_idx" ON "visits"("venue_id", "check_in_time", "id", "visit_type");
