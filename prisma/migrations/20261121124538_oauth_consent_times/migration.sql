-- AlterTable
ALTER TABLE "oauth_clients" ADD COLUMN     "verified_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "user_client_authorizations" ADD COLUMN     "granted_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "oauth_grants_created_at_idx" ON "oauth_grants"("created_at");


UPDATE "user_client_authorizations" SET "granted_at" = "created_at" WHERE "permission" AND "active";

-- An application that is switched off loses every grant of every person, whoever switches it off and however;
-- switching it on again revives none.
CREATE FUNCTION on_oauth_client_switched_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE oauth_grants SET revoked_at = now(), revoke_reason = 'client_switched_off'
  WHERE client_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER "oauth_client_switched_off" AFTER UPDATE OF "is_active" ON "oauth_clients"
  FOR EACH ROW WHEN (OLD.is_active AND NOT NEW.is_active) EXECUTE FUNCTION on_oauth_client_switched_off();
