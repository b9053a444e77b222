CREATE TABLE "emergency_plans" (
  "id" UUID NOT NULL,
  "owner_id" UUID NOT NULL,
  "person_id" UUID,
  "country" TEXT,
  "is_child" BOOLEAN NOT NULL DEFAULT false,
  "signs" TEXT,
  "pens" JSONB NOT NULL DEFAULT '[]',
  "steps" JSONB NOT NULL DEFAULT '[]',
  "contacts" JSONB NOT NULL DEFAULT '[]',
  "source" TEXT,
  "source_day" DATE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "emergency_plans_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "emergency_plans_are_lists" CHECK (
    jsonb_typeof("pens") = 'array' AND jsonb_typeof("steps") = 'array' AND jsonb_typeof("contacts") = 'array'
  )
);
CREATE UNIQUE INDEX "emergency_plans_person_id_key" ON "emergency_plans"("person_id");
CREATE INDEX "emergency_plans_owner_id_idx" ON "emergency_plans"("owner_id");
-- A person has one plan of their own. Prisma cannot express partial indexes.
CREATE UNIQUE INDEX "emergency_plans_own_key" ON "emergency_plans"("owner_id") WHERE "person_id" IS NULL;
ALTER TABLE "emergency_plans" ADD CONSTRAINT "emergency_plans_owner_id_fkey"
  FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "emergency_plans" ADD CONSTRAINT "emergency_plans_person_id_fkey"
  FOREIGN KEY ("person_id") REFERENCES "table_people"("id") ON DELETE CASCADE ON UPDATE CASCADE;
