-- AlterTable
ALTER TABLE "recipe_photos" ADD COLUMN "placeholder" TEXT;

-- CreateTable
CREATE TABLE "photo_uploads" (
    "id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "photo_uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_objects" (
    "key" TEXT NOT NULL,
    "discard_at" TIMESTAMPTZ(3),
    "writable_until" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_objects_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "photo_uploads_recipe_id_idx" ON "photo_uploads"("recipe_id");

-- CreateIndex
CREATE INDEX "photo_uploads_user_id_idx" ON "photo_uploads"("user_id");

-- CreateIndex
CREATE INDEX "photo_uploads_expires_at_idx" ON "photo_uploads"("expires_at");

-- CreateIndex
CREATE INDEX "stored_objects_discard_at_idx" ON "stored_objects"("discard_at");

-- AddForeignKey
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_size_range" CHECK ("size_bytes" BETWEEN 1 AND 10485760);

-- Whichever way a photo goes (by itself, with its recipe, with the account), its files go too: the sweep
-- removes what is discarded.
CREATE FUNCTION "discard_photo_files"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "stored_objects" SET "discard_at" = CURRENT_TIMESTAMP WHERE "key" = OLD."storage_key";
  RETURN NULL;
END
$$;
CREATE TRIGGER "recipe_photos_discard_files" AFTER DELETE ON "recipe_photos"
  FOR EACH ROW EXECUTE FUNCTION "discard_photo_files"();

CREATE FUNCTION "discard_upload_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "stored_objects" SET "discard_at" = CURRENT_TIMESTAMP WHERE "key" = 'uploads/' || OLD."id";
  RETURN NULL;
END
$$;
CREATE TRIGGER "photo_uploads_discard_file" AFTER DELETE ON "photo_uploads"
  FOR EACH ROW EXECUTE FUNCTION "discard_upload_file"();
