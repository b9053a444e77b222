-- People with accounts who live together.
-- AlterTable
ALTER TABLE "grocery_lists" ADD COLUMN     "household_id" UUID;

-- AlterTable
ALTER TABLE "meal_entries" ADD COLUMN     "changed_by_id" UUID,
ADD COLUMN     "household_id" UUID;

-- AlterTable
ALTER TABLE "table_people" ADD COLUMN     "household_id" UUID;

-- CreateTable
CREATE TABLE "households" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "plan_version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "households_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "household_members" (
    "id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "rows" "share_row"[],
    "is_keeper" BOOLEAN NOT NULL DEFAULT false,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "household_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "household_invitations" (
    "id" UUID NOT NULL,
    "household_id" UUID NOT NULL,
    "invited_by_id" UUID NOT NULL,
    "is_single_use" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "household_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "household_members_user_id_idx" ON "household_members"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "household_members_household_id_user_id_key" ON "household_members"("household_id", "user_id");

-- CreateIndex
CREATE INDEX "household_invitations_household_id_idx" ON "household_invitations"("household_id");

-- CreateIndex
CREATE INDEX "household_invitations_invited_by_id_idx" ON "household_invitations"("invited_by_id");

-- CreateIndex
CREATE INDEX "grocery_lists_household_id_created_at_idx" ON "grocery_lists"("household_id", "created_at");

-- CreateIndex
CREATE INDEX "meal_entries_household_id_day_idx" ON "meal_entries"("household_id", "day");

-- CreateIndex
CREATE INDEX "meal_entries_changed_by_id_idx" ON "meal_entries"("changed_by_id");

-- CreateIndex
CREATE INDEX "table_people_household_id_idx" ON "table_people"("household_id");

-- AddForeignKey
ALTER TABLE "grocery_lists" ADD CONSTRAINT "grocery_lists_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table_people" ADD CONSTRAINT "table_people_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meal_entries" ADD CONSTRAINT "meal_entries_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meal_entries" ADD CONSTRAINT "meal_entries_changed_by_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- One member keeps each household.
CREATE UNIQUE INDEX "household_members_keeper_key" ON "household_members"("household_id") WHERE "is_keeper";

-- What leaving means, whichever way somebody goes: by themselves, removed, or with their account. The lists of the
-- household stay with those who stay, and the longest there keeps it when nobody does; of who went nothing is left: no
-- card, nobody whose card they brought, no invitation, no dish that only they can read. The last one takes what is there.
CREATE FUNCTION household_member_left() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  successor uuid;
BEGIN
  PERFORM 1 FROM households WHERE id = OLD.household_id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  UPDATE table_people SET household_id = NULL WHERE household_id = OLD.household_id AND owner_id = OLD.user_id;
  DELETE FROM household_invitations WHERE household_id = OLD.household_id AND invited_by_id = OLD.user_id;
  SELECT user_id INTO successor FROM household_members WHERE household_id = OLD.household_id
    ORDER BY is_keeper DESC, joined_at, id LIMIT 1;
  IF successor IS NULL THEN
    DELETE FROM households WHERE id = OLD.household_id;
    RETURN NULL;
  END IF;
  UPDATE household_members SET is_keeper = true
    WHERE household_id = OLD.household_id AND user_id = successor AND NOT is_keeper;
  DELETE FROM meal_entries e USING recipes r WHERE e.household_id = OLD.household_id AND e.owner_id = OLD.user_id
    AND r.id = e.recipe_id AND r.owner_id = OLD.user_id AND NOT (r.is_public AND r.hidden_at IS NULL);
  UPDATE meal_entries SET owner_id = successor WHERE household_id = OLD.household_id AND owner_id = OLD.user_id;
  UPDATE meal_entries SET changed_by_id = NULL WHERE household_id = OLD.household_id AND changed_by_id = OLD.user_id;
  UPDATE grocery_lists SET owner_id = successor WHERE household_id = OLD.household_id AND owner_id = OLD.user_id;
  UPDATE households SET plan_version = plan_version + 1, updated_at = clock_timestamp() WHERE id = OLD.household_id;
  RETURN NULL;
END $$;
CREATE TRIGGER household_member_left AFTER DELETE ON household_members
  FOR EACH ROW EXECUTE FUNCTION household_member_left();

-- Before the cascades of an account reach the lists that others use.
CREATE FUNCTION leave_households() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM household_members WHERE user_id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER leave_households BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION leave_households();
