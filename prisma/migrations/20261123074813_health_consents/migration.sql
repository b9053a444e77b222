-- Who agreed that data of their health is kept. Nobody who has an account was asked yet: they are, where that data
-- stands (docs/decisions/176). Nothing of theirs changes here.
-- CreateEnum
CREATE TYPE "health_data_part" AS ENUM ('allergies', 'health');

-- CreateEnum
CREATE TYPE "consent_given_by" AS ENUM ('statement', 'recording');

-- CreateTable
CREATE TABLE "health_consents" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "part" "health_data_part" NOT NULL,
    "edition" TEXT NOT NULL,
    "given_by" "consent_given_by" NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "health_consents_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "health_consents_withdrawn_after" CHECK ("withdrawn_at" >= "given_at")
);

-- CreateIndex
CREATE INDEX "health_consents_user_id_part_withdrawn_at_idx" ON "health_consents"("user_id", "part", "withdrawn_at");

-- Giving the same one twice changes nothing.
CREATE UNIQUE INDEX "health_consents_in_force_key" ON "health_consents"("user_id", "part", "edition") WHERE "withdrawn_at" IS NULL;

-- AddForeignKey
ALTER TABLE "health_consents" ADD CONSTRAINT "health_consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
