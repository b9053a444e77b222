-- What a visit shows of the card. Nobody was asked about health before: visits that are still active stop showing it.
ALTER TABLE "visits" ADD COLUMN     "shared_rows" "share_row"[] NOT NULL DEFAULT ARRAY['allergies', 'diet', 'avoids', 'likes', 'favorites']::"share_row"[];

UPDATE "visit_disclosures" d SET "health_concerns" = ARRAY[]::TEXT[]
FROM "visits" v WHERE v."id" = d."visit_id" AND v."status" = 'active' AND v."expires_at" > now() AND d."health_concerns" <> ARRAY[]::TEXT[];
