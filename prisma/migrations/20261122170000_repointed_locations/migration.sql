-- A printed code goes on working when a table is renamed or moved: it may lead to another location of its venue.
ALTER TABLE "locations" ADD COLUMN "leads_to_id" UUID,
ADD COLUMN "leads_since" TIMESTAMPTZ(3),
ADD COLUMN "printed_at" TIMESTAMPTZ(3);

CREATE INDEX "locations_leads_to_id_idx" ON "locations"("leads_to_id");

ALTER TABLE "locations" ADD CONSTRAINT "locations_leads_to_id_fkey" FOREIGN KEY ("leads_to_id") REFERENCES "locations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Itself is where a code leads anyway.
ALTER TABLE "locations" ADD CONSTRAINT "locations_leads_elsewhere" CHECK ("leads_to_id" <> "id");
