ALTER TABLE "venue_news"
  ADD COLUMN "spike_percent" SMALLINT,
  ADD COLUMN "drop_percent" SMALLINT,
  ADD COLUMN "unread_minutes" SMALLINT,
  ADD COLUMN "quiet_from" SMALLINT NOT NULL DEFAULT 22,
  ADD COLUMN "quiet_until" SMALLINT NOT NULL DEFAULT 8,
  ADD COLUMN "looked_at" DATE,
  ADD CONSTRAINT "venue_news_alerts_check" CHECK ("spike_percent" BETWEEN 10 AND 1000 AND "drop_percent" BETWEEN 10 AND 100
    AND "unread_minutes" BETWEEN 5 AND 180 AND "quiet_from" BETWEEN 0 AND 23 AND "quiet_until" BETWEEN 0 AND 23);
-- The job asks for venues with alerts.
CREATE INDEX "venue_news_alerting" ON "venue_news"("venue_id") WHERE "spike_percent" IS NOT NULL OR "drop_percent" IS NOT NULL OR "unread_minutes" IS NOT NULL;

ALTER TABLE "news_readers"
  ADD COLUMN "is_alerted" BOOLEAN NOT NULL DEFAULT false,
  -- What a venue does wrong is not told outside of it.
  ADD CONSTRAINT "news_readers_alerted_check" CHECK ("user_id" IS NOT NULL OR NOT "is_alerted");

CREATE TYPE "news_alert_kind" AS ENUM ('spike', 'drop', 'unread_allergies');
CREATE TABLE "news_alerts" (
  "venue_id" UUID NOT NULL,
  "kind" "news_alert_kind" NOT NULL,
  "day" DATE NOT NULL,
  "sent_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "news_alerts_pkey" PRIMARY KEY ("venue_id", "kind", "day")
);
CREATE INDEX "news_alerts_sent_at_idx" ON "news_alerts"("sent_at");
ALTER TABLE "news_alerts" ADD CONSTRAINT "news_alerts_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venue_news"("venue_id") ON DELETE CASCADE ON UPDATE CASCADE;
