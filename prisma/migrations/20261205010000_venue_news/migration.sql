CREATE TYPE "news_rhythm" AS ENUM ('week', 'month');

CREATE TABLE "venue_news" (
  "venue_id" UUID NOT NULL,
  "rhythm" "news_rhythm",
  "day" SMALLINT NOT NULL DEFAULT 1,
  "hour" SMALLINT NOT NULL DEFAULT 8,
  "next_at" TIMESTAMPTZ(3),
  CONSTRAINT "venue_news_pkey" PRIMARY KEY ("venue_id"),
  CONSTRAINT "venue_news_next_check" CHECK (("rhythm" IS NULL) = ("next_at" IS NULL)),
  CONSTRAINT "venue_news_time_check" CHECK ("hour" BETWEEN 0 AND 23
    AND "day" BETWEEN 1 AND CASE WHEN "rhythm" = 'month' THEN 28 ELSE 7 END)
);
CREATE INDEX "venue_news_next_at_idx" ON "venue_news"("next_at");
ALTER TABLE "venue_news" ADD CONSTRAINT "venue_news_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "news_readers" (
  "id" UUID NOT NULL,
  "venue_id" UUID NOT NULL,
  "user_id" UUID,
  "email" TEXT,
  "locale" TEXT,
  "confirmed_at" TIMESTAMPTZ(3),
  "added_by_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "due_at" TIMESTAMPTZ(3),
  "last_sent_at" TIMESTAMPTZ(3),
  CONSTRAINT "news_readers_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "news_readers_who_check" CHECK (("user_id" IS NULL) <> ("email" IS NULL) AND ("email" IS NULL) = ("locale" IS NULL)),
  -- An address that did not say yes gets nothing.
  CONSTRAINT "news_readers_asked_check" CHECK ("user_id" IS NOT NULL OR "confirmed_at" IS NOT NULL OR ("due_at" IS NULL AND "last_sent_at" IS NULL))
);
CREATE UNIQUE INDEX "news_readers_venue_id_user_id_key" ON "news_readers"("venue_id", "user_id");
CREATE UNIQUE INDEX "news_readers_venue_id_email_key" ON "news_readers"("venue_id", "email");
CREATE INDEX "news_readers_user_id_idx" ON "news_readers"("user_id");
CREATE INDEX "news_readers_added_by_id_idx" ON "news_readers"("added_by_id");
CREATE INDEX "news_readers_due_at_idx" ON "news_readers"("due_at");
ALTER TABLE "news_readers" ADD CONSTRAINT "news_readers_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "news_readers" ADD CONSTRAINT "news_readers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "news_readers" ADD CONSTRAINT "news_readers_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Whoever deletes their account gets no mail any more, at whichever address a business wrote down.
CREATE FUNCTION "on_reader_of_news_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM news_readers WHERE email = OLD.email;
  RETURN NULL;
END $$;
CREATE TRIGGER "news_reader_deleted" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION on_reader_of_news_deleted();
