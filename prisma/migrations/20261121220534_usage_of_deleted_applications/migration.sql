-- CreateTable
CREATE TABLE "past_usage" (
    "owner_id" UUID NOT NULL,
    "client_id" TEXT NOT NULL,
    "application_name" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL,
    "items" INTEGER NOT NULL,

    CONSTRAINT "past_usage_pkey" PRIMARY KEY ("owner_id","client_id","day")
);

-- AddForeignKey
ALTER TABLE "past_usage" ADD CONSTRAINT "past_usage_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "past_usage" ADD CONSTRAINT "past_usage_not_negative" CHECK ("calls" >= 0 AND "items" >= 0);

-- What an application used outlives it, whoever deletes it and however. The counters are taken out and not copied,
-- because a call that is being counted at this moment is waited for by a DELETE only. An account that is deleted is
-- gone already when its applications follow: then nothing is kept.
CREATE FUNCTION before_oauth_client_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH taken AS (
    DELETE FROM usage_counters WHERE client_id = OLD.id RETURNING day, calls, items
  )
  INSERT INTO past_usage (owner_id, client_id, application_name, day, calls, items)
  SELECT OLD.owner_id, OLD.client_id, OLD.name, day, calls, items FROM taken
  WHERE EXISTS (SELECT FROM users WHERE id = OLD.owner_id);
  RETURN OLD;
END $$;

CREATE TRIGGER "oauth_client_deleted" BEFORE DELETE ON "oauth_clients"
  FOR EACH ROW EXECUTE FUNCTION before_oauth_client_deleted();
