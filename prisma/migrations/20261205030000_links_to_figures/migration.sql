CREATE TABLE "figure_links" (
  "id" UUID NOT NULL,
  "venue_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "password_hash" TEXT,
  "range" TEXT NOT NULL,
  "filter" TEXT,
  "created_by_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "opened" INTEGER NOT NULL DEFAULT 0,
  "last_opened_at" TIMESTAMPTZ(3),
  CONSTRAINT "figure_links_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "figure_links_opened_check" CHECK ("opened" >= 0 AND ("opened" = 0) = ("last_opened_at" IS NULL))
);
CREATE UNIQUE INDEX "figure_links_token_hash_key" ON "figure_links"("token_hash");
CREATE INDEX "figure_links_venue_id_idx" ON "figure_links"("venue_id");
CREATE INDEX "figure_links_created_by_id_idx" ON "figure_links"("created_by_id");
CREATE INDEX "figure_links_ends_at_idx" ON "figure_links"("ends_at");
ALTER TABLE "figure_links" ADD CONSTRAINT "figure_links_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "figure_links" ADD CONSTRAINT "figure_links_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
