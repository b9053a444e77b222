-- People who eat together: rows that live for hours and are removed with their last seat.
-- CreateTable
CREATE TABLE "shared_tables" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "venue_id" UUID,
    "location_id" UUID,
    "expected" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shared_tables_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "table_seats" (
    "id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "user_id" UUID,
    "token_hash" TEXT,
    "name" TEXT,
    "allergies" JSONB NOT NULL DEFAULT '[]',
    "is_named" BOOLEAN NOT NULL DEFAULT false,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "table_seats_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "shared_tables_code_key" ON "shared_tables"("code");

-- CreateIndex
CREATE INDEX "shared_tables_expires_at_idx" ON "shared_tables"("expires_at");

-- CreateIndex
CREATE INDEX "shared_tables_venue_id_idx" ON "shared_tables"("venue_id");

-- CreateIndex
CREATE INDEX "shared_tables_location_id_idx" ON "shared_tables"("location_id");

-- CreateIndex
CREATE UNIQUE INDEX "table_seats_token_hash_key" ON "table_seats"("token_hash");

-- CreateIndex
CREATE INDEX "table_seats_user_id_idx" ON "table_seats"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "table_seats_table_id_user_id_key" ON "table_seats"("table_id", "user_id");

-- AddForeignKey
ALTER TABLE "shared_tables" ADD CONSTRAINT "shared_tables_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_tables" ADD CONSTRAINT "shared_tables_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "locations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table_seats" ADD CONSTRAINT "table_seats_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "shared_tables"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table_seats" ADD CONSTRAINT "table_seats_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- A seat is a person's or a device's, never both and never nobody's; a guest goes by a name.
ALTER TABLE "table_seats" ADD CONSTRAINT "table_seats_whose_check"
  CHECK ((user_id IS NULL) = (token_hash IS NOT NULL) AND (user_id IS NULL) = (name IS NOT NULL));
ALTER TABLE "shared_tables" ADD CONSTRAINT "shared_tables_expected_check" CHECK (expected BETWEEN 2 AND 12);

-- With the last seat the table goes, however it came to be empty: somebody left, ended a visit or deleted an account.
-- At the end of the transaction, so that who changes their seat may give it up first.
CREATE FUNCTION clear_empty_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM shared_tables t WHERE t.id = OLD.table_id AND NOT EXISTS (SELECT FROM table_seats s WHERE s.table_id = t.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER table_seats_clear_empty_table AFTER DELETE ON table_seats
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION clear_empty_table();
