-- Public notices of allergens that labels do not tell, and who has read of them.
CREATE TYPE "recall_source" AS ENUM ('openfda', 'fsa', 'rasff');

CREATE TABLE "recalls" (
    "id" UUID NOT NULL,
    "source" "recall_source" NOT NULL,
    "reference" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "firm" TEXT,
    "products" TEXT[],
    "gtins" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "allergens" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "batches" TEXT,
    "url" TEXT,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recalls_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "recall_feeds" (
    "source" "recall_source" NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recall_feeds_pkey" PRIMARY KEY ("source")
);

CREATE TABLE "recalls_seen" (
    "user_id" UUID NOT NULL,
    "recall_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recalls_seen_pkey" PRIMARY KEY ("user_id","recall_id")
);

CREATE TABLE "recall_wishes" (
    "user_id" UUID NOT NULL,
    "sources" "recall_source"[],
    "by_mail" BOOLEAN NOT NULL DEFAULT false,
    "told_to" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recall_wishes_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "recalls_gtins_idx" ON "recalls" USING GIN ("gtins");

-- CreateIndex
CREATE INDEX "recalls_published_at_idx" ON "recalls"("published_at");

-- CreateIndex
CREATE INDEX "recalls_read_at_idx" ON "recalls"("read_at");

-- CreateIndex
CREATE UNIQUE INDEX "recalls_source_reference_key" ON "recalls"("source", "reference");

-- CreateIndex
CREATE INDEX "recalls_seen_recall_id_idx" ON "recalls_seen"("recall_id");

-- AddForeignKey
ALTER TABLE "recalls_seen" ADD CONSTRAINT "recalls_seen_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recalls_seen" ADD CONSTRAINT "recalls_seen_recall_id_fkey" FOREIGN KEY ("recall_id") REFERENCES "recalls"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recall_wishes" ADD CONSTRAINT "recall_wishes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
