CREATE TABLE "calendar_feeds" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "household_id" UUID,
  "locale" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_read_at" TIMESTAMPTZ(3),
  CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "calendar_feeds_user_id_household_id_key" ON "calendar_feeds"("user_id", "household_id");
-- A person has one feed of their own plan. Prisma cannot express partial indexes.
CREATE UNIQUE INDEX "calendar_feeds_own_key" ON "calendar_feeds"("user_id") WHERE "household_id" IS NULL;
CREATE INDEX "calendar_feeds_household_id_user_id_idx" ON "calendar_feeds"("household_id", "user_id");
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_household_id_user_id_fkey"
  FOREIGN KEY ("household_id", "user_id") REFERENCES "household_members"("household_id", "user_id")
  ON DELETE CASCADE ON UPDATE CASCADE;
