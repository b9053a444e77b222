CREATE TABLE "products" (
  "gtin" TEXT NOT NULL,
  "name" TEXT,
  "brand" TEXT,
  "quantity" TEXT,
  "ingredients" TEXT,
  "declared" TEXT[] NOT NULL DEFAULT '{}',
  "traces" TEXT[] NOT NULL DEFAULT '{}',
  "categories" TEXT[] NOT NULL DEFAULT '{}',
  "changed_at" TIMESTAMPTZ(3),
  "read_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "products_pkey" PRIMARY KEY ("gtin"),
  CONSTRAINT "products_gtin_check" CHECK ("gtin" ~ '^[0-9]{14}$')
);

CREATE TABLE "product_imports" (
  "file" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "lines" INTEGER NOT NULL DEFAULT 0,
  "kept" INTEGER NOT NULL DEFAULT 0,
  "skipped" INTEGER NOT NULL DEFAULT 0,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "finished_at" TIMESTAMPTZ(3),
  CONSTRAINT "product_imports_pkey" PRIMARY KEY ("file")
);

CREATE TYPE "food_check_kind" AS ENUM ('code', 'label', 'text');
CREATE TABLE "food_checks" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "kind" "food_check_kind" NOT NULL,
  "gtin" TEXT,
  "name" TEXT,
  "text" TEXT,
  "text_at" TIMESTAMPTZ(3),
  "is_whole" BOOLEAN NOT NULL DEFAULT false,
  "unread" INTEGER NOT NULL DEFAULT 0,
  "checked_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "food_checks_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "food_checks_words_check" CHECK ("text" IS NOT NULL OR "gtin" IS NOT NULL)
);
CREATE UNIQUE INDEX "food_checks_user_id_gtin_key" ON "food_checks"("user_id", "gtin");
CREATE INDEX "food_checks_user_id_checked_at_id_idx" ON "food_checks"("user_id", "checked_at" DESC, "id" DESC);
ALTER TABLE "food_checks" ADD CONSTRAINT "food_checks_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
