-- What is left of a deleted venue: its name and how many visits it had, by quarters of an hour. Nothing of any guest.
-- CreateTable
CREATE TABLE "former_venues" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "time_zone" TEXT,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "former_venues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "former_visits" (
    "venue_id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "visit_type" "visit_type" NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "former_visits_pkey" PRIMARY KEY ("venue_id","since","visit_type")
);

-- CreateIndex
CREATE INDEX "former_venues_owner_id_deleted_at_idx" ON "former_venues"("owner_id", "deleted_at");

-- AddForeignKey
ALTER TABLE "former_venues" ADD CONSTRAINT "former_venues_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "former_visits" ADD CONSTRAINT "former_visits_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "former_venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By the database, whoever deletes: one venue in the portal, many by a file, an administrator. The venue's row is
-- held by then, so that a check-in is either counted here or finds no venue any more. With the business itself
-- everything goes.
CREATE FUNCTION "on_venue_removing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_venues (id, owner_id, name, time_zone, deleted_at)
  SELECT OLD.id, OLD.owner_id, OLD.name, OLD.time_zone, now() FROM users
  WHERE users.id = OLD.owner_id AND EXISTS (SELECT FROM visits WHERE venue_id = OLD.id);
  INSERT INTO former_visits (venue_id, since, visit_type, visits)
  SELECT venue_id, date_bin('15 minutes', check_in_time, 'epoch'), visit_type, count(*) FROM visits
  WHERE venue_id = OLD.id AND EXISTS (SELECT FROM former_venues WHERE id = OLD.id) GROUP BY 1, 2, 3;
  RETURN OLD;
END $$;

CREATE TRIGGER "keeps_visits_of_venue" BEFORE DELETE ON "venues" FOR EACH ROW EXECUTE FUNCTION on_venue_removing();
