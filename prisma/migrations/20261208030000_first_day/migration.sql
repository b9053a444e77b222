-- The list of what makes a house ready: put away, and whether the step for developers is wanted.
ALTER TABLE "businesses" ADD COLUMN "first_day_put_away_at" TIMESTAMPTZ(3), ADD COLUMN "no_application_at" TIMESTAMPTZ(3);

-- Whoever had guests before this list was made has found the way without it.
UPDATE businesses SET first_day_put_away_at = now()
WHERE EXISTS (SELECT FROM venues JOIN visits ON visits.venue_id = venues.id WHERE venues.owner_id = businesses.holder_id);
