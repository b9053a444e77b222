-- Links that open one recipe to whoever has them, until they end or are taken back.
CREATE TABLE "recipe_links" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "views" INTEGER NOT NULL DEFAULT 0,
    "last_viewed_at" TIMESTAMPTZ(3),

    CONSTRAINT "recipe_links_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "recipe_link_views" (
    "link_id" UUID NOT NULL,
    "viewer_hash" TEXT NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recipe_link_views_pkey" PRIMARY KEY ("link_id","viewer_hash")
);

CREATE INDEX "recipe_links_user_id_created_at_idx" ON "recipe_links"("user_id", "created_at");
CREATE INDEX "recipe_links_recipe_id_idx" ON "recipe_links"("recipe_id");

ALTER TABLE "recipe_links" ADD CONSTRAINT "recipe_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recipe_links" ADD CONSTRAINT "recipe_links_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recipe_link_views" ADD CONSTRAINT "recipe_link_views_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "recipe_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "recipe_links" ADD CONSTRAINT "recipe_links_views_counted" CHECK ("views" >= 0);
ALTER TABLE "recipe_links" ADD CONSTRAINT "recipe_links_ends_later" CHECK ("expires_at" IS NULL OR "expires_at" > "created_at");
