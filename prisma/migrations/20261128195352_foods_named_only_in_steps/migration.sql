-- AlterTable
ALTER TABLE "recipes" ADD COLUMN     "named_only" JSONB DEFAULT '[]';

