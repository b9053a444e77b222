-- How badly a person reacts, and whether traces matter: of allergies only.
CREATE TYPE "allergy_severity" AS ENUM ('intolerance', 'allergy', 'severe');

ALTER TABLE "ingredient_preferences"
  ADD COLUMN "severity" "allergy_severity",
  ADD COLUMN "traces" BOOLEAN NOT NULL DEFAULT true,
  ADD CONSTRAINT "ingredient_preferences_weight_of_allergies"
    CHECK ("preference_type" = 'allergy' OR ("severity" IS NULL AND "traces"));
