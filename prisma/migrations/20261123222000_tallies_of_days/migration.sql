-- The days of a venue, in order and in the index alone: a range of days over a thousand venues reads tens of thousands of
-- tallies, and each was a page of its own.
CREATE INDEX "venue_tallies_of_days" ON "venue_tallies" ("venue_id", "bucket") INCLUDE ("measure", "tally")
  WHERE "measure" IN ('physical_day', 'online_day');
