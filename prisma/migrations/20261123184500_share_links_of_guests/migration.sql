-- A card without an account is shared by a link as well: the row has no owner yet, and always ends.
-- AlterTable
ALTER TABLE "share_links" ALTER COLUMN "user_id" DROP NOT NULL;
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_of_nobody_end_check" CHECK ("user_id" IS NOT NULL OR "expires_at" IS NOT NULL);

-- What such a link opens. Gone with the link, and when the link moves into an account.
-- CreateTable
CREATE TABLE "guest_link_cards" (
    "link_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "suffix" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "allergies" JSONB NOT NULL,
    "dietary_preferences" "diet_key"[],
    "ways" TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guest_link_cards_pkey" PRIMARY KEY ("link_id"),
    CONSTRAINT "guest_link_cards_allergies_check" CHECK (jsonb_typeof("allergies") = 'array')
);

-- CreateIndex
CREATE INDEX "guest_link_cards_token_hash_idx" ON "guest_link_cards"("token_hash");

-- AddForeignKey
ALTER TABLE "guest_link_cards" ADD CONSTRAINT "guest_link_cards_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
