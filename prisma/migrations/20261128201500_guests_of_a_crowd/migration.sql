-- Guests without an account: who of them came as one of very many, and whom staff took off the kitchen's list.
ALTER TABLE "guest_visits" ADD COLUMN "crowd" TEXT,
ADD COLUMN "dismissed_at" TIMESTAMPTZ(3),
ADD COLUMN "dismissed_by" TEXT,
ADD COLUMN "returned_at" TIMESTAMPTZ(3),
ADD COLUMN "returned_by" TEXT;

ALTER TABLE "guest_visits" ADD CONSTRAINT "guest_visits_dismissal_check"
  CHECK (("dismissed_at" IS NULL) = ("dismissed_by" IS NULL) AND ("returned_at" IS NULL OR "dismissed_at" IS NOT NULL));
