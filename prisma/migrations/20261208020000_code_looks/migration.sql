-- How the codes of a venue look.
CREATE TABLE "venue_code_looks" (
    "venue_id" UUID NOT NULL,
    "color" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "margin" SMALLINT NOT NULL,
    "logo" BYTEA,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "venue_code_looks_pkey" PRIMARY KEY ("venue_id")
);

ALTER TABLE "venue_code_looks" ADD CONSTRAINT "venue_code_looks_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
