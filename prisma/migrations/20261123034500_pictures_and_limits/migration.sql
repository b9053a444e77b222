-- A person's own picture, and what their doctor said of a nutrient.
-- CreateEnum
CREATE TYPE "limit_span" AS ENUM ('meal', 'day');

-- CreateTable
CREATE TABLE "user_pictures" (
    "user_id" UUID NOT NULL,
    "webp" BYTEA NOT NULL,
    "is_shown" BOOLEAN NOT NULL DEFAULT false,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_pictures_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "nutrient_limits" (
    "user_id" UUID NOT NULL,
    "nutrient_key" TEXT NOT NULL,
    "amount" DECIMAL(10,3) NOT NULL,
    "per" "limit_span" NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "nutrient_limits_pkey" PRIMARY KEY ("user_id","nutrient_key")
);

-- CreateIndex
CREATE INDEX "nutrient_limits_nutrient_key_idx" ON "nutrient_limits"("nutrient_key");

-- AddForeignKey
ALTER TABLE "user_pictures" ADD CONSTRAINT "user_pictures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nutrient_limits" ADD CONSTRAINT "nutrient_limits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nutrient_limits" ADD CONSTRAINT "nutrient_limits_nutrient_key_fkey" FOREIGN KEY ("nutrient_key") REFERENCES "nutrients"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A limit of nothing would call every dish too much.
ALTER TABLE "nutrient_limits" ADD CONSTRAINT "nutrient_limits_amount_check" CHECK ("amount" > 0);
