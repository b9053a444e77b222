-- A guest without an answer may ring the kitchen again: when they last did, and how often.
ALTER TABLE "visits" ADD COLUMN "rung_at" TIMESTAMPTZ(3),
ADD COLUMN "rings" SMALLINT NOT NULL DEFAULT 0;
