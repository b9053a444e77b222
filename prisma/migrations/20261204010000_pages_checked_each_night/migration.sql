-- CreateTable
CREATE TABLE "page_watches" (
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "next_check_at" TIMESTAMPTZ(3) NOT NULL,
    "unreached" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "page_watches_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "page_watches_address_check" CHECK (char_length("address") BETWEEN 1 AND 2000),
    CONSTRAINT "page_watches_unreached_check" CHECK ("unreached" >= 0)
);

-- CreateTable
CREATE TABLE "page_checks" (
    "id" UUID NOT NULL,
    "watch_id" UUID NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "is_fine" BOOLEAN NOT NULL,
    "findings" JSONB NOT NULL,

    CONSTRAINT "page_checks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "page_watches_next_check_at_idx" ON "page_watches"("next_check_at");

-- CreateIndex
CREATE UNIQUE INDEX "page_watches_client_id_address_key" ON "page_watches"("client_id", "address");

-- CreateIndex
CREATE INDEX "page_checks_watch_id_checked_at_idx" ON "page_checks"("watch_id", "checked_at");

-- AddForeignKey
ALTER TABLE "page_watches" ADD CONSTRAINT "page_watches_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_checks" ADD CONSTRAINT "page_checks_watch_id_fkey" FOREIGN KEY ("watch_id") REFERENCES "page_watches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

