-- Which terms somebody accepted, and how the pages look to them.
-- AlterTable
ALTER TABLE "users" ADD COLUMN     "appearance" TEXT;

-- CreateTable
CREATE TABLE "accepted_terms" (
    "user_id" UUID NOT NULL,
    "version" TEXT NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accepted_terms_pkey" PRIMARY KEY ("user_id","version")
);

-- AddForeignKey
ALTER TABLE "accepted_terms" ADD CONSTRAINT "accepted_terms_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
