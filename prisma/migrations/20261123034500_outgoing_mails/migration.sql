-- Mail that waits until the mail server takes it. What it says is sealed: it may hold a link that sets a password.
CREATE TABLE "outgoing_mails" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "recipient_mark" TEXT NOT NULL,
    "user_id" UUID,
    "sealed_secret" BYTEA NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_mails_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "outgoing_mails_next_attempt_at_idx" ON "outgoing_mails"("next_attempt_at");
CREATE INDEX "outgoing_mails_recipient_mark_idx" ON "outgoing_mails"("recipient_mark");
CREATE INDEX "outgoing_mails_user_id_idx" ON "outgoing_mails"("user_id");

-- What waits goes with the account, and nothing more is put there for one that has gone.
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
