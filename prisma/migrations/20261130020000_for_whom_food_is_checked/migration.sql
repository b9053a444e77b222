-- For whom a person has food judged; empty: for everybody who eats with them.
ALTER TABLE "users" ADD COLUMN "checked_people" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[];
