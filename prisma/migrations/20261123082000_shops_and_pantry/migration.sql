-- AlterTable
ALTER TABLE "grocery_items" ADD COLUMN     "at_home_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_at_home" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "grocery_shops" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "aisles" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "grocery_shops_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pantry_items" (
    "id" UUID NOT NULL,
    "owner_id" UUID,
    "household_id" UUID,
    "name" TEXT NOT NULL,
    "food_key" TEXT NOT NULL,
    "is_there" BOOLEAN NOT NULL DEFAULT true,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pantry_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "grocery_shops_owner_id_created_at_idx" ON "grocery_shops"("owner_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "pantry_items_owner_id_food_key_key" ON "pantry_items"("owner_id", "food_key");

-- CreateIndex
CREATE UNIQUE INDEX "pantry_items_household_id_food_key_key" ON "pantry_items"("household_id", "food_key");

-- AddForeignKey
ALTER TABLE "grocery_shops" ADD CONSTRAINT "grocery_shops_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pantry_items" ADD CONSTRAINT "pantry_items_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pantry_items" ADD CONSTRAINT "pantry_items_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of a person or of a household, and of nobody else.
ALTER TABLE "pantry_items" ADD CONSTRAINT "pantry_items_whose_check" CHECK (num_nonnulls("owner_id", "household_id") = 1);
ALTER TABLE "grocery_shops" ADD CONSTRAINT "grocery_shops_aisles_check" CHECK (cardinality("aisles") <= 60);
