-- A food at home may have an amount, the day printed on it, and the code of its packet.
ALTER TABLE "pantry_items" ADD COLUMN "amount" TEXT,
ADD COLUMN "good_until" DATE,
ADD COLUMN "gtin" TEXT;

-- CreateIndex
CREATE INDEX "pantry_items_owner_id_good_until_idx" ON "pantry_items"("owner_id", "good_until");

-- CreateIndex
CREATE INDEX "pantry_items_household_id_good_until_idx" ON "pantry_items"("household_id", "good_until");
