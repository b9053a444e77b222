-- What a recipe is: one sentence, the kitchen that it comes from and its place in a meal.
ALTER TABLE "recipes" ADD COLUMN "description" TEXT,
ADD COLUMN "cuisine" TEXT,
ADD COLUMN "course" TEXT;
