-- CreateTable
CREATE TABLE "recipe_addresses" (
    "address" TEXT NOT NULL,
    "recipe_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recipe_addresses_pkey" PRIMARY KEY ("address")
);

-- CreateIndex
CREATE INDEX "recipe_addresses_recipe_id_idx" ON "recipe_addresses"("recipe_id");

-- AddForeignKey
ALTER TABLE "recipe_addresses" ADD CONSTRAINT "recipe_addresses_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

