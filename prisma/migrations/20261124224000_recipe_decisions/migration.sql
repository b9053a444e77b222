-- What the team decided about a recipe that a person wrote or imported, until that person has read it. The mail may be lost.
CREATE TABLE "recipe_decisions" (
    "user_id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "source_url" TEXT,
    "is_deleted" BOOLEAN NOT NULL,
    "reason" TEXT NOT NULL,
    "decided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recipe_decisions_pkey" PRIMARY KEY ("user_id","recipe_id")
);

CREATE INDEX "recipe_decisions_recipe_id_idx" ON "recipe_decisions"("recipe_id");

ALTER TABLE "recipe_decisions" ADD CONSTRAINT "recipe_decisions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
