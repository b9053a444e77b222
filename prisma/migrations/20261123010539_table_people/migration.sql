-- People without an account who eat with a person, and what they must not have.
-- CreateTable
CREATE TABLE "table_people" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "diets" "diet_key"[] DEFAULT ARRAY[]::"diet_key"[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "table_people_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "table_limits" (
    "person_id" UUID NOT NULL,
    "ingredient_id" UUID NOT NULL,
    "severity" "allergy_severity",
    "position" INTEGER NOT NULL,

    CONSTRAINT "table_limits_pkey" PRIMARY KEY ("person_id","ingredient_id")
);

-- CreateIndex
CREATE INDEX "table_people_owner_id_created_at_idx" ON "table_people"("owner_id", "created_at");
CREATE INDEX "table_limits_ingredient_id_idx" ON "table_limits"("ingredient_id");

-- AddForeignKey
ALTER TABLE "table_people" ADD CONSTRAINT "table_people_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "table_limits" ADD CONSTRAINT "table_limits_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "table_people"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "table_limits" ADD CONSTRAINT "table_limits_ingredient_id_fkey" FOREIGN KEY ("ingredient_id") REFERENCES "ingredients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
