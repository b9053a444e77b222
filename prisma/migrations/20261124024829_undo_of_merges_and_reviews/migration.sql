-- AlterTable
ALTER TABLE "audit_log" ADD COLUMN     "undo_with" JSONB;

-- AlterTable
ALTER TABLE "table_limits" ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "merged_records" (
    "id" UUID NOT NULL,
    "change_id" UUID NOT NULL,
    "preference_id" UUID,
    "limit_person_id" UUID,
    "limit_ingredient_id" UUID,
    "favorite_id" UUID,
    "before" JSONB,
    "removed" JSONB,

    CONSTRAINT "merged_records_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "merged_records_change_id_idx" ON "merged_records"("change_id");

-- CreateIndex
CREATE INDEX "merged_records_preference_id_idx" ON "merged_records"("preference_id");

-- CreateIndex
CREATE INDEX "merged_records_limit_person_id_limit_ingredient_id_idx" ON "merged_records"("limit_person_id", "limit_ingredient_id");

-- CreateIndex
CREATE INDEX "merged_records_favorite_id_idx" ON "merged_records"("favorite_id");

-- AddForeignKey
ALTER TABLE "merged_records" ADD CONSTRAINT "merged_records_change_id_fkey" FOREIGN KEY ("change_id") REFERENCES "audit_log"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merged_records" ADD CONSTRAINT "merged_records_preference_id_fkey" FOREIGN KEY ("preference_id") REFERENCES "ingredient_preferences"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merged_records" ADD CONSTRAINT "merged_records_limit_person_id_limit_ingredient_id_fkey" FOREIGN KEY ("limit_person_id", "limit_ingredient_id") REFERENCES "table_limits"("person_id", "ingredient_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merged_records" ADD CONSTRAINT "merged_records_favorite_id_fkey" FOREIGN KEY ("favorite_id") REFERENCES "user_favorites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A record belongs to exactly one thing that a merge left.
ALTER TABLE "merged_records" ADD CONSTRAINT "merged_records_of_one" CHECK (
  num_nonnulls("preference_id", "limit_person_id", "favorite_id") = 1
  AND ("limit_person_id" IS NULL) = ("limit_ingredient_id" IS NULL)
);

-- Who says something else of a food since has decided: what they had recorded before is not kept any longer.
CREATE FUNCTION "forget_merged_preference"() RETURNS trigger AS $$
BEGIN
  DELETE FROM "merged_records" WHERE "preference_id" = NEW."id";
  RETURN NULL;
END
$$ LANGUAGE plpgsql;

CREATE TRIGGER "forget_merged_preference" AFTER UPDATE OF "preference_type", "severity", "traces" ON "ingredient_preferences"
  FOR EACH ROW EXECUTE FUNCTION "forget_merged_preference"();
