-- DropIndex
DROP INDEX "audit_log_model_row_id_idx";

-- AlterTable
ALTER TABLE "audit_log" ADD COLUMN     "row_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "undoes_id" UUID;

-- AlterTable
ALTER TABLE "ingredients" ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "confirmed_by" TEXT;

-- CreateTable
CREATE TABLE "favorite_item_aliases" (
    "type" "favorite_type" NOT NULL,
    "normalized_name" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "item_id" UUID NOT NULL,

    CONSTRAINT "favorite_item_aliases_pkey" PRIMARY KEY ("type","normalized_name")
);

-- CreateIndex
CREATE INDEX "favorite_item_aliases_item_id_idx" ON "favorite_item_aliases"("item_id");

-- CreateIndex
CREATE UNIQUE INDEX "audit_log_undoes_id_key" ON "audit_log"("undoes_id");

-- CreateIndex
CREATE INDEX "audit_log_model_row_id_id_idx" ON "audit_log"("model", "row_id", "id");

-- CreateIndex
CREATE INDEX "ingredients_category_trgm" ON "ingredients" USING GIN ("category" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ingredients_name_id_idx" ON "ingredients"("name", "id");

-- CreateIndex
CREATE INDEX "ingredients_category_id_idx" ON "ingredients"("category", "id");

-- CreateIndex
CREATE INDEX "ingredients_created_at_id_idx" ON "ingredients"("created_at", "id");

-- CreateIndex
CREATE INDEX "ingredients_confirmed_sightings_id_idx" ON "ingredients"("confirmed", "sightings" DESC, "id");

-- AddForeignKey
ALTER TABLE "favorite_item_aliases" ADD CONSTRAINT "favorite_item_aliases_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "favorite_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

