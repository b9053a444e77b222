-- AlterTable
ALTER TABLE "users" ADD COLUMN     "locale" TEXT;


-- A language of lib/i18n/locales.ts, which grows without a migration: here only its shape.
ALTER TABLE "users" ADD CONSTRAINT "users_locale_shape" CHECK ("locale" ~ '^[a-z]{2,3}$');
