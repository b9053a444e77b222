-- The most that a serving may hold of each nutrient that is not counted whole. Until a recipe is analysed anew, nobody knows.
ALTER TABLE "recipes" ADD COLUMN "nutrient_most" JSONB;
