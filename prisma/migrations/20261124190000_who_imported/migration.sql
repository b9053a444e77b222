-- Who asked for the page of a recipe that belongs to nobody: the team's answer goes to them, should it be hidden or deleted.
CREATE TABLE "recipe_imports" (
    "user_id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recipe_imports_pkey" PRIMARY KEY ("user_id","recipe_id")
);

CREATE INDEX "recipe_imports_recipe_id_idx" ON "recipe_imports"("recipe_id");

ALTER TABLE "recipe_imports" ADD CONSTRAINT "recipe_imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "recipe_imports" ADD CONSTRAINT "recipe_imports_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
