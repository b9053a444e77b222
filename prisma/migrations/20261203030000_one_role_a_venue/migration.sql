-- A person has one role at each venue, and one for all venues. Prisma knows no index whose nulls are equal, so the second
-- rule is a partial index.
DROP INDEX "business_member_roles_one_a_venue_key";
CREATE UNIQUE INDEX "business_member_roles_member_id_venue_id_key" ON "business_member_roles"("member_id", "venue_id");
CREATE UNIQUE INDEX "business_member_roles_everywhere_key" ON "business_member_roles"("member_id") WHERE "venue_id" IS NULL;
