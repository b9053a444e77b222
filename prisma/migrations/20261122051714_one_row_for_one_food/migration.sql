-- AlterTable
ALTER TABLE "ingredients" ADD COLUMN     "folded_name" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "ingredients_folded_name_key" ON "ingredients"("folded_name");

