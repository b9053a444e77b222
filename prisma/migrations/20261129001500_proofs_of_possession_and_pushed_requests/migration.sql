-- Access tokens may be bound to a key of the application (DPoP, RFC 9449).
ALTER TABLE "oauth_clients" ADD COLUMN "requires_proofs" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "oauth_codes" ADD COLUMN "proof_key" TEXT;
ALTER TABLE "oauth_access_tokens" ADD COLUMN "proof_key" TEXT;
ALTER TABLE "oauth_refresh_tokens" ADD COLUMN "proof_key" TEXT;

CREATE TABLE "oauth_used_proofs" (
    "hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oauth_used_proofs_pkey" PRIMARY KEY ("hash")
);
CREATE INDEX "oauth_used_proofs_expires_at_idx" ON "oauth_used_proofs"("expires_at");

-- Applications may send their authorization requests before the browser comes (PAR, RFC 9126).
ALTER TABLE "oauth_clients" ADD COLUMN "requires_pushed_requests" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "oauth_pushed_requests" (
    "hash" TEXT NOT NULL,
    "client_id" UUID NOT NULL,
    "parameters" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_pushed_requests_pkey" PRIMARY KEY ("hash")
);
CREATE INDEX "oauth_pushed_requests_client_id_idx" ON "oauth_pushed_requests"("client_id");
CREATE INDEX "oauth_pushed_requests_expires_at_idx" ON "oauth_pushed_requests"("expires_at");
ALTER TABLE "oauth_pushed_requests" ADD CONSTRAINT "oauth_pushed_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;
