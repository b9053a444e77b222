-- AlterTable
ALTER TABLE "oauth_clients" ADD COLUMN     "developer" TEXT,
ADD COLUMN     "forgives_repeated_refresh" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_pairwise" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "last_used_at" TIMESTAMPTZ(3),
ADD COLUMN     "logo_uri" TEXT,
ADD COLUMN     "notice_uri" TEXT,
ADD COLUMN     "policy_uri" TEXT,
ADD COLUMN     "previous_secret_ends_at" TIMESTAMPTZ(3),
ADD COLUMN     "previous_secret_hash" TEXT,
ADD COLUMN     "requires_pkce" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sector_identifier" TEXT,
ADD COLUMN     "sector_secret" TEXT,
ADD COLUMN     "site_uri" TEXT,
ADD COLUMN     "submitted_at" TIMESTAMPTZ(3),
ADD COLUMN     "terms_uri" TEXT,
ALTER COLUMN "owner_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "oauth_grants" ADD COLUMN     "resource" TEXT;

-- AlterTable
ALTER TABLE "user_client_authorizations" ADD COLUMN     "declined" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "ends_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "oauth_client_logos" (
    "client_id" UUID NOT NULL,
    "webp" BYTEA NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oauth_client_logos_pkey" PRIMARY KEY ("client_id")
);

-- CreateTable
CREATE TABLE "oauth_reads" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "application_name" TEXT NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "purpose" TEXT NOT NULL,
    "fields" TEXT[],
    "reads" INTEGER NOT NULL,
    "is_rest" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "oauth_reads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "oauth_notices" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "client_id" UUID NOT NULL,
    "user_id" UUID,
    "subject" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_attempt_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "delivered_at" TIMESTAMPTZ(3),
    "acknowledged_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "oauth_reads_user_id_last_at_idx" ON "oauth_reads"("user_id", "last_at");

-- CreateIndex
CREATE INDEX "oauth_reads_last_at_idx" ON "oauth_reads"("last_at");

-- CreateIndex
CREATE UNIQUE INDEX "oauth_reads_user_id_client_id_is_rest_first_at_purpose_fiel_key" ON "oauth_reads"("user_id", "client_id", "is_rest", "first_at", "purpose", "fields");

-- CreateIndex
CREATE INDEX "oauth_notices_next_attempt_at_idx" ON "oauth_notices"("next_attempt_at");

-- CreateIndex
CREATE INDEX "oauth_notices_user_id_created_at_idx" ON "oauth_notices"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "oauth_notices_client_id_idx" ON "oauth_notices"("client_id");

-- CreateIndex
CREATE INDEX "oauth_notices_created_at_idx" ON "oauth_notices"("created_at");

-- CreateIndex
CREATE INDEX "user_client_authorizations_ends_at_idx" ON "user_client_authorizations"("ends_at");

-- AddForeignKey
ALTER TABLE "oauth_client_logos" ADD CONSTRAINT "oauth_client_logos_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_reads" ADD CONSTRAINT "oauth_reads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_notices" ADD CONSTRAINT "oauth_notices_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_notices" ADD CONSTRAINT "oauth_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- One row that adds up what is older, for each person and application.
CREATE UNIQUE INDEX "oauth_reads_rest" ON "oauth_reads" ("user_id", "client_id") WHERE "is_rest";

ALTER TABLE "oauth_clients" ADD CONSTRAINT "oauth_clients_pairwise" CHECK (
  "is_pairwise" = ("sector_identifier" IS NOT NULL) AND "is_pairwise" = ("sector_secret" IS NOT NULL));

-- As an application knows a person: OpenID Connect Core 8.1. The same for all applications of one sector.
CREATE FUNCTION oauth_subject(client oauth_clients, person uuid) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN client.is_pairwise
    THEN rtrim(translate(encode(sha256(convert_to(
      client.sector_identifier || ' ' || person::text || ' ' || client.sector_secret, 'UTF8')), 'base64'), '+/', '-_'), '=')
    ELSE person::text END
$$;

-- A consent that ends, or allows less, is told to the application, whoever ends it and however: the person, an
-- administrator, the clock, or the deletion of the account, whose row is gone already when its consents follow. An
-- application without an address for notices is told nothing, and the person sees that.
CREATE FUNCTION on_oauth_consent_ended() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  still boolean := TG_OP = 'UPDATE' AND NEW.permission AND NEW.active;
  taken text[] := OLD.scopes;
  is_there boolean := EXISTS (SELECT FROM users WHERE id = OLD.user_id);
BEGIN
  IF NOT (OLD.permission AND OLD.active) THEN RETURN NULL; END IF;
  IF still THEN
    taken := ARRAY(SELECT unnest(OLD.scopes) EXCEPT SELECT unnest(NEW.scopes) ORDER BY 1);
    IF cardinality(taken) = 0 THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO oauth_notices (client_id, user_id, subject, event, scopes, next_attempt_at)
  SELECT c.id, CASE WHEN is_there THEN OLD.user_id END, oauth_subject(c, OLD.user_id),
    CASE WHEN NOT is_there THEN 'account-deleted' WHEN still THEN 'consent-narrowed' ELSE 'consent-ended' END,
    taken, CASE WHEN c.notice_uri IS NOT NULL THEN now() END
  FROM oauth_clients c WHERE c.id = OLD.client_id AND (is_there OR c.notice_uri IS NOT NULL);
  RETURN NULL;
END $$;

CREATE TRIGGER "oauth_consent_changed" AFTER UPDATE OF "permission", "active", "scopes" ON "user_client_authorizations"
  FOR EACH ROW EXECUTE FUNCTION on_oauth_consent_ended();
CREATE TRIGGER "oauth_consent_deleted" AFTER DELETE ON "user_client_authorizations"
  FOR EACH ROW EXECUTE FUNCTION on_oauth_consent_ended();

-- What was not told yet is still told, without a tie to the account.
CREATE FUNCTION before_user_deleted_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE oauth_notices SET user_id = NULL WHERE user_id = OLD.id AND next_attempt_at IS NOT NULL;
  RETURN OLD;
END $$;
CREATE TRIGGER "oauth_notices_outlive_user" BEFORE DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION before_user_deleted_notices();

-- An owner is asked for by the portal; none registers itself through it.
CREATE INDEX "oauth_clients_self_registered" ON "oauth_clients" ("created_at") WHERE "owner_id" IS NULL;
