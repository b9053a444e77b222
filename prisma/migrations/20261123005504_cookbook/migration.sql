-- What a person keeps of recipes: rating, notes, tags, collections, and when they cooked one.
-- CreateTable
CREATE TABLE "recipe_marks" (
    "user_id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "rating" SMALLINT,
    "note" TEXT NOT NULL DEFAULT '',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recipe_marks_pkey" PRIMARY KEY ("user_id","recipe_id"),
    CONSTRAINT "recipe_marks_rating_check" CHECK (rating BETWEEN 1 AND 5)
);

-- CreateTable
CREATE TABLE "recipe_collections" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recipe_collections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection_recipes" (
    "collection_id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "collection_recipes_pkey" PRIMARY KEY ("collection_id","recipe_id")
);

-- CreateTable
CREATE TABLE "cookings" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "recipe_id" UUID,
    "title" TEXT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "cookings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "recipe_marks_recipe_id_idx" ON "recipe_marks"("recipe_id");
CREATE UNIQUE INDEX "recipe_collections_owner_id_name_key" ON "recipe_collections"("owner_id", "name");
CREATE INDEX "collection_recipes_recipe_id_idx" ON "collection_recipes"("recipe_id");
CREATE INDEX "cookings_user_id_recipe_id_day_idx" ON "cookings"("user_id", "recipe_id", "day");
CREATE INDEX "cookings_recipe_id_idx" ON "cookings"("recipe_id");

-- AddForeignKey
ALTER TABLE "recipe_marks" ADD CONSTRAINT "recipe_marks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recipe_marks" ADD CONSTRAINT "recipe_marks_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recipe_collections" ADD CONSTRAINT "recipe_collections_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "collection_recipes" ADD CONSTRAINT "collection_recipes_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "recipe_collections"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "collection_recipes" ADD CONSTRAINT "collection_recipes_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cookings" ADD CONSTRAINT "cookings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cookings" ADD CONSTRAINT "cookings_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE SET NULL ON UPDATE CASCADE;
