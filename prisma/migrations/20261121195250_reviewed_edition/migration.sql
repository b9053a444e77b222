-- CreateTable
CREATE TABLE "reviewed_edition" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "stamp" TEXT NOT NULL DEFAULT '',
    "foods" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "reviewed_edition_pkey" PRIMARY KEY ("id")
);


ALTER TABLE "reviewed_edition" ADD CONSTRAINT "reviewed_edition_single" CHECK ("id" = 1);
INSERT INTO "reviewed_edition" DEFAULT VALUES;
