CREATE TYPE "business_role" AS ENUM ('owner', 'manager', 'kitchen', 'analyst');

CREATE TABLE "businesses" (
  "id" UUID NOT NULL,
  "holder_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "businesses_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "businesses_holder_id_key" ON "businesses"("holder_id");

CREATE TABLE "business_members" (
  "id" UUID NOT NULL,
  "business_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "joined_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "business_members_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "business_members_user_id_key" ON "business_members"("user_id");
CREATE INDEX "business_members_business_id_idx" ON "business_members"("business_id");

CREATE TABLE "business_member_roles" (
  "id" UUID NOT NULL,
  "member_id" UUID NOT NULL,
  "role" "business_role" NOT NULL,
  "venue_id" UUID,
  CONSTRAINT "business_member_roles_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "business_member_roles_owner_everywhere_check" CHECK ("role" <> 'owner' OR "venue_id" IS NULL)
);
CREATE UNIQUE INDEX "business_member_roles_one_a_venue_key"
  ON "business_member_roles"("member_id", "venue_id") NULLS NOT DISTINCT;
CREATE INDEX "business_member_roles_venue_id_idx" ON "business_member_roles"("venue_id");

CREATE TABLE "business_invitations" (
  "id" UUID NOT NULL,
  "business_id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "role" "business_role" NOT NULL,
  "venue_ids" UUID[],
  "token_hash" TEXT NOT NULL,
  "invited_by_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "business_invitations_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "business_invitations_email_check" CHECK ("email" = lower(trim("email"))),
  CONSTRAINT "business_invitations_owner_everywhere_check" CHECK ("role" <> 'owner' OR "venue_ids" = '{}')
);
CREATE UNIQUE INDEX "business_invitations_token_hash_key" ON "business_invitations"("token_hash");
CREATE UNIQUE INDEX "business_invitations_business_id_email_key" ON "business_invitations"("business_id", "email");
CREATE INDEX "business_invitations_invited_by_id_idx" ON "business_invitations"("invited_by_id");

CREATE TABLE "business_acts" (
  "id" UUID NOT NULL,
  "business_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "kind" TEXT NOT NULL,
  "actor_id" UUID,
  "about_id" UUID,
  "details" JSONB NOT NULL DEFAULT '{}',
  CONSTRAINT "business_acts_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "business_acts_business_id_at_id_idx" ON "business_acts"("business_id", "at", "id");
CREATE INDEX "business_acts_at_idx" ON "business_acts"("at");
CREATE INDEX "business_acts_actor_id_idx" ON "business_acts"("actor_id");
CREATE INDEX "business_acts_about_id_idx" ON "business_acts"("about_id");

ALTER TABLE "businesses" ADD CONSTRAINT "businesses_holder_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_member_roles" ADD CONSTRAINT "business_member_roles_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "business_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_member_roles" ADD CONSTRAINT "business_member_roles_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_acts" ADD CONSTRAINT "business_acts_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_acts" ADD CONSTRAINT "business_acts_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "business_acts" ADD CONSTRAINT "business_acts_about_id_fkey" FOREIGN KEY ("about_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An account of a business that belongs to no business owns one: the one that it holds, or a new one.
CREATE FUNCTION "give_own_business"("person" UUID) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  held UUID;
  seat UUID := gen_random_uuid();
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE id = person AND account_type = 'business')
    OR EXISTS (SELECT FROM business_members WHERE user_id = person) THEN
    RETURN;
  END IF;
  INSERT INTO businesses (id, holder_id, created_at) VALUES (gen_random_uuid(), person, now())
    ON CONFLICT (holder_id) DO NOTHING;
  SELECT id INTO held FROM businesses WHERE holder_id = person;
  INSERT INTO business_members (id, business_id, user_id, joined_at) VALUES (seat, held, person, now());
  INSERT INTO business_member_roles (id, member_id, role) VALUES (gen_random_uuid(), seat, 'owner');
END;
$$;

-- What is recorded under the holder of a business is recorded under another of its owners from now on.
CREATE FUNCTION "hand_business_over"("business" UUID, "heir" UUID) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  holder UUID;
BEGIN
  SELECT holder_id INTO holder FROM businesses WHERE id = business FOR UPDATE;
  IF holder IS NULL OR holder = heir THEN
    RETURN;
  END IF;
  -- A business of the heir's own, which is empty: whoever has venues or applications joins no other business.
  DELETE FROM businesses WHERE holder_id = heir;
  UPDATE businesses SET holder_id = heir WHERE id = business;
  UPDATE venues SET owner_id = heir WHERE owner_id = holder;
  UPDATE former_venues SET owner_id = heir WHERE owner_id = holder;
  UPDATE oauth_clients SET owner_id = heir WHERE owner_id = holder;
  UPDATE past_usage SET owner_id = heir WHERE owner_id = holder;
END;
$$;

-- Hands the business that a person holds to the owner who has been there longest. Nothing happens without another owner.
CREATE FUNCTION "pass_business_on"("person" UUID) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  held UUID;
  heir UUID;
BEGIN
  SELECT id INTO held FROM businesses WHERE holder_id = person FOR UPDATE;
  IF held IS NULL THEN
    RETURN;
  END IF;
  SELECT m.user_id INTO heir FROM business_members m JOIN business_member_roles r ON r.member_id = m.id AND r.role = 'owner'
    WHERE m.business_id = held AND m.user_id <> person
      AND NOT EXISTS (SELECT FROM account_closings c WHERE c.user_id = m.user_id)
    ORDER BY m.joined_at, m.id LIMIT 1;
  IF heir IS NOT NULL THEN
    PERFORM hand_business_over(held, heir);
  END IF;
END;
$$;

CREATE FUNCTION "give_own_business_to_account"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM give_own_business(NEW.id);
  RETURN NULL;
END;
$$;
CREATE TRIGGER "users_give_own_business" AFTER INSERT OR UPDATE OF "account_type" ON "users"
  FOR EACH ROW WHEN (NEW.account_type = 'business') EXECUTE FUNCTION "give_own_business_to_account"();

-- An account that is a person's only keeps no business of its own; another owner has it from then on, if there is one.
CREATE FUNCTION "end_own_business_of_account"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pass_business_on(NEW.id);
  DELETE FROM business_members m USING businesses b
    WHERE m.user_id = NEW.id AND b.id = m.business_id AND b.holder_id = NEW.id;
  RETURN NULL;
END;
$$;
CREATE TRIGGER "users_end_own_business" AFTER UPDATE OF "account_type" ON "users"
  FOR EACH ROW WHEN (NEW.account_type = 'diner') EXECUTE FUNCTION "end_own_business_of_account"();

CREATE FUNCTION "give_own_business_to_leaver"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM give_own_business(OLD.user_id);
  RETURN NULL;
END;
$$;
CREATE TRIGGER "business_members_give_own_business" AFTER DELETE ON "business_members"
  FOR EACH ROW EXECUTE FUNCTION "give_own_business_to_leaver"();

-- Deleting an account takes no business from its other owners, and leaves no trace of the address in what was written down.
CREATE FUNCTION "leave_business_of_deleted_account"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pass_business_on(OLD.id);
  DELETE FROM business_invitations WHERE email = OLD.email;
  UPDATE business_acts SET details = details - 'email' WHERE details->>'email' = OLD.email;
  RETURN OLD;
END;
$$;
CREATE TRIGGER "users_leave_business" BEFORE DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "leave_business_of_deleted_account"();

SELECT give_own_business(id) FROM users WHERE account_type = 'business';
