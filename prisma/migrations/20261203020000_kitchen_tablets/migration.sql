CREATE TABLE "kitchen_tablets" (
  "id" UUID NOT NULL,
  "venue_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "code_hash" TEXT,
  "code_ends_at" TIMESTAMPTZ(3),
  "token_hash" TEXT,
  "paired_by_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "paired_at" TIMESTAMPTZ(3),
  "last_seen_at" TIMESTAMPTZ(3),
  CONSTRAINT "kitchen_tablets_pkey" PRIMARY KEY ("id"),
  -- Either a code that waits to be typed, or a device that was paired.
  CONSTRAINT "kitchen_tablets_code_or_token_check" CHECK (
    ("code_hash" IS NULL) = ("code_ends_at" IS NULL) AND ("token_hash" IS NULL) = ("paired_at" IS NULL)
    AND ("code_hash" IS NULL) <> ("token_hash" IS NULL))
);
CREATE UNIQUE INDEX "kitchen_tablets_code_hash_key" ON "kitchen_tablets"("code_hash");
CREATE UNIQUE INDEX "kitchen_tablets_token_hash_key" ON "kitchen_tablets"("token_hash");
CREATE INDEX "kitchen_tablets_venue_id_idx" ON "kitchen_tablets"("venue_id");
CREATE INDEX "kitchen_tablets_paired_by_id_idx" ON "kitchen_tablets"("paired_by_id");
ALTER TABLE "kitchen_tablets" ADD CONSTRAINT "kitchen_tablets_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "kitchen_tablets" ADD CONSTRAINT "kitchen_tablets_paired_by_id_fkey" FOREIGN KEY ("paired_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
