-- What a venue sees of somebody without an account while they are there.
-- CreateTable
CREATE TABLE "guest_visits" (
    "visit_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "dietary_preferences" "diet_key"[],
    "ingredient_preferences" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guest_visits_pkey" PRIMARY KEY ("visit_id"),
    CONSTRAINT "guest_visits_preferences_check" CHECK (jsonb_typeof("ingredient_preferences") = 'array')
);

-- CreateIndex
CREATE UNIQUE INDEX "guest_visits_token_hash_key" ON "guest_visits"("token_hash");

-- AddForeignKey
ALTER TABLE "guest_visits" ADD CONSTRAINT "guest_visits_visit_id_fkey" FOREIGN KEY ("visit_id") REFERENCES "visits"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- With the visit's end nothing of the card stays, whoever ends it. A time that merely runs out is swept within a minute.
CREATE FUNCTION "on_guest_visit_over"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM guest_visits WHERE visit_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "guest_visits_end_with_visits" AFTER UPDATE OF "status" ON "visits"
  FOR EACH ROW WHEN (NEW.user_id IS NULL AND NEW.status <> 'active') EXECUTE FUNCTION on_guest_visit_over();
