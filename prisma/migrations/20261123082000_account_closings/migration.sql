-- Accounts that are closed and deleted later, unless their owners keep them (docs/decisions/178).
-- CreateTable
CREATE TABLE "account_closings" (
    "user_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "deletes_at" TIMESTAMPTZ(3) NOT NULL,
    "warned_at" TIMESTAMPTZ(3),
    "paused_clients" UUID[],

    CONSTRAINT "account_closings_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "account_closings_later" CHECK ("deletes_at" > "asked_at")
);

-- CreateIndex
CREATE INDEX "account_closings_deletes_at_idx" ON "account_closings"("deletes_at");

-- AddForeignKey
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
