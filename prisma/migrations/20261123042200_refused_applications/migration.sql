-- AlterTable
ALTER TABLE "oauth_clients" ADD COLUMN     "refusal" TEXT,
ADD COLUMN     "refused_at" TIMESTAMPTZ(3);
